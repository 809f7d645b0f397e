import { contract } from "~/api/contract";
import { isInvolved } from "~/domain/admin/case-files";
import { standingOf } from "~/domain/money/chargeback-life";
import { amountMax, type Cents } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { type PaymentDeed, paymentDeeds } from "~/domain/money/payment-deeds";
import { isHeld } from "~/domain/money/payment-life";
import type { Page } from "~/domain/values/page";
import { insertAudit, withShare } from "../../db/audit";
import { chargebackIn } from "../../db/chargeback";
import type { Write } from "../../db/database";
import { pausesOf } from "../../db/pause";
import type { PaymentRow } from "../../db/payment";
import { paymentForAdmin } from "../../db/payment-answer";
import { findPaymentForAdmin, listPayments } from "../../db/payment-list";
import { listPaused, pausedOf } from "../../db/payment-queue";
import { isDisputed } from "../../db/payment-standing";
import { timeOrNull } from "../../db/person";
import { isSuspended } from "../../db/suspension";
import { retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { refuseOfDeal } from "../../operations/deals/deal-refusal";
import { canGoBack, movedBeside, type Shares } from "../../operations/deals/dispute-sums";
import { paymentDecision, teamNews } from "../../operations/deals/payment-decision";
import { movedAsShown } from "../../operations/money/as-shown";
import { pause, resume } from "../../operations/money/pause";

type PaymentListContext = CallContext<typeof contract.admin.payments> | CallContext<typeof contract.admin.disputes>;

export const paymentPage = ({ viewer, language }: PaymentListContext, { count, results }: Page<PaymentRow>) => ({
  count,
  results: results.map((row) => paymentForAdmin(row, viewer.id, language)),
});

export const payments = endpoint(contract.admin.payments, {
  handle: async (c) => {
    const { page, ...filter } = await c.fields();
    return paymentPage(c, await listPayments(c.db, c.viewer.id, page, filter));
  },
});

export const payment = endpoint(contract.admin.payment, {
  handle: async (c) => {
    const { db, viewer, language } = c;
    const payment = (await findPaymentForAdmin(db, viewer.id, c.id())) ?? refuse("not_found");
    return { ...paymentForAdmin(payment, viewer.id, language), pauses: await pausesOf(db, payment) };
  },
});

export const paused = endpoint(contract.admin.pausedPayments, {
  handle: async (c) => {
    const { page } = await c.fields();
    const pausedPayments = await listPaused(c.db, c.viewer.id, page);
    return { count: pausedPayments.count, results: pausedPayments.results.map((row) => pausedOf(row, c)) };
  },
});

type Admin = typeof contract.admin;
type PaymentChangeContext = CallContext<
  | Admin["refundPayment"]
  | Admin["releasePayment"]
  | Admin["pausePayment"]
  | Admin["resumePayment"]
  | Admin["notePayment"]
>;
type DeedContext = Pick<PaymentChangeContext, "db" | "now" | "viewer" | "language" | "id" | "tx" | "env" | "execution">;

async function paymentOfPath(c: DeedContext): Promise<PaymentRow> {
  const payment = (await findPaymentForAdmin(c.db, c.viewer.id, c.id())) ?? refuse("not_found");
  if (isInvolved(c.viewer.id, [payment.payer_id, payment.payee_id])) refuse("own_case");
  return payment;
}

async function refuseUnlessPossible(c: DeedContext, payment: PaymentRow, deed: PaymentDeed): Promise<void> {
  const { status, job_id } = payment;
  const frozen = await isDisputed(c.db, job_id);
  const shown = {
    status,
    paused_at: timeOrNull(payment.paused_at),
    paid_at: timeOrNull(payment.paid_at),
    job_held_from: timeOrNull(payment.job_held_from),
    job_begun_at: timeOrNull(payment.job_begun_at),
    job_done_at: timeOrNull(payment.job_done_at),
    chargeback: chargebackIn(payment.chargeback),
  };
  if (paymentDeeds(shown, c.now, frozen).includes(deed)) return;
  const waits = standingOf(shown) === "disputed" || (isHeld(status) && frozen && deed !== "resume");
  return refuseOfDeal(c.db, job_id, waits ? "disputed" : "transition");
}

interface Decided extends Shares {
  statement: string;
  total?: Cents;
}

async function moving(c: DeedContext, payment: PaymentRow, { total, ...decision }: Decided): Promise<Write[]> {
  const { db, now } = c;
  return [...(await movedAsShown(db, payment, total)), ...(await paymentDecision(db, now, payment, decision))];
}

interface Done {
  deed: PaymentDeed;
  reason: string;
  writes: Write[];
}

async function commitDeed(c: DeedContext, payment: PaymentRow, { deed, reason, writes }: Done): Promise<Payment> {
  const { db, now, viewer } = c;
  const target = { type: "payment", id: payment.id } as const;
  await c.tx.add(...writes, insertAudit(db, now, { admin: viewer.id, action: deed, target, reason })).commit();
  return paymentForAdmin((await findPaymentForAdmin(db, viewer.id, payment.id)) ?? payment, viewer.id, c.language);
}

async function refund(c: CallContext<typeof contract.admin.refundPayment>) {
  const payment = await paymentOfPath(c);
  const {
    amount,
    extra_back: extraBack = false,
    total,
    reason,
    statement,
  } = await c.fields({
    amount: (cents) => (cents !== undefined && cents > payment.amount ? amountMax(payment.amount) : null),
    extra_back: canGoBack(await movedBeside(c.db, payment)),
  });
  await refuseUnlessPossible(c, payment, "refund");
  const earned = amount === undefined ? 0 : payment.amount - amount;
  return commitDeed(c, payment, {
    deed: "refund",
    reason: withShare(reason, payment, { earned, extraBack }),
    writes: await moving(c, payment, { earned, extraBack, total, statement }),
  });
}

export const refundPayment = endpoint(contract.admin.refundPayment, {
  handle: (c) => retryOnConflict(() => refund(c)),
});

async function release(c: CallContext<typeof contract.admin.releasePayment>) {
  const payment = await paymentOfPath(c);
  const { total, reason, statement } = await c.fields();
  await refuseUnlessPossible(c, payment, "release");
  return commitDeed(c, payment, {
    deed: "release",
    reason,
    writes: await moving(c, payment, { earned: payment.amount, extraBack: false, total, statement }),
  });
}

export const releasePayment = endpoint(contract.admin.releasePayment, {
  handle: (c) => retryOnConflict(() => release(c)),
});

type PauseContext = CallContext<typeof contract.admin.pausePayment | typeof contract.admin.resumePayment>;

async function pauseOrResume(c: PauseContext, deed: "pause" | "resume") {
  const payment = await paymentOfPath(c);
  const { reason, statement } = await c.fields();
  await refuseUnlessPossible(c, payment, deed);
  const toSuspended = await isSuspended(c.db, payment.payer_id);
  const step = deed === "pause" ? ({ step: "paused" } as const) : ({ step: "resumed", toSuspended } as const);
  return commitDeed(c, payment, {
    deed,
    reason,
    writes: [
      ...(deed === "pause" ? pause(c.db, c.now, payment) : resume(c.db, c.now, payment)),
      ...teamNews(c.db, c.now, payment, { ...step, statement }),
    ],
  });
}

export const pausePayment = endpoint(contract.admin.pausePayment, {
  handle: (c) => retryOnConflict(() => pauseOrResume(c, "pause")),
});

export const resumePayment = endpoint(contract.admin.resumePayment, {
  handle: (c) => retryOnConflict(() => pauseOrResume(c, "resume")),
});

export const notePayment = endpoint(contract.admin.notePayment, {
  handle: async (c) => {
    const payment = await paymentOfPath(c);
    const { reason } = await c.fields();
    return commitDeed(c, payment, { deed: "note", reason, writes: [] });
  },
});
