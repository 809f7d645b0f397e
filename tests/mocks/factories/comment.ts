import type { Comment } from "~/domain/comment";
import { AT } from "./at";
import { aHelper } from "./person";

export function aComment(of: Partial<Comment> = {}): Comment {
  return {
    id: 3,
    comment: "Is de hoofdkraan makkelijk te bereiken?",
    reply: null,
    created_at: AT,
    replied_at: null,
    user: aHelper(),
    ...of,
  };
}
