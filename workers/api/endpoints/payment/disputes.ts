import { contract } from "~/api/contract";
import { isLastProposal, mayAnswer, mayPropose } from "~/domain/deals/dispute-life";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import type { Payment } from "~/domain/money/payment";
import { afterPaymentEvent } from "~/domain/money/payment-life";
import { isPrice } from "~/domain/money/price-part";
import { contestReport, type OpenReport, openReportOf } from "../../db/appointment";
import type { Database, Write } from "../../db/database";
import type { DisputeRow } from "../../db/dispute";
import { hadDaysToAgree } from "../../db/dispute-status";
import { insertProposal, markUndisputed, mustBeLastProposal } from "../../db/dispute-step";
import { objectionFromIfClosed } from "../../db/objection-from";
import { disputeAbout, ownPayment, type PaymentRow } from "../../db/payment";
import { paymentOf } from "../../db/payment-answer";
import { isDisputed, isPriceUncovered } from "../../db/payment-standing";
import { mustHaveChanged } from "../../db/transaction";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { refuseOfDeal } from "../../operations/deals/deal-refusal";
import { disputeLine, disputeNews } from "../../operations/deals/dispute-news";
import { disputeOpening } from "../../operations/deals/dispute-opening";
import { resolution } from "../../operations/deals/dispute-resolution";
import { agreeableUntil, closure, disputeAnswer, escalation } from "../../operations/deals/dispute-steps";
import { dividedOf, extraWorkSum, movedBeside, shareChecks, sumsIf } from "../../operations/deals/dispute-sums";
import { reopenedReport } from "../../operations/deals/reopened-report";
import { movedAsShown, refuseUnlessShown } from "../../operations/money/as-shown";
import { type Check, countSent, withSentPhotos } from "../../operations/photos/sent-photos";

const DAY_MS = 24 * 3600 * 1000;

export interface Disputed {
  payment: PaymentRow;
  dispute: DisputeRow | null;
}

type DisputeContext = Pick<LookupContext<typeof contract.payment.find>, "db" | "viewer" | "id">;

export async function disputedPayment({ db, viewer, id }: DisputeContext): Promise<Disputed> {
  const payment = (await ownPayment(db, viewer.id, id())) ?? refuse("not_found");
  return { payment, dispute: disputeAbout(payment) };
}

type StepContext = Pick<
  CallContext<typeof contract.payment.closeDispute>,
  "db" | "tx" | "viewer" | "language" | "env" | "execution"
>;

export async function commitStep(c: StepContext, payment: number, step: Write[]): Promise<Payment> {
  await c.tx.add(...step).commit();
  const row = (await ownPayment(c.db, c.viewer.id, payment)) ?? refuse("not_found");
  return paymentOf(row, c.viewer.id, c.language);
}

/** A user who was reported absent and opens a dispute says by it that they were there. */
async function reportToContest(db: Database, payment: PaymentRow, viewer: number): Promise<OpenReport | null> {
  const { job_id: job } = payment;
  const report = job === null ? null : await openReportOf(db, job);
  if (job === null || report?.missed_by !== viewer || (await isPriceUncovered(db, job))) return null;
  return isPrice(payment) ? report : refuse("absence_reported");
}

async function openDispute(c: CallContext<typeof contract.payment.dispute>, { payment }: Disputed): Promise<Payment> {
  const { db, now, viewer } = c;
  const { reason, images, photos } = await c.fields();
  if (await isDisputed(db, payment.job_id)) return refuseOfDeal(db, payment.job_id, "disputed");
  if (afterPaymentEvent(payment.status, "dispute") === null) refuse("transition");
  const chat = payment.chat_id ?? refuse("transition");
  const judge = (check: Check) => c.fields({ images: check });
  const late = await hadDaysToAgree(db, payment.id);
  const report = await reportToContest(db, payment, viewer.id);
  return withSentPhotos(
    c,
    { chat, about: "dispute", deal: payment.deal, images, photos, judge },
    async (first, last) => {
      const absenceAt = report?.starts_at ?? null;
      const contest = report ? [contestReport(db, now, report), mustHaveChanged(db)] : [];
      const sent = countSent({ images, photos });
      const opening = await disputeOpening(db, now, {
        payment,
        opener: viewer.id,
        reason,
        late,
        absenceAt,
        photos: sent,
      });
      return commitStep(c, payment.id, [...first, ...contest, ...opening, ...last]);
    },
  );
}

export const dispute = endpoint(contract.payment.dispute, { load: disputedPayment, handle: openDispute });

async function proposeDivision(
  c: CallContext<typeof contract.payment.propose>,
  { payment, dispute }: Disputed,
): Promise<Payment> {
  const { db, now, viewer } = c;
  const beside = await movedBeside(db, payment);
  const { amount, extra_back: extraBack = false, why } = await c.fields(shareChecks(payment, beside));
  if (!dispute || !mayPropose(dispute, viewer.id)) return refuse("transition");
  const isLast = isLastProposal(dispute);
  const sums = sumsIf({ earned: amount, extraBack }, payment, beside);
  const until = agreeableUntil(dispute);
  const news = {
    by: viewer.id,
    step: "proposed",
    ...dividedOf(sums),
    credit: sums.credit,
    earlier: sums.earlier,
    why,
    until,
  } as const;
  const proposal = { by: viewer.id, amount, extra_back: extraBack ? extraWorkSum(beside) : 0, why };
  return commitStep(c, payment.id, [
    insertProposal(db, now, dispute, proposal),
    mustHaveChanged(db),
    ...(isLast
      ? [...disputeLine(db, now, payment, news), ...(await escalation(db, now, { dispute, last: proposal }, payment))]
      : await disputeNews(db, now, payment, news)),
  ]);
}

export const propose = endpoint(contract.payment.propose, { load: disputedPayment, handle: proposeDivision });

async function acceptLast(
  c: CallContext<typeof contract.payment.acceptProposal>,
  { payment, dispute }: Disputed,
): Promise<Payment> {
  const { db, now, viewer } = c;
  const last = dispute?.proposals.at(-1);
  if (!dispute || !last) return refuse("transition");
  const { amount, total, extra_back: extraBack = false } = await c.fields();
  // With an amount, the caller saw a proposal by the other, which the own one replaced since.
  if (last.by === viewer.id) refuse(amount === undefined ? "permission_denied" : "proposal_changed");
  if (payment.paused_at !== null) refuse("paused");
  refuseUnlessShown(amount, last.amount, "proposal_changed");
  // Both agree to it in as many words: a client that does not know the field cannot give extra work back.
  if (extraBack !== last.extra_back > 0) refuse("proposal_changed");
  return commitStep(c, payment.id, [
    mustBeLastProposal(db, dispute.id, last),
    ...(await movedAsShown(db, payment, total)),
    ...(await resolution(db, now, {
      payment,
      dispute: dispute.id,
      earned: last.amount,
      extraBack,
      event: "agree",
      by: viewer.id,
    })),
  ]);
}

export const acceptProposal = endpoint(contract.payment.acceptProposal, { load: disputedPayment, handle: acceptLast });

async function objectionEnd(db: Database, now: number, { job_id }: PaymentRow): Promise<number | null> {
  const from = await objectionFromIfClosed(db, now, job_id);
  return from === null ? null : from + RELEASE_DAYS * DAY_MS;
}

async function withdrawDispute(
  c: CallContext<typeof contract.payment.closeDispute>,
  { payment, dispute }: Disputed,
): Promise<Payment> {
  const { db, now, viewer } = c;
  if (!dispute) return refuse("transition");
  if (dispute.opened_by !== viewer.id) refuse("permission_denied");
  const report = await reopenedReport(db, now, payment, dispute);
  return commitStep(c, payment.id, [
    ...closure(db, now, { dispute: dispute.id, event: "withdraw" }),
    markUndisputed(db, payment.id),
    mustHaveChanged(db),
    ...(await disputeNews(db, now, payment, {
      by: viewer.id,
      step: "withdrawn",
      until: await objectionEnd(db, now, payment),
      answerUntil: report.until,
    })),
    ...report.writes,
  ]);
}

export const closeDispute = endpoint(contract.payment.closeDispute, { load: disputedPayment, handle: withdrawDispute });

async function answer(
  c: CallContext<typeof contract.payment.answerDispute>,
  { payment, dispute }: Disputed,
): Promise<Payment> {
  const { db, now, viewer } = c;
  const { answer: text, images, photos } = await c.fields();
  if (!dispute) return refuse("transition");
  if (dispute.opened_by === viewer.id) refuse("permission_denied");
  if (!mayAnswer(dispute, viewer.id)) refuse("transition");
  const chat = payment.chat_id ?? refuse("transition");
  const judge = (check: Check) => c.fields({ images: check });
  return withSentPhotos(
    c,
    { chat, about: "dispute", deal: payment.deal, images, photos, judge },
    async (first, last) => {
      const sent = countSent({ images, photos });
      const steps = await disputeAnswer(db, now, payment, { dispute, by: viewer.id, answer: text, photos: sent });
      return commitStep(c, payment.id, [...first, ...steps, ...last]);
    },
  );
}

export const answerDispute = endpoint(contract.payment.answerDispute, { load: disputedPayment, handle: answer });
