import { HOUR } from "./clock";
import { DEALS } from "./deals";
import type { RowOf } from "./insert";
import { type Timeline, timesOf } from "./timeline";

export function reviewRows({ now, deal }: Timeline): RowOf<"review">[] {
  const rows = DEALS.flatMap((one, at) => {
    if (!one.reviews) return [];
    const [stars, byOwner, starsBack, byHelper] = one.reviews;
    const { id } = deal(at);
    const { released } = timesOf(one, now);
    return [
      reviewRow(id, one.owner, one.helper, stars, byOwner, released + 3 * HOUR),
      reviewRow(id, one.helper, one.owner, starsBack, byHelper, released + 9 * HOUR),
    ];
  });
  return rows.sort((a, b) => a.created_at - b.created_at);
}

function reviewRow(job: number, author: number, user: number, rating: number, text: string, at: number) {
  return { job_id: job, author_id: author, user_id: user, rating, text, status: "visible" as const, created_at: at };
}
