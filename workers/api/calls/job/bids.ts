import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { bidsPage } from "../../db/job-bid";
import { type ApiApp, serveAbout } from "../../http/serve";
import { ownJobOfPath } from "./visible-job";

export function serveBidsOfJob(app: ApiApp): void {
  serveAbout(app, contract.job.bids, ownJobOfPath, async (q, job) => {
    const { page, cheapest } = await q.fields();
    const count = Math.min(job.number_of_bids, cheapest ?? Number.POSITIVE_INFINITY);
    const from = (page - 1) * PAGE_SIZE;
    const take = Math.max(0, Math.min(PAGE_SIZE, count - from));
    return { count, results: await bidsPage(q.db, job.id, q.viewer.id, q.language, { from, take }) };
  });
}
