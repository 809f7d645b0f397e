import preview from "../../../.storybook/preview";
import { mailedDeed } from "../../../tests/mocks/outcomes";
import { brokenLink } from "../../../tests/mocks/refused";
import { english, opens, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/account/undo-email?uid=1&token=een-token" } });

export const Default = meta.story({ play: opens("Zet je oude adres terug") });

export const LinkTooOld = meta.story({
  args: { outcomes: [mailedDeed.undoTooOld] },
  async play(story) {
    await press(story, "button", "Zet mijn oude adres terug");
    await says("Deze link is ongeldig, al gebruikt of ouder dan 7 dagen.")(story);
  },
});

export const LinkBroken = meta.story({
  args: { outcomes: [brokenLink.undo] },
  async play(story) {
    await press(story, "button", "Zet mijn oude adres terug");
    await says("Deze link is ongeldig, al gebruikt of ouder dan 7 dagen.")(story);
  },
});

export const Done = meta.story({
  async play(story) {
    await press(story, "button", "Zet mijn oude adres terug");
    await says("Je oude adres is terug.")(story);
  },
});

export const English = meta.story({ ...english, play: opens("Put your old address back") });
