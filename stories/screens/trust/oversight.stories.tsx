import { contract } from "~/api/contract";
import preview from "../../../.storybook/preview";
import { isOffline } from "../../../tests/mocks/answers";
import { english, mobile, opens, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/meldingen" } });

export const Default = meta.story({
  async play(story) {
    await opens("Misbruik melden")(story);
    await says("1.204")(story);
  },
});
export const WithoutNumbers = meta.story({
  args: { outcomes: [isOffline(contract.moderation.statistics)] },
  play: says("We kunnen de aantallen nu niet laten zien."),
});
export const English = meta.story({ ...english, play: says("Someone else reviews your appeal") });
export const Mobile = meta.story({ ...mobile, play: opens("Misbruik melden") });
