import { isCounted } from "./job-counters";
import { counted, type Group, totalOf } from "./job-groups";
import type { Selection } from "./job-selection";
import { idsOfFirstPage, pageIn } from "./jobs-area-page";

/** May be stale: fresh counters must confirm the prediction, which saves a trip. */
const lastCounters = new Map<string, Map<string, readonly number[]>>();
const MAX_FILTERS = 32;
const NONE = Array.from({ length: 10 }, () => 0);

const filterOf = ({ categories, price }: Selection) => JSON.stringify([categories.toSorted((a, b) => a - b), price]);

export function rememberCounters(
  selection: Selection,
  zip3s: Iterable<string>,
  counts: ReadonlyMap<string, readonly number[]>,
): void {
  if (!isCounted(selection)) return;
  const filter = filterOf(selection);
  const known = lastCounters.get(filter) ?? new Map<string, readonly number[]>();
  for (const zip3 of zip3s) known.set(zip3, counts.get(zip3) ?? NONE);
  lastCounters.delete(filter);
  lastCounters.set(filter, known);
  for (const leastUsed of lastCounters.keys()) {
    if (lastCounters.size <= MAX_FILTERS) return;
    lastCounters.delete(leastUsed);
  }
}

export function predictedFirstPage(selection: Selection, groups: readonly Group[]): string | null {
  const counts = lastCounters.get(filterOf(selection));
  if (!counts || selection.from > 0 || !isCounted(selection)) return null;
  const likely = counted(groups, counts, counts);
  return idsOfFirstPage(selection, pageIn(likely, 0, Math.min(selection.to, totalOf(likely))));
}
