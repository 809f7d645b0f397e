import { describe, expect, it } from "vitest";
import { completionRate, replyMinutes } from "~/domain/accounts/track-record";

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
    [2, 2, null],
    [3, 3, 100],
    [2, 3, 67],
    [0, 4, 0],
  ] as const)("%i of %i jobs are %j", (finished, ended, rate) => {
    expect(completionRate({ finished, ended })).toBe(rate);
  });
});
