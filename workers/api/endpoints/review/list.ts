import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { type ReviewRow, reviewOf, reviewsOf } from "../../db/review";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const list = endpoint(contract.review.list, {
  handle: async (c) => {
    const user = c.id();
    const viewer = c.viewer?.id ?? null;
    const known = c.db.prepare("SELECT rating_count AS n FROM user WHERE id = ? AND status = 'active'").bind(user);
    const { n } = (await known.first<{ n: number }>()) ?? refuse("not_found");
    const { page } = await c.fields();
    const { results } = await reviewsOf(c.db, viewer, user, {
      from: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    }).all<ReviewRow>();
    return { count: n, results: results.map((row) => reviewOf(row, viewer, c.language)) };
  },
});
