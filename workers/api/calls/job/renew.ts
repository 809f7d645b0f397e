import { contract } from "~/api/contract";
import type { JobStatus } from "~/domain/job";
import { renewableBy, renewal } from "../../changes/deals/renewal";
import { commit } from "../../db/batch";
import { again } from "../../db/retry-on-conflict";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

/**
 * `POST /api/job/renew/`: one click in the mail that asked whether a job is still needed. Clicked twice it renews twice;
 * once the end that the mail was about has passed, the link is no good any more.
 */
export function serveRenewByMail(app: ApiApp): void {
  serve(app, contract.job.renew, (q) =>
    again(async () => {
      const { db, env, now } = q;
      const { job, expires_at } = (await renewableBy(env, (await q.fields()).token)) ?? refuse("invalid_token");
      const status = await db.prepare("SELECT status FROM job WHERE id = ?").bind(job).first<JobStatus>("status");
      if (status === null) refuse("invalid_token");
      if (status !== "open") refuse("job_not_open");
      if (expires_at <= now) refuse("invalid_token");
      await commit(db, renewal(db, now, job));
      return undefined;
    }),
  );
}
