import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { bidsPage } from "../../db/job-bid";
import { endpoint } from "../../http/endpoint";
import { ownJobOfPath } from "./visible-job";

export const bids = endpoint(contract.job.bids, {
  load: ownJobOfPath,
  handle: async (c, job) => {
    const { page, cheapest, sort_rating: byRating } = await c.fields();
    const count = Math.min(job.number_of_bids, cheapest ?? Number.POSITIVE_INFINITY);
    const from = (page - 1) * PAGE_SIZE;
    const take = Math.max(0, Math.min(PAGE_SIZE, count - from));
    const asked = { from, take, cheapest, byRating };
    return { count, results: await bidsPage(c.db, job.id, c.viewer.id, c.language, asked) };
  },
});
