import { contract } from "~/api/contract";
import { canReply, canTalk } from "~/domain/jobs/comment";
import { jobAddressError } from "~/domain/jobs/job-address";
import { PAGE_SIZE } from "~/domain/values/page";
import {
  addReply,
  type CommentRow,
  commentOf,
  commentPage,
  deleteComment,
  deleteReply,
  insertComment,
  isBlocked,
  notifyOfComment,
  selectComment,
  selectNewest,
} from "../../db/comment";
import type { Database } from "../../db/database";
import type { JobRow } from "../../db/job";
import { notify } from "../../db/notify";
import { insertAnswer } from "../../db/track-record";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse, refuseFields } from "../../http/refusal";
import { reply } from "../../http/response";
import { jobOfPath } from "./job";

async function commentOfJob(db: Database, viewer: number, job: JobRow, id: number): Promise<CommentRow> {
  return (await selectComment(db, viewer, job.id, id).first<CommentRow>()) ?? refuse("not_found");
}

type CommentContext = Pick<LookupContext<typeof contract.job.say>, "db" | "viewer" | "param"> & { ids(): unknown };

async function jobNamed(c: CommentContext): Promise<JobRow> {
  c.ids();
  return jobOfPath(c);
}

export const comments = endpoint(contract.job.comments, {
  load: jobOfPath,
  handle: async (c, { id }) => {
    const { page } = await c.fields();
    const viewer = c.viewer?.id ?? null;
    const comments = await commentPage(c.db, viewer, id, { from: (page - 1) * PAGE_SIZE, take: PAGE_SIZE });
    return { count: comments.count, results: comments.rows.map((row) => commentOf(row, viewer, c.language)) };
  },
});

async function ask(c: CallContext<typeof contract.job.say>, job: JobRow) {
  const { db, viewer, now } = c;
  if (job.user_id === viewer.id) refuse("own_job");
  if (job.user_id !== null && (await isBlocked(db, viewer.id, job.user_id))) refuse("blocked");
  const { comment = refuseFields({ comment: ["required"] }) } = await c.fields();
  if (!canTalk(job.status) || job.owner_status === "suspended") refuse("job_not_open");
  const results = await c.tx
    .add(
      ...insertComment(db, { job: job.id, user: viewer.id, comment, now }),
      selectNewest(db, viewer.id, job.id),
      ...(job.user_id === null ? [] : notifyOfComment(db, now, { job, owner: job.user_id, user: viewer.id })),
    )
    .commit<CommentRow>();
  return reply(201, commentOf(results[2]?.results[0] as CommentRow, viewer.id, c.language));
}

async function answer(c: CallContext<typeof contract.job.say>, job: JobRow, id: number) {
  const { db, viewer, now } = c;
  const comment = await commentOfJob(db, viewer.id, job, id);
  if (job.user_id !== viewer.id) refuse("permission_denied");
  if (comment.user_id !== null && (await isBlocked(db, viewer.id, comment.user_id))) refuse("blocked");
  const { reply: text = refuseFields({ reply: ["required"] }) } = await c.fields({
    reply: (written) => jobAddressError(written, job),
  });
  if (!canTalk(job.status)) refuse("job_not_open");
  if (!canReply(comment)) refuse("already_replied");
  const news = {
    type: "reply",
    mail: true,
    key: `reply:${id}:${now}`,
    job: job.id,
    data: { job_title: job.title, comment: id },
  } as const;
  const results = await c.tx
    .add(
      ...addReply(db, { comment: id, reply: text, now }),
      ...insertAnswer(db, viewer.id, { asked: comment.created_at, now }),
      ...(comment.user_id === null ? [] : notify(db, now, { to: comment.user_id, ...news })),
      selectComment(db, viewer.id, job.id, id),
    )
    .commit<CommentRow>();
  return reply(200, commentOf(results.at(-1)?.results[0] as CommentRow, viewer.id, c.language));
}

export const say = endpoint(contract.job.say, {
  load: jobNamed,
  handle: (c, job) => {
    const { commentId } = c.ids();
    return commentId ? answer(c, job, commentId) : ask(c, job);
  },
});

export const removeComment = endpoint(contract.job.removeComment, {
  load: jobNamed,
  handle: async (c, job) => {
    const { commentId } = c.ids();
    const row = await commentOfJob(c.db, c.viewer.id, job, commentId);
    if (![job.user_id, row.user_id].includes(c.viewer.id)) refuse("permission_denied");
    await c.tx.add(deleteComment(c.db, commentId)).commit();
    return undefined;
  },
});

export const removeReply = endpoint(contract.job.removeReply, {
  load: jobNamed,
  handle: async (c, job) => {
    const { commentId } = c.ids();
    const row = await commentOfJob(c.db, c.viewer.id, job, commentId);
    if (job.user_id !== c.viewer.id) refuse("permission_denied");
    await c.tx.add(deleteReply(c.db, commentId)).commit();
    return commentOf({ ...row, reply: null, replied_at: null }, c.viewer.id, c.language);
  },
});
