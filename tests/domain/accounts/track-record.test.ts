import { describe, expect, it } from "vitest";
import { completionRate, ownerRecord, replyMinutes } from "~/domain/accounts/track-record";

describe("how someone has been to deal with", () => {
  it.each([
    [[], null],
    [[5, 10], null],
    [[30, 1, 5], 5],
    [[1, 2, 3, 4], 3],
    [[0, 0, 0], 0],
  ] as const)("answers %j take %j", (minutes, median) => {
    expect(replyMinutes(minutes)).toBe(median);
  });

  it.each([
    [2, 0, null],
    [3, 0, 100],
    [2, 1, 67],
    [0, 4, 0],
  ] as const)("%i finished and %i failed jobs are %j", (finished, failed, rate) => {
    expect(completionRate({ finished, failed })).toBe(rate);
  });

  it("counts deals of a placer from three on", () => {
    expect(ownerRecord({ finished: 1, missed: 1 })).toBeNull();
    expect(ownerRecord({ finished: 3, missed: 0 })).toEqual({ finished: 3, missed: 0 });
  });
});
