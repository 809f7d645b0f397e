import type { Comment } from "~/domain/jobs/comment";
import { AT } from "./at";
import { aHelper } from "./person";
import { question } from "./town";

export function aComment(of: Partial<Comment> = {}): Comment {
  return {
    id: 3,
    comment: question,
    reply: null,
    created_at: AT,
    replied_at: null,
    user: aHelper(),
    ...of,
  };
}
