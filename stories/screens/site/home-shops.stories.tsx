import { expect, within } from "storybook/test";
import preview from "../../../.storybook/preview";
import { shops } from "../../../tests/mocks/shops";
import { english, mobile, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/" } });

export const Default = meta.story({
  async play(story) {
    await says("Gereedschap en spullen")(story);
    const { canvas } = story;
    const row = within(canvas.getByRole("region", { name: "Producten, schuif opzij voor meer" }));
    await expect(row.getAllByRole("listitem")).toHaveLength(12);
    const [link] = row.getAllByRole("link");
    await expect(link).toHaveAttribute("href", "/aanbod/product-1");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", expect.stringContaining("sponsored"));
  },
});

export const OfAKind = meta.story({
  args: { at: "/?category=schilderen" },
  async play(story) {
    await says("Gereedschap en spullen")(story);
    const kinds = within(story.canvas.getByRole("navigation", { name: "Kies een categorie" }));
    await expect(kinds.getByRole("link", { current: true })).toHaveTextContent("Schilderen");
  },
});

export const Empty = meta.story({
  args: { at: "/?category=verhuizen", outcomes: [shops.empty] },
  play: says("Geen producten beschikbaar"),
});

export const Failed = meta.story({
  args: { outcomes: [shops.fail] },
  async play(story) {
    await says("Fout bij laden")(story);
    await expect(story.canvas.getByRole("link", { name: "Probeer opnieuw" })).toHaveAttribute("href", "/#producten");
  },
});

export const NoShops = meta.story({
  args: { outcomes: [shops.areNone] },
  async play(story) {
    await says("Kom je er niet uit?")(story);
    await expect(story.canvas.queryByText("Gereedschap en spullen")).toBeNull();
  },
});

export const Untracked = meta.story({
  args: { outcomes: [shops.untracked] },
  async play(story) {
    await says("Muurverf mat wit, 2 liter")(story);
    await expect(story.canvas.queryByText("Zomaar een winkel")).toBeNull();
  },
});

export const PictureElsewhere = meta.story({
  args: { outcomes: [shops.elsewhere] },
  async play(story) {
    await says("Opgeknapt")(story);
    const row = story.canvas.getByRole("region", { name: "Producten, schuif opzij voor meer" });
    await expect(row.querySelector("img")).toBeNull();
  },
});

export const RealReviews = meta.story({
  args: { outcomes: [shops.sixReal] },
  async play(story) {
    await says("Wat buurtgenoten zeggen")(story);
    await says("Echt gebeurd, nummer 6")(story);
    await expect(
      story.canvas.queryByText("Dit zijn voorbeelden, geen echte beoordelingen.", { exact: false }),
    ).toBeNull();
  },
});

export const English = meta.story({ ...english, play: says("Tools and supplies") });
export const Mobile = meta.story({ ...mobile, play: says("Gereedschap en spullen") });
