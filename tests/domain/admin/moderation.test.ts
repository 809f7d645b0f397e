import { describe, expect, it } from "vitest";
import { ACCOUNT_STATUSES, accountEvents, afterAccountEvent } from "~/domain/accounts/account-life";
import { sumOfEarnings } from "~/domain/admin/admin";
import { APPEAL_LIFE, APPEAL_STATUSES, canBecome, hasEffect } from "~/domain/admin/decision-life";
import { canBeDecided, REPORT_STATUSES } from "~/domain/admin/report-life";
import { startOfDayInAmsterdam } from "~/domain/values/calendar";

describe("what the desk judges", () => {
  it("is a report that is open", () => {
    expect(REPORT_STATUSES.filter(canBeDecided)).toEqual(["open"]);
  });

  it("is an appeal that is open, made once", () => {
    const ways = [null, ...APPEAL_STATUSES].flatMap((from) => APPEAL_STATUSES.map((to) => [from, to] as const));
    const known = ways.filter(([from, to]) => canBecome(from, to));
    expect(known).toEqual(APPEAL_LIFE.map(({ from, to }) => [from, to]));
    expect(canBecome("upheld", "overturned")).toBe(false);
    expect(canBecome(null, "upheld")).toBe(false);
  });

  it.each([
    ["dismiss", false, false, false],
    ["warn", true, false, false],
    ["remove", true, true, false],
    ["suspend", true, false, true],
  ] as const)("%s: is stated %s, takes %s, suspends %s", (action, states, takes, suspends) => {
    expect([hasEffect(action, "state"), hasEffect(action, "take"), hasEffect(action, "suspend")]).toEqual([
      states,
      takes,
      suspends,
    ]);
  });
});

describe("the life of an account", () => {
  it.each([
    ["suspend", ["suspended", "suspended", null]],
    ["restore", ["active", "active", null]],
    ["delete", ["deleted", "deleted", null]],
  ] as const)("by %s", (event, to) => {
    expect(ACCOUNT_STATUSES.map((status) => afterAccountEvent(status, event))).toEqual(to);
  });

  it("can do with an account what changes it", () => {
    expect(Object.fromEntries(ACCOUNT_STATUSES.map((status) => [status, accountEvents(status)]))).toEqual({
      active: ["suspend", "delete"],
      suspended: ["restore", "delete"],
      deleted: [],
    });
  });
});

describe("the start of a day in Amsterdam", () => {
  it.each([
    ["2026-01-01", "2025-12-31T23:00:00Z"],
    ["2026-07-01", "2026-06-30T22:00:00Z"],
    // The clock changes in the following night.
    ["2026-03-29", "2026-03-28T23:00:00Z"],
    ["2026-03-30", "2026-03-29T22:00:00Z"],
    ["2026-10-25", "2026-10-24T22:00:00Z"],
    ["2026-10-26", "2026-10-25T23:00:00Z"],
  ])("%s is at %s", (day, at) => {
    expect(startOfDayInAmsterdam(day)).toBe(Date.parse(at));
  });
});

describe("what helpers were paid", () => {
  it("is summed to the cent", () => {
    const one = { gross: "0.10", fees: "0.01", net: "0.09", count: 1 };
    const other = { gross: "1000.20", fees: "50.01", net: "950.19", count: 2 };
    expect(sumOfEarnings([one, other, other])).toEqual({ gross: "2000.50", fees: "100.03", net: "1900.47", count: 5 });
    expect(sumOfEarnings([])).toEqual({ gross: "0.00", fees: "0.00", net: "0.00", count: 0 });
  });
});
