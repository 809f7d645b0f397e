import type { contract } from "~/api/contract";
import { standingOf } from "~/domain/chargeback-life";
import { isInvolved } from "~/domain/desk";
import type { Cents } from "~/domain/money";
import type { Payment } from "~/domain/payment";
import { type PaymentDeed, paymentDeeds } from "~/domain/payment-deeds";
import { insertAudit } from "../../db/audit";
import { chargebackIn } from "../../db/chargeback";
import type { Write } from "../../db/database";
import { triggerDelivery } from "../../db/outbox";
import { heldOfJob, isDisputed, type PaymentRow, paymentOf, paymentsWhere, totalOf } from "../../db/payment";
import { timeOrNull } from "../../db/person";
import type { CallContext } from "../../http/context";
import { refuse } from "../../http/refusal";
import { paymentDecision } from "../../operations/deals/payment-decision";

type Admin = typeof contract.admin;
export type PaymentChangeContext = CallContext<
  | Admin["refundPayment"]
  | Admin["releasePayment"]
  | Admin["pausePayment"]
  | Admin["resumePayment"]
  | Admin["notePayment"]
>;
type Context = Pick<PaymentChangeContext, "db" | "now" | "viewer" | "language" | "id" | "tx" | "env" | "execution">;

const find = ({ db, viewer }: Context, id: number) => paymentsWhere(db, viewer.id, "p.id = ?2", id).first<PaymentRow>();

export async function paymentOfPath(c: Context): Promise<PaymentRow> {
  const payment = (await find(c, c.id())) ?? refuse("not_found");
  if (isInvolved(c.viewer.id, [payment.payer_id, payment.payee_id])) refuse("permission_denied");
  return payment;
}

export function refuseUnlessPossible(payment: PaymentRow, deed: PaymentDeed, now: number): void {
  const { status } = payment;
  const shown = {
    status,
    paused_at: timeOrNull(payment.paused_at),
    paid_at: timeOrNull(payment.paid_at),
    job_begun_at: timeOrNull(payment.job_begun_at),
    job_done_at: timeOrNull(payment.job_done_at),
    chargeback: chargebackIn(payment.chargeback),
  };
  if (paymentDeeds(shown, now).includes(deed)) return;
  refuse(standingOf(shown) === "disputed" ? "disputed" : "transition");
}

interface Decided {
  earned: Cents;
  statement: string;
  total?: Cents;
}

/** Statements that move a held payment, and with the payment of a bid all held money of its job. */
export async function moving(c: Context, payment: PaymentRow, { total, ...decision }: Decided): Promise<Write[]> {
  const { db, now } = c;
  const { kind, job_id } = payment;
  const isOfJob = kind === "bid" && job_id !== null;
  if (isOfJob && (await isDisputed(db, job_id))) refuse("disputed");
  const moved = isOfJob ? await heldOfJob(db, job_id) : [payment];
  const held = moved.reduce((sum, one) => sum + totalOf(one), 0);
  if (total !== undefined && total !== held) refuse("money_changed");
  return paymentDecision(db, now, payment, decision);
}

interface Done {
  deed: PaymentDeed;
  reason: string;
  writes: Write[];
}

/** One transaction: the change and the audit line. */
export async function commitDeed(c: Context, payment: PaymentRow, { deed, reason, writes }: Done): Promise<Payment> {
  const { db, now, viewer } = c;
  const target = { type: "payment", id: payment.id } as const;
  await c.tx.add(...writes, insertAudit(db, now, { admin: viewer.id, action: deed, target, reason })).commit();
  triggerDelivery(c);
  return paymentOf((await find(c, payment.id)) ?? payment, viewer.id, c.language);
}
