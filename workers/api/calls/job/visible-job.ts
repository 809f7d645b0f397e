import type { contract } from "~/api/contract";
import type { Database } from "../../db/database";
import { findJob, isParty, type JobRow } from "../../db/job";
import type { LookupContext } from "../../http/context";
import { refuse } from "../../http/refusal";

type OfAnyone = Pick<LookupContext<typeof contract.job.find>, "db" | "viewer" | "param">;

/** A job that may be known of: 404 when there is none, 410 when it is deleted, but for its parties. */
export async function visibleJob(db: Database, viewer: number | null, id: number): Promise<JobRow> {
  const row = await findJob(db, viewer, id);
  if (!row) return refuse("job_not_found");
  if (row.status === "deleted" && !(await isParty(db, viewer, id))) refuse("job_deleted");
  return row;
}

/** The job that the path of a call names. */
export async function jobOfPath({ db, viewer, param }: OfAnyone): Promise<JobRow> {
  const written = param("id");
  if (!/^[1-9]\d{0,14}$/.test(written)) refuse("job_not_found");
  return visibleJob(db, viewer?.id ?? null, Number(written));
}

/** The job that the path of a call names, for its owner alone. */
export async function ownJobOfPath(c: OfAnyone): Promise<JobRow> {
  const row = await jobOfPath(c);
  if (row.user_id !== c.viewer?.id) refuse("permission_denied");
  return row;
}
