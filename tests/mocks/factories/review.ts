import type { Review } from "~/domain/deals/review";
import { AT } from "./at";
import { aCard } from "./person";
import { HASSAN, praise, stars, tap } from "./town";

export function aReview(of: Partial<Review> = {}): Review {
  return {
    id: 51,
    job: 12,
    job_title: tap.title,
    author: aCard(),
    user: HASSAN,
    as_helper: true,
    rating: stars,
    text: praise,
    reply: null,
    visible: true,
    created_at: AT,
    ...of,
  };
}
