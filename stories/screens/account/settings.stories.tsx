import preview from "../../../.storybook/preview";
import { aViewer } from "../../../tests/mocks/factories/person";
import { profile } from "../../../tests/mocks/outcomes";
import { english, isRefused, isWrong, mobile, opens, petra, press, says, screen, send, unfold } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/profile/1/settings", viewer: petra } });

export const Default = meta.story({ play: says("Verifieer je identiteit, dan kun je je geld laten uitbetalen.") });

export const Invalid = meta.story({
  async play(story) {
    await unfold(story, "E-mailadres");
    await send(story, { "E-mail": "petra@", Wachtwoord: "Welkom123!" }, "Wijzig e-mailadres");
    await isWrong(story, "E-mail", "Ongeldig e-mailadres");
  },
});

export const Saved = meta.story({
  async play(story) {
    await unfold(story, "Taal");
    await send(story, {}, "Opslaan");
    await says("Instellingen opgeslagen")(story);
  },
});

export const EmailAsked = meta.story({
  async play(story) {
    await unfold(story, "E-mailadres");
    await send(story, { "E-mail": "nieuw@example.test", Wachtwoord: "Welkom123!" }, "Wijzig e-mailadres");
    await says("We hebben een mail gestuurd naar nieuw@example.test.")(story);
  },
});

export const EmailUnconfirmed = meta.story({
  args: { viewer: aViewer({ activated: false }) },
  play: says("nog niet bevestigd. We mailden je een link."),
});

export const EmailWithoutPassword = meta.story({
  args: { viewer: aViewer({ has_password: false }) },
  async play(story) {
    await unfold(story, "E-mailadres");
    const typed = { "E-mail": "nieuw@example.test", "Huidig e-mailadres": "ander@example.test" };
    await send(story, typed, "Wijzig e-mailadres");
    await isWrong(story, "Huidig e-mailadres", "Dit is niet het e-mailadres van je account.");
  },
});

export const EmailLongAfterLogin = meta.story({
  args: { viewer: aViewer({ has_password: false }), outcomes: [profile.proofNeeded] },
  async play(story) {
    await unfold(story, "E-mailadres");
    const typed = { "E-mail": "nieuw@example.test", "Huidig e-mailadres": aViewer().email };
    await send(story, typed, "Wijzig e-mailadres");
    await isRefused(story, "Bevestig eerst dat jij het bent");
  },
});

export const PasswordInvalid = meta.story({
  args: { outcomes: [profile.wrongPassword] },
  async play(story) {
    await unfold(story, "Wachtwoord");
    await send(
      story,
      { "Huidig wachtwoord": "vergeten", "Nieuw wachtwoord": "Welkom456!", "Herhaal wachtwoord": "Welkom456!" },
      "Wijzig wachtwoord",
    );
    await isWrong(story, "Huidig wachtwoord", "Huidig wachtwoord klopt niet");
  },
});

export const PasswordNotRepeated = meta.story({
  async play(story) {
    await unfold(story, "Wachtwoord");
    const typed = {
      "Huidig wachtwoord": "Welkom123!",
      "Nieuw wachtwoord": "Welkom456!",
      "Herhaal wachtwoord": "Welkom",
    };
    await send(story, typed, "Wijzig wachtwoord");
    await isWrong(story, "Herhaal wachtwoord", "Wachtwoorden komen niet overeen");
  },
});

export const PasswordChanged = meta.story({
  async play(story) {
    await unfold(story, "Wachtwoord");
    await send(
      story,
      { "Huidig wachtwoord": "Welkom123!", "Nieuw wachtwoord": "Welkom456!", "Herhaal wachtwoord": "Welkom456!" },
      "Wijzig wachtwoord",
    );
    await says("Wachtwoord gewijzigd.")(story);
  },
});

export const EmailPending = meta.story({
  args: { viewer: aViewer({ pending_email: "nieuw@example.test" }) },
  play: says("Je nieuwe adres nieuw@example.test is nog niet bevestigd."),
});

export const OwnEmail = meta.story({
  async play(story) {
    await unfold(story, "E-mailadres");
    await send(story, { "E-mail": ` ${petra.email.toUpperCase()}`, Wachtwoord: "Welkom123!" }, "Wijzig e-mailadres");
    await isWrong(story, "E-mail", "Dit is al het e-mailadres van je account.");
  },
});

export const VerificationStarted = meta.story({
  args: { outcomes: [profile.verification("started")] },
  play: says("Je bent begonnen, maar nog niet klaar."),
});

export const VerificationPending = meta.story({
  args: { outcomes: [profile.verification("pending")] },
  play: says("We controleren je gegevens."),
});

export const Verified = meta.story({
  args: { outcomes: [profile.verification("verified")] },
  play: says("Je identiteit is geverifieerd."),
});

export const VerificationRejected = meta.story({
  args: { outcomes: [profile.verification("rejected", "De foto van je document was niet scherp.")] },
  play: says("De foto van je document was niet scherp."),
});

export const LeavesForTheProvider = meta.story({
  async play(story) {
    await press(story, "button", "Verifieer mijn identiteit");
    await opens("→ /api/dev/verify/session/")(story);
  },
});

export const Offline = meta.story({
  args: { outcomes: [profile.change.offline] },
  async play(story) {
    await unfold(story, "Taal");
    await send(story, {}, "Opslaan");
    await isRefused(story, "Opslaan mislukt. Probeer het later opnieuw.");
  },
});

export const English = meta.story({ ...english, play: opens("Settings") });
export const Mobile = meta.story({ ...mobile, play: opens("Instellingen") });
