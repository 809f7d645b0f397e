import { contract } from "~/api/contract";
import { dealPhotosForDesk, disputePhotosForDesk, photosForDesk } from "../../db/chat-photo";
import { type JobRow, jobOf, SELECT_JOBS_FOR_ADMIN } from "../../db/job";
import { type PaymentRow, paymentOf, paymentsWhere } from "../../db/payment";
import { cardOf } from "../../db/person";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { type SaidRow, SELECT_SAID, saidOf } from "./said";

const MESSAGES = 200;

export const dispute = endpoint(contract.admin.dispute, {
  handle: async (c) => {
    const { db, viewer, language } = c;
    const found = await paymentsWhere(db, viewer.id, "p.id = ?2", c.id()).first<PaymentRow>();
    if (!found || found.dispute === null) return refuse("not_found");
    const [jobs, counted, said, shown] = await db.batch<unknown>([
      db.prepare(`${SELECT_JOBS_FOR_ADMIN} WHERE j.id = ?2`).bind(viewer.id, found.job_id),
      db.prepare("SELECT count(*) AS n FROM every_message WHERE chat_id = ?").bind(found.chat_id),
      db
        .prepare(`${SELECT_SAID} WHERE m.chat_id = ?2 ORDER BY m.id DESC LIMIT ${MESSAGES}`)
        .bind(viewer.id, found.chat_id),
      dealPhotosForDesk(db, found.chat_id),
    ]);
    const photos = shown?.results[0] as { result: string; dispute: string };
    const job = jobs?.results[0] as JobRow | undefined;
    return {
      payment: {
        ...paymentOf(found, viewer.id, language),
        payer: cardOf(found.payer, found.payer_id, language),
        payee: found.payee === null ? null : cardOf(found.payee, found.payee_id, language),
      },
      job: job ? jobOf(job, job.user_id, language) : null,
      conversation: {
        count: (counted?.results[0] as { n: number }).n,
        results: ((said?.results ?? []) as SaidRow[]).reverse().map((row) => saidOf(row, language)),
      },
      photos: { result: photosForDesk(photos.result), dispute: disputePhotosForDesk(photos.dispute) },
    };
  },
});
