import { z } from "zod";
import { comment, question, reply } from "../../domain/jobs/comment";
import { page, pageOf } from "../../domain/values/page-schema";
import { id } from "../../domain/values/value";
import { call } from "../call";

const comments = call({
  method: "GET",
  path: "/api/job/single/:id/comments/",
  who: "everyone",
  summary: "Questions about a job, oldest first",
  fields: z.object({ page }),
  answers: { 200: pageOf(comment) },
  cache: "fresh",
});

const say = call({
  method: "POST",
  path: "/api/job/single/:id/comment/",
  who: "user",
  summary: "Ask a question, or reply to one",
  ids: z.object({ commentId: id.nullish() }),
  fields: z.object({ comment: question.optional(), reply: reply.optional() }),
  answers: { 201: comment, 200: comment },
  refuses: ["own_job", "permission_denied", "blocked", "job_not_open", "already_replied"],
  limit: "comments",
});

const removeReply = call({
  method: "PATCH",
  path: "/api/job/single/:id/comment/",
  who: "user",
  summary: "Take a reply back",
  ids: z.object({ commentId: id }),
  answers: { 200: comment },
  refuses: ["permission_denied"],
});

const removeComment = call({
  method: "DELETE",
  path: "/api/job/single/:id/comment/",
  who: "user",
  summary: "Remove a question",
  ids: z.object({ commentId: id }),
  answers: { 204: null },
  refuses: ["permission_denied"],
});

export const jobCommentCalls = { comments, say, removeReply, removeComment };
