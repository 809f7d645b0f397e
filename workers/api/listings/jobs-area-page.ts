import type { Database } from "../db/database";
import type { JobRow } from "../db/job";
import type { Selection } from "./job-selection";
import { newestFirst } from "./jobs-by-newest";
import { type CountedGroup, type Held, holding, totalOf } from "./jobs-walk";
import { idsAt, idsWithin } from "./jobs-within-area";

/** The positions of a page, and the groups of areas that hold them. */
interface AreaPage extends Held<CountedGroup> {
  from: number;
  to: number;
}

export function pageIn(groups: readonly CountedGroup[], from: number, to: number): AreaPage {
  return { ...holding(groups, from, to), from, to };
}

const ofFirst = ({ held: [first], skip, from, to }: AreaPage) => Math.min(to - from, (first?.n ?? 0) - skip);

/** SQL of the ids on the page: some of its first group (`begun`), all between, and of the last what is left. */
function idsOn(page: AreaPage, selection: Selection, begun: string): string {
  const [, ...rest] = page.held;
  const last = rest.pop();
  const between = { zip4s: rest.flatMap(({ zip4s }) => zip4s), n: totalOf(rest) };
  const parts = [begun];
  if (between.n > 0) parts.push(idsAt(between, selection, 0, between.n));
  if (last) parts.push(idsAt(last, selection, 0, page.to - page.from - ofFirst(page) - between.n));
  return parts.map((part) => `SELECT id FROM (${part})`).join(" UNION ALL ");
}

/** SQL of the ids on the page, which may begin deep in a crowded area; null when nothing is on it. */
export async function idsOfPage(db: Database, selection: Selection, page: AreaPage): Promise<string | null> {
  const [first] = page.held;
  return first ? idsOn(page, selection, await idsWithin(db, first, selection, page.skip, ofFirst(page))) : null;
}

/** The same of a page that begins where its first group does. */
export function idsOfFirstPage(selection: Selection, page: AreaPage): string | null {
  const [first] = page.held;
  return first ? idsOn(page, selection, idsAt(first, selection, 0, ofFirst(page))) : null;
}

/** Nearest first, the newest first among those equally near. */
export function inOrder(rows: JobRow[], { held }: AreaPage): JobRow[] {
  const place = new Map(held.flatMap(({ zip4s }, at) => zip4s.map((zip4) => [zip4, at] as const)));
  return rows.sort((a, b) => (place.get(a.zip4) ?? 0) - (place.get(b.zip4) ?? 0) || newestFirst(a, b));
}
