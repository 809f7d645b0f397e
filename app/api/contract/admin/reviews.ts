import { z } from "zod";
import { reason } from "../../../domain/admin/admin";
import { review } from "../../../domain/deals/review";
import { boolean, text } from "../../../domain/values/value";
import { call } from "../../call";
import { file, list, ofPerson, removal } from "./shared";

const reviews = list(
  "/api/admin/reviews/",
  "Of this implementation: reviews that are not deleted, shown or not, newest first; of or by a person",
  review,
  { user: ofPerson, visible: boolean.optional() },
);

const oneReview = file("/api/admin/reviews/:id/", "one review that is not deleted", review);

const removeReview = removal("/api/admin/reviews/:id/", "Remove a review");

const changeReview = call({
  method: "PATCH",
  path: "/api/admin/reviews/:id/",
  who: "admin",
  summary: "Change what a review says, or whether it is shown",
  fields: z.object({ text: text(1000).optional(), visible: boolean.optional(), reason }),
  answers: { 200: review },
  refuses: ["own_case"],
});

export const adminReviewsCalls = {
  reviews,
  review: oneReview,
  removeReview,
  changeReview,
};
