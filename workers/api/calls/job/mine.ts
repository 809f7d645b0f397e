import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { type JobRow, jobOf, jobsIn } from "../../db/job";
import { type ApiApp, serveOwnThings } from "../../http/serve";
import { newestFirst } from "../../listings/jobs-by-newest";

export function serveMine(app: ApiApp): void {
  serveOwnThings(app, contract.job.mine, async (q) => {
    const { db, viewer, language } = q;
    const { page, status } = await q.fields();
    const own = `FROM job WHERE user_id = ?1 AND status ${status ? `= '${status}'` : "<> 'deleted'"}`;
    const ids = `SELECT id ${own} ORDER BY id DESC LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`;
    const [total, rows] = await db.batch<unknown>([
      db.prepare(`SELECT count(*) AS n ${own}`).bind(viewer.id),
      jobsIn(db, viewer.id, ids),
    ]);
    return {
      count: (total?.results[0] as { n: number }).n,
      results: ((rows?.results ?? []) as JobRow[]).sort(newestFirst).map((row) => jobOf(row, viewer.id, language)),
    };
  });
}
