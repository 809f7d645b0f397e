import { contract } from "~/api/contract";
import { sandboxWords } from "~/content/sandbox/payments";
import { type Cents, formatSum } from "~/domain/money/money";
import { afterPayoutEvent } from "~/domain/money/payout-life";
import type { Language } from "~/domain/values/language";
import { returnPages } from "../../adapters/payments/return-pages";
import { languageOfSession, type SandboxType } from "../../adapters/payments/sandbox";
import { sandboxPage } from "../../adapters/payments/sandbox-html";
import { chargebackIn } from "../../db/chargeback";
import type { Database } from "../../db/database";
import { paymentOfSession } from "../../db/former-session";
import { isPayable, type PaymentRow, toPayOf } from "../../db/payment";
import { payoutOf, payoutWithId } from "../../db/payout";
import { orderedBack } from "../../db/refunded";
import { isEventKnown, lastEventType } from "../../db/sandbox";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { deliverToSelf, type SandboxEvent } from "./sandbox-deliver";

interface PageOptions {
  language: Language;
  origin: string;
}

interface PayPageOptions extends PageOptions {
  db: Database;
  now: number;
}

function unknownPage({ language, origin }: PageOptions): Response {
  const { pay, unknown, back, test } = sandboxWords[language];
  return sandboxPage(
    {
      language,
      title: pay.title,
      to: pay.to,
      status: unknown,
      buttons: [],
      back: [`${origin}/`, back],
      note: test,
      code: 404,
    },
    origin,
  );
}

type PaymentType = "payment.succeeded" | "payment.processing" | "payment.failed" | "payment.cancelled";
type Action = "success" | "cancel" | "decline" | "delayed" | "settle" | "fail" | "redeliver" | LaterAction;
type LaterAction = "charge_back" | "charge_back_won" | "charge_back_lost" | "refund_fails" | "refund_here";

const eventId = (session: string | null, type: SandboxType): string => `evt_${session ?? ""}_${type}`;

const LATER: Record<LaterAction, SandboxType> = {
  charge_back: "chargeback.opened",
  charge_back_won: "chargeback.won",
  charge_back_lost: "chargeback.lost",
  refund_fails: "refund.failed",
  refund_here: "refund.made",
};
const isLater = (action: Action): action is LaterAction => action in LATER;

function laterButtons({ status, chargeback, refunded_at }: PaymentRow): LaterAction[] {
  const latest = chargebackIn(chargeback);
  if (latest?.status === "open") return latest.of_credits === 1 ? [] : ["charge_back_won", "charge_back_lost"];
  if (status === "refunded") return ["refund_fails"];
  if (refunded_at !== null) return ["refund_fails", ...(chargeback === null ? (["charge_back"] as const) : [])];
  const canGoBack = chargeback === null && ["held", "disputed", "released"].includes(status);
  return canGoBack ? ["charge_back", "refund_here"] : [];
}

const hasRefundFailed = (db: Database, { session }: PaymentRow): Promise<boolean> =>
  isEventKnown(db, eventId(session, LATER.refund_fails));

interface ShownPayment {
  payment: PaymentRow;
  refundFailed: boolean;
}

function buttonsOf({ payment, refundFailed }: ShownPayment, now: number): Action[] {
  if (payment.status === "processing") return ["settle", "fail", "redeliver"];
  if (isPayable(payment, now)) return ["success", "delayed", "decline", "cancel"];
  const later = laterButtons(payment).filter((action) => !(refundFailed && action === "refund_fails"));
  return payment.status === "open" ? [] : ["redeliver", ...later];
}

async function payPageOf(payment: PaymentRow, options: PayPageOptions, late = false): Promise<Response> {
  const { db, origin, now } = options;
  const language = languageOfSession(payment.session ?? "") ?? options.language;
  const words = sandboxWords[language];
  const refundFailed = await hasRefundFailed(db, payment);
  const status = refundFailed ? words.pay.refundFailed : words.pay.status[payment.status];
  const { success, cancel } = returnPages(payment);
  const paid = ["processing", "held", "released"].includes(payment.status);
  return sandboxPage(
    {
      language,
      title: words.pay.title,
      to: words.pay.to,
      subject: payment.job_title ?? undefined,
      sum: formatSum(toPayOf(payment), language),
      status: late ? `${words.late} ${status}` : status,
      code: late ? 409 : undefined,
      buttons: buttonsOf({ payment, refundFailed }, now).map((action) => [action, words.pay.buttons[action]]),
      back: [origin + (paid ? success : cancel), words.back],
      note: words.test,
    },
    origin,
  );
}

export const payPage = endpoint(contract.dev.payPage, {
  handle: async (c) => {
    const payment = await paymentOfSession(c.db, c.param("session"));
    return payment ? payPageOf(payment, c) : unknownPage(c);
  },
});

async function amountOf(db: Database, payment: PaymentRow, action: LaterAction): Promise<Cents> {
  if (action === "refund_fails") return orderedBack(db, payment.id);
  // A provider moves no more than the card still paid.
  return Math.max(0, toPayOf(payment) - payment.advanced - (await orderedBack(db, payment.id)));
}

function laterEvent(payment: PaymentRow, action: LaterAction, amount: Cents): SandboxEvent {
  const session = payment.session ?? "";
  const type = LATER[action];
  const data = { session, amount, currency: "eur" };
  const reference = `${type.split(".")[0]}_${action === "refund_here" ? "made" : "ours"}_${session}`;
  return {
    id: eventId(session, type),
    type,
    data: { ...data, reference, order: action === "refund_fails" ? `refund:${payment.id}` : "" },
  };
}

const ACTIONS: Record<Exclude<Action, "redeliver" | LaterAction>, [PaymentType, ("success" | "cancel")?]> = {
  success: ["payment.succeeded", "success"],
  delayed: ["payment.processing", "success"],
  decline: ["payment.failed", "cancel"],
  cancel: ["payment.cancelled", "cancel"],
  settle: ["payment.succeeded"],
  fail: ["payment.failed"],
};

/** A repeat must be a duplicate. */
function eventOf(payment: PaymentRow, type: PaymentType): SandboxEvent {
  const session = payment.session ?? "";
  return { id: eventId(session, type), type, data: { session, amount: toPayOf(payment), currency: "eur" } };
}

async function lastEvent(db: Database, payment: PaymentRow): Promise<SandboxEvent | null> {
  const types = [...new Set(Object.values(ACTIONS).map(([type]) => type))];
  const ids = types.map((type) => eventOf(payment, type).id);
  const lastType = await lastEventType<PaymentType>(db, ids);
  return lastType && eventOf(payment, lastType);
}

export const pay = endpoint(contract.dev.pay, {
  handle: async (c) => {
    const payment = await paymentOfSession(c.db, c.param("session"));
    if (!payment) return unknownPage(c);
    const { action } = await c.fields();
    if (action === "redeliver") {
      const event = await lastEvent(c.db, payment);
      if (!event) return payPageOf(payment, c, true);
      await deliverToSelf(c, event);
    } else if (isLater(action)) {
      if (action === "refund_fails" && (await hasRefundFailed(c.db, payment))) return payPageOf(payment, c, true);
      await deliverToSelf(c, laterEvent(payment, action, await amountOf(c.db, payment, action)));
    } else {
      if (!isPayable(payment, c.now)) return payPageOf(payment, c, true);
      const [type, to] = ACTIONS[action];
      await deliverToSelf(c, eventOf(payment, type));
      if (to) {
        const Location = c.origin + returnPages(payment)[to];
        return new Response(null, { status: 303, headers: { Location } });
      }
    }
    const after = (await paymentOfSession(c.db, c.param("session"))) ?? payment;
    return payPageOf(after, c);
  },
});

export const payOut = endpoint(contract.dev.payOut, {
  handle: async (c) => {
    const id = c.id();
    const payout = (await payoutWithId(c.db, id)) ?? refuse("not_found");
    const { action } = await c.fields();
    if (afterPayoutEvent(payout.status, action === "paid" ? "paid" : "failed") === null) refuse("transition");
    const type = action === "paid" ? "payout.paid" : "payout.failed";
    await deliverToSelf(c, { id: `evt_payout_${id}_${type}`, type, data: { payout: id } });
    return payoutOf((await payoutWithId(c.db, id)) ?? payout);
  },
});
