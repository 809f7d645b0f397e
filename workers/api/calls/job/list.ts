import { contract } from "~/api/contract";
import { zip4Of } from "~/domain/postcode";
import { areaOf } from "../../areas/areas";
import { jobOf } from "../../db/job";
import { type ApiApp, serve } from "../../http/serve";
import { isCounted } from "../../listings/job-counters";
import { type Selection, selectionOf } from "../../listings/job-selection";
import { byArea } from "../../listings/jobs-by-area";
import { byNewest, type Found } from "../../listings/jobs-by-newest";
import { byScan } from "../../listings/jobs-by-scan";
import { bySearch } from "../../listings/jobs-by-search";

/** The cheapest way to a page that still is exact (docs/decisions/012-lists.md). */
export function findPage(db: D1Database, viewer: number | null, selection: Selection): Promise<Found> {
  if (selection.words.length > 0) return bySearch(db, viewer, selection);
  if (selection.byRating) return byScan(db, viewer, selection);
  if (selection.zip4 !== null || selection.byDistance) return byArea(db, viewer, selection);
  return selection.radius === null && isCounted(selection)
    ? byNewest(db, viewer, selection)
    : byScan(db, viewer, selection);
}

export const zipcodeExists = (sent: unknown) =>
  areaOf(zip4Of(String(sent).replace(/\s/g, ""))) ? null : "zipcode_unknown";

export function serveList(app: ApiApp): void {
  serve(app, contract.job.list, async (q) => {
    const selection = selectionOf(await q.fields({ zipcode: zipcodeExists }));
    const viewer = q.viewer?.id ?? null;
    const { count, rows } = await findPage(q.db, viewer, selection);
    return { count, results: rows.map((row) => jobOf(row, viewer, q.language, selection.origin)) };
  });
}
