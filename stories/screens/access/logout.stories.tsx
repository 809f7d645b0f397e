import preview from "../../../.storybook/preview";
import { opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/logout", viewer: petra } });

export const Default = meta.story({ play: opens("Uitloggen") });

export const LoggedOut = meta.story({
  async play(story) {
    await press(story, "button", "Op alle apparaten uitloggen");
    await says("Je bent uitgelogd. Tot gauw!")(story);
  },
});
