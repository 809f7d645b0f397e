import type { contract } from "~/api/contract";
import { type CommentRow, selectComment } from "../../db/comment";
import type { Database } from "../../db/database";
import type { JobRow } from "../../db/job";
import type { LookupContext } from "../../http/context";
import { refuse } from "../../http/refusal";
import { jobOfPath } from "./visible-job";

export async function commentOfJob(db: Database, viewer: number, job: JobRow, id: number): Promise<CommentRow> {
  return (await selectComment(db, viewer, job.id, id).first<CommentRow>()) ?? refuse("not_found");
}

type CommentContext = Pick<LookupContext<typeof contract.job.say>, "db" | "viewer" | "param"> & { ids(): unknown };

/** The order of checks: ids in the body before the job. */
export async function jobNamed(c: CommentContext): Promise<JobRow> {
  c.ids();
  return jobOfPath(c);
}
