import { describe, expect, it } from "vitest";
import { milestonesBetween, scoreOf } from "~/domain/site/engagement";

const NOTHING = { seconds: 0, depth: 0, clicks: 0, fields: 0 };

describe("how much a page was used", () => {
  it.each([
    [{}, 0],
    [{ seconds: 30 }, 15],
    [{ seconds: 60 }, 30],
    [{ seconds: 3600 }, 30],
    [{ depth: 50 }, 13],
    [{ depth: 100 }, 25],
    [{ clicks: 3 }, 6],
    [{ clicks: 13 }, 25],
    [{ clicks: 500 }, 25],
    [{ fields: 2 }, 10],
    [{ fields: 4 }, 20],
    [{ fields: 99 }, 20],
    [{ seconds: 60, depth: 100, clicks: 100, fields: 100 }, 100],
  ])("%j is %d", (use, score) => {
    expect(scoreOf({ ...NOTHING, ...use })).toBe(score);
  });
});

it("a milestone is passed once", () => {
  expect(milestonesBetween(0, 24)).toEqual([]);
  expect(milestonesBetween(0, 60)).toEqual([25, 50]);
  expect(milestonesBetween(60, 100)).toEqual([75, 90]);
  expect(milestonesBetween(90, 100)).toEqual([]);
});
