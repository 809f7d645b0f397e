import preview from "../../../.storybook/preview";
import { passwordReset } from "../../../tests/mocks/outcomes";
import { isRefused, isWrong, opens, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/reset-password?uid=MQ&token=een-token" } });

export const Default = meta.story({ play: opens("Kies een nieuw wachtwoord") });

export const Invalid = meta.story({
  async play(story) {
    await send(story, { "Nieuw wachtwoord": "kort", "Herhaal wachtwoord": "anders" }, "Wachtwoord opslaan");
    await isWrong(story, "Nieuw wachtwoord", "Nieuw wachtwoord moet minimaal 8 tekens bevatten");
    await isWrong(story, "Herhaal wachtwoord", "Wachtwoorden komen niet overeen");
  },
});

export const LinkTooOld = meta.story({
  args: { outcomes: [passwordReset.linkTooOld] },
  async play(story) {
    const password = "Welkom123!";
    await send(story, { "Nieuw wachtwoord": password, "Herhaal wachtwoord": password }, "Wachtwoord opslaan");
    await isRefused(story, "link");
  },
});

export const Saved = meta.story({
  async play(story) {
    const password = "Welkom123!";
    await send(story, { "Nieuw wachtwoord": password, "Herhaal wachtwoord": password }, "Wachtwoord opslaan");
    await says("Je nieuwe wachtwoord is opgeslagen.")(story);
  },
});
