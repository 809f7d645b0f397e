import { expect, userEvent } from "storybook/test";
import preview from "../../../.storybook/preview";
import { jobs, site } from "../../../tests/mocks/outcomes";
import { english, mobile, opens, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/" } });
const HEADING = "Hulp van om de hoek, voor elke klus";

export const Default = meta.story({
  async play(story) {
    await opens(HEADING)(story);
    await says("Dit zijn voorbeelden, geen echte beoordelingen.")(story);
    const rules = story.canvas.getByText(/^Gaat het niet door\?/);
    await expect(rules).not.toBeVisible();
    await userEvent.click(story.canvas.getByText("En als het anders loopt?"));
    await expect(rules).toBeVisible();
  },
});
export const Empty = meta.story({ args: { outcomes: [jobs.none] }, play: opens(HEADING) });
export const Failed = meta.story({ args: { outcomes: [jobs.failed] }, play: opens("Er ging iets mis bij ons") });
export const Offline = meta.story({ args: { outcomes: [jobs.offline] }, play: opens("We zijn even niet bereikbaar") });
export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly] },
  play: says("Betalen regel je samen"),
});
export const English = meta.story({ ...english, play: says("Just posted") });
export const Mobile = meta.story({ ...mobile, play: opens(HEADING) });
export const SmallestPhone = meta.story({
  globals: { viewport: { value: "small" } },
  play: opens(HEADING),
});
