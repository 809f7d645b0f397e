import { expect } from "storybook/test";
import { HelperCard } from "~/components/people/helper-card";
import preview from "../../../.storybook/preview";
import { aPerson } from "../../../tests/mocks/factories/profile";
import { has, says } from "../../plays";
import { guide } from "../guide";
import { inList } from "../inside";

/** A helper in a list: name, rating, distance, categories. The whole card is the link. */
const meta = preview.meta({ ...inList, component: HelperCard, tags: ["autodocs"], args: { person: aPerson() } });

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Hassan B." })).toHaveAttribute("href", "/helper/2");
    await expect(canvas.getByText("Antwoordt meestal binnen 2 uur")).toBeVisible();
  },
});
export const AroundTheCorner = meta.story({ args: { person: aPerson({ distance: 300 }) }, play: says("om de hoek") });
export const New = meta.story({
  args: {
    person: aPerson({
      rating: null,
      reviews_count: 0,
      verified: false,
      function_title: null,
      workexperience_count: 0,
      reply_minutes: null,
      completion_rate: null,
    }),
  },
  play: says("Nog geen beoordelingen"),
});
export const LongName = meta.story({
  args: { person: aPerson({ name: "Klussenbedrijf Van den Nieuwenhuijzen-Oosterbroek en Zonen" }) },
  play: has("heading", /Nieuwenhuijzen/),
});

export const Guide = meta.story(
  guide({
    file: "people/helper-card.tsx",
    does: ["Show only what was measured or written by the person."],
    donts: ["Don’t rank people on it by a score of our own.", "Don’t show a street or a full name."],
    keyboard: "Tab reaches its one link.",
    name: "The person’s name.",
  }),
);
