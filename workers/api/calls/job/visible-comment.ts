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

type AboutComment = Pick<LookupContext<typeof contract.job.say>, "db" | "viewer" | "param"> & { ids(): unknown };

/** What is wrong with an id in the body is told before the job is looked for. */
export async function jobNamed(c: AboutComment): Promise<JobRow> {
  c.ids();
  return jobOfPath(c);
}
