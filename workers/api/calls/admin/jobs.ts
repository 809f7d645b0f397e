import { contract } from "~/api/contract";
import { jobRemoval } from "../../changes/moderation/job-takedown";
import { audited } from "../../db/audit";
import { commit } from "../../db/batch";
import { findJob, type JobRow, jobOf, SELECT_JOBS_AT_DESK } from "../../db/job";
import { wake } from "../../db/outbox";
import { pageOfRows } from "../../db/page";
import { again } from "../../db/retry-on-conflict";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { occurring, whereOf } from "./search";

/** Jobs in every status, as their owners see them, and their end. */
export function serveJobsAtDesk(app: ApiApp): void {
  serve(app, contract.admin.jobs, async (q) => {
    const { page, search, status } = await q.fields();
    const place = {
      indexes: ["job_search", "job_record"],
      id: "j.id",
      text: "j.title || ' ' || j.description",
    } as const;
    const where = whereOf([
      ...(status ? [{ sql: "j.status = ?", values: [status] }] : []),
      ...occurring(place, search),
    ]);
    const found = await pageOfRows<JobRow>(q.db, page, {
      count: q.db.prepare(`SELECT count(*) AS n FROM job j ${where.sql}`).bind(...where.values),
      rows: (limit) =>
        q.db
          .prepare(`${SELECT_JOBS_AT_DESK} ${where.sql} ORDER BY j.id DESC ${limit}`)
          .bind(q.viewer.id, ...where.values),
    });
    return { count: found.count, results: found.results.map((row) => jobOf(row, row.user_id, q.language)) };
  });

  serve(app, contract.admin.removeJob, async (q) => {
    const { db, now, viewer } = q;
    await again(async () => {
      const job = (await findJob(db, null, q.id())) ?? refuse("job_not_found");
      if (job.status === "deleted") refuse("job_deleted");
      const { reason } = await q.fields();
      const log = audited(db, now, { admin: viewer.id, action: "delete", target: { type: "job", id: job.id }, reason });
      await commit(db, [...(await jobRemoval(db, now, job)), log]);
    });
    wake(q.env, q.execution);
    return undefined;
  });
}
