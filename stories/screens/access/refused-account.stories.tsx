import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { passkeyLogin } from "../../../tests/mocks/access";
import { aTrader } from "../../../tests/mocks/business";
import { login } from "../../../tests/mocks/outcomes";
import { brokenLink, entering, resending } from "../../../tests/mocks/refused";
import { hasAuthenticator } from "../../authenticator";
import { english, isRefused, isWrong, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/login" } });
const SUSPENDED = "Dit account is geschorst. In onze mail lees je waarom, en kun je bezwaar maken.";
const address = { at: "/account/confirm-email?uid=1&token=een-token", viewer: petra };
const activation = { at: "/account/activate?uid=1&token=een-token", viewer: petra };
const SEM = { "E-mail": "sem@example.test" };
const LETTER = { Naam: "Joke de Wit", "E-mail": "joke@example.test", "Je bericht": "Mijn klus is weg." };

export const Suspended = meta.story({
  args: { outcomes: [entering.suspended] },
  async play(story) {
    await send(story, { "E-mail": "placer@example.test", Wachtwoord: "Welkom123!" }, "Inloggen");
    await isRefused(story, SUSPENDED);
    await expect(story.canvas.getByLabelText("E-mail")).toHaveValue("placer@example.test");
  },
});

export const SignedUpSuspended = meta.story({
  args: { at: "/signup", outcomes: [login.suspended] },
  async play(story) {
    const typed = { "E-mail": "sem@example.test", Wachtwoord: "Welkom123!" };
    await send(story, typed, "Account aanmaken");
    await isRefused(story, SUSPENDED);
    await expect(story.canvas.getByLabelText("E-mail")).toHaveValue("sem@example.test");
  },
});

export const PasskeyUnknown = meta.story({
  args: { outcomes: [passkeyLogin.unknown] },
  beforeEach: hasAuthenticator,
  async play(story) {
    await press(story, "button", "Gebruik je passkey");
    await isRefused(story, "We herkennen deze passkey niet");
  },
});
export const PasskeySuspended = meta.story({
  args: { outcomes: [passkeyLogin.suspended] },
  beforeEach: hasAuthenticator,
  async play(story) {
    await press(story, "button", "Gebruik je passkey");
    await isRefused(story, SUSPENDED);
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
export const NewAddressElsewhere = meta.story({
  args: { at: address.at },
  play: says("Log in met je oude e-mailadres en je wachtwoord."),
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
    await opens("Dit adres kan niet meer")(story);
  },
});

export const NewAddressLinkBroken = meta.story({
  args: { ...address, outcomes: [brokenLink.newAddress] },
  async play(story) {
    await press(story, "button", "Bevestig mijn adres");
    await opens("Dit adres kan niet meer")(story);
  },
});

export const ActivationLinkBroken = meta.story({
  args: { ...activation, outcomes: [brokenLink.activation] },
  async play(story) {
    await press(story, "button", "Bevestig mijn adres");
    await opens("Dit adres kan niet meer")(story);
  },
});
export const ResendingInvalid = meta.story({
  args: { at: "/account/activate" },
  async play(story) {
    await send(story, { "E-mail": "sem@" }, "Stuur een nieuwe link");
    await isWrong(story, "E-mail", "Ongeldig e-mailadres");
    await expect(story.canvas.getByLabelText("E-mail")).toHaveValue("sem@");
  },
});
export const ResendingRefused = meta.story({
  args: { at: "/account/activate", outcomes: [resending.refused] },
  async play(story) {
    await send(story, SEM, "Stuur een nieuwe link");
    await isWrong(story, "E-mail", "Ongeldig e-mailadres");
  },
});
export const ResentTooOften = meta.story({
  args: { at: "/account/activate", outcomes: [resending.tooOften] },
  async play(story) {
    await send(story, SEM, "Stuur een nieuwe link");
    await isRefused(story, "Te veel pogingen.");
    await expect(story.canvas.getByLabelText("E-mail")).toHaveValue(SEM["E-mail"]);
  },
});
export const Resent = meta.story({
  args: { at: "/account/activate" },
  async play(story) {
    await send(story, SEM, "Stuur een nieuwe link");
    await says("krijg je zo een nieuwe mail.")(story);
  },
});

export const RenewalTooOld = meta.story({
  args: { at: "/account/renew?token=7.1.een-token", outcomes: [entering.renewalTooOld] },
  async play(story) {
    await press(story, "button", "Verleng mijn klus");
    await says("Deze link")(story);
  },
});

export const RenewalLinkBroken = meta.story({
  args: { at: "/account/renew?token=7.1", outcomes: [brokenLink.renewal] },
  async play(story) {
    await press(story, "button", "Verleng mijn klus");
    await says("Deze link")(story);
  },
});
export const UnsubscribeLinkBroken = meta.story({
  args: { at: "/account/unsubscribe?token=7", outcomes: [brokenLink.unsubscription] },
  async play(story) {
    await press(story, "button", "Schrijf me uit");
    await says("Deze link is ongeldig.")(story);
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

export const AlreadyVerifiedAsABusiness = meta.story({
  args: { at: "/profile/1/zakelijk", viewer: aTrader(), outcomes: [entering.alreadyVerified] },
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
