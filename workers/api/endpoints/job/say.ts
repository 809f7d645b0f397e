import { contract } from "~/api/contract";
import { canReply, canTalk } from "~/domain/comment";
import {
  addReply,
  type CommentRow,
  commentOf,
  insertComment,
  isBlocked,
  selectComment,
  selectNewest,
} from "../../db/comment";
import type { JobRow } from "../../db/job";
import { notify } from "../../db/notify";
import { triggerDelivery } from "../../db/outbox";
import { insertAnswer } from "../../db/track-record";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse, refuseFields } from "../../http/refusal";
import { reply } from "../../http/response";
import { commentOfJob, jobNamed } from "./visible-comment";

async function ask(c: CallContext<typeof contract.job.say>, job: JobRow) {
  const { db, viewer, now } = c;
  if (job.user_id === viewer.id) refuse("own_job");
  if (job.user_id !== null && (await isBlocked(db, viewer.id, job.user_id))) refuse("blocked");
  const { comment = refuseFields({ comment: ["required"] }) } = await c.fields();
  if (!canTalk(job.status)) refuse("job_not_open");
  const results = await c.tx
    .add(
      ...insertComment(db, { job: job.id, user: viewer.id, comment, now }),
      selectNewest(db, viewer.id, job.id),
      ...(job.user_id === null
        ? []
        : notify(db, now, {
            to: "?3",
            type: "comment",
            mail: true,
            key: "'comment:' || ?5",
            job: "c.job_id",
            data: "json_object('job_title', ?4, 'comment', c.id)",
            rows: {
              from: "FROM comment c WHERE c.id = (SELECT max(id) FROM comment WHERE job_id = ?1 AND user_id = ?2)",
              values: [job.id, viewer.id, job.user_id, job.title, crypto.randomUUID()],
            },
          })),
    )
    .commit<CommentRow>();
  triggerDelivery(c);
  return reply(201, commentOf(results[2]?.results[0] as CommentRow, viewer.id, c.language));
}

async function answer(c: CallContext<typeof contract.job.say>, job: JobRow, id: number) {
  const { db, viewer, now } = c;
  const asked = await commentOfJob(db, viewer.id, job, id);
  if (job.user_id !== viewer.id) refuse("permission_denied");
  if (asked.user_id !== null && (await isBlocked(db, viewer.id, asked.user_id))) refuse("blocked");
  const { reply: text = refuseFields({ reply: ["required"] }) } = await c.fields();
  if (!canTalk(job.status)) refuse("job_not_open");
  if (!canReply(asked)) refuse("already_replied");
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
      ...insertAnswer(db, viewer.id, { asked: asked.created_at, now }),
      ...(asked.user_id === null ? [] : notify(db, now, { to: asked.user_id, ...news })),
      selectComment(db, viewer.id, job.id, id),
    )
    .commit<CommentRow>();
  triggerDelivery(c);
  return reply(200, commentOf(results.at(-1)?.results[0] as CommentRow, viewer.id, c.language));
}

export const say = endpoint(contract.job.say, {
  load: jobNamed,
  handle: (c, job) => {
    const { commentId } = c.ids();
    return commentId ? answer(c, job, commentId) : ask(c, job);
  },
});
