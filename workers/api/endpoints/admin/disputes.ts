import { contract } from "~/api/contract";
import { isInvolved } from "~/domain/admin/case-files";
import { earnedBy } from "~/domain/deals/dispute-life";
import { photoSizeOf } from "~/domain/jobs/image-limits";
import { selectJobForAdmin } from "../../db/admin-job";
import { countSaid, type SaidRow, saidOf, selectSaid } from "../../db/admin-message";
import { insertAudit, withShare } from "../../db/audit";
import { dealPhotosForAdmin, disputePhotosForAdmin, findPhotoForAdmin, photosForAdmin } from "../../db/chat-photo";
import { type JobRow, jobOf } from "../../db/job";
import { disputeAbout } from "../../db/payment";
import { paymentForAdmin } from "../../db/payment-answer";
import { findPaymentForAdmin, listDisputed } from "../../db/payment-list";
import { retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { resolution } from "../../operations/deals/dispute-resolution";
import { movedBeside, shareChecks } from "../../operations/deals/dispute-sums";
import { movedAsShown } from "../../operations/money/as-shown";
import { photoResponse } from "../../operations/photos/private-photos";
import { paymentPage } from "./payments";

export const disputes = endpoint(contract.admin.disputes, {
  handle: async (c) => {
    const { page } = await c.fields();
    return paymentPage(c, await listDisputed(c.db, c.viewer.id, page));
  },
});

const MESSAGES = 200;

export const dispute = endpoint(contract.admin.dispute, {
  handle: async (c) => {
    const { db, viewer, language } = c;
    const payment = await findPaymentForAdmin(db, viewer.id, c.id());
    if (!payment || payment.dispute === null) return refuse("not_found");
    const [jobs, counted, said, shown] = await db.batch<unknown>([
      selectJobForAdmin(db, viewer.id, payment.job_id),
      countSaid(db, payment.chat_id),
      selectSaid(db, viewer.id, payment.chat_id, MESSAGES),
      dealPhotosForAdmin(db, { chat: payment.chat_id, deal: payment.deal }),
    ]);
    const photos = shown?.results[0] as { result: string; dispute: string; is_last: number };
    const row = jobs?.results[0] as JobRow | undefined;
    // The job knows when the work of its last deal began and was done.
    const job = row && (photos.is_last === 1 ? row : { ...row, begun_at: null, done_at: null });
    return {
      payment: paymentForAdmin(payment, viewer.id, language),
      job: job ? jobOf(job, job.user_id, language) : null,
      conversation: {
        count: (counted?.results[0] as { n: number }).n,
        results: ((said?.results ?? []) as SaidRow[]).reverse().map((row) => saidOf(row, language)),
      },
      photos: { result: photosForAdmin(photos.result), dispute: disputePhotosForAdmin(photos.dispute) },
    };
  },
});

export const photoFile = endpoint(contract.admin.photoFile, {
  handle: async ({ db, env, request, id, param }) => {
    const size = photoSizeOf(param("size")) ?? refuse("not_found");
    const row = (await findPhotoForAdmin(db, id())) ?? refuse("not_found");
    return photoResponse(env, request, { row, size });
  },
});

type ResolveContext = CallContext<typeof contract.admin.resolveDispute>;

async function resolve(c: ResolveContext) {
  const { db, now, viewer } = c;
  const payment = (await findPaymentForAdmin(db, viewer.id, c.id())) ?? refuse("not_found");
  if (isInvolved(viewer.id, [payment.payer_id, payment.payee_id])) refuse("own_case");
  const {
    outcome,
    amount,
    extra_back: extraBack = false,
    total,
    reason,
    statement,
  } = await c.fields(shareChecks(payment, await movedBeside(db, payment)));
  const dispute = disputeAbout(payment);
  if (!dispute) return refuse("transition");
  const earned = earnedBy(outcome, payment.amount, amount);
  await c.tx
    .add(
      ...(await movedAsShown(db, payment, total)),
      ...(await resolution(db, now, {
        payment,
        dispute: dispute.id,
        earned,
        extraBack,
        event: "decide",
        by: null,
        statement,
      })),
      insertAudit(db, now, {
        admin: viewer.id,
        action: "resolve",
        target: { type: "payment", id: payment.id },
        reason: withShare(reason, payment, { earned, extraBack }),
      }),
    )
    .commit();
  return paymentForAdmin((await findPaymentForAdmin(db, viewer.id, payment.id)) ?? payment, viewer.id, c.language);
}

export const resolveDispute = endpoint(contract.admin.resolveDispute, {
  handle: (c) => retryOnConflict(() => resolve(c)),
});
