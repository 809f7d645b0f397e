import { isAccepted, isPending } from "~/domain/deals/bid-life";
import { takesBids } from "~/domain/jobs/job-life";
import { refusedSuccess } from "~/domain/money/ledger";
import { formatMoney } from "~/domain/money/money";
import {
  isAtOtherAmount,
  notifyOfOtherAmount,
  type PaidFor,
  paidForOf,
  refuseSuccess,
  returnFormerSession,
} from "../../db/bid-payment";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { type PaymentRow, toPayOf } from "../../db/payment";
import { reopenOnHold, retireSession } from "../../db/payment-request";
import { mustBeDisputed } from "../../db/payment-standing";
import { nameFor } from "../../db/person";
import { mustHaveChanged } from "../../db/transaction";
import { refundAtProvider } from "./refund-at-provider";

type Statements = Write[];

interface Unused {
  cause:
    | "other"
    | "twice"
    | "job"
    | "apart"
    | "bid"
    | "bid_changed"
    | "request"
    | "on_hold"
    | "ended"
    | "credits"
    | "tip";
  name: string;
  chosen: string;
  paid_for?: string;
  bid_amount?: string;
}

function causeOf(
  { kind, payee_id, amount }: PaymentRow,
  { job_status, helper_id, together, ...bid }: PaidFor,
): Unused["cause"] {
  if (kind === "request") return job_status === "reserved" && helper_id === payee_id ? "request" : "ended";
  if (kind !== "bid") return kind;
  if (isAccepted(bid.bid_status) && helper_id === payee_id) return "twice";
  if (job_status === "reserved" && helper_id !== null) return "other";
  if (job_status === null || !takesBids(job_status)) return "job";
  if (!together) return "apart";
  if (!isPending(bid.bid_status)) return "bid";
  return bid.bid_amount === amount ? "credits" : "bid_changed";
}

export async function unusedOf(db: Database, payment: PaymentRow): Promise<Unused> {
  const standing = await paidForOf(db, payment.id);
  const standingNow = standing ?? {
    job_status: null,
    helper_id: null,
    bid_status: null,
    bid_amount: null,
    together: 1,
  };
  const nameOf = (person: number | null) => (person === null ? "" : nameFor(db, payment.payer_id, person));
  const cause = causeOf(payment, standingNow);
  return {
    cause,
    name: await nameOf(payment.payee_id),
    chosen: await nameOf(standingNow.helper_id),
    ...(cause === "bid_changed" && {
      paid_for: formatMoney(payment.amount),
      bid_amount: formatMoney(standingNow.bid_amount ?? 0),
    }),
  };
}

interface Returned {
  unused: Unused;
  former?: string;
}

function bookAndRefund(db: Database, now: number, payment: PaymentRow, { unused, former }: Returned): Statements {
  const toPay = toPayOf(payment);
  const [arrived, returned] = refusedSuccess(payment.id, toPay);
  const name = former === undefined ? `${payment.id}` : `${payment.id}:${former}`;
  const booking = { payment: payment.id };
  return [
    ...book(db, now, {
      ...booking,
      event: "payment_succeeded",
      key: `payment_succeeded:${name}`,
      entries: arrived,
    }),
    ...book(db, now, { ...booking, event: "refunded", key: `refunded:${name}`, entries: returned }),
    ...refundAtProvider(db, now, { payment: payment.id, cents: toPay, session: former }),
    ...notify(db, now, {
      to: payment.payer_id,
      type: "payment_refunded",
      mail: true,
      key: `payment_refunded:${name}`,
      job: payment.job_id,
      chat: payment.chat_id,
      data: {
        job_title: payment.job_title ?? "",
        amount: formatMoney(toPay),
        refund: formatMoney(toPay),
        credit: formatMoney(0),
        ...unused,
      },
    }),
  ];
}

function outdatedNews(db: Database, now: number, payment: PaymentRow): Statements {
  const { bid_id, chat_id: chat, payer_id: sender } = payment;
  if (bid_id === null || chat === null) return [];
  return [
    insertChatEvent(db, {
      chat,
      sender,
      event: { kind: "outdated", amount: toPayOf(payment) },
      condition: isAtOtherAmount(payment),
      now,
    }),
    ...notifyOfOtherAmount(db, now, payment),
  ];
}

export function lateRefund(db: Database, now: number, payment: PaymentRow, unused: Unused): Statements {
  return [
    ...refuseSuccess(db, now, payment),
    ...bookAndRefund(db, now, payment, { unused }),
    ...outdatedNews(db, now, payment),
  ];
}

/** `ConflictError` unless the request can be paid after the dispute: it stays open. */
export function refundOnHold(db: Database, now: number, payment: PaymentRow, unused: Unused): Statements {
  const session = payment.session ?? "";
  return [
    mustBeDisputed(db, payment.job_id),
    retireSession(db, payment),
    reopenOnHold(db, payment),
    mustHaveChanged(db),
    ...returnFormerSession(db, now, session, true),
    ...bookAndRefund(db, now, payment, { unused: { ...unused, cause: "on_hold" }, former: session }),
  ];
}

/** The request changed or got a new session: it stays open, because its current amount is not paid. */
export function refundOfFormerSession(db: Database, now: number, payment: PaymentRow, unused: Unused): Statements {
  const session = payment.session ?? "";
  return [...returnFormerSession(db, now, session), ...bookAndRefund(db, now, payment, { unused, former: session })];
}
