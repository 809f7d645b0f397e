import type { CategoryId } from "~/domain/jobs/category-names";

interface Counted {
  n: number;
}

export interface PageEntries<T> {
  entries: T[];
  skip: number;
}

export function entriesAt<T extends Counted>(things: Iterable<T>, from: number, to: number): PageEntries<T> {
  const entries: T[] = [];
  let skip = 0;
  let at = 0;
  for (const thing of things) {
    if (at >= to) break;
    if (thing.n > 0 && at + thing.n > from) {
      if (entries.length === 0) skip = from - at;
      entries.push(thing);
    }
    at += thing.n;
  }
  return { entries, skip };
}

export function totalOf(things: Iterable<Counted>): number {
  let total = 0;
  for (const { n } of things) total += n;
  return total;
}

/** `prices` maps "category.band" or "category.euros" to a count. */
export function pricedInSegment(prices: string, categories: readonly CategoryId[], least: number): number {
  return pricedIn(prices, least, (key) => categories.length === 0 || categories.includes(key as CategoryId));
}

export function pricedInAreas(prices: string, least: number): number[] {
  const perDigit = Array.from({ length: 10 }, () => 0);
  const counts = JSON.parse(prices) as Record<string, number>;
  for (const key in counts) {
    const dot = key.indexOf(".");
    if (Number(key.slice(dot + 1)) < least) continue;
    const digit = Number(key.slice(0, dot));
    perDigit[digit] = (perDigit[digit] ?? 0) + (counts[key] ?? 0);
  }
  return perDigit;
}

function pricedIn(prices: string, least: number, counts: (key: number) => boolean): number {
  const all = JSON.parse(prices) as Record<string, number>;
  let total = 0;
  for (const key in all) {
    const dot = key.indexOf(".");
    if (Number(key.slice(dot + 1)) >= least && counts(Number(key.slice(0, dot)))) total += all[key] ?? 0;
  }
  return total;
}

export interface Group {
  metres: number | null;
  zip4s: string[];
  zip3s: string[];
  digits: number[];
}

type Away = readonly { area: { zip4: string }; metres: number }[];

export const REMOTE = "0";
export const zip3Of = (zip4: string) => (zip4 === REMOTE ? "" : zip4.slice(0, 3));
const digitOf = (zip4: string) => Number(zip4.slice(-1));

export const groupOf = (metres: number | null, zip4s: string[]): Group => ({
  metres,
  zip4s,
  zip3s: zip4s.map(zip3Of),
  digits: zip4s.map(digitOf),
});
const REMOTE_GROUP = groupOf(null, [REMOTE]);

const groupsByOrigin = new WeakMap<Away, readonly Group[]>();

function groupByDistance(away: Away): readonly Group[] {
  const groups: { metres: number; zip4s: string[] }[] = [];
  for (const { area, metres } of away) {
    const last = groups.at(-1);
    if (last?.metres === metres) last.zip4s.push(area.zip4);
    else groups.push({ metres, zip4s: [area.zip4] });
  }
  return [...groups.map(({ metres, zip4s }) => groupOf(metres, zip4s)), REMOTE_GROUP];
}

export function groupsOf(away: Away, radius: number | null): readonly Group[] {
  const groups = groupsByOrigin.get(away) ?? groupByDistance(away);
  groupsByOrigin.set(away, groups);
  if (radius === null) return groups;
  const within = groups.findIndex(({ metres }) => metres === null || metres > radius);
  return [...groups.slice(0, within), REMOTE_GROUP];
}

export type AreaCounts = ReadonlyMap<string, readonly number[]>;

export function addRemainders(counts: Map<string, number[]>, remainders: Iterable<{ zip4: string; n: number }>): void {
  for (const { zip4, n } of remainders) {
    const perDigit = counts.get(zip3Of(zip4)) ?? Array.from({ length: 10 }, () => 0);
    perDigit[digitOf(zip4)] = (perDigit[digitOf(zip4)] ?? 0) + n;
    counts.set(zip3Of(zip4), perDigit);
  }
}

export interface CountedGroup extends Counted {
  metres: number | null;
  zip4s: string[];
}

export function counted(
  groups: readonly Group[],
  counts: AreaCounts,
  known: { has(zip3: string): boolean },
): CountedGroup[] {
  const all: CountedGroup[] = [];
  for (const { metres, zip4s, zip3s, digits } of groups) {
    let n = 0;
    for (let at = 0; at < zip3s.length; at++) {
      const zip3 = zip3s[at] ?? "";
      if (!known.has(zip3)) return all;
      n += counts.get(zip3)?.[digits[at] ?? 0] ?? 0;
    }
    all.push({ metres, zip4s, n });
  }
  return all;
}
