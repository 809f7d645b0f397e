import preview from "../../../.storybook/preview";
import { activation } from "../../../tests/mocks/outcomes";
import { english, opens, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/account/activate?uid=MQ&token=een-token" } });

export const Default = meta.story({ play: opens("Bevestig je e-mailadres") });

export const LinkTooOld = meta.story({
  args: { outcomes: [activation.linkTooOld] },
  async play(story) {
    await press(story, "button", "Bevestig mijn adres");
    await opens("Deze link werkt niet meer")(story);
  },
});

export const Confirmed = meta.story({
  async play(story) {
    await press(story, "button", "Bevestig mijn adres");
    await says("Je e-mailadres is bevestigd.")(story);
  },
});

export const English = meta.story({ ...english, play: opens("Confirm your email address") });
