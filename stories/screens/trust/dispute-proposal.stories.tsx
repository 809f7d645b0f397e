import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aProposal, aRequest, dispute, disputedPayment, paid, underway } from "../../../tests/mocks/deals";
import { HASSAN, PETRA } from "../../../tests/mocks/factories/town";
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

const room = (of: Parameters<typeof disputedPayment>[0] = {}) => [...paid(disputedPayment(of)), underway()];
const meta = preview.meta({ ...screen, args: { at: "/payment/9/geschil/voorstel", viewer: petra, outcomes: room() } });

const checking = "/payment/9/geschil/voorstel?amount=40";
const accepting = { at: "/payment/9/geschil/akkoord", outcomes: room({ proposals: [aProposal(HASSAN, "40.00")] }) };

export const Default = meta.story({
  async play(story) {
    await send(story, { Verdiend: "40" }, "Bekijk de verdeling");
    await says("Zo wordt het verdeeld")(story);
  },
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
  },
});

export const CheckAsHelper = meta.story({
  args: { at: checking, viewer: hassan },
  play: says("Petra de V. krijgt terug"),
});

export const CheckWithExtraWork = meta.story({
  args: { at: checking, outcomes: [...paid(disputedPayment(), aRequest({ status: "held" })), underway()] },
  async play(story) {
    await says("Dat gaat helemaal naar de klusser, min servicekosten.")(story);
    await expect(story.canvas.getByText("Hassan B. krijgt").parentElement).toHaveTextContent(/€\s57,00/);
    await expect(story.canvas.getByText("Betaald").parentElement).toHaveTextContent(/€\s84,00/);
  },
});

const withExtra = (of: Parameters<typeof disputedPayment>[0] = {}) => [
  ...paid(disputedPayment(of), aRequest({ status: "held" })),
  underway(),
];

export const ExtraWorkBack = meta.story({
  args: { outcomes: withExtra() },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByLabelText(/^Het meerwerk \(€\s20\) gaat terug naar jou/));
    await press(story, "button", "Alles verdiend");
    await says("Zo wordt het verdeeld")(story);
    await says("gaat terug naar jou, ook de servicekosten.")(story);
    await expect(story.canvas.getByText("Hassan B. krijgt").parentElement).toHaveTextContent(/€\s57,00/);
    await expect(story.canvas.getByText("Jij krijgt terug").parentElement).toHaveTextContent(/€\s21,00/);
  },
});

export const CheckWithExtraWorkBack = meta.story({
  args: { at: `${checking}&extra_back=true`, viewer: hassan, outcomes: withExtra() },
  play: says("gaat terug naar Petra de V., ook de servicekosten."),
});

export const AgreeToExtraWorkBack = meta.story({
  args: { ...accepting, outcomes: withExtra({ proposals: [{ ...aProposal(HASSAN, "40.00"), extra_back: true }] }) },
  async play(story) {
    await says("gaat terug naar jou, ook de servicekosten.")(story);
    await expect(story.canvas.getByText("Hassan B. krijgt").parentElement).toHaveTextContent(/€\s38,00/);
    await expect(story.canvas.getByText("Jij krijgt terug").parentElement).toHaveTextContent(/€\s42,00/);
  },
});

export const EnglishWithExtraWork = meta.story({
  ...english,
  args: { outcomes: withExtra() },
  play: says("The extra work (€20) goes back to you"),
});

export const MobileWithExtraWork = meta.story({
  ...mobile,
  args: { outcomes: withExtra() },
  play: says("Kruis dit aan als het meerwerk niet is gedaan."),
});

const LAST = [PETRA, HASSAN, PETRA, HASSAN, PETRA].map((by) => aProposal(by, "30.00"));

export const LastProposal = meta.story({
  args: { at: checking, viewer: hassan, outcomes: room({ proposals: LAST }) },
  play: says("Dit is het laatste voorstel: Petra de V. kan alleen nog akkoord gaan."),
});

export const Proposed = meta.story({
  args: { at: checking, outcomes: [...room(), dispute.proposed] },
  async play(story) {
    await press(story, "button", "Verstuur voorstel");
    await says("Je voorstel is verstuurd. Hassan B. krijgt bericht.")(story);
  },
});

export const ProposedWithWords = meta.story({
  args: { at: checking, outcomes: [...room(), dispute.proposed] },
  async play(story) {
    await send(story, { "Waarom dit bedrag?": "De achterkant is nog niet geverfd." }, "Verstuur voorstel");
    await says("Je voorstel is verstuurd. Hassan B. krijgt bericht.")(story);
  },
});

export const AgreeWithWords = meta.story({
  args: { ...accepting, outcomes: room({ proposals: [{ ...aProposal(HASSAN, "40.00"), why: "Het meeste is af." }] }) },
  async play(story) {
    await says("Het meeste is af.")(story);
    await says("Verdiend: € 40 van € 60.")(story);
  },
});

export const AtTheTeam = meta.story({
  args: { outcomes: room({ status: "desk", proposals: LAST }) },
  play: says("Het geschil is bij ons team: dat beslist nu."),
});

export const NotOnesTurn = meta.story({
  args: { at: checking, later: [...room({ proposals: [aProposal(PETRA, "30.00")] }), dispute.notTheirTurn] },
  async play(story) {
    await story.canvas.findByRole("button", { name: "Verstuur voorstel" });
    meanwhile(story);
    await send(story, { "Waarom dit bedrag?": "De achterkant is nog niet geverfd." }, "Verstuur voorstel");
    await isRefused(story, "Dat kan nu niet meer: er is intussen iets veranderd.");
    await says("Je kunt nu geen voorstel doen")(story);
    await says("De achterkant is nog niet geverfd.")(story);
  },
});

export const Agree = meta.story({
  args: accepting,
  async play(story) {
    await says("We verdelen het geld meteen zo.")(story);
    await expect(story.canvas.getByText("Hassan B. krijgt").parentElement).toHaveTextContent(/€\s38,00/);
  },
});

export const AgreeToNothing = meta.story({
  args: { ...accepting, viewer: hassan, outcomes: room({ proposals: [aProposal(PETRA, "0.00")] }) },
  play: says("Jullie deal stopt en de klus staat weer open."),
});

export const Agreed = meta.story({
  args: { ...accepting, outcomes: [...accepting.outcomes, dispute.agreed] },
  async play(story) {
    await press(story, "button", "Ja, verdeel het zo");
    await says("Opgelost. Het geld is verdeeld.")(story);
  },
});

export const GoneMeanwhile = meta.story({
  args: { ...accepting, outcomes: [...accepting.outcomes, dispute.goneMeanwhile] },
  async play(story) {
    await press(story, "button", "Ja, verdeel het zo");
    await isRefused(story, "Dat kan nu niet meer: er is intussen iets veranderd.");
  },
});

export const AnotherProposalMeanwhile = meta.story({
  args: { ...accepting, later: [...room({ proposals: [aProposal(HASSAN, "60.00")] }), dispute.otherProposal] },
  async play(story) {
    await says("We verdelen het geld meteen zo.")(story);
    meanwhile(story);
    await press(story, "button", "Ja, verdeel het zo");
    await isRefused(story, "Het voorstel is intussen veranderd. Bekijk de verdeling opnieuw.");
    await expect(story.canvas.getByText("Hassan B. krijgt").parentElement).toHaveTextContent(/€\s57,00/);
  },
});

export const OwnProposalMeanwhile = meta.story({
  args: { ...accepting, later: [...room({ proposals: [aProposal(PETRA, "60.00")] }), dispute.otherProposal] },
  async play(story) {
    await says("We verdelen het geld meteen zo.")(story);
    meanwhile(story);
    await press(story, "button", "Ja, verdeel het zo");
    await isRefused(story, "Het voorstel is veranderd.");
    await says("Hassan B. moet nog antwoorden op je voorstel.")(story);
  },
});

export const ExtraWorkMeanwhile = meta.story({
  args: {
    ...accepting,
    later: [
      ...paid(disputedPayment({ proposals: [aProposal(HASSAN, "40.00")] }), aRequest({ status: "held" })),
      underway(),
      dispute.otherMoney,
    ],
  },
  async play(story) {
    await says("We verdelen het geld meteen zo.")(story);
    meanwhile(story);
    await press(story, "button", "Ja, verdeel het zo");
    await isRefused(story, "Het geld in bewaring is intussen veranderd. Bekijk de bedragen opnieuw.");
    await says("Hierbij zit ook het andere geld van de klus: meerwerk")(story);
    await expect(story.canvas.getByText("Hassan B. krijgt").parentElement).toHaveTextContent(/€\s57,00/);
  },
});

export const AgreeToNothingWithExtraWork = meta.story({
  args: {
    ...accepting,
    viewer: hassan,
    outcomes: [
      ...paid(disputedPayment({ proposals: [aProposal(PETRA, "0.00")] }), aRequest({ status: "held" })),
      underway(),
    ],
  },
  play: says("Dat gaat helemaal terug naar de plaatser."),
});

export const Paused = meta.story({
  args: { ...accepting, outcomes: [...accepting.outcomes, dispute.paused] },
  async play(story) {
    await press(story, "button", "Ja, verdeel het zo");
    await isRefused(story, "Ons team kijkt naar deze betaling.");
  },
});

/** The form was tampered with. */
export const AgreedByHand = meta.story({
  args: { ...accepting, outcomes: [...accepting.outcomes, dispute.noSum] },
  async play(story) {
    await press(story, "button", "Ja, verdeel het zo");
    await isRefused(story, "Vul een geldig bedrag in.");
  },
});

export const NothingToAgreeTo = meta.story({
  args: { ...accepting, outcomes: room({ proposals: [aProposal(PETRA, "40.00")] }) },
  play: says("Er is geen voorstel dat je kunt accepteren"),
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, args: { at: checking }, play: says("This is the division") });
export const Mobile = meta.story({ ...mobile, args: { at: checking }, play: says("Zo wordt het verdeeld") });

export const AcceptingMoneyStopped = meta.story({
  args: { ...accepting, outcomes: [...accepting.outcomes, moneyStopped] },
  play: says("Akkoord gaan kan nu even niet"),
});
