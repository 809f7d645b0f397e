import type { Call } from "~/api/call";
import { contract } from "~/api/contract";
import { canReply, canTalk } from "~/domain/comment";
import { findContactDetails } from "~/domain/contact-guard";
import { PAGE_SIZE } from "~/domain/page";
import { commit } from "../../db/batch";
import {
  asking,
  type CommentRow,
  commentOf,
  commentPage,
  isBlocked,
  replying,
  selectComment,
  selectNewest,
} from "../../db/comment";
import type { JobRow } from "../../db/job";
import { tell, wake } from "../../db/outbox";
import { answered } from "../../db/track-record";
import type { Question, Seeking } from "../../http/context";
import { refuse, refuseFields } from "../../http/refusal";
import { reply } from "../../http/response";
import { type ApiApp, serveAbout } from "../../http/serve";
import { jobOfPath } from "./visible-job";

const { say, comments, removeReply, removeComment } = contract.job;

/** A text that everyone may read: it must be there, and hold no phone number or website. */
function sayable(field: "comment" | "reply", sent: string | undefined): string {
  if (sent === undefined) return refuseFields({ [field]: ["required"] });
  const parts = findContactDetails(sent);
  if (parts.length === 0) return sent;
  const words = parts.map((part) => `“${part}”`).join(", ");
  return refuseFields({ [field]: ["contact_details", `contact_words:${words}`] });
}

async function commentOfJob(db: D1Database, viewer: number, job: JobRow, id: number): Promise<CommentRow> {
  return (await selectComment(db, viewer, job.id, id).first<CommentRow>()) ?? refuse("not_found");
}

async function ask(q: Question<typeof say>, job: JobRow) {
  const { db, viewer, now } = q;
  if (job.user_id === viewer.id) refuse("own_job");
  if (job.user_id !== null && (await isBlocked(db, viewer.id, job.user_id))) refuse("blocked");
  const comment = sayable("comment", (await q.fields()).comment);
  if (!canTalk(job.status)) refuse("job_not_open");
  const results = await commit<CommentRow>(db, [
    ...asking(db, { job: job.id, user: viewer.id, comment, now }),
    selectNewest(db, viewer.id, job.id),
    ...(job.user_id === null
      ? []
      : tell(db, now, {
          to: job.user_id,
          type: "comment",
          key: `comment:${crypto.randomUUID()}`,
          job: job.id,
          data: { job_title: job.title },
        })),
  ]);
  wake(q.env, q.execution);
  return reply(201, commentOf(results[2]?.results[0] as CommentRow, viewer.id, q.language));
}

async function answer(q: Question<typeof say>, job: JobRow, id: number) {
  const { db, viewer, now } = q;
  const asked = await commentOfJob(db, viewer.id, job, id);
  if (job.user_id !== viewer.id) refuse("permission_denied");
  if (asked.user_id !== null && (await isBlocked(db, viewer.id, asked.user_id))) refuse("blocked");
  const text = sayable("reply", (await q.fields()).reply);
  if (!canTalk(job.status)) refuse("job_not_open");
  if (!canReply(asked)) refuse("already_replied");
  const news = { type: "reply", key: `reply:${id}:${now}`, job: job.id, data: { job_title: job.title } } as const;
  const results = await commit<CommentRow>(db, [
    ...replying(db, { comment: id, reply: text, now }),
    ...answered(db, viewer.id, { asked: asked.created_at, now }),
    ...(asked.user_id === null ? [] : tell(db, now, { to: asked.user_id, ...news })),
    selectComment(db, viewer.id, job.id, id),
  ]);
  wake(q.env, q.execution);
  return reply(200, commentOf(results.at(-1)?.results[0] as CommentRow, viewer.id, q.language));
}

/** What is wrong with an id in the body is told before the job is looked for. */
function jobNamed<C extends Call>(q: Seeking<C>): Promise<JobRow> {
  q.ids();
  return jobOfPath(q);
}

export function serveComments(app: ApiApp): void {
  serveAbout(app, comments, jobOfPath, async (q, { id }) => {
    const { page } = await q.fields();
    const viewer = q.viewer?.id ?? null;
    const found = await commentPage(q.db, viewer, id, { from: (page - 1) * PAGE_SIZE, take: PAGE_SIZE });
    return { count: found.count, results: found.rows.map((row) => commentOf(row, viewer, q.language)) };
  });

  serveAbout(app, say, jobNamed, (q, job) => {
    const { commentId } = q.ids();
    return commentId ? answer(q, job, commentId) : ask(q, job);
  });

  serveAbout(app, removeReply, jobNamed, async (q, job) => {
    const { commentId } = q.ids();
    const row = await commentOfJob(q.db, q.viewer.id, job, commentId);
    if (job.user_id !== q.viewer.id) refuse("permission_denied");
    await q.db.prepare("UPDATE comment SET reply = NULL, replied_at = NULL WHERE id = ?").bind(commentId).run();
    return commentOf({ ...row, reply: null, replied_at: null }, q.viewer.id, q.language);
  });

  serveAbout(app, removeComment, jobNamed, async (q, job) => {
    const { commentId } = q.ids();
    const row = await commentOfJob(q.db, q.viewer.id, job, commentId);
    if (![job.user_id, row.user_id].includes(q.viewer.id)) refuse("permission_denied");
    await q.db.prepare("DELETE FROM comment WHERE id = ?").bind(commentId).run();
    return undefined;
  });
}
