import { contract } from "~/api/contract";
import { reviewOf } from "../../db/review";
import { endpoint } from "../../http/endpoint";
import { reviewOfPath } from "./visible-review";

export const review = endpoint(contract.admin.review, {
  handle: async (c) => {
    const found = await reviewOfPath(c);
    return reviewOf(found, found.author_id, c.language);
  },
});
