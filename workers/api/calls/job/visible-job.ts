import type { Call } from "~/api/call";
import { findJob, isParty, type JobRow } from "../../db/job";
import type { Seeking } from "../../http/context";
import { refuse } from "../../http/refusal";

/** A job that may be known of: 404 when there is none, 410 when it is deleted, but for its parties. */
export async function knownJob(db: D1Database, viewer: number | null, id: number): Promise<JobRow> {
  const row = await findJob(db, viewer, id);
  if (!row) return refuse("job_not_found");
  if (row.status === "deleted" && !(await isParty(db, viewer, id))) refuse("job_deleted");
  return row;
}

/** The job that the path of a call names. */
export function jobOfPath<C extends Call>(q: Seeking<C>): Promise<JobRow> {
  const written = q.param("id");
  if (!/^[1-9]\d{0,14}$/.test(written)) refuse("job_not_found");
  return knownJob(q.db, q.viewer?.id ?? null, Number(written));
}

/** The job that the path of a call names, for its owner alone. */
export async function ownJobOfPath<C extends Call>(q: Seeking<C>): Promise<JobRow> {
  const row = await jobOfPath(q);
  if (row.user_id !== q.viewer?.id) refuse("permission_denied");
  return row;
}
