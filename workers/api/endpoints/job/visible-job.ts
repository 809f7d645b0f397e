import type { contract } from "~/api/contract";
import type { Database } from "../../db/database";
import { removalOfJob } from "../../db/decision";
import { findJob, isParty, type JobRow } from "../../db/job";
import type { LookupContext } from "../../http/context";
import { refuse } from "../../http/refusal";

type JobContext = Pick<LookupContext<typeof contract.job.find>, "db" | "viewer" | "param">;

/** 404 when there is no such job, 410 when it is deleted, except for its parties. */
export async function visibleJob(db: Database, viewer: number | null, id: number): Promise<JobRow> {
  const row = await findJob(db, viewer, id);
  if (!row) return refuse("job_not_found");
  if (row.status === "deleted" && !(await isParty(db, viewer, id)))
    refuse("job_deleted", { byTeam: (await removalOfJob(db, id, viewer)) !== null });
  return row;
}

export async function jobOfPath({ db, viewer, param }: JobContext): Promise<JobRow> {
  const written = param("id");
  if (!/^[1-9]\d{0,14}$/.test(written)) refuse("job_not_found");
  return visibleJob(db, viewer?.id ?? null, Number(written));
}

/** 403 for anyone but the job's owner. */
export async function ownJobOfPath(c: JobContext): Promise<JobRow> {
  const row = await jobOfPath(c);
  if (row.user_id !== c.viewer?.id) refuse("permission_denied");
  return row;
}
