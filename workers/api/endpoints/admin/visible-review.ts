import type { contract } from "~/api/contract";
import { isInvolved } from "~/domain/desk";
import { type ReviewRow, reviewsWhere } from "../../db/review";
import type { CallContext } from "../../http/context";
import { refuse } from "../../http/refusal";

export type ReviewContext =
  | CallContext<typeof contract.admin.review>
  | CallContext<typeof contract.admin.changeReview>
  | CallContext<typeof contract.admin.removeReview>;

export async function reviewOfPath(c: ReviewContext): Promise<ReviewRow> {
  const found = reviewsWhere(c.db, c.viewer.id, "r.id = ?2 AND r.deleted = 0", c.id());
  return (await found.first<ReviewRow>()) ?? refuse("not_found");
}

export async function refuseInvolved(c: ReviewContext): Promise<void> {
  const { author_id, user_id } = await reviewOfPath(c);
  if (isInvolved(c.viewer.id, [author_id, user_id])) refuse("permission_denied");
}
