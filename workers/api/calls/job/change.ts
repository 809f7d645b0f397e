import { contract } from "~/api/contract";
import { tellBidders } from "../../changes/jobs/job-news";
import { commit, Lost, mustHaveChanged } from "../../db/batch";
import { type JobRow, jobOf, jobsWhere } from "../../db/job";
import { wake } from "../../db/outbox";
import { refuse } from "../../http/refusal";
import { type ApiApp, serveAbout } from "../../http/serve";
import { columnsOf, placeChecks } from "./post";
import { ownJobOfPath } from "./visible-job";

export function serveChange(app: ApiApp): void {
  serveAbout(app, contract.job.change, ownJobOfPath, async (q, { id }) => {
    const { db, viewer, now, language } = q;
    const columns = { ...columnsOf(await q.fields(placeChecks())), updated_at: now };
    const names = Object.keys(columns);
    const update = db
      .prepare(
        `UPDATE job SET ${names.map((name, at) => `${name} = ?${at + 2}`).join(", ")} WHERE id = ?1 AND status = 'open'`,
      )
      .bind(id, ...Object.values(columns));
    try {
      const results = await commit<JobRow>(db, [
        update,
        mustHaveChanged(db),
        tellBidders(db, now, id),
        jobsWhere(db, viewer.id, "j.id = ?2", id),
      ]);
      wake(q.env, q.execution);
      return jobOf(results.at(-1)?.results[0] as JobRow, viewer.id, language);
    } catch (error) {
      if (error instanceof Lost) refuse("job_not_open");
      throw error;
    }
  });
}
