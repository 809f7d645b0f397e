import preview from "../../../.storybook/preview";
import { english, mobile, opens, petra, press, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/post-job/delen?shared", viewer: petra } });
const HEADING = "Wat je deelde";

export const Default = meta.story({
  async play(story) {
    await opens(HEADING)(story);
    await press(story, "button", "Maak er een klus van");
    await opens("Waar kunnen we je mee helpen?")(story);
  },
});
export const WithoutAnything = meta.story({
  args: { at: "/post-job/delen" },
  play: opens("Waar kunnen we je mee helpen?"),
});
export const English = meta.story({ ...english, play: opens("What you shared") });
export const Mobile = meta.story({ ...mobile, play: opens(HEADING) });
