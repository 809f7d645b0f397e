import { contract } from "~/api/contract";
import { returnPages } from "../../adapters/payments/return-pages";
import type { SandboxType } from "../../adapters/payments/sandbox";
import type { Database } from "../../db/database";
import { isPayable, type PaymentRow, paymentOfSession, toPayOf } from "../../db/payment";
import { endpoint } from "../../http/endpoint";
import { deliverToSelf, type SandboxEvent } from "./sandbox-deliver";
import { type Action, type LaterAction, type PaymentType, pageOf, unknownPage } from "./sandbox-pay-page";

const LATER: Record<LaterAction, SandboxType> = {
  charge_back: "chargeback.opened",
  charge_back_won: "chargeback.won",
  charge_back_lost: "chargeback.lost",
  refund_fails: "refund.failed",
  refund_here: "refund.made",
};
const isLater = (action: Action): action is LaterAction => action in LATER;

function laterEvent(payment: PaymentRow, action: LaterAction): SandboxEvent {
  const session = payment.session ?? "";
  const type = LATER[action];
  const data = { session, amount: toPayOf(payment), currency: "eur" };
  const reference = `${type.split(".")[0]}_${action === "refund_here" ? "made" : "ours"}_${session}`;
  return {
    id: `evt_${session}_${type}`,
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

/** One id per kind of event and session, so that a repeat is a duplicate. */
function eventOf(payment: PaymentRow, type: PaymentType): SandboxEvent {
  const session = payment.session ?? "";
  return { id: `evt_${session}_${type}`, type, data: { session, amount: toPayOf(payment), currency: "eur" } };
}

async function lastEvent(db: Database, payment: PaymentRow): Promise<SandboxEvent | null> {
  const types = [...new Set(Object.values(ACTIONS).map(([type]) => type))];
  const ids = types.map((type) => eventOf(payment, type).id);
  const found = await db
    .prepare(
      `SELECT type FROM provider_event WHERE id IN (?, ?, ?, ?) ORDER BY received_at DESC, type = 'payment.processing' LIMIT 1`,
    )
    .bind(...ids)
    .first<PaymentType>("type");
  return found && eventOf(payment, found);
}

export const pay = endpoint(contract.dev.pay, {
  handle: async (c) => {
    const payment = await paymentOfSession(c.db, c.param("session"));
    if (!payment) return unknownPage(c);
    const { action } = await c.fields();
    if (action === "redeliver") {
      const event = await lastEvent(c.db, payment);
      if (!event) return pageOf(payment, c, true);
      await deliverToSelf(c, event);
    } else if (isLater(action)) {
      await deliverToSelf(c, laterEvent(payment, action));
    } else {
      if (!isPayable(payment, c.now)) return pageOf(payment, c, true);
      const [type, to] = ACTIONS[action];
      await deliverToSelf(c, eventOf(payment, type));
      if (to) {
        const Location = c.origin + returnPages(payment.chat_uri)[to];
        return new Response(null, { status: 303, headers: { Location } });
      }
    }
    const after = (await paymentOfSession(c.db, c.param("session"))) ?? payment;
    return pageOf(after, c);
  },
});
