import { isCounted } from "./job-counters";
import { counted, type Group, totalOf } from "./job-groups";
import type { Selection } from "./job-selection";
import { idsOfFirstPage, pageIn } from "./jobs-area-page";

/**
 * Counters as this isolate saw them last, by filter. They may be old: they foresee which jobs a first page will hold, so that
 * these are read in the trip that reads the counters. Only when those say the same are they what was asked for.
 */
const lastCounters = new Map<string, Map<string, readonly number[]>>();
const MOST_FILTERS = 32;
const NONE = Array.from({ length: 10 }, () => 0);

const filterOf = ({ categories, price }: Selection) => JSON.stringify([categories.toSorted((a, b) => a - b), price]);

/** Keeps counters that were read: of these first digits, those that are not in `counts` have none. */
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
    if (lastCounters.size <= MOST_FILTERS) return;
    lastCounters.delete(leastUsed);
  }
}

/** SQL of the ids that the first page of a walk held by the counters seen last; null when they cannot tell. */
export function predictedFirstPage(selection: Selection, groups: readonly Group[]): string | null {
  const counts = lastCounters.get(filterOf(selection));
  if (!counts || selection.from > 0 || !isCounted(selection)) return null;
  const likely = counted(groups, counts, counts);
  return idsOfFirstPage(selection, pageIn(likely, 0, Math.min(selection.to, totalOf(likely))));
}
