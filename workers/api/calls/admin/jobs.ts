import { contract } from "~/api/contract";
import { type JobRow, jobOf, SELECT_JOBS_AT_DESK } from "../../db/job";
import { pageOfRows } from "../../db/page";
import { endpoint } from "../../http/endpoint";
import { occurring, whereOf } from "./search";

export const jobs = endpoint(contract.admin.jobs, {
  handle: async (c) => {
    const { page, search, status } = await c.fields();
    const place = {
      indexes: ["job_search", "job_record"],
      id: "j.id",
      text: "j.title || ' ' || j.description",
    } as const;
    const where = whereOf([
      ...(status ? [{ sql: "j.status = ?", values: [status] }] : []),
      ...occurring(place, search),
    ]);
    const found = await pageOfRows<JobRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM job j ${where.sql}`).bind(...where.values),
      rows: (limit) =>
        c.db
          .prepare(`${SELECT_JOBS_AT_DESK} ${where.sql} ORDER BY j.id DESC ${limit}`)
          .bind(c.viewer.id, ...where.values),
    });
    return { count: found.count, results: found.results.map((row) => jobOf(row, row.user_id, c.language)) };
  },
});
