import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { anAdmin } from "../../../tests/mocks/admin-records";
import { engagement } from "../../../tests/mocks/engagement";
import { english, hassan, isWrong, mobile, opens, says, screen } from "../../screen";

const meta = preview.meta({
  ...screen,
  args: { at: "/admin/engagement", viewer: anAdmin, outcomes: [engagement.seen] },
});
const HEADING = "Gebruik van pagina’s";

export const Default = meta.story({
  async play(story) {
    await opens(HEADING)(story);
    await says("2.085 keer bekeken")(story);
    await expect(story.canvas.getByRole("row", { name: /^\/task\/:id 880 57 91% 73% 35% 23%$/ })).toBeVisible();
    await expect(story.canvas.getByRole("row", { name: /^\/faq 1 onbekend/ })).toBeVisible();
  },
});
export const Empty = meta.story({ args: { outcomes: [engagement.none] }, play: says("Nog niets gemeten") });
export const Invalid = meta.story({
  args: { at: "/admin/engagement?days=veel", outcomes: [engagement.wrongPeriod] },
  async play(story) {
    await isWrong(story, "Periode", "Ongeldige waarde.");
  },
});
export const Failed = meta.story({ args: { outcomes: [engagement.failed] }, play: opens("Er ging iets mis bij ons") });
export const Offline = meta.story({
  args: { outcomes: [engagement.offline] },
  play: opens("We zijn even niet bereikbaar"),
});
export const AsHelper = meta.story({ args: { viewer: hassan }, play: opens("Deze pagina is er niet") });
export const English = meta.story({ ...english, play: opens("Page use") });
export const Mobile = meta.story({ ...mobile, play: opens(HEADING) });
