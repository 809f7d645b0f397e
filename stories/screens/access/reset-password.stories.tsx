import { expect } from "storybook/test";
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

export const OtherWaysIn = meta.story({
  args: {
    outcomes: [
      passwordReset.keeps({
        passkeys: [
          { id: 2, name: "Telefoon van Petra", created_at: "2026-02-03T09:00:00Z" },
          { id: 1, name: null, created_at: "2025-11-20T09:00:00Z" },
        ],
        linked: [{ app: "google", created_at: "2025-06-01T09:00:00Z" }],
      }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Houd mijn passkeys")).toHaveAccessibleDescription(
      "Telefoon van Petra (sinds 3 februari 2026), Passkey zonder naam (sinds 20 november 2025)",
    );
    await expect(canvas.getByLabelText("Houd mijn gekoppelde accounts")).toHaveAccessibleDescription(/^Google/);
  },
});

export const NewAccount = meta.story({
  args: { outcomes: [passwordReset.keeps({ passkeys: [], linked: [], new_account: true })] },
  play: says("Jij krijgt een nieuw, leeg account."),
});

export const LinkTooOld = meta.story({
  args: { outcomes: [passwordReset.linkTooOld] },
  async play(story) {
    await says("Deze link werkt niet meer")(story);
    await expect(story.canvas.getByRole("link", { name: "Vraag een nieuwe link aan" })).toBeVisible();
    await expect(story.canvas.queryByLabelText("Nieuw wachtwoord")).not.toBeInTheDocument();
  },
});

export const LinkUsedMeanwhile = meta.story({
  args: { outcomes: [passwordReset.linkUsedMeanwhile] },
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
