import type { Database } from "../db/database";
import type { JobRow } from "../db/job";
import { type CountedGroup, entriesAt, type PageEntries, totalOf } from "./job-groups";
import type { Selection } from "./job-selection";
import { newestFirst } from "./jobs-by-newest";
import { idsAt, idsWithin } from "./jobs-within-area";

interface AreaPage extends PageEntries<CountedGroup> {
  from: number;
  to: number;
}

export function pageIn(groups: readonly CountedGroup[], from: number, to: number): AreaPage {
  return { ...entriesAt(groups, from, to), from, to };
}

const ofFirst = ({ entries: [first], skip, from, to }: AreaPage) => Math.min(to - from, (first?.n ?? 0) - skip);

function idsOn(page: AreaPage, selection: Selection, begun: string): string {
  const [, ...rest] = page.entries;
  const last = rest.pop();
  const between = { zip4s: rest.flatMap(({ zip4s }) => zip4s), n: totalOf(rest) };
  const parts = [begun];
  if (between.n > 0) parts.push(idsAt(between, selection, 0, between.n));
  if (last) parts.push(idsAt(last, selection, 0, page.to - page.from - ofFirst(page) - between.n));
  return parts.map((part) => `SELECT id FROM (${part})`).join(" UNION ALL ");
}

export async function idsOfPage(db: Database, selection: Selection, page: AreaPage): Promise<string | null> {
  const [first] = page.entries;
  return first ? idsOn(page, selection, await idsWithin(db, first, selection, page.skip, ofFirst(page))) : null;
}

export function idsOfFirstPage(selection: Selection, page: AreaPage): string | null {
  const [first] = page.entries;
  return first ? idsOn(page, selection, idsAt(first, selection, 0, ofFirst(page))) : null;
}

export function inOrder(rows: JobRow[], { entries }: AreaPage): JobRow[] {
  const place = new Map(entries.flatMap(({ zip4s }, at) => zip4s.map((zip4) => [zip4, at] as const)));
  return rows.sort((a, b) => (place.get(a.zip4) ?? 0) - (place.get(b.zip4) ?? 0) || newestFirst(a, b));
}
