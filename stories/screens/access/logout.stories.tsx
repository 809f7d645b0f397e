import { contract } from "~/api/contract";
import preview from "../../../.storybook/preview";
import { isOffline } from "../../../tests/mocks/answers";
import { opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/logout", viewer: petra } });

export const Default = meta.story({ play: opens("Uitloggen") });

export const LoggedOut = meta.story({
  async play(story) {
    await press(story, "button", "Uitloggen");
    await says("Je bent uitgelogd. Tot gauw!")(story);
  },
});

export const LoggedOutEverywhere = meta.story({
  async play(story) {
    await press(story, "button", "Op alle apparaten uitloggen");
    await says("Je bent op alle apparaten uitgelogd.")(story);
  },
});

export const LoggedOutHereOnly = meta.story({
  args: { outcomes: [isOffline(contract.account.logOut)] },
  async play(story) {
    await press(story, "button", "Op alle apparaten uitloggen");
    await says("Je bent alleen hier uitgelogd.")(story);
  },
});
