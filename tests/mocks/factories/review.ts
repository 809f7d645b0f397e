import type { Review } from "~/domain/review";
import { AT } from "./at";
import { aCard, HASSAN } from "./person";

/** What Petra says of Hassan. */
export function aReview(of: Partial<Review> = {}): Review {
  return {
    id: 51,
    job: 12,
    job_title: "Lekkende keukenkraan vervangen",
    author: aCard(),
    user: HASSAN,
    rating: 5,
    text: "Hassan was op tijd, werkte netjes en legde uit wat hij deed. Zo weer!",
    reply: null,
    visible: true,
    created_at: AT,
    ...of,
  };
}
