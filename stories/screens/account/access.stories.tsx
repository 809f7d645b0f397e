import { expect } from "storybook/test";
import { MAX_PASSKEYS } from "~/domain/accounts/passkey";
import preview from "../../../.storybook/preview";
import { aPasskey, passkeys, proving } from "../../../tests/mocks/access";
import { many } from "../../../tests/mocks/factories/page";
import { aViewer } from "../../../tests/mocks/factories/person";
import { hasAuthenticator } from "../../authenticator";
import { english, isRefused, isWrong, mobile, opens, petra, press, says, screen, send, unfold } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/profile/1/settings", viewer: petra } });
const LONG = "Telefoondiealtijdmeegaatnaarallemogelijkeklussenindebuurtvan";

export const Default = meta.story({
  async play(story) {
    await unfold(story, "Passkeys");
    await says("Mijn telefoon")(story);
    await says("Sinds 11 februari 2026")(story);
    await says("Logt iemand in vanaf een apparaat of browser die we nog niet kennen")(story);
  },
});

export const NoPasskeys = meta.story({
  args: { outcomes: [passkeys.are([])] },
  async play(story) {
    await unfold(story, "Passkeys");
    await says("Je hebt nog geen passkey.")(story);
  },
});

export const Full = meta.story({
  args: {
    outcomes: [
      passkeys.are(
        Array.from({ length: MAX_PASSKEYS }, (_, at) => aPasskey({ id: at + 1, name: at === 0 ? LONG : null })),
      ),
    ],
  },
  async play(story) {
    await unfold(story, "Passkeys");
    await says("Meer dan 20 passkeys kan niet.")(story);
    await expect(story.canvas.queryByRole("button", { name: "Voeg een passkey toe" })).toBeNull();
  },
});

export const AddingFails = meta.story({
  args: { outcomes: [passkeys.adding.offline] },
  async play(story) {
    await unfold(story, "Passkeys");
    await press(story, "button", "Voeg een passkey toe");
    await isRefused(story, "De passkey is niet gemaakt.");
  },
});

export const NoPassword = meta.story({
  args: { viewer: aViewer({ has_password: false }) },
  async play(story) {
    await says("Je hebt geen wachtwoord")(story);
    await press(story, "link", "Kies een wachtwoord");
    await opens("Kies een wachtwoord")(story);
  },
});

export const PasskeyAdded = meta.story({
  beforeEach: hasAuthenticator,
  async play(story) {
    await unfold(story, "Passkeys");
    await send(story, { "Naam van de passkey": "Mijn laptop" }, "Voeg een passkey toe");
    await says("Je kunt nu inloggen met deze passkey.")(story);
  },
});

export const TooManyPasskeys = meta.story({
  args: { outcomes: [passkeys.adding.tooMany] },
  beforeEach: hasAuthenticator,
  async play(story) {
    await unfold(story, "Passkeys");
    await story.canvas.findByRole("button", { name: "Voeg een passkey toe" });
    story.msw.use(passkeys.are(many(MAX_PASSKEYS, ({ id = 1 }) => aPasskey({ id }))));
    await send(story, { "Naam van de passkey": "Mijn laptop" }, "Voeg een passkey toe");
    await isRefused(story, "Meer dan 20 passkeys kan niet.");
  },
});

export const ProveFirst = meta.story({
  args: { outcomes: [proving.needed] },
  async play(story) {
    await unfold(story, "Passkeys");
    await press(story, "link", "Voeg een passkey toe");
    await opens("Passkey toevoegen")(story);
  },
});

export const ProveForEmail = meta.story({
  args: { viewer: aViewer({ has_password: false }), outcomes: [proving.needed] },
  async play(story) {
    await unfold(story, "E-mailadres");
    await press(story, "link", "Wijzig e-mailadres");
    await opens("E-mailadres wijzigen")(story);
    await press(story, "button", "Log opnieuw in");
    await opens("Inloggen")(story);
  },
});

export const ProveInvalid = meta.story({
  args: { at: "/profile/1/toegang/passkey", outcomes: [proving.needed, proving.wrongPassword] },
  async play(story) {
    await send(story, { Wachtwoord: "Verkeerd123!" }, "Ga verder");
    await isWrong(story, "Wachtwoord", "Wachtwoord klopt niet");
  },
});

export const Proved = meta.story({
  args: { at: "/profile/1/toegang/passkey", outcomes: [proving.needed] },
  async play(story) {
    await send(story, { Wachtwoord: "Welkom123!" }, "Ga verder");
    await opens("Instellingen")(story);
  },
});

export const ProveWithoutPassword = meta.story({
  args: {
    at: "/profile/1/toegang/google",
    viewer: aViewer({ has_password: false }),
    outcomes: [proving.needed],
  },
  async play(story) {
    await opens("Google koppelen")(story);
    await press(story, "button", "Log opnieuw in");
    await opens("Inloggen")(story);
  },
});

export const ProveForTaxFile = meta.story({
  args: { at: "/profile/1/toegang/tax-file", outcomes: [proving.needed] },
  async play(story) {
    await opens("Bestand met BSN")(story);
    await says("Dit bestand bevat het BSN van klussers. Bevestig daarom eerst dat jij het bent.")(story);
  },
});

export const ProveBeforeRemoving = meta.story({
  args: { at: "/profile/1/passkey/3", outcomes: [proving.needed] },
  async play(story) {
    await opens("Manier om in te loggen verwijderen")(story);
    await says("Bevestig eerst dat jij het bent.")(story);
  },
});

export const ProveNotFound = meta.story({
  args: { at: "/profile/1/toegang/iets" },
  play: opens("Deze pagina is er niet"),
});

export const LoggedOutEverywhere = meta.story({
  async play(story) {
    await press(story, "button", "Log overal uit");
    await says("Je bent op alle apparaten uitgelogd.")(story);
  },
});

export const RemovePasskey = meta.story({
  args: { at: "/profile/1/passkey/3" },
  async play(story) {
    await opens("Mijn telefoon verwijderen?")(story);
    await press(story, "button", "Verwijder passkey");
    await says("De passkey is verwijderd.")(story);
  },
});

export const RemoveSubmitting = meta.story({
  args: { at: "/profile/1/passkey/3", outcomes: [passkeys.removing.waits] },
  async play(story) {
    await press(story, "button", "Verwijder passkey");
    await expect(await story.canvas.findByRole("button", { name: "Verwijderen…" })).toBeVisible();
  },
});

export const RemoveProofEnded = meta.story({
  args: { at: "/profile/1/passkey/3", outcomes: [passkeys.removing.proofEnded] },
  async play(story) {
    await press(story, "button", "Verwijder passkey");
    await isRefused(story, "Bevestig eerst dat jij het bent: geef je wachtwoord of log opnieuw in.");
  },
});

export const RemoveOffline = meta.story({
  args: { at: "/profile/1/passkey/3", outcomes: [passkeys.removing.offline] },
  async play(story) {
    await press(story, "button", "Verwijder passkey");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const RemoveNotFound = meta.story({
  args: { at: "/profile/1/passkey/9" },
  play: opens("Deze pagina is er niet"),
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: says("Logging in and security") });
export const Mobile = meta.story({ ...mobile, play: says("Inloggen en veiligheid") });
