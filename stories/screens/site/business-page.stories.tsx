import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aViewer } from "../../../tests/mocks/factories/person";
import { site } from "../../../tests/mocks/outcomes";
import { english, mobile, opens, petra, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/business" } });
const HEADING = "Klussen met je bedrijf";

export const Default = meta.story({
  async play(story) {
    await opens(HEADING)(story);
    await says("van een afgeronde klus gaat 5% af")(story);
    await expect(story.canvas.getByRole("link", { name: "Ik heb al een account" })).toBeVisible();
  },
});

export const AsPerson = meta.story({
  args: { viewer: petra },
  async play(story) {
    await expect(await story.canvas.findByRole("link", { name: "Maak je profiel zakelijk" })).toBeVisible();
    await expect(story.canvas.queryByText("Maak een account")).toBeNull();
  },
});

export const AsBusiness = meta.story({
  args: { viewer: aViewer({ business: true }) },
  async play(story) {
    await expect(await story.canvas.findByRole("link", { name: "Bekijk je zakelijke gegevens" })).toBeVisible();
    await expect(story.canvas.queryByText("Zo begin je")).toBeNull();
  },
});

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly] },
  play: says("Je stuurt zelf je factuur"),
});

export const English = meta.story({ ...english, play: opens("Find work for your business") });
export const Mobile = meta.story({ ...mobile, play: opens(HEADING) });
