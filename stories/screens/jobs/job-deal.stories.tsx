import { expect, userEvent } from "storybook/test";
import preview from "../../../.storybook/preview";
import {
  agreed,
  agreedAsHassan,
  agreedWithSuspended,
  anAppointment,
  aRequest,
  dealOf,
  disputedPayment,
  heldPayment,
  paid,
  underway,
} from "../../../tests/mocks/deals";
import { AT } from "../../../tests/mocks/factories/at";
import { aBid } from "../../../tests/mocks/factories/bid";
import { aChargeback } from "../../../tests/mocks/factories/payment";
import { HASSAN } from "../../../tests/mocks/factories/town";
import { again, aPaymentAgain, payments } from "../../../tests/mocks/money";
import { job, site } from "../../../tests/mocks/outcomes";
import { english, hassan, mobile, opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({
  ...screen,
  args: { at: "/task/12", viewer: petra, outcomes: [underway(), agreed(), ...paid(heldPayment())] },
});

const proposed = anAppointment({ proposed_by: HASSAN });

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Stel een tijd voor" })).toHaveAttribute(
      "href",
      "/messages/chat-over-de-kraan/afspraak",
    );
    await expect(canvas.getByRole("link", { name: "Er klopt iets niet" })).toBeVisible();
  },
});

export const AsHelper = meta.story({
  args: { viewer: hassan, outcomes: [underway(), agreedAsHassan(), ...paid(heldPayment())] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Vraag meerwerk aan" })).toBeVisible();
  },
});

const direct = { platform_cost: "0.00", amount_with_platform_cost: "20.00", to_pay: "20.00", helper_fee: "0.00" };
const solved = job.is({ ...dealOf(AT), status: "solved", bids: [aBid({ status: "accepted", job_status: "solved" })] });

export const CompletedDirectly = meta.story({
  args: { viewer: hassan, outcomes: [solved, agreedAsHassan(), ...paid(aRequest(direct)), site.paysDirectly] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Stuur een betaalverzoek" })).toHaveAttribute(
      "href",
      "/messages/chat-over-de-kraan/meerwerk",
    );
    await expect(canvas.getByText(/Nieuwe afsluitkraan/)).toBeVisible();
  },
});

export const SettledDirectly = meta.story({
  args: {
    outcomes: [
      underway(AT),
      agreed(),
      ...paid(aRequest({ ...direct, status: "settled", paid_at: AT })),
      site.paysDirectly,
    ],
  },
  play: says("Je gaf aan dat je € 20 betaalde. Is alles klaar? Rond de klus dan af."),
});

export const SettledDirectlyAsHelper = meta.story({
  args: {
    viewer: hassan,
    outcomes: [
      underway(AT),
      agreedAsHassan(),
      ...paid(aRequest({ ...direct, status: "settled", paid_at: AT })),
      site.paysDirectly,
    ],
  },
  play: says("rechtstreeks aan jou is betaald."),
});

export const HelperSuspended = meta.story({
  args: { outcomes: [underway(), agreedWithSuspended, ...paid(heldPayment())] },
  async play(story) {
    await says("leest geen berichten meer en komt niet.")(story);
    const [first] = story.canvas.getAllByRole("link", { name: "Deal annuleren" });
    await expect(first).toBeVisible();
    await expect(story.canvas.queryByRole("link", { name: "Stel een tijd voor" })).toBeNull();
  },
});

export const HelperSuspendedAfterWork = meta.story({
  args: { outcomes: [underway("2026-03-02T16:00:00.000Z"), agreedWithSuspended, ...paid(heldPayment())] },
  async play(story) {
    await says("Klopt er iets niet? Open een geschil.")(story);
    await says("We hebben het account van Hassan geschorst.")(story);
    await expect(story.canvas.queryByRole("link", { name: "Bespreek het in de chat" })).toBeNull();
  },
});

const withoutAddress = job.is({ ...dealOf(null), location_details: null });
export const WithoutAddress = meta.story({
  args: { outcomes: [withoutAddress, agreed(), ...paid(heldPayment())] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Geef je adres" })).toHaveAttribute("href", "/task/12/adres");
  },
});
export const WithoutAddressAsHelper = meta.story({
  args: { viewer: hassan, outcomes: [withoutAddress, agreedAsHassan(), ...paid(heldPayment())] },
  play: says("gaf nog geen adres. Vraag ernaar in de chat."),
});

export const ToAnswer = meta.story({
  args: { outcomes: [underway(), agreed(proposed), ...paid(aRequest(), heldPayment())] },
  async play(story) {
    await says("Hassan vraagt € 20 extra: Nieuwe afsluitkraan")(story);
    await expect(story.canvas.getByRole("link", { name: "Geef antwoord" })).toBeVisible();
  },
});

export const WorkDone = meta.story({
  args: { outcomes: [underway("2026-03-02T10:00:00Z"), agreed(), ...paid(heldPayment())] },
  play: says("Een geschil openen kan tot maandag 9 maart"),
});

export const WorkDoneAsHelper = meta.story({
  args: { viewer: hassan, outcomes: [underway("2026-03-02T10:00:00Z"), agreedAsHassan(), ...paid(heldPayment())] },
  play: says("Een geschil openen kan tot maandag 9 maart"),
});

const gone = heldPayment({ status: "refunded", refunded_amount: "63.00" });

export const NoMoneyHeld = meta.story({
  args: { outcomes: [underway(), agreed(), ...paid(gone)] },
  async play(story) {
    await says("Er is geen geld meer in bewaring")(story);
    await expect(story.canvas.getAllByRole("link", { name: "Deal annuleren" })[0]).toHaveAttribute(
      "href",
      "/task/12/actie/cancel",
    );
  },
});

const AGAIN = /^Betaal €\s63 opnieuw$/;
export const PaysAgain = meta.story({
  args: { outcomes: [underway(), agreed(), payments.is(aPaymentAgain()), ...paid(gone)] },
  async play(story) {
    await userEvent.click(await story.canvas.findByRole("button", { name: AGAIN }));
    await opens("Opnieuw betalen")(story);
    await expect(story.canvas.queryByText("Weigeren")).not.toBeInTheDocument();
  },
});

const isRefusedAgain = (outcome: (typeof again)[keyof typeof again], sentence: string) =>
  meta.story({
    args: { outcomes: [underway(), agreed(), ...paid(gone), outcome] },
    async play(story) {
      await userEvent.click(await story.canvas.findByRole("button", { name: AGAIN }));
      await says(sentence)(story);
    },
  });
export const PaysAgainTooLate = isRefusedAgain(again.tooLate, "er is intussen iets veranderd");
export const PaysAgainInDispute = isRefusedAgain(again.disputed, "geschil");
export const PaysAgainAtTheBank = isRefusedAgain(again.processing, "Wacht tot de bank klaar is.");
export const PaysAgainDirectly = isRefusedAgain(again.directly, "Betalen gaat hier rechtstreeks met de klusser.");

export const NoMoneyHeldAsHelper = meta.story({
  args: { viewer: hassan, outcomes: [underway(), agreedAsHassan(), ...paid(gone)] },
  async play(story) {
    await says("Begin niet voordat er weer geld in bewaring is.")(story);
    await expect(story.canvas.queryByText("Volgende stap")).not.toBeInTheDocument();
    await expect(story.canvas.getAllByRole("link", { name: "Stuur een betaalverzoek" })[0]).toBeVisible();
    await userEvent.click(story.canvas.getByText("Wat je kunt doen"));
    await expect(story.canvas.getByRole("link", { name: "Bod intrekken" })).toBeVisible();
  },
});

const DONE = "2026-03-02T10:00:00Z";
const goneAfterWork = heldPayment({ status: "refunded", refunded_amount: "63.00", refunded_at: DONE });

export const NoMoneyHeldAfterWork = meta.story({
  args: { outcomes: [underway(DONE), agreed(), ...paid(goneAfterWork)] },
  async play(story) {
    await says("Regelen jullie het niet voor maandag 9 maart om 11:00, dan kijkt ons team ernaar.")(story);
    await userEvent.click(story.canvas.getByText("Wat je kunt doen"));
    await expect(story.canvas.getByRole("link", { name: "Rond de klus af" })).toBeVisible();
    await expect(story.canvas.queryByText("Hassan B. is klaar met het werk")).not.toBeInTheDocument();
  },
});

export const NoMoneyHeldAfterWorkAsHelper = meta.story({
  args: { viewer: hassan, outcomes: [underway(DONE), agreedAsHassan(), ...paid(goneAfterWork)] },
  play: says("De klus wordt niet vanzelf afgerond."),
});

const LONG_AGO = "2026-02-20T10:00:00Z";

export const NotPaidInTime = meta.story({
  args: { outcomes: [underway(LONG_AGO), agreed(), ...paid({ ...goneAfterWork, refunded_at: LONG_AGO })] },
  play: says("Ons team kijkt ernaar en beslist of de klus is gedaan."),
});

const TODAY = { starts_at: "2026-03-03T10:00:00Z", ends_at: "2026-03-03T14:00:00Z" };

export const NotTurnedUp = meta.story({
  args: { outcomes: [underway(), agreed(anAppointment({ ...TODAY, status: "accepted" })), ...paid(heldPayment())] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Is Hassan niet gekomen? Meld het" })).toHaveAttribute(
      "href",
      "/messages/chat-over-de-kraan/afspraak?niet-gekomen#niet-gekomen",
    );
  },
});

const report = { ...TODAY, status: "missed", missed_by: HASSAN, missed_until: "2026-03-04T11:45:00Z" } as const;

export const AbsenceReported = meta.story({
  args: { outcomes: [underway(), agreed(anAppointment(report)), ...paid(heldPayment())] },
  play: says("Hassan kan antwoorden tot woensdag 4 maart om 12:45. Zonder antwoord stopt de deal."),
});

export const ChargedBack = meta.story({
  args: { outcomes: [underway(), agreed(), ...paid(heldPayment({ chargeback: aChargeback() }))] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Bekijk de betaling" })).toHaveAttribute(
      "href",
      "/wallet/betaling/9",
    );
    await expect(canvas.queryByRole("link", { name: "Er klopt iets niet" })).not.toBeInTheDocument();
  },
});

export const InDispute = meta.story({
  args: { outcomes: [underway(), agreed(), ...paid(disputedPayment())] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Naar het geschil" })).toHaveAttribute(
      "href",
      "/payment/9/geschil",
    );
    await expect(canvas.queryByRole("link", { name: "Er klopt iets niet" })).not.toBeInTheDocument();
  },
});

const code = { words: "kaars wortel fiets lynx" };

export const WithStartCode = meta.story({
  args: { outcomes: [job.is({ ...dealOf(null), start_code: code }), agreed(), ...paid(heldPayment())] },
  async play(story) {
    await says("kaars wortel fiets lynx")(story);
    await expect(story.canvas.getByRole("link", { name: "Wat heb je aan een startcode?" })).toHaveAttribute(
      "href",
      "/task/12/startcode",
    );
  },
});

export const WithStartCodeAsHelper = meta.story({
  args: {
    viewer: hassan,
    outcomes: [job.is({ ...dealOf(null), start_code: { words: null } }), agreedAsHassan(), ...paid(heldPayment())],
  },
  play: says("Begin je? Vraag dan om de startcode."),
});

export const WorkBegan = meta.story({
  args: {
    outcomes: [job.is({ ...dealOf(null), begun_at: "2026-03-05T13:02:00Z" }), agreed(), ...paid(heldPayment())],
  },
  play: says("Het werk is begonnen op"),
});

const MAY_STOP = { allowed: true, proposal: null };
const asked = { by: HASSAN, until: "2026-03-09T10:00:00Z" };
export const StopProposed = meta.story({
  args: {
    outcomes: [
      job.is({ ...dealOf(null), begun_at: "2026-03-05T13:02:00Z", stop: { allowed: true, proposal: asked } }),
      agreed(),
      ...paid(heldPayment()),
    ],
  },
  async play({ canvas }) {
    const [text, ...others] = await canvas.findAllByText(/Hassan stelt voor om te stoppen\./);
    await expect(others).toEqual([]);
    const next = canvas.getByText(/Is het werk klaar\? Keur het goed/);
    await expect(text?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole("link", { name: "Bekijk het voorstel" })).toHaveAttribute(
      "href",
      "/task/12/samen-stoppen",
    );
  },
});
export const MayStop = meta.story({
  args: {
    outcomes: [
      job.is({ ...dealOf(null), begun_at: "2026-03-05T13:02:00Z", stop: MAY_STOP }),
      agreed(),
      ...paid(heldPayment()),
    ],
  },
  play: says("Samen stoppen"),
});

export const CancelLate = meta.story({
  args: {
    at: "/task/12/actie/cancel",
    outcomes: [
      job.is({
        ...dealOf(null),
        cancellation: { allowed: true, refund: "48.00", compensation: "15.00", reason: "late" },
        stop: MAY_STOP,
      }),
      ...paid(heldPayment()),
    ],
  },
  async play(story) {
    await says("Hassan B. krijgt")(story);
    await says("Vinden jullie een ander bedrag eerlijker?")(story);
  },
});

export const CancelLaterThanThought = meta.story({
  args: {
    at: "/task/12/actie/cancel",
    outcomes: [underway(), ...paid(heldPayment()), job.costsOtherwise],
  },
  async play(story) {
    await press(story, "button", "Ja, annuleer de deal");
    await says("De vergoeding voor de klusser is veranderd. Kijk het bedrag na.")(story);
  },
});

export const CancelAfterWorkIsDone = meta.story({
  args: { at: "/task/12/actie/cancel", outcomes: [underway("2026-03-02T10:00:00Z"), ...paid(heldPayment())] },
  async play(story) {
    await says("Klopt er iets niet? Open een geschil.")(story);
    await expect(story.canvas.getByRole("link", { name: "Er klopt iets niet" })).toHaveAttribute(
      "href",
      "/payment/9/geschil/openen",
    );
  },
});

export const CancelAfterWorkBegan = meta.story({
  args: {
    at: "/task/12/actie/cancel",
    outcomes: [job.is({ ...dealOf(null), begun_at: "2026-03-05T13:02:00Z", stop: MAY_STOP }), ...paid(heldPayment())],
  },
  async play(story) {
    await says("Stoppen kan alleen samen: spreek een bedrag af, of open een geschil.")(story);
    await expect(story.canvas.getByRole("link", { name: "Spreek samen een bedrag af" })).toHaveAttribute(
      "href",
      "/task/12/samen-stoppen",
    );
    await expect(story.canvas.getByRole("link", { name: "Er klopt iets niet" })).toBeVisible();
  },
});

export const SolveInADispute = meta.story({
  args: { at: "/task/12/actie/solve", outcomes: [underway(), ...paid(disputedPayment())] },
  async play(story) {
    await says("Er loopt een geschil. De betaling staat stil tot jullie eruit zijn")(story);
    await expect(story.canvas.getByRole("link", { name: "Naar het geschil" })).toBeVisible();
  },
});

const done = { at: "/task/12/actie/done", viewer: hassan };

export const DoneInADispute = meta.story({
  args: { ...done, outcomes: [underway(), agreedAsHassan(), ...paid(disputedPayment())] },
  async play(story) {
    await says("Er loopt een geschil. De betaling staat stil tot jullie eruit zijn")(story);
    await expect(story.canvas.queryByRole("button", { name: "Ja, het werk is klaar" })).not.toBeInTheDocument();
  },
});

export const DoneWhilePaused = meta.story({
  args: { ...done, outcomes: [underway(), agreedAsHassan(), ...paid(heldPayment({ paused_at: AT }))] },
  play: says("Ons team kijkt nog naar de betaling. Tot we klaar zijn, kan de plaatser het werk niet goedkeuren"),
});

export const InDisputeAsHelper = meta.story({
  args: { viewer: hassan, outcomes: [underway(), agreedAsHassan(), ...paid(disputedPayment())] },
  async play(story) {
    await says("Er loopt een geschil")(story);
    await expect(story.canvas.queryByRole("link", { name: "Werk is klaar" })).not.toBeInTheDocument();
  },
});

export const English = meta.story({ ...english, play: says("Your deal") });
export const Mobile = meta.story({ ...mobile, play: says("Jullie deal") });
