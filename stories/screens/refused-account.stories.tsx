import { expect } from "storybook/test";
import preview from "../../.storybook/preview";
import { entering } from "../../tests/mocks/refused";
import { english, isRefused, opens, petra, press, says, screen, send } from "../screen";

/** Getting in, and what an account may no longer do. */
const meta = preview.meta({ ...screen, args: { at: "/login" } });
const SUSPENDED = "Dit account is geblokkeerd. Neem contact met ons op.";
const address = { at: "/account/confirm-email?uid=MQ&token=een-token" };
const LETTER = { Naam: "Joke de Wit", "E-mail": "joke@example.test", "Je bericht": "Mijn klus is weg." };

export const Suspended = meta.story({
  args: { outcomes: [entering.suspended] },
  async play(story) {
    await send(story, { "E-mail": "placer@example.test", Wachtwoord: "Welkom123!" }, "Inloggen");
    await isRefused(story, SUSPENDED);
    await expect(story.canvas.getByLabelText("E-mail")).toHaveValue("placer@example.test");
  },
});

export const PartnerSuspended = meta.story({
  args: { at: "/partner-login", outcomes: [entering.partnerSuspended] },
  async play(story) {
    await send(story, { "E-mail": "partner@example.test", Wachtwoord: "Welkom123!" }, "Inloggen");
    await isRefused(story, SUSPENDED);
  },
});

export const NewAddress = meta.story({ args: address, play: opens("Bevestig je e-mailadres") });
export const NewAddressInEnglish = meta.story({
  ...english,
  args: address,
  play: opens("Confirm your email address"),
});
export const NewAddressConfirmed = meta.story({
  args: address,
  async play(story) {
    await press(story, "button", "Bevestig mijn adres");
    await says("Je e-mailadres is bevestigd.")(story);
  },
});
export const NewAddressTooOld = meta.story({
  args: { ...address, outcomes: [entering.addressTooOld] },
  async play(story) {
    await press(story, "button", "Bevestig mijn adres");
    await opens("Deze link werkt niet meer")(story);
  },
});

export const RenewalTooOld = meta.story({
  args: { at: "/account/renew?token=7.1.een-token", outcomes: [entering.renewalTooOld] },
  async play(story) {
    await press(story, "button", "Verleng mijn klus");
    await says("Deze link")(story);
  },
});

export const AlreadyVerified = meta.story({
  args: { at: "/profile/1/settings", viewer: petra, outcomes: [entering.alreadyVerified] },
  async play(story) {
    await press(story, "button", "Verifieer mijn identiteit");
    await says("Je identiteit is al geverifieerd.")(story);
  },
});
export const AlreadyVerifiedOnTheWay = meta.story({
  args: { at: "/profile/1/starten/geld", viewer: petra, outcomes: [entering.alreadyVerified] },
  async play(story) {
    await press(story, "button", "Verifieer mijn identiteit");
    await says("Je identiteit is al geverifieerd.")(story);
  },
});

export const LetterSentBefore = meta.story({
  args: { at: "/contact", outcomes: [entering.alreadySent] },
  async play(story) {
    await story.userEvent.selectOptions(await story.canvas.findByLabelText("Onderwerp"), "Probleem met een klus");
    await send(story, LETTER, "Verstuur bericht");
    await isRefused(story, "Dit heb je al gedaan.");
    await expect(story.canvas.getByLabelText("Je bericht")).toHaveValue(LETTER["Je bericht"]);
  },
});
export const RequestSentBefore = meta.story({
  args: { at: "/partner", outcomes: [entering.alreadySent] },
  async play(story) {
    await send(story, { ...LETTER, Bedrijfsnaam: "Buurtkrant" }, "Verstuur aanvraag");
    await isRefused(story, "Dit heb je al gedaan.");
  },
});
