import { contract } from "~/api/contract";
import { type JobRow, jobOf, jobsWhere } from "../../db/job";
import { withLastDeals } from "../../db/own-job";
import { pageOfRows } from "../../db/page";
import { endpoint } from "../../http/endpoint";
import { newestFirst } from "../../search/jobs-by-newest";

export const mine = endpoint(contract.job.mine, {
  load: async (c) => {
    const { db, viewer, language } = c;
    const { page, status } = await c.fields();
    const which = status ? `status = '${status}'` : "(status <> 'deleted' OR expired_at IS NOT NULL)";
    const own = `FROM job WHERE user_id = ?1 AND ${which}`;
    const { count, results } = await pageOfRows<JobRow>(db, page, {
      count: db.prepare(`SELECT count(*) AS n ${own}`).bind(viewer.id),
      rows: (limit) => jobsWhere(db, viewer.id, `j.id IN (SELECT id ${own} ORDER BY id DESC ${limit})`),
    });
    const jobs = results.sort(newestFirst).map((row) => jobOf(row, viewer.id, language));
    return { count, results: await withLastDeals(db, viewer.id, jobs, language) };
  },
  handle: (_, found) => found,
});
