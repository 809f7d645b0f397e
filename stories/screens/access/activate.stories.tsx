import preview from "../../../.storybook/preview";
import { activation, login } from "../../../tests/mocks/outcomes";
import { english, isRefused, mobile, opens, petra, press, says, screen, send } from "../../screen";

const at = "/account/activate?uid=1&token=een-token";
const meta = preview.meta({ ...screen, args: { at, viewer: petra } });
const PETRA = { "E-mail": "placer@example.test", Wachtwoord: "Welkom123!" };

export const Default = meta.story({ play: opens("Bevestig je e-mailadres") });

export const AlreadyConfirmed = meta.story({
  args: { outcomes: [activation.linkIs("confirmed")] },
  play: opens("Je e-mailadres is al bevestigd"),
});

export const Replaced = meta.story({
  args: { outcomes: [activation.linkIs("replaced")] },
  play: says("Alleen de link in je nieuwste mail werkt."),
});

export const Expired = meta.story({
  args: { outcomes: [activation.linkIs("expired")] },
  play: says("Een link werkt 7 dagen."),
});

export const LinkWrong = meta.story({
  args: { at: "/account/activate?uid=1&token=een", outcomes: [activation.linkIs("unknown")] },
  play: opens("Deze link klopt niet"),
});

export const TakenMeanwhile = meta.story({
  args: { outcomes: [activation.linkUsedMeanwhile] },
  async play(story) {
    await press(story, "button", "Bevestig mijn adres");
    await opens("Dit adres kan niet meer")(story);
  },
});

export const Confirmed = meta.story({
  async play(story) {
    await press(story, "button", "Bevestig mijn adres");
    await says("Je e-mailadres is bevestigd.")(story);
  },
});

export const Elsewhere = meta.story({
  ...mobile,
  args: { at, viewer: undefined },
  play: says("Log in met het wachtwoord dat je bij je aanmelding koos."),
});

export const ConfirmedElsewhere = meta.story({
  args: { at, viewer: undefined },
  async play(story) {
    await send(story, PETRA, "Log in en bevestig");
    await says("Je e-mailadres is bevestigd.")(story);
  },
});

export const Forbidden = meta.story({
  args: { at, viewer: undefined, outcomes: [login.badCredentials] },
  async play(story) {
    await send(story, PETRA, "Log in en bevestig");
    await isRefused(story, "E-mail of wachtwoord klopt niet.");
  },
});

export const Suspended = meta.story({
  args: { at, viewer: undefined, outcomes: [login.suspended] },
  async play(story) {
    await send(story, PETRA, "Log in en bevestig");
    await isRefused(story, "Dit account is geschorst. In onze mail lees je waarom, en kun je bezwaar maken.");
  },
});

export const OtherAccount = meta.story({
  args: { at: "/account/activate?uid=2&token=een-token", viewer: undefined },
  async play(story) {
    await send(story, PETRA, "Log in en bevestig");
    await isRefused(story, "Deze link hoort bij een ander account.");
  },
});

export const English = meta.story({
  ...english,
  args: { at, viewer: petra },
  play: opens("Confirm your email address"),
});
