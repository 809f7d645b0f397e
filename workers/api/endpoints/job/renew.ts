import { contract } from "~/api/contract";
import type { JobStatus } from "~/domain/job-status";
import { retryOnConflict } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { renewableBy, renewal } from "../../operations/deals/renewal";

/** A second click on the mail's link renews again; the link expires with the end date it names. */
export const renew = endpoint(contract.job.renew, {
  handle: (c) =>
    retryOnConflict(async () => {
      const { db, env, now } = c;
      const { job, expires_at } = (await renewableBy(env, (await c.fields()).token)) ?? refuse("invalid_token");
      const status = await db.prepare("SELECT status FROM job WHERE id = ?").bind(job).first<JobStatus>("status");
      if (status === null) refuse("invalid_token");
      if (status !== "open") refuse("job_not_open");
      if (expires_at <= now) refuse("invalid_token");
      await c.tx.add(...renewal(db, now, job)).commit();
      return undefined;
    }),
});
