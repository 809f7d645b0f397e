import type { JobStatus } from "~/domain/jobs/job-status";
import type { Page } from "~/domain/values/page";
import { allOf, conditionIf, JOBS, occurring } from "./condition";
import type { Database, Query } from "./database";
import { type JobRow, SELECT_JOBS_FOR_ADMIN } from "./job";
import { pageOfRows } from "./page";

export const selectJobForAdmin = (db: Database, admin: number, job: number | null): Query =>
  db.prepare(`${SELECT_JOBS_FOR_ADMIN} WHERE j.id = ?2`).bind(admin, job);

interface Filter {
  search?: string | null;
  status?: JobStatus;
  user?: number;
  bidder?: number;
  helper?: number;
}

export function listJobsForAdmin(
  db: Database,
  admin: number,
  page: number,
  { search, status, user, bidder, helper }: Filter,
): Promise<Page<JobRow>> {
  const where = allOf([
    ...conditionIf(status, "j.status = ?"),
    ...conditionIf(user, "j.user_id = ?"),
    ...conditionIf(bidder, "j.id IN (SELECT job_id FROM bid WHERE user_id = ?)"),
    ...conditionIf(helper, "j.id IN (SELECT job_id FROM bid WHERE user_id = ? AND status = 'accepted')"),
    ...occurring(JOBS, search),
  ]);
  return pageOfRows<JobRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM job j WHERE ${where.sql}`).bind(...where.values),
    rows: (limit) =>
      db
        .prepare(`${SELECT_JOBS_FOR_ADMIN} WHERE ${where.sql} ORDER BY j.id DESC ${limit}`)
        .bind(admin, ...where.values),
  });
}
