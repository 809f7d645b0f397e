import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aStop, dealOf, disputedPayment, heldPayment, paid, stopping } from "../../../tests/mocks/deals";
import { aChargeback } from "../../../tests/mocks/factories/payment";
import { aCard } from "../../../tests/mocks/factories/person";
import { HASSAN, PETRA } from "../../../tests/mocks/factories/town";
import { job } from "../../../tests/mocks/outcomes";
import { moneyStopped } from "../../../tests/mocks/site";
import {
  english,
  hassan,
  isRefused,
  isWrong,
  meanwhile,
  mobile,
  opens,
  petra,
  press,
  says,
  screen,
  send,
} from "../../screen";

const begun = job.is({ ...dealOf(null), begun_at: "2026-03-02T09:00:00Z" });
const deal = (of: Parameters<typeof stopping.is>[0] = {}) => [begun, ...paid(heldPayment()), stopping.is(of)];
const theirs = (of: Parameters<typeof aStop>[0] = {}) => deal({ proposal: aStop(of) });
const own = (of: Parameters<typeof aStop>[0] = {}) => theirs({ by: PETRA, ...of });
const away = aCard({ id: HASSAN, name: "Hassan B.", has_page: false });
const asHassan = { viewer: hassan };
const toHassan = (of: Parameters<typeof aStop>[0] = {}) =>
  deal({ other: aCard(), proposal: aStop({ by: PETRA, ...of }) });

const meta = preview.meta({ ...screen, args: { at: "/task/12/samen-stoppen", viewer: petra, outcomes: deal() } });
type Story = Parameters<typeof press>[0];

const checking = "/task/12/samen-stoppen?amount=40";
const NOT_NOW = "Dat kan nu niet meer: er is intussen iets veranderd.";

export const Default = meta.story({
  async play(story) {
    await says("Een voorstel houdt de betaling niet tegen: dat doet alleen een geschil.")(story);
    await send(story, { Verdiend: "40" }, "Bekijk de verdeling");
    await says("Zo wordt het verdeeld")(story);
  },
});
export const AsHelper = meta.story({
  args: { ...asHassan, outcomes: deal({ other: aCard() }) },
  play: says("Spreek samen af wat jij krijgt van het geld in bewaring."),
});
export const Done = meta.story({
  args: { outcomes: [job.is(dealOf("2026-03-02T10:00:00Z")), ...paid(heldPayment()), stopping.is()] },
  play: says("Een voorstel houdt de betaling niet tegen: doe je niets, dan gaat het geld op"),
});
export const Invalid = meta.story({
  async play(story) {
    await send(story, { Verdiend: "60,01" }, "Bekijk de verdeling");
    await isWrong(story, "Verdiend", "Het bedrag is maximaal");
    await expect(story.canvas.getByLabelText("Verdiend")).toHaveValue("60,01");
  },
});
export const Check = meta.story({
  args: { at: checking },
  async play({ canvas }) {
    await expect((await canvas.findByText("Hassan B. krijgt")).parentElement).toHaveTextContent(/€\s38,00/);
    await expect(canvas.getByText("Jij krijgt terug").parentElement).toHaveTextContent(/€\s21,00/);
    await expect(canvas.getByRole("link", { name: "Ander bedrag" })).toHaveAttribute(
      "href",
      "/task/12/samen-stoppen?typed=40.00",
    );
  },
});
export const OtherAmount = meta.story({
  args: { at: "/task/12/samen-stoppen?typed=40.00", outcomes: own() },
  async play({ canvas }) {
    const field = await canvas.findByLabelText("Verdiend");
    await expect(field).toBeVisible();
    await expect(field).toHaveValue("40");
  },
});
export const CheckNothing = meta.story({
  args: { at: "/task/12/samen-stoppen?amount=0" },
  play: says("dan gaat alles terug, stopt jullie deal en staat de klus weer open."),
});
export const CheckInParts = meta.story({
  args: {
    at: checking,
    outcomes: deal({
      parts: [
        { id: 9, amount: "40.00", fee_percent: 5 },
        { id: 14, amount: "40.00", fee_percent: 0 },
      ],
    }),
  },
  play: says("Verdiend: € 40 van € 80."),
});
export const Proposed = meta.story({
  args: { at: checking, outcomes: [...deal(), stopping.proposed] },
  async play(story) {
    await press(story, "button", "Verstuur voorstel");
    await says("Je voorstel is verstuurd. Hassan B. krijgt bericht.")(story);
  },
});
export const Submitting = meta.story({
  args: { at: checking, outcomes: [...deal(), stopping.waits] },
  async play(story) {
    await press(story, "button", "Verstuur voorstel");
    await says("Versturen…")(story);
  },
});

const proposes = (sentence: string) => async (story: Story) => {
  await press(story, "button", "Verstuur voorstel");
  await isRefused(story, sentence);
};
const proposing = (code: Parameters<typeof stopping.proposing>[0]) => ({
  at: checking,
  outcomes: [...deal(), stopping.proposing(code)],
});
export const ProposedTooLate = meta.story({ args: proposing("transition"), play: proposes(NOT_NOW) });
const meanwhileProposing = (sentence: string, ...money: ReturnType<typeof paid>) => ({
  args: {
    at: checking,
    outcomes: deal(),
    later: [begun, ...money, stopping.is({ refused: "disputed" }), stopping.proposing("disputed")],
  },
  async play(story: Story & Parameters<typeof meanwhile>[0]) {
    await story.canvas.findByRole("button", { name: "Verstuur voorstel" });
    meanwhile(story);
    await proposes(sentence)(story);
  },
});
export const ProposedInDispute = meta.story(
  meanwhileProposing("Er loopt een geschil over de betaling.", ...paid(disputedPayment())),
);
export const ProposedAfterAChargeback = meta.story(
  meanwhileProposing(
    "De bank heeft de betaling teruggeboekt.",
    ...paid(heldPayment({ status: "disputed", chargeback: aChargeback() })),
  ),
);
export const ProposedDuringAPause = meta.story({
  args: proposing("paused"),
  play: proposes("Ons team kijkt naar deze betaling."),
});
export const ProposedDuringAReport = meta.story({
  args: proposing("absence_reported"),
  play: proposes("Er is gemeld dat een van jullie niet op de afspraak was."),
});
export const ProposedToASuspendedUser = meta.story({
  args: proposing("other_suspended"),
  play: proposes("Het account van de ander is geschorst."),
});
export const ProposedTooEarly = meta.story({
  args: proposing("free_to_cancel"),
  play: proposes("Samen stoppen is niet nodig"),
});
export const BothAtOnce = meta.story({
  args: { at: checking, outcomes: deal(), later: [...theirs(), stopping.proposing("proposal_waits")] },
  async play(story) {
    await story.canvas.findByRole("button", { name: "Verstuur voorstel" });
    meanwhile(story);
    await proposes("De ander deed net ook een voorstel. Antwoord daar eerst op.")(story);
  },
});
export const LessIsHeld = meta.story({
  args: { at: checking, outcomes: [...deal(), stopping.noAmount] },
  play: proposes("Het bedrag is maximaal € 40,00."),
});

export const Theirs = meta.story({
  args: { outcomes: theirs() },
  async play(story) {
    await says("Voorstel van Hassan B.")(story);
    await says("Dit kun je niet terugdraaien.")(story);
    await expect(story.canvas.getByText("Jij krijgt terug").parentElement).toHaveTextContent(/€\s21,00/);
    await expect(story.canvas.getByRole("button", { name: "Nee, ik weiger" })).toBeVisible();
    await expect(story.canvas.getByText("Doe een ander voorstel")).toBeVisible();
  },
});
export const Counter = meta.story({
  args: { at: "/task/12/samen-stoppen?amount=30", outcomes: theirs() },
  play: says("Je weigert dan het voorstel van Hassan B. (€ 40 verdiend)."),
});
export const CounterToAnother = meta.story({
  args: {
    at: "/task/12/samen-stoppen?amount=30",
    outcomes: theirs(),
    later: [...theirs({ id: 7, amount: "50.00" }), stopping.proposing("proposal_changed")],
  },
  async play(story) {
    await story.canvas.findByRole("button", { name: "Verstuur voorstel" });
    meanwhile(story);
    await proposes("Het voorstel is intussen veranderd. Bekijk de verdeling opnieuw.")(story);
    await expect(story.canvas.getByLabelText("Verdiend")).toHaveValue("30");
  },
});
export const TheirsForHelper = meta.story({
  args: { ...asHassan, outcomes: toHassan() },
  play: says("Voorstel van Petra de V."),
});
export const TheirsForNothing = meta.story({
  args: { ...asHassan, outcomes: toHassan({ amount: "0.00", refund: "63.00", helper: "0.00" }) },
  play: says("dan gaat alles meteen terug."),
});
export const TheirsDuringAMoneyStop = meta.story({
  args: { outcomes: [...theirs(), moneyStopped] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: "Nee, ik weiger" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Akkoord, we stoppen zo" })).not.toBeInTheDocument();
  },
});
export const TheirsDuringAPause = meta.story({
  args: { outcomes: deal({ refused: "paused", proposal: aStop() }) },
  play: says("Tot we klaar zijn, kunnen jullie het geld niet verdelen."),
});
export const TheirsAgain = meta.story({
  args: { outcomes: theirs({ replaces: true }) },
  play: says("Hassan B. deed eerder een ander voorstel. Dat is vervallen."),
});
export const Own = meta.story({
  args: { outcomes: own() },
  async play(story) {
    await says("Hassan B. kan antwoorden tot")(story);
    await expect(story.canvas.getByText("Stel een ander bedrag voor")).toBeVisible();
  },
});
export const Agreed = meta.story({
  args: {
    outcomes: theirs(),
    later: [...deal({ refused: "transition", parts: [], proposal: aStop({ status: "accepted" }) }), stopping.accepted],
  },
  async play(story) {
    await story.canvas.findByRole("button", { name: "Akkoord, we stoppen zo" });
    meanwhile(story);
    await press(story, "button", "Akkoord, we stoppen zo");
    await says("Jullie stoppen samen. Het geld is verdeeld.")(story);
    await says("Jullie zijn samen gestopt")(story);
    await says("Je ging akkoord met het voorstel van Hassan B.")(story);
  },
});
export const RefusedByOneself = meta.story({
  args: { outcomes: theirs(), later: [...theirs({ status: "refused" }), stopping.dropped] },
  async play(story) {
    await story.canvas.findByRole("button", { name: "Nee, ik weiger" });
    meanwhile(story);
    await press(story, "button", "Nee, ik weiger");
    await says("Je hebt het voorstel geweigerd.")(story);
  },
});

const agrees = (sentence: string) => async (story: Story) => {
  await press(story, "button", "Akkoord, we stoppen zo");
  await isRefused(story, sentence);
};
const accepting = (code: Parameters<typeof stopping.accepting>[0]) => ({
  outcomes: [...theirs(), stopping.accepting(code)],
});
export const AgreedTooLate = meta.story({ args: accepting("transition"), play: agrees(NOT_NOW) });
export const AgreedInDispute = meta.story({
  args: accepting("disputed"),
  play: agrees("Er loopt een geschil over deze betaling"),
});
export const AgreedDuringAPause = meta.story({
  args: accepting("paused"),
  play: agrees("Ons team kijkt naar deze betaling."),
});
export const AgreedToAnother = meta.story({
  args: accepting("proposal_changed"),
  play: agrees("Het voorstel is intussen veranderd. Bekijk de verdeling opnieuw."),
});
export const AgreedToNone = meta.story({
  args: { outcomes: [...theirs(), stopping.acceptedNone] },
  play: agrees("Ongeldige waarde."),
});

const drops = (sentence: string) => async (story: Story) => {
  await press(story, "button", "Trek je voorstel in");
  await isRefused(story, sentence);
};
export const WithdrawnTooLate = meta.story({
  args: { outcomes: [...own(), stopping.dropping("transition")] },
  play: drops(NOT_NOW),
});
export const WithdrawnAnother = meta.story({
  args: { outcomes: [...own(), stopping.dropping("proposal_changed")] },
  play: drops("Het voorstel is intussen veranderd."),
});
export const WithdrawnNone = meta.story({
  args: { outcomes: [...own(), stopping.droppedNone] },
  play: drops("Ongeldige waarde."),
});

export const Refused = meta.story({
  args: { outcomes: own({ status: "refused" }) },
  play: says("Hassan B. heeft je voorstel geweigerd"),
});
export const Withdrawn = meta.story({
  args: { outcomes: theirs({ status: "withdrawn" }) },
  play: says("Hassan B. heeft het voorstel ingetrokken"),
});
export const Lapsed = meta.story({
  args: { outcomes: own({ status: "lapsed" }) },
  play: says("Er kwam binnen 7 dagen geen antwoord."),
});
export const Void = meta.story({
  args: { outcomes: deal({ refused: "disputed", proposal: aStop({ status: "void" }) }) },
  play: says("Er veranderde iets aan het geld in bewaring."),
});
export const Accepted = meta.story({
  args: {
    ...asHassan,
    outcomes: deal({ refused: "transition", parts: [], other: aCard(), proposal: aStop({ status: "accepted" }) }),
  },
  async play(story) {
    await says("Petra de V. ging akkoord met jouw voorstel.")(story);
    await says("Je kreeg € 38,00. Petra de V. krijgt € 21,00 terug.")(story);
  },
});
export const Paused = meta.story({
  args: { outcomes: deal({ refused: "paused" }) },
  play: says("Je kunt nu geen voorstel doen"),
});
export const FreeToCancel = meta.story({
  args: { outcomes: deal({ refused: "free_to_cancel" }) },
  play: says("je kunt de deal annuleren en krijgt dan alles terug."),
});
export const FreeToCancelForHelper = meta.story({
  args: { ...asHassan, outcomes: deal({ refused: "free_to_cancel", other: aCard() }) },
  play: says("Kun jij toch niet, trek dan je bod in."),
});
export const OtherSuspended = meta.story({
  args: { outcomes: deal({ refused: "other_suspended", other: away }) },
  play: says("kan een voorstel nu niet beantwoorden."),
});
export const OwnToASuspendedUser = meta.story({
  args: { outcomes: deal({ refused: "other_suspended", other: away, proposal: aStop({ by: PETRA }) }) },
  play: says("kan je voorstel nu niet beantwoorden."),
});
export const Reported = meta.story({
  args: { outcomes: deal({ refused: "absence_reported" }) },
  async play(story) {
    await says("Dat moet eerst worden beantwoord.")(story);
    await expect(story.canvas.getByRole("link", { name: "Bekijk de melding" })).toBeVisible();
  },
});
export const Over = meta.story({
  args: { outcomes: deal({ refused: "transition", parts: [] }) },
  play: says("Samen stoppen kan alleen tijdens een deal"),
});

const MISSING = "Klus niet gevonden";
export const WithoutDeal = meta.story({ args: { outcomes: [begun, stopping.neverWas] }, play: opens(MISSING) });
export const NotFound = meta.story({ args: { outcomes: [job.notFound] }, play: opens(MISSING) });
export const Deleted = meta.story({ args: { outcomes: [job.deleted] }, play: opens("Deze klus is verwijderd") });
export const NotFoundMeanwhile = meta.story({
  args: { outcomes: [begun, stopping.jobNotFound] },
  play: opens(MISSING),
});
export const DeletedMeanwhile = meta.story({
  args: { outcomes: [begun, stopping.jobDeleted] },
  play: opens("Deze klus is verwijderd"),
});
export const Failed = meta.story({
  args: { outcomes: [begun, stopping.failed] },
  play: opens("Er ging iets mis bij ons"),
});
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({
  ...english,
  args: { outcomes: theirs() },
  play: says("Hassan B.’s proposal"),
});
export const Mobile = meta.story({ ...mobile, args: { outcomes: theirs() } });
