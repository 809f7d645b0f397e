import type { Database } from "../db/database";
import { isCounted } from "./job-counters";
import type { Selection } from "./job-selection";
import { byArea } from "./jobs-by-area";
import { byNewest, type JobPage } from "./jobs-by-newest";
import { byScan } from "./jobs-by-scan";
import { bySearch } from "./jobs-by-search";
import { byNewestNear } from "./jobs-newest-near";

export async function findPage(db: Database, viewer: number | null, selection: Selection): Promise<JobPage> {
  if (selection.words.length > 0) return bySearch(db, viewer, selection);
  if (selection.byRating) return byScan(db, viewer, selection);
  if (selection.zip4 !== null || selection.byDistance) return byArea(db, viewer, selection);
  const counted = selection.radius !== null ? byNewestNear : isCounted(selection) ? byNewest : null;
  return (await counted?.(db, viewer, selection)) ?? byScan(db, viewer, selection);
}
