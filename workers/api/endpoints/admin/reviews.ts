import { contract } from "~/api/contract";
import { insertAudit } from "../../db/audit";
import type { Write } from "../../db/database";
import { isParty, mustNotBeParty } from "../../db/involved";
import {
  findReviewForAdmin,
  listReviewsForAdmin,
  mustHaveReview,
  type ReviewRow,
  reviewForAdmin,
  updateReview,
} from "../../db/review";
import { retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { notifyOfReview } from "../../operations/deals/review-publication";
import { teamDecision } from "../../operations/moderation/team-decision";

type ReviewContext =
  | CallContext<typeof contract.admin.review>
  | CallContext<typeof contract.admin.changeReview>
  | CallContext<typeof contract.admin.removeReview>;

async function reviewOfPath(c: ReviewContext): Promise<ReviewRow> {
  return (await findReviewForAdmin(c.db, c.viewer.id, c.id())) ?? refuse("not_found");
}

/** Put `guard` first in the transaction: a deal may make the admin a party after the check. */
async function reviewOfOthers(c: ReviewContext): Promise<{ row: ReviewRow; guard: Write }> {
  const row = await reviewOfPath(c);
  const people = [row.author_id, row.user_id];
  if (await isParty(c.db, c.viewer.id, people)) refuse("own_case");
  return { row, guard: mustNotBeParty(c.db, c.viewer.id, people) };
}

export const reviews = endpoint(contract.admin.reviews, {
  handle: async (c) => {
    const { page, ...filter } = await c.fields();
    const reviews = await listReviewsForAdmin(c.db, c.viewer.id, page, filter);
    return { count: reviews.count, results: reviews.results.map((row) => reviewForAdmin(row, c.language)) };
  },
});

export const review = endpoint(contract.admin.review, {
  handle: async (c) => {
    return reviewForAdmin(await reviewOfPath(c), c.language);
  },
});

const shown = (visible: boolean) => (visible ? "visible" : "removed");

/** Time may publish the review at the same moment: it notifies once. */
async function change(c: CallContext<typeof contract.admin.changeReview>): Promise<void> {
  const { db, now, viewer } = c;
  const { row: before, guard } = await reviewOfOthers(c);
  const { id, status } = before;
  const { text, visible, reason } = await c.fields();
  await c.tx
    .add(
      guard,
      ...updateReview(db, before, {
        text: text ?? before.text,
        status: visible === undefined ? status : shown(visible),
      }),
      insertAudit(db, now, { admin: viewer.id, action: "change", target: { type: "review", id }, reason }),
      ...(status === "hidden" && visible ? await notifyOfReview(db, now, `review:${id}`, before) : []),
    )
    .commit();
}

export const changeReview = endpoint(contract.admin.changeReview, {
  handle: async (c) => {
    await retryOnConflict(() => change(c));
    const changed = await reviewOfPath(c);
    return reviewForAdmin(changed, c.language);
  },
});

export const removeReview = endpoint(contract.admin.removeReview, {
  handle: async (c) => {
    const { db, now, viewer, env } = c;
    await retryOnConflict(async () => {
      const { row, guard } = await reviewOfOthers(c);
      const { id, author_id } = row;
      const fields = await c.fields();
      const target = { type: "review", id } as const;
      const of = { admin: viewer.id, target, about: [author_id], fields, replyTo: env.SUPPORT_EMAIL };
      await c.tx.add(guard, mustHaveReview(db, id), ...(await teamDecision(db, now, of))).commit();
    });
    return undefined;
  },
});
