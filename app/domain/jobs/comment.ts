import { z } from "zod";
import { userCard } from "../accounts/user-card";
import { publicText } from "../contact-guard/contact-guard";
import { id, text, time } from "../values/value";
import type { JobStatus } from "./job-status";

export const comment = z.object({
  id,
  comment: z.string(),
  reply: z.string().nullable(),
  created_at: time,
  replied_at: time.nullable(),
  user: userCard,
});
export type Comment = z.output<typeof comment>;

export const question = publicText(text(1000), "question");
export const reply = publicText(text(1000), "reply");
export const askForm = z.object({ comment: question });
export const replyForm = z.object({ reply });

export const TALKING: readonly JobStatus[] = ["open", "reserved"];
export const canTalk = (status: JobStatus): boolean => TALKING.includes(status);

export function canReply(one: Pick<Comment, "reply">): boolean {
  return one.reply === null;
}
