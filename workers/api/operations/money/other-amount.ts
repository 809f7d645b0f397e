import { otherAmountPaid, otherAmountSettled, unmatched as unmatchedAccount } from "~/domain/money/ledger";
import { type Cents, formatMoney } from "~/domain/money/money";
import { coversAsked, type OtherAmountOutcome } from "~/domain/money/money-case-life";
import { statusesBefore } from "~/domain/money/payment-life";
import type { ProviderEvent } from "../../adapters/payments/port";
import type { Database, Write } from "../../db/database";
import { book, mustHaveAtLeast } from "../../db/ledger";
import { openCase, otherAmountOf, settleOtherAmount } from "../../db/money-case";
import { notify } from "../../db/notify";
import { type PaymentRow, toPayOf } from "../../db/payment";
import { mustAwaitSuccess } from "../../db/payment-status";
import type { Transaction } from "../../db/transaction";
import { refundAtProvider } from "./refund-at-provider";
import { applySuccess } from "./success";
import { unmatched } from "./unmatched";

interface Received {
  session: string;
  cents: Cents;
  currency: string;
  asked: Cents;
}

const isEuros = ({ currency }: Pick<Received, "currency">) => currency === "eur";

function news(
  db: Database,
  now: number,
  payment: PaymentRow,
  { session, cents, currency, asked }: Received,
  step: "received" | OtherAmountOutcome,
): Write[] {
  return notify(db, now, {
    to: payment.payer_id,
    type: "other_amount",
    mail: true,
    key: `other_amount:${payment.id}:${session}:${step}`,
    job: payment.job_id,
    chat: payment.chat_id,
    data: {
      job_title: payment.job_title ?? "",
      payment: payment.id,
      kind: payment.kind,
      step,
      amount: formatMoney(asked),
      received: formatMoney(cents),
      currency,
      ...(step === "accept" && { refund: formatMoney(cents - asked) }),
    },
  });
}

interface OtherSum {
  provider: string;
  event: Extract<ProviderEvent, { about: "payment" }>;
  payment: PaymentRow;
  first: Write[];
}

/** The ledger has euros only: our team handles another currency without a booking. */
function received(db: Database, now: number, { provider, event, payment }: OtherSum): Write[] {
  const { type, session, cents, currency } = event;
  const asked = toPayOf(payment);
  return [
    mustAwaitSuccess(db, payment.id, session),
    openCase(db, now, {
      kind: "other_amount",
      provider,
      reference: session,
      event: type,
      payment: payment.id,
      cents,
      currency,
      asked,
    }),
    ...(isEuros(event)
      ? book(db, now, {
          event: "other_amount",
          key: `other_amount:${payment.id}:${session}`,
          entries: otherAmountPaid(payment.id, cents),
          payment: payment.id,
        })
      : []),
    ...news(db, now, payment, { session, cents, currency, asked }, "received"),
  ];
}

/** The right amount can still be paid. A session that counted already goes to the queue. */
export async function receiveOtherAmount(tx: Transaction, now: number, other: OtherSum): Promise<void> {
  const { provider, event, payment, first } = other;
  const known = await otherAmountOf(tx.db, provider, event.session);
  if (known?.cents === event.cents && known.currency === event.currency) {
    await tx.add(...first).commit();
    return;
  }
  if (known || event.cents <= 0 || !statusesBefore("succeed").includes(payment.status)) {
    return unmatched(tx, now, { provider, event, payment: payment.id, first });
  }
  await tx.add(...first, ...received(tx.db, now, other)).commit();
}

interface Part {
  session: string;
  cents: Cents;
}

function takeOut(db: Database, now: number, payment: number, event: string, { session, cents }: Part): Write[] {
  return [
    mustHaveAtLeast(db, unmatchedAccount(payment), cents),
    ...book(db, now, {
      event,
      key: `${event}:${payment}:${session}`,
      entries: otherAmountSettled(payment, cents),
      payment,
    }),
  ];
}

const sendBack = (db: Database, now: number, payment: number, part: Part): Write[] => [
  ...takeOut(db, now, payment, "other_amount_back", part),
  ...refundAtProvider(db, now, { payment, ...part, other: true }),
];

export function refundOtherAmount(db: Database, now: number, payment: PaymentRow, of: Received): Write[] {
  const back = isEuros(of)
    ? sendBack(db, now, payment.id, of)
    : refundAtProvider(db, now, { payment: payment.id, cents: of.cents, session: of.session, other: true });
  return [...back, ...news(db, now, payment, of, "refund")];
}

export const canAcceptOtherAmount = (payment: PaymentRow, of: Received): boolean =>
  coversAsked(of) &&
  payment.session === of.session &&
  toPayOf(payment) === of.asked &&
  statusesBefore("succeed").includes(payment.status);

export function acceptOtherAmount(db: Database, now: number, payment: PaymentRow, of: Received): Write[] {
  const { session, cents, asked } = of;
  return [
    ...takeOut(db, now, payment.id, "other_amount_accepted", { session, cents: asked }),
    ...applySuccess(db, now, payment),
    ...sendBack(db, now, payment.id, { session, cents: cents - asked }),
    ...news(db, now, payment, of, "accept"),
  ];
}

export function otherAmountMadeElsewhere(
  db: Database,
  now: number,
  payment: PaymentRow,
  { id, reference, ...of }: Received & { id: number; reference: string },
): Write[] {
  return [
    ...settleOtherAmount(db, now, { id, note: reference }),
    ...(isEuros(of) ? takeOut(db, now, payment.id, "other_amount_back", of) : []),
    ...news(db, now, payment, of, "refund"),
  ];
}
