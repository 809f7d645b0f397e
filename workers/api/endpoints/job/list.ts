import { contract } from "~/api/contract";
import { type PostcodeOrArea, zip4Of } from "~/domain/postcode";
import type { Database } from "../../db/database";
import { jobOf } from "../../db/job";
import { endpoint } from "../../http/endpoint";
import { areaOf } from "../../postcodes/areas";
import { isCounted } from "../../search/job-counters";
import { type Selection, selectionOf } from "../../search/job-selection";
import { byArea } from "../../search/jobs-by-area";
import { byNewest, type Found } from "../../search/jobs-by-newest";
import { byScan } from "../../search/jobs-by-scan";
import { bySearch } from "../../search/jobs-by-search";
import { byNewestNear } from "../../search/jobs-newest-near";

/** The cheapest exact strategy (docs/decisions/012-lists.md). */
export async function findPage(db: Database, viewer: number | null, selection: Selection): Promise<Found> {
  if (selection.words.length > 0) return bySearch(db, viewer, selection);
  if (selection.byRating) return byScan(db, viewer, selection);
  if (selection.zip4 !== null || selection.byDistance) return byArea(db, viewer, selection);
  const counted = selection.radius !== null ? byNewestNear : isCounted(selection) ? byNewest : null;
  return (await counted?.(db, viewer, selection)) ?? byScan(db, viewer, selection);
}

export const zipcodeExists = (zipcode: PostcodeOrArea) => (areaOf(zip4Of(zipcode)) ? null : "zipcode_unknown");

export const list = endpoint(contract.job.list, {
  handle: async (c) => {
    const selection = selectionOf(await c.fields({ zipcode: zipcodeExists }));
    const viewer = c.viewer?.id ?? null;
    const { count, rows, meant } = await findPage(c.db, viewer, selection);
    const results = rows.map((row) => jobOf(row, viewer, c.language, selection.origin));
    return meant ? { count, results, meant } : { count, results };
  },
});
