import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aChargeback, aPayment } from "../../../tests/mocks/factories/payment";
import { aCard } from "../../../tests/mocks/factories/person";
import { aHeldPayment, aPaymentAgain, aReleasedPayment, aRequest, aTopUp, payments } from "../../../tests/mocks/money";
import { english, hassan, mobile, opens, petra, says, screen } from "../../screen";

const meta = preview.meta({
  ...screen,
  args: { at: "/wallet/betaling/9", viewer: petra, outcomes: [payments.is(aReleasedPayment())] },
});

const shows = (...[payment]: Parameters<typeof payments.is>) => ({ outcomes: [payments.is(payment)] });

export const Default = meta.story({ play: opens("Betaling aan Hassan B.") });
export const AsHelper = meta.story({ args: { viewer: hassan }, play: says("Hassan B. ontving") });

export const Held = meta.story({
  args: shows(aHeldPayment()),
  play: says("Gebeurt er niets, dan krijg je op vr 15 mei alles terug."),
});

export const WorkDone = meta.story({
  args: shows(aHeldPayment({ job_done_at: "2026-03-03T16:00:00Z" })),
  play: says("Hassan B. is klaar met het werk"),
});

export const HeldAsHelper = meta.story({
  args: { viewer: hassan, ...shows(aHeldPayment()) },
  play: says("Het geld is voor je in bewaring"),
});

export const WorkDoneAsHelper = meta.story({
  args: { viewer: hassan, ...shows(aHeldPayment({ job_done_at: "2026-03-03T16:00:00Z" })) },
  play: says("Het geld staat op di 10 mrt op je saldo"),
});

const extraWithoutPrice = aRequest({
  status: "held",
  job_done_at: "2026-03-03T16:00:00Z",
  paid_at: "2026-03-01T10:05:00Z",
  price_gone: true,
});
export const ExtraWorkWithoutPrice = meta.story({
  args: shows(extraWithoutPrice),
  play: says("Het geld voor de prijs is niet meer in bewaring"),
});
export const ExtraWorkWithoutPriceAsHelper = meta.story({
  args: { viewer: hassan, ...shows(extraWithoutPrice) },
  play: says("Er is geen dag waarop die vanzelf op je saldo komt"),
});

const extraHeld = aRequest({ status: "held", paid_at: "2026-03-01T10:05:00Z" });
export const ExtraWorkHeld = meta.story({
  args: shows(extraHeld),
  play: says("Gaat de deal niet door voordat het werk begint, dan krijg je dit helemaal terug."),
});
export const ExtraWorkHeldAsHelper = meta.story({
  args: { viewer: hassan, ...shows(extraHeld) },
  play: says("Dit meerwerk krijg je samen met de prijs van de klus."),
});
export const NotPaidAgainYet = meta.story({
  args: shows(aPaymentAgain()),
  play: says("Je eerdere betaling is bij je terug. Je kunt hier opnieuw betalen."),
});

export const WithCredits = meta.story({
  args: shows(aReleasedPayment({ credits_used: "20.00", to_pay: "43.00" })),
  play: says("Met je tegoed"),
});

export const Divided = meta.story({
  args: {
    viewer: hassan,
    ...shows(aReleasedPayment({ helper_fee: "2.00", helper_amount: "38.00", refunded_amount: "21.00" })),
  },
  play: says("Verdiend deel van € 60"),
});

export const VatOfTheFee = meta.story({
  args: shows(
    aReleasedPayment({
      helper_fee: "2.00",
      helper_amount: "38.00",
      refunded_amount: "21.00",
      refunded_at: "2026-03-05T09:00:00Z",
    }),
  ),
  play: says("In de servicekosten zit € 0,35 btw (21%). Het btw-nummer van Buurklusser is NL123456782B01 (voorbeeld)."),
});

export const Refunded = meta.story({
  args: shows(
    aReleasedPayment({
      status: "refunded",
      refunded_amount: "63.00",
      released_at: null,
      refunded_at: "2026-03-05T09:00:00Z",
    }),
  ),
  play: says("Je geld wordt terugbetaald"),
});

export const WithdrawalRejected = meta.story({
  args: shows(
    aReleasedPayment({
      withdrawn: {
        at: "2026-03-05T09:00:00Z",
        effect: "answered",
        answer: { at: "2026-03-06T09:00:00Z", granted: false },
      },
    }),
  ),
  play: says("We hebben je herroeping afgewezen op 6 maart 2026."),
});

export const BankIsBusy = meta.story({
  args: shows(aHeldPayment({ status: "processing", paid_at: null })),
  play: says("De bank verwerkt je betaling nog"),
});

export const CameToNothing = meta.story({
  args: shows(aHeldPayment({ status: "expired", paid_at: null })),
  play: says("Verlopen"),
});

export const Failed = meta.story({
  args: shows(aHeldPayment({ status: "failed", paid_at: null })),
  play: says("Je bank heeft niet betaald. Er is niets afgeschreven."),
});

const back = { status: "refunded", refunded_amount: "63.00", refunded_at: "2026-03-05T09:00:00Z" } as const;

export const RefundedAsHelper = meta.story({
  args: { viewer: hassan, ...shows(aHeldPayment(back)) },
  async play(story) {
    await says("Je kreeg hier niets voor.")(story);
    // For paper, without the note.
    const printed = story.canvas.getByText("Hassan B. kreeg hier niets voor.", { exact: false });
    await expect(printed).not.toBeVisible();
  },
});

export const WithdrawnByTheHelper = meta.story({
  args: shows(aHeldPayment({ ...back, deal_end: "withdrawn" })),
  play: says("Hassan B. trok het bod in. De deal stopte."),
});

const compensated = { ...back, refunded_amount: "48.00", helper_amount: "15.00", helper_fee: "0.00" } as const;
export const CancelledLate = meta.story({
  args: shows(aReleasedPayment({ ...compensated, deal_end: "cancelled_late" })),
  play: says("Jij annuleerde de deal kort voor of na het afgesproken begin."),
});
export const OwnerMissedAsHelper = meta.story({
  args: {
    viewer: hassan,
    ...shows(aReleasedPayment({ ...compensated, deal_end: "missed_by_owner", deal_unanswered: true })),
  },
  async play(story) {
    await says("antwoordde niet op de melding. Dat telt als niet gekomen. De deal stopte.")(story);
    await says("Vergoeding: de deal ging niet door")(story);
  },
});

export const RefundFailed = meta.story({
  args: shows(aHeldPayment({ ...back, refund_failed: { amount: "63.00", handled_at: null } })),
  play: says("Ons team zoekt uit hoe je het krijgt en mailt je."),
});

const elsewhere = { amount: "60.00", currency: "eur", asked: "63.00", handled_at: null, outcome: null } as const;
export const OtherAmount = meta.story({
  args: shows(aPayment({ status: "expired", other_amount: elsewhere })),
  async play(story) {
    await says("Ons team kijkt ernaar en mailt je.")(story);
    await expect(story.canvas.queryByText("Er is niets afgeschreven", { exact: false })).toBeNull();
  },
});
export const OtherAmountBack = meta.story({
  args: shows(
    aPayment({
      status: "expired",
      other_amount: { ...elsewhere, handled_at: "2026-03-20T09:00:00Z", outcome: "refund", currency: "usd" },
    }),
  ),
  play: says("60.00 USD terug"),
});

export const SentBack = meta.story({
  args: shows(aHeldPayment({ ...back, refunded_elsewhere: true })),
  play: says("De bank of betaaldienst stuurde het geld terug."),
});

const backByBank = { status: "lost", amount: "63.00", closed_at: "2026-03-20T09:00:00Z" } as const;
export const TakenBackByBank = meta.story({
  args: shows(aReleasedPayment({ chargeback: aChargeback(backByBank) })),
  async play(story) {
    await says("Door je bank teruggehaald")(story);
    await expect(story.canvas.queryByText("In de servicekosten zit", { exact: false })).toBeNull();
  },
});

export const PartRefundedAtProvider = meta.story({
  args: shows(aHeldPayment({ refunded_at_provider: "20.00" })),
  async play(story) {
    await says("Terug via de betaaldienst")(story);
    await expect(story.canvas.getByText("In de servicekosten zit", { exact: false })).toBeVisible();
  },
});

const OWN_ABSENCE = {
  by: aCard().id ?? 0,
  until: "2026-03-05T09:00:00Z",
  shares: { refund: "90.00", compensation: "15.00" },
};

export const AbsenceReported = meta.story({
  args: shows(aHeldPayment({ absence: OWN_ABSENCE })),
  async play(story) {
    await says("Hassan B. meldde dat je er niet was")(story);
    await says("Hassan B. krijgt € 15 en jij krijgt € 90 terug.")(story);
  },
});

export const AbsenceReportedOfExtraWork = meta.story({
  args: shows(aHeldPayment({ kind: "request", bid_id: null, absence: OWN_ABSENCE })),
  play: says("krijg je helemaal terug"),
});

export const Disputed = meta.story({
  args: shows(aHeldPayment({ status: "disputed" })),
  play: says("Er loopt een geschil"),
});
export const Asked = meta.story({ args: shows(aRequest()), play: opens("Hassan B. vraagt een betaling") });

export const AskedAsHelper = meta.story({
  args: { viewer: hassan, ...shows(aRequest()) },
  play: says("Petra de V. heeft nog niet geantwoord"),
});

const returned = [
  { amount: "15.75", price: "15.00", at: "2026-03-01T10:00:00Z" },
  { amount: "21.00", price: "20.00", at: "2026-03-02T10:00:00Z", on_hold: true },
];
export const ReturnedBefore = meta.story({
  args: shows(aRequest({ status: "held", paid_at: "2026-03-03T10:05:00Z", returned })),
  async play(story) {
    await says("€ 15,75 terugbetaald. Betaald op een betaalpagina die niet meer gold.")(story);
    await says("€ 21,00 terugbetaald. Betaald terwijl de deal stilstond.")(story);
  },
});
export const DeclinedAfterItWasReturned = meta.story({
  args: shows(aRequest({ status: "cancelled", lapsed: true, declined: true, returned })),
  async play(story) {
    await says("Wat je eerder betaalde, is terugbetaald.")(story);
    await expect(story.canvas.queryByText("Er is niets afgeschreven", { exact: false })).toBeNull();
  },
});

export const Credits = meta.story({ args: shows(aTopUp()), play: opens("Tegoed opgewaardeerd") });

export const PaidDirectly = meta.story({
  args: shows(
    aRequest({
      status: "settled",
      platform_cost: "0.00",
      helper_fee: "0.00",
      helper_amount: "20.00",
      amount_with_platform_cost: "20.00",
      to_pay: "20.00",
      paid_at: "2026-03-04T18:00:00Z",
    }),
  ),
  play: says("Het bedrag ging rechtstreeks naar Hassan B., niet via Buurklusser."),
});

export const LongText = meta.story({
  args: shows(
    aReleasedPayment({
      job_title: "Zonwering".repeat(5),
      amount: "9999.00",
      amount_with_platform_cost: "10498.95",
      payer: aCard({ name: "Wilhelmina Theodora van den Broeke-Ter Schuur Waagmeester" }),
    }),
  ),
  play: says("10.498,95"),
});

export const NotFound = meta.story({
  args: { outcomes: [payments.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const Offline = meta.story({
  args: { outcomes: [payments.offline] },
  play: opens("We zijn even niet bereikbaar"),
});
export const English = meta.story({ ...english, play: opens("Payment to Hassan B.") });
export const Mobile = meta.story({ ...mobile, play: opens("Betaling aan Hassan B.") });

const LOST = "2026-03-20T09:00:00Z";

export const ChargedBack = meta.story({
  args: shows(aHeldPayment({ chargeback: aChargeback() })),
  async play(story) {
    await says("Tot dan gebeurt er niets met deze betaling.")(story);
    await says("Teruggeboekt")(story);
  },
});
export const ChargedBackAsHelper = meta.story({
  args: { viewer: hassan, ...shows(aHeldPayment({ chargeback: aChargeback() })) },
  play: says("Tot dan kunnen we je € 57 niet vrijgeven."),
});
export const ChargedBackFromBalance = meta.story({
  args: { viewer: hassan, ...shows(aReleasedPayment({ chargeback: aChargeback({ from_balance: "57.00" }) })) },
  play: says("Tot dan staat € 57 van je saldo apart"),
});
export const ChargedBackAfterPayout = meta.story({
  args: { viewer: hassan, ...shows(aReleasedPayment({ chargeback: aChargeback() })) },
  play: says("Aan je saldo verandert niets."),
});
export const ChargebackWon = meta.story({
  args: {
    viewer: hassan,
    ...shows(aReleasedPayment({ chargeback: aChargeback({ status: "won", from_balance: "57.00", closed_at: LOST }) })),
  },
  play: says("€ 57 staat weer op je saldo."),
});
const wonEarlier = aChargeback({ status: "won", closed_at: "2026-02-02T09:00:00Z" });
export const PausedAfterWonChargeback = meta.story({
  args: shows(aHeldPayment({ chargeback: wonEarlier, paused_at: "2026-03-01T12:00:00Z" })),
  async play(story) {
    await says("Ons team kijkt naar deze betaling")(story);
    await says("Die terugboeking is afgewezen.")(story);
  },
});
export const ReleasedAfterWonChargeback = meta.story({
  args: {
    viewer: hassan,
    ...shows(aReleasedPayment({ chargeback: wonEarlier, released_at: "2026-03-10T09:00:00Z" })),
  },
  async play(story) {
    await says("Die terugboeking is afgewezen.")(story);
    await expect(story.canvas.queryByText(/Aan je saldo verandert niets/)).toBeNull();
  },
});
export const ChargebackLost = meta.story({
  args: {
    viewer: hassan,
    ...shows(
      aReleasedPayment({
        helper_fee: "0.00",
        helper_amount: "0.00",
        chargeback: aChargeback({ status: "lost", from_balance: "57.00", closed_at: LOST }),
      }),
    ),
  },
  play: says("komt niet terug op je saldo"),
});
export const ChargebackLostAsPayer = meta.story({
  args: shows(
    aHeldPayment({
      status: "refunded",
      refunded_amount: "63.00",
      refunded_at: LOST,
      chargeback: aChargeback({ status: "lost", closed_at: LOST }),
    }),
  ),
  play: says("Je houdt de € 63 die je bank terugboekte."),
});
export const CreditsChargedBack = meta.story({
  args: shows(aTopUp({ chargeback: aChargeback({ amount: "25.00", from_balance: "25.00" }) })),
  play: says("Tot dan staat € 25 van je tegoed apart."),
});
