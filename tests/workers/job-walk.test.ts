import { describe, expect, it } from "vitest";
import {
  counted,
  entriesAt,
  groupsOf,
  pricedInAreas,
  pricedInSegment,
  totalOf,
} from "../../workers/api/search/job-groups";
import { bandAbove, conditionOf } from "../../workers/api/search/job-selection";

const away = (zip4: string, metres: number) => ({ area: { zip4 }, metres });

describe("a walk over counters", () => {
  const things = [3, 0, 5, 1, 0, 7].map((n, at) => ({ name: "abcdef"[at], n }));
  const names = (from: number, to: number) => {
    const { entries: held, skip } = entriesAt(things, from, to);
    return [held.map(({ name }) => name).join(""), skip];
  };

  it.each([
    [0, 3, "a", 0],
    [0, 4, "ac", 0],
    [2, 4, "ac", 2],
    [3, 8, "c", 0],
    [7, 9, "cd", 4],
    [8, 9, "d", 0],
    [9, 16, "f", 0],
    [15, 20, "f", 6],
    [16, 20, "", 0],
  ])("finds positions %i to %i in %j, %i in", (from, to, held, skip) => {
    expect(names(from, to)).toEqual([held, skip]);
  });

  it("knows the total", () => {
    expect(totalOf(things)).toBe(16);
  });
});

describe("groups of areas", () => {
  const walk = [away("1012", 0), away("1013", 900), away("1014", 900), away("1071", 2000)];

  it("hold what lies equally far, with remote jobs at the end", () => {
    expect([...groupsOf(walk, null)]).toEqual([
      { metres: 0, zip4s: ["1012"], zip3s: ["101"], digits: [2] },
      { metres: 900, zip4s: ["1013", "1014"], zip3s: ["101", "101"], digits: [3, 4] },
      { metres: 2000, zip4s: ["1071"], zip3s: ["107"], digits: [1] },
      { metres: null, zip4s: ["0"], zip3s: [""], digits: [0] },
    ]);
  });

  it("reach to the radius and no further; remote jobs pass it", () => {
    expect([...groupsOf(walk, 1999)].map(({ metres }) => metres)).toEqual([0, 900, null]);
  });

  it("are counted as far as the counters are known", () => {
    const counts = new Map([["101", [0, 0, 4, 1, 2, 0, 0, 0, 0, 0]]]);
    const known = [...counted(groupsOf(walk, null), counts, new Set(["101"]))];
    expect(known.map(({ n }) => n)).toEqual([4, 3]);
    expect([...counted(groupsOf(walk, null), counts, new Set(["101", "107", ""]))].map(({ n }) => n)).toEqual([
      4, 3, 0, 0,
    ]);
  });
});

describe("prices", () => {
  it.each([
    [500, 1, 500],
    [501, 2, 1000],
    [49_500, 99, 49_500],
    [49_999, 100, 50_000],
    [50_000, 100, 50_000],
    [52_500, 101, 55_000],
    [0, 0, 0],
  ])("at or above %i cents begin with band %i, from %i", (price, band, start) => {
    expect(bandAbove(price)).toEqual({ band, start });
  });

  it("are counted from a band on", () => {
    const inSegment = '{"4.-1":2,"4.9":3,"4.10":5,"7.100":1}';
    expect(pricedInSegment(inSegment, [], 10)).toBe(6);
    expect(pricedInSegment(inSegment, [4], 10)).toBe(5);
    expect(pricedInSegment(inSegment, [4, 7], 0)).toBe(9);
    expect(pricedInAreas('{"2.-1":2,"2.9":3,"3.10":5}', 9)).toEqual([0, 0, 3, 5, 0, 0, 0, 0, 0, 0]);
  });

  it("are asked of a job as they are of the counters", () => {
    expect(conditionOf({ categories: [], price: 0 })).toBe("");
    expect(conditionOf({ categories: [4, 7], price: 5000 })).toBe(" AND category IN (4, 7) AND budget >= 5000");
  });
});
