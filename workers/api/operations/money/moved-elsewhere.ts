import {
  credits,
  owed,
  owedRefunded,
  refundedElsewhere,
  refundedRest,
  refundFailed,
  transferReversed,
} from "~/domain/money/ledger";
import { type Cents, formatMoney } from "~/domain/money/money";
import { statusesBefore } from "~/domain/money/payment-life";
import type { ProviderEvent } from "../../adapters/payments/port";
import { chargebackIn, mustNotBeTakenBack } from "../../db/chargeback";
import type { Database, Write } from "../../db/database";
import { balanceOf, book, isBooked, mustHaveAtLeast, reversedOfPayout } from "../../db/ledger";
import { isUnmatched, openCase, otherAmountOf, settleFailedRefund } from "../../db/money-case";
import { notify } from "../../db/notify";
import { type PaymentRow, paidOf, paymentOfSession, toPayOf } from "../../db/payment";
import { mustHaveStatus } from "../../db/payment-status";
import { mustHavePayoutStatus, payoutWithId } from "../../db/payout";
import {
  feeBookingKey,
  feeRefundKey,
  madeElsewhereFor,
  mustHaveAdvanced,
  orderedBack,
  orderedNotFailed,
  owedPartOf,
  refundKey,
} from "../../db/refunded";
import type { Transaction } from "../../db/transaction";
import { refuse } from "../../http/refusal";
import { endHeldPayment } from "./end-held-payment";
import { otherAmountMadeElsewhere } from "./other-amount";
import { partNews } from "./part-news";
import { refundNews } from "./refund";
import { freeze, unmatched } from "./unmatched";

type About<T extends ProviderEvent["about"]> = Extract<ProviderEvent, { about: T }>;
type RefundNotice = About<"refund">;

interface ReceivedNotice<Event> {
  provider: string;
  event: Event;
  first: Write[];
}

const caseOf = (payment: PaymentRow, { provider, event }: ReceivedNotice<RefundNotice>) => ({
  provider,
  reference: event.reference,
  event: event.type,
  payment: payment.id,
  cents: event.cents,
});

function failed(db: Database, now: number, payment: PaymentRow, notice: ReceivedNotice<RefundNotice>): Write[] {
  const { provider, event } = notice;
  const { reference, cents } = event;
  return [
    ...book(db, now, {
      event: "refund_failed",
      key: `refund_failed:${provider}:${reference}`,
      entries: refundFailed(payment.id, cents),
      payment: payment.id,
    }),
    openCase(db, now, { ...caseOf(payment, notice), kind: "refund_failed" }),
    ...notify(db, now, {
      to: payment.payer_id,
      type: "refund_failed",
      mail: true,
      key: `refund_failed:${payment.id}:${reference}`,
      job: payment.job_id,
      chat: payment.chat_id,
      data: { job_title: payment.job_title ?? "", payment: payment.id, amount: formatMoney(cents) },
    }),
  ];
}

export const refundedOtherwise = (
  db: Database,
  now: number,
  { id, payer_id, job_id: job, chat_id: chat, job_title }: PaymentRow,
  cents: Cents,
  reference: string,
): Write[] =>
  notify(db, now, {
    to: payer_id,
    type: "refund_failed",
    mail: "refund_otherwise",
    key: `refund_otherwise:${id}:${reference}`,
    job,
    chat,
    data: { job_title: job_title ?? "", payment: id, amount: formatMoney(cents), step: "otherwise" },
  });

/** A chargeback of the top-up takes the credits itself. */
async function unspentOf(db: Database, { kind, payer_id, chargeback }: PaymentRow, cents: Cents) {
  const status = chargebackIn(chargeback)?.status;
  if (kind !== "credits" || status === "open" || status === "lost") return undefined;
  const account = credits(payer_id);
  return { account, cents: Math.min(cents, await balanceOf(db, account)) };
}

const isWaiting = ({ status }: PaymentRow) => statusesBefore("succeed").includes(status);

const isHeld = ({ status }: PaymentRow) => status === "held" || status === "disputed";

interface Settled {
  event: string;
  key: string;
  reference: string;
  cents: Cents;
  rest: Cents;
}

function owedSettled(db: Database, now: number, payment: PaymentRow, { event, key, reference, cents, rest }: Settled) {
  const entries = owedRefunded(payment.id, cents);
  return [
    mustHaveAtLeast(db, owed(payment.id), cents),
    ...book(db, now, { event, key: rest === 0 ? key : owedPartOf(key), entries, payment: payment.id }),
    settleFailedRefund(db, now, { reference, payment: payment.id, cents }),
    ...refundedOtherwise(db, now, payment, cents, reference),
  ];
}

async function madeElsewhere(
  db: Database,
  now: number,
  payment: PaymentRow,
  notice: ReceivedNotice<RefundNotice>,
): Promise<Write[]> {
  const { provider, event } = notice;
  const { reference, cents } = event;
  const booking = { event: "refund_elsewhere", key: `refund_elsewhere:${provider}:${reference}` };
  const moneyCase = openCase(db, now, { ...caseOf(payment, notice), kind: "refund_elsewhere" });
  const chargeback = chargebackIn(payment.chargeback);
  const isFree = chargeback?.status !== "open" || chargeback.of_credits === 1;
  const left = isHeld(payment) && isFree ? toPayOf(payment) - payment.advanced : null;
  const owing = await balanceOf(db, owed(payment.id));
  // Pays the debt of a failed refund first, unless it is more than the debt and all of the held money.
  const settled = cents === left && owing < cents ? 0 : Math.min(cents, owing);
  const rest = cents - settled;
  const settling = settled > 0 ? owedSettled(db, now, payment, { ...booking, reference, cents: settled, rest }) : [];
  if (rest === 0) return settling;
  if (rest === left) {
    return [
      mustNotBeTakenBack(db, payment.id),
      mustHaveAdvanced(db, payment),
      ...settling,
      ...endHeldPayment(db, now, payment, {
        ...booking,
        entries: refundedRest(paidOf(payment), payment.advanced),
        back: { outside: 0, credits: 0 },
      }),
      ...(await refundNews(db, now, payment)),
      moneyCase,
    ];
  }
  const unspent = await unspentOf(db, payment, rest);
  return [
    mustHaveStatus(db, payment),
    mustHaveAdvanced(db, payment),
    ...settling,
    ...(unspent ? [mustHaveAtLeast(db, unspent.account, unspent.cents)] : []),
    ...book(db, now, { ...booking, entries: refundedElsewhere(rest, unspent), payment: payment.id }),
    ...partNews(db, now, payment, { reference, cents }),
    moneyCase,
  ];
}

/** Null if the order is not ours. */
async function mostToFail(
  db: Database,
  { id, session }: PaymentRow,
  { order, elsewhere }: { order: string | null; elsewhere: string },
): Promise<Cents | null> {
  if (order === null) return madeElsewhereFor(db, elsewhere);
  if (order === feeRefundKey(id)) return madeElsewhereFor(db, feeBookingKey(id));
  const at = session ?? undefined;
  const of = [{}, { session: at }, { session: at, other: true }].find(
    (one) => refundKey(id, one.session, one.other) === order,
  );
  if (!of) return null;
  return Math.min(await orderedBack(db, id, of), await orderedNotFailed(db, id));
}

async function remember(tx: Transaction, first: Write[]): Promise<void> {
  await tx.add(...first).commit();
}

export async function applyRefund(tx: Transaction, now: number, notice: ReceivedNotice<RefundNotice>): Promise<void> {
  const { db } = tx;
  const { provider, event, first } = notice;
  const { session, order, cents, currency } = event;
  if (event.event === "made" && order !== null) return;
  const payment = session === null ? null : await paymentOfSession(db, session);
  const known = payment?.provider === provider ? payment : null;
  const other = known && session !== null ? await otherAmountOf(db, provider, session) : null;
  if (known && session !== null && other && event.event === "made" && isWaiting(known)) {
    const isAll = other.handled_at === null && other.cents === cents && other.currency === currency;
    if (!isAll) return unmatched(tx, now, { ...notice, payment: known.id });
    const of = { ...other, session, reference: event.reference };
    await tx.add(...first, ...otherAmountMadeElsewhere(db, now, known, of)).commit();
    return;
  }
  const most = other && event.event === "failed" ? Math.max(other.cents, known ? toPayOf(known) : 0) : null;
  if (!known || currency !== "eur" || cents <= 0 || cents > (most ?? toPayOf(known))) {
    const stop = known && event.event === "made" ? freeze(db, now, known) : [];
    return unmatched(tx, now, { ...notice, payment: known?.id, first: [...first, ...stop] });
  }
  const { reference } = event;
  if (event.event === "failed") {
    if (await isBooked(db, `refund_failed:${provider}:${reference}`)) return remember(tx, first);
    const isMade = order === null && (await isBooked(db, `refund_elsewhere:${provider}:${reference}`));
    // A refund made elsewhere and not booked yet is never booked, because its money is back.
    if (!isMade && order === null) return unmatched(tx, now, { ...notice, payment: known.id, reference });
    // Our team has this failure already: a later order of ours did not fail.
    if (await isUnmatched(db, provider, reference)) return remember(tx, first);
    const limit = await mostToFail(db, known, { order, elsewhere: `refund_elsewhere:${provider}:${reference}` });
    if (limit === null || cents > limit) return unmatched(tx, now, { ...notice, payment: known.id, reference });
    await tx.add(...first, ...failed(db, now, known, notice)).commit();
    return;
  }
  if (await isBooked(db, `refund_elsewhere:${provider}:${reference}`)) return remember(tx, first);
  if (await isUnmatched(db, provider, reference)) return remember(tx, first);
  // The success is pending: the provider sends this event again.
  if (isWaiting(known)) return refuse("unavailable");
  await tx.add(...first, ...(await madeElsewhere(db, now, known, notice))).commit();
}

/** Made by hand. The money of a failed payout is already on the balance. */
export async function applyTransfer(
  tx: Transaction,
  now: number,
  notice: ReceivedNotice<About<"transfer">>,
): Promise<void> {
  const { db } = tx;
  const { provider, event, first } = notice;
  const { payout: id, reference, cents, currency, type } = event;
  const payout = await payoutWithId(db, id);
  if (!payout || currency !== "eur" || cents > payout.net) {
    return unmatched(tx, now, { ...notice, payout: payout?.id });
  }
  if (payout.status === "failed") {
    await tx.add(...first).commit();
    return;
  }
  const more = cents - (await reversedOfPayout(db, id));
  const isNew = payout.status === "paid" && more > 0;
  await tx
    .add(
      ...first,
      mustHavePayoutStatus(db, payout),
      ...(isNew
        ? book(db, now, {
            event: "transfer_reversed",
            key: `transfer_reversed:${provider}:${reference}:${cents}`,
            entries: transferReversed(more),
            payout: id,
          })
        : []),
      ...(isNew
        ? notify(db, now, {
            to: payout.user_id,
            type: "payout_reversed",
            mail: true,
            key: `payout_reversed:${id}:${reference}:${cents}`,
            data: { amount: formatMoney(more) },
          })
        : []),
      openCase(db, now, { kind: "transfer_reversed", provider, reference, event: type, payout: id, cents }),
    )
    .commit();
}
