import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aHelpingViewer, aViewer } from "../../../tests/mocks/factories/person";
import { aProject } from "../../../tests/mocks/factories/profile";
import { bids, jobs, profile, site } from "../../../tests/mocks/outcomes";
import { english, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/profile/1/starten", viewer: petra } });
const work = { at: "/profile/1/starten/klussen" };
const person = { at: "/profile/1/starten/wie" };
const money = { at: "/profile/1/starten/geld" };
const halfway = aViewer({
  active_worker: true,
  categories: [1, 4],
  function_title: "Handige buurvrouw",
  bio: "Ik kom op tijd.",
});
const whole = aHelpingViewer({
  id: 1,
  categories: [1],
  image: "/api/media/portret/",
  bio: "Ik kom op tijd.",
  iban: "NL91******4300",
  workexperience: [aProject()],
});

export const Default = meta.story({
  async play(story) {
    await opens("In 3 stappen klaar om te klussen")(story);
    await says("soorten werk")(story);
    await press(story, "link", "Begin met stap 1");
    await opens("Wat doe je, en waar?")(story);
  },
});

export const Halfway = meta.story({
  args: { viewer: halfway },
  async play(story) {
    await says("Klaar")(story);
    await press(story, "link", "Ga verder met stap 2");
    await opens("Wie ben je?")(story);
  },
});

export const Done = meta.story({
  args: { viewer: whole },
  play: says("Je bent er klaar voor"),
});

export const BeingChecked = meta.story({
  args: { viewer: { ...whole, verified: false, pending_document: true } },
  play: says("Je gegevens worden nog gecontroleerd."),
});

export const Work = meta.story({ args: work, play: opens("Wat doe je, en waar?") });

export const WorkInvalid = meta.story({
  args: work,
  async play(story) {
    await send(story, { Postcode: "12", Afstand: "400" }, "Opslaan en verder");
    await isRefused(story, "Er kloppen nog 4 dingen niet");
    await isWrong(story, "Postcode", "Vul een postcode in, zoals 1012AB of 1012.");
    await says("Kies waarmee je helpt.")(story);
  },
});

export const WorkSaved = meta.story({
  args: { ...work, outcomes: [profile.becomes(halfway)] },
  async play(story) {
    await press(story, "checkbox", "Schilderen");
    await send(story, { "Wat doe je?": "Schilder" }, "Opslaan en verder");
    await opens("Wie ben je?")(story);
  },
});

export const WorkOffline = meta.story({
  args: { ...work, outcomes: [profile.change.offline] },
  async play(story) {
    await press(story, "checkbox", "Schilderen");
    await send(story, { "Wat doe je?": "Schilder" }, "Opslaan en verder");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
    await expect(story.canvas.getByRole("checkbox", { name: "Schilderen" })).toBeChecked();
  },
});

export const Person = meta.story({ args: person, play: opens("Wie ben je?") });

export const PersonInvalid = meta.story({
  args: person,
  async play(story) {
    await send(story, {}, "Opslaan en verder");
    await isWrong(story, "Over jou", "Vertel iets over jezelf.");
  },
});

export const Money = meta.story({ args: money, play: opens("Naar welke rekening betalen we uit?") });

export const MoneyInvalid = meta.story({
  args: money,
  async play(story) {
    await send(story, { IBAN: "NL00BANK0123456789" }, "Opslaan en verder");
    await isWrong(story, "IBAN", "Dit IBAN klopt niet. Kijk het na: het lijkt op NL91 ABNA 0417 1643 00.");
  },
});

export const MoneySaved = meta.story({
  args: { ...money, outcomes: [profile.becomes(whole)] },
  async play(story) {
    await send(story, { IBAN: "NL91 ABNA 0417 1643 00" }, "Opslaan en verder");
    await says("Opgeslagen")(story);
  },
});

export const LeavesForTheProvider = meta.story({
  args: money,
  async play(story) {
    await press(story, "button", "Verifieer mijn identiteit");
    await opens("→ /api/dev/verify/session/")(story);
  },
});

export const PaidDirectly = meta.story({
  args: { at: "/profile/1/starten", viewer: { ...whole, iban: null, verified: false }, outcomes: [site.paysDirectly] },
  async play(story) {
    await press(story, "link", "Ga verder met stap 3");
    await opens("Ben jij het echt?")(story);
    await expect(story.canvas.queryByLabelText("IBAN")).toBeNull();
  },
});

export const FromTheBanner = meta.story({
  args: { at: "/profile/1/settings", viewer: halfway },
  async play(story) {
    await says("Ook nog: een foto van jezelf en je IBAN.")(story);
    await press(story, "link", "Maak het af");
    await opens("In 3 stappen klaar om te klussen")(story);
  },
});

export const BannerOfIdentity = meta.story({
  args: { at: "/profile/1/settings", viewer: { ...whole, verified: false } },
  async play(story) {
    await press(story, "link", "Verifieer nu");
    await opens("Naar welke rekening betalen we uit?")(story);
  },
});

export const BannerOfMuch = meta.story({
  args: { at: "/profile/1/settings", viewer: aViewer({ active_worker: true }) },
  play: says("Ook nog: soorten werk, een korte omschrijving en nog 3 dingen."),
});

export const SwitchedOn = meta.story({
  args: { at: "/profile/1/settings", viewer: petra },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText(/^Menu van/));
    await press(story, "switch", /Actief als/);
    await opens("Wie je bent en wat je kunt")(story);
  },
});

export const FirstTime = meta.story({
  args: { at: "/", viewer: aViewer({ first_time: true }), outcomes: [jobs.noneOwn, bids.noneOwn] },
  async play(story) {
    await says("Welkom bij Buurklusser, Petra")(story);
    await press(story, "button", "Ik wil klussen doen");
    await opens("In 3 stappen klaar om te klussen")(story);
  },
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("Ready to do jobs in 3 steps") });
export const Mobile = meta.story({ ...mobile, play: opens("In 3 stappen klaar om te klussen") });
