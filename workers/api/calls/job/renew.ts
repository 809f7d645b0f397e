import { contract } from "~/api/contract";
import type { JobStatus } from "~/domain/job-status";
import { renewableBy, renewal } from "../../changes/deals/renewal";
import { retryOnConflict } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

/** A second click on the mail's link renews again; the link expires with the end date it names. */
export const renew = endpoint(contract.job.renew, {
  handle: (c) =>
    retryOnConflict(async () => {
      const { db, env, now } = c;
      const { job, expires_at } = (await renewableBy(env, (await c.fields()).token)) ?? refuse("invalid_token");
      const found = await db
        .prepare("SELECT id, status, execution_date FROM job WHERE id = ?")
        .bind(job)
        .first<{ id: number; status: JobStatus; execution_date: string | null }>();
      if (found === null) return refuse("invalid_token");
      if (found.status !== "open") refuse("job_not_open");
      if (expires_at <= now) refuse("invalid_token");
      await c.tx.add(...renewal(db, now, found)).commit();
      return undefined;
    }),
});
