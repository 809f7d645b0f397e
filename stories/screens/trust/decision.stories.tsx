import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aDecision, aSuspendedDeal } from "../../../tests/mocks/factories/decision";
import { decisions } from "../../../tests/mocks/outcomes";
import { english, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/besluit/71", viewer: petra } });
const WHY = { Toelichting: "Het was het nummer van de winkel, niet van mij." };

export const Default = meta.story({
  async play(story) {
    await opens("Ons besluit")(story);
    await says("Er stond een telefoonnummer in.")(story);
    await says("We hebben het weggehaald")(story);
  },
});

export const ByMail = meta.story({
  args: { at: "/besluit/71?token=uit-de-mail", viewer: undefined, outcomes: [decisions.is({ action: "suspend" })] },
  async play(story) {
    await says("We hebben je account geschorst")(story);
    await send(story, WHY, "Maak bezwaar");
    await says("We hebben je bezwaar ontvangen.")(story);
  },
});

const suspended = {
  at: "/besluit/71?token=uit-de-mail",
  viewer: undefined,
  outcomes: [decisions.is({ action: "suspend", deals: [aSuspendedDeal()] })],
};
const WORK = { "Waarom ben je het niet eens met het werk voor ‘Kraan vervangen’?": "De kraan lekt nog." };
const STOP = "Houd de betaling tegen";

export const SuspendedWithDoneWork = meta.story({
  args: suspended,
  async play(story) {
    await says("Je lopende deals")(story);
    await send(story, WORK, STOP);
    await says("De betaling staat stil")(story);
  },
});

export const SuspendedEnglish = meta.story({ ...english, args: suspended });
export const SuspendedMobile = meta.story({ ...mobile, args: suspended });

export const SuspendedObjected = meta.story({
  args: {
    ...suspended,
    outcomes: [
      decisions.is({
        action: "suspend",
        deals: [aSuspendedDeal({ may_object: false, objection: "De kraan lekt nog." })],
      }),
    ],
  },
  async play(story) {
    await says("De kraan lekt nog.")(story);
    await expect(story.canvas.queryByRole("button", { name: STOP })).toBeNull();
  },
});

export const ObjectionInvalid = meta.story({
  args: suspended,
  async play(story) {
    await press(story, "button", STOP);
    await isWrong(story, Object.keys(WORK)[0] ?? "", "Schrijf hier je tekst.");
  },
});

export const ObjectionTooLate = meta.story({
  args: { ...suspended, outcomes: [...suspended.outcomes, decisions.objectionTooLate] },
  async play(story) {
    await send(story, WORK, STOP);
    await isRefused(story, "Dat kan nu niet meer: er is intussen iets veranderd.");
  },
});

export const ObjectionMade = meta.story({
  args: { ...suspended, outcomes: [...suspended.outcomes, decisions.objectionMade] },
  async play(story) {
    await send(story, WORK, STOP);
    await isRefused(story, "Dit heb je al gedaan.");
  },
});

export const ObjectionDisputed = meta.story({
  args: { ...suspended, outcomes: [...suspended.outcomes, decisions.objectionDisputed] },
  async play(story) {
    await send(story, WORK, STOP);
    await isRefused(story, "Er loopt een geschil over deze betaling.");
  },
});

export const OwnInitiative = meta.story({
  args: { outcomes: [decisions.is({ own_initiative: true })] },
  async play(story) {
    await says("op eigen initiatief")(story);
    await expect(story.canvas.queryByText("De misbruikmelding ging over")).toBeNull();
  },
});

export const Invalid = meta.story({
  async play(story) {
    await press(story, "button", "Maak bezwaar");
    await isWrong(story, "Toelichting", "Schrijf hier je tekst.");
  },
});

export const Submitting = meta.story({
  args: { outcomes: [decisions.appealing.waits] },
  async play(story) {
    await send(story, WHY, "Maak bezwaar");
    await expect(await story.canvas.findByRole("button", { name: "Versturen…" })).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { outcomes: [decisions.appealing.offline] },
  async play(story) {
    await send(story, WHY, "Maak bezwaar");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
    await expect(story.canvas.getByLabelText("Toelichting")).toHaveValue(WHY.Toelichting);
  },
});

export const AlreadyDone = meta.story({
  args: { outcomes: [decisions.alreadyDone] },
  async play(story) {
    await send(story, WHY, "Maak bezwaar");
    await isRefused(story, "Dit heb je al gedaan.");
  },
});

export const AppealOpen = meta.story({
  args: { outcomes: [decisions.is({ appeal: { text: WHY.Toelichting, status: "open", statement: null } })] },
  async play(story) {
    await says("We kijken er opnieuw naar")(story);
    await expect(story.canvas.queryByRole("button", { name: "Maak bezwaar" })).toBeNull();
  },
});

export const Overturned = meta.story({
  args: {
    outcomes: [
      decisions.is({ appeal: { text: WHY.Toelichting, status: "overturned", statement: "Je hebt gelijk, excuus." } }),
    ],
  },
  async play(story) {
    await opens("Dit besluit is teruggedraaid")(story);
    await says("Je kreeg gelijk: we hebben het teruggedraaid")(story);
    await expect(story.canvas.queryByText(/geschilinstantie/)).toBeNull();
  },
});

export const OverturnedBesideAnother = meta.story({
  args: {
    outcomes: [
      decisions.is({
        standing: 70,
        appeal: { text: WHY.Toelichting, status: "overturned", statement: "Je hebt gelijk, excuus." },
      }),
    ],
  },
  play: says("Besluit 70 gaat over hetzelfde en geldt nog. Daarom komt het nu niet terug."),
});

export const Upheld = meta.story({
  args: {
    outcomes: [decisions.is({ appeal: { text: WHY.Toelichting, status: "upheld", statement: "Ook dat mag niet." } })],
  },
  play: says("Ons besluit blijft hetzelfde"),
});

export const NotFound = meta.story({
  args: { at: "/besluit/71?token=oud", viewer: undefined, outcomes: [decisions.notFound] },
  play: opens("We kunnen dit besluit niet vinden"),
});
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });

export const List = meta.story({
  args: {
    at: "/profile/1/decisions",
    outcomes: [
      decisions.are([
        aDecision(),
        aDecision({ id: 70, action: "warn", appeal: { text: "Nee", status: "upheld", statement: "Toch wel" } }),
      ]),
    ],
  },
  async play(story) {
    await opens("Onze besluiten over jou")(story);
    await says("Ons besluit blijft hetzelfde")(story);
  },
});

export const EmptyList = meta.story({
  args: { at: "/profile/1/decisions", outcomes: [decisions.none] },
  play: says("We hebben nog niets over jou besloten"),
});

export const English = meta.story({ ...english, play: opens("Our decision") });
export const Mobile = meta.story({ ...mobile, play: opens("Ons besluit") });
