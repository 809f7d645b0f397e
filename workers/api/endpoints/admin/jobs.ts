import { contract } from "~/api/contract";
import { type JobRow, jobOf, SELECT_JOBS_FOR_ADMIN } from "../../db/job";
import { pageOfRows } from "../../db/page";
import { endpoint } from "../../http/endpoint";
import { allOf, given, occurring } from "./search";

export const jobs = endpoint(contract.admin.jobs, {
  handle: async (c) => {
    const { page, search, status, user } = await c.fields();
    const place = {
      indexes: ["job_search", "job_record"],
      id: "j.id",
      text: "j.title || ' ' || j.description",
    } as const;
    const where = allOf([
      ...given(status, "j.status = ?"),
      ...given(user, "j.user_id = ?"),
      ...occurring(place, search),
    ]);
    const found = await pageOfRows<JobRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM job j WHERE ${where.sql}`).bind(...where.values),
      rows: (limit) =>
        c.db
          .prepare(`${SELECT_JOBS_FOR_ADMIN} WHERE ${where.sql} ORDER BY j.id DESC ${limit}`)
          .bind(c.viewer.id, ...where.values),
    });
    return { count: found.count, results: found.results.map((row) => jobOf(row, row.user_id, c.language)) };
  },
});
