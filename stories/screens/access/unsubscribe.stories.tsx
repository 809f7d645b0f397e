import preview from "../../../.storybook/preview";
import { mailedDeed } from "../../../tests/mocks/outcomes";
import { english, opens, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/account/unsubscribe?token=7.een-token" } });

export const Default = meta.story({ play: opens("Uitschrijven voor mails") });

export const LinkWrong = meta.story({
  args: { outcomes: [mailedDeed.unsubscribeLinkWrong] },
  async play(story) {
    await press(story, "button", "Schrijf me uit");
    await says("Deze link is ongeldig. Gebruik de link uit je nieuwste mail, of zet mails uit bij je instellingen.")(
      story,
    );
  },
});

export const Done = meta.story({
  async play(story) {
    await press(story, "button", "Schrijf me uit");
    await says("Je krijgt deze mails niet meer.")(story);
  },
});

export const English = meta.story({ ...english, play: opens("Unsubscribe from emails") });
