import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { type JobRow, jobOf, jobsIn } from "../../db/job";
import { endpoint } from "../../http/endpoint";
import { newestFirst } from "../../listings/jobs-by-newest";

export const mine = endpoint(contract.job.mine, {
  load: async (c) => {
    const { db, viewer, language } = c;
    const { page, status } = await c.fields();
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
  },
  handle: (_, found) => found,
});
