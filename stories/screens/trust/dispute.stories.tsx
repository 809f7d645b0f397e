import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aProposal, aRequest, dispute, disputedPayment, heldPayment, paid, underway } from "../../../tests/mocks/deals";
import { aSentPhoto } from "../../../tests/mocks/factories/chat";
import { aCard } from "../../../tests/mocks/factories/person";
import { HASSAN, PETRA } from "../../../tests/mocks/factories/town";
import { chat, payment } from "../../../tests/mocks/outcomes";
import { english, hassan, isRefused, mobile, opens, petra, press, says, screen } from "../../screen";

const room = (of: Parameters<typeof disputedPayment>[0] = {}, more = {}) => [
  ...paid(disputedPayment(of, more)),
  underway("2026-03-02T10:00:00Z"),
];
const meta = preview.meta({ ...screen, args: { at: "/payment/9/geschil", viewer: petra, outcomes: room() } });

const hassans = [aProposal(HASSAN, "60.00")];
const ended = (of: Parameters<typeof disputedPayment>[0], more = {}) => [
  ...paid(
    disputedPayment(
      { status: "closed", ...of },
      { status: "released", helper_amount: "38.00", helper_fee: "2.00", refunded_amount: "21.00", ...more },
    ),
  ),
  underway(),
];

export const Default = meta.story({
  async play(story) {
    await says("Je betaling van € 63 staat stil: € 60 voor het werk en € 3 servicekosten.")(story);
    await says("Jullie hebben tot maandag 9 maart")(story);
    await expect(story.canvas.getByRole("link", { name: "Doe een voorstel" })).toHaveAttribute(
      "href",
      "/payment/9/geschil/voorstel",
    );
  },
});

const away = aCard({ id: HASSAN, name: "Hassan B.", has_page: false });

export const Suspended = meta.story({
  args: { outcomes: room({ status: "desk", proposals: [] }, { payee: away }) },
  async play(story) {
    await says("Hassan B. kan hier niet reageren, maar wel met ons mailen.")(story);
    await expect(story.canvas.queryByText("kwamen er samen niet uit", { exact: false })).not.toBeInTheDocument();
  },
});

export const Photos = meta.story({
  args: {
    outcomes: [
      ...room(),
      chat.shows({
        result: [aSentPhoto({ id: 41, alt: "De nieuwe kraan", message: null })],
        dispute: [aSentPhoto({ id: 42, alt: "De druppel", sender: PETRA, message: null })],
      }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "De druppel" })).toHaveAttribute(
      "href",
      "/messages/5/foto/42?next=%2Fpayment%2F9%2Fgeschil",
    );
    await expect(canvas.getByRole("link", { name: "De nieuwe kraan" })).toBeVisible();
  },
});

export const AsHelper = meta.story({
  args: { viewer: hassan },
  async play(story) {
    await says("Is alles verdiend, dan krijg jij € 57: er gaat € 3 servicekosten af.")(story);
    await says("Petra de V. schreef")(story);
    await expect(story.canvas.queryByText("Toch opgelost? Sluit het geschil")).not.toBeInTheDocument();
  },
});

export const ToAnswer = meta.story({
  args: { outcomes: room({ proposals: hassans }) },
  async play(story) {
    await says("Voorstel van Hassan B.")(story);
    await expect(story.canvas.getByRole("link", { name: "Ik ga akkoord" })).toBeVisible();
    await expect(story.canvas.getByRole("link", { name: "Doe een ander voorstel" })).toBeVisible();
  },
});

export const Paused = meta.story({
  args: { outcomes: room({ proposals: hassans }, { paused_at: "2026-03-03T10:00:00Z" }) },
  async play(story) {
    await says("Verdelen kan pas als ons team klaar is.")(story);
    await expect(story.canvas.queryByRole("link", { name: "Ik ga akkoord" })).not.toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  args: { outcomes: room({ proposals: [...hassans, aProposal(PETRA, "40.00")] }) },
  async play(story) {
    await says("Hassan B. moet nog antwoorden op je voorstel.")(story);
    await says("Nu is Hassan B. aan de beurt. Je kunt nog 2 voorstellen doen.")(story);
  },
});

export const LastRound = meta.story({
  args: {
    outcomes: room({
      proposals: [60, 20, 55, 30, 50].map((euros, at) => aProposal(at % 2 ? PETRA : HASSAN, `${euros}.00`, at + 1)),
    }),
  },
  play: says("Je kunt nog 1 voorstel doen."),
});

export const AtTheDesk = meta.story({
  args: { outcomes: room({ status: "desk", proposals: [...hassans, aProposal(PETRA, "40.00")] }) },
  play: says("We lezen wat jullie schreven en beslissen hoe het geld wordt verdeeld."),
});

export const Closed = meta.story({
  args: { outcomes: [...room(), dispute.closed] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Toch opgelost? Sluit het geschil"));
    await press(story, "button", "Sluit het geschil");
    await says("Het geschil is gesloten. Het geld is weer in bewaring.")(story);
  },
});

export const ClosedMeanwhile = meta.story({
  args: { outcomes: [...room(), dispute.closedMeanwhile] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Toch opgelost? Sluit het geschil"));
    await press(story, "button", "Sluit het geschil");
    await isRefused(story, "Dat kan nu niet meer: er is intussen iets veranderd.");
  },
});

export const Withdrawn = meta.story({
  args: {
    outcomes: [
      ...paid(heldPayment({ dispute: disputedPayment({ status: "closed", ended: "withdrawn" }).dispute })),
      underway(),
    ],
  },
  async play(story) {
    await says("Dit geschil is gesloten")(story);
    await expect(story.canvas.getByRole("link", { name: "Klopt er weer iets niet?" })).toBeVisible();
  },
});

export const Agreed = meta.story({
  args: { outcomes: ended({ ended: "agreed", proposals: [...hassans, aProposal(PETRA, "40.00")] }) },
  play: says("Jullie zijn eruit"),
});

export const Decided = meta.story({
  args: {
    outcomes: ended({ ended: "decided", statement: "De kraan zit er wel op, maar lekt. Twee derde is verdiend." }),
  },
  async play(story) {
    await says("Ons team heeft beslist")(story);
    await says("Twee derde is verdiend.")(story);
  },
});

const MOVED_AT = "2026-03-05T10:00:00Z";

export const ExtraWorkWentBack = meta.story({
  args: {
    outcomes: [
      ...paid(
        disputedPayment(
          { status: "closed", ended: "agreed", proposals: [{ ...aProposal(PETRA, "60.00"), extra_back: true }] },
          { status: "released", released_at: MOVED_AT },
        ),
        aRequest({ status: "refunded", refunded_at: MOVED_AT, refunded_amount: "21.00" }),
      ),
      underway(),
    ],
  },
  play: says("Het meerwerk (€ 20) ging terug naar jou, ook de servicekosten."),
});

export const AllBack = meta.story({
  args: {
    outcomes: ended(
      { ended: "decided", statement: null },
      { status: "refunded", helper_amount: "57.00", refunded_amount: "63.00" },
    ),
  },
  async play({ canvas }) {
    await expect((await canvas.findByText("Hassan B. krijgt")).parentElement).toHaveTextContent(/€\s0,00/);
  },
});

export const AboutExtraWork = meta.story({
  args: { outcomes: room({}, { kind: "request", bid_id: null, description: "Nieuwe afsluitkraan" }) },
  play: says("Over het meerwerk ‘Nieuwe afsluitkraan’"),
});

export const Never = meta.story({ args: { outcomes: paid(heldPayment()) }, play: opens("Deze pagina is er niet") });
export const NotFound = meta.story({ args: { outcomes: [payment.unknown] }, play: opens("Deze pagina is er niet") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const LongText = meta.story({
  args: { outcomes: room({ reason: "Past-dit-op-een-telefoon-".repeat(30) }) },
  play: says("Past-dit-op-een-telefoon-"),
});
export const English = meta.story({
  ...english,
  args: { outcomes: room({ proposals: hassans }) },
  play: says("Proposal from Hassan B."),
});
export const Mobile = meta.story({
  ...mobile,
  args: { outcomes: room({ proposals: hassans }) },
  play: says("Voorstel van Hassan B."),
});
