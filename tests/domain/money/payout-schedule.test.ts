import { describe, expect, it } from "vitest";
import {
  isEarlyPayoutOffered,
  lastPayoutDate,
  nextPayoutDate,
  type PayoutSchedule,
  payoutSchedule,
  payoutsInWords,
  periodAt,
  periodOf,
  scheduleFields,
  scheduleFrom,
} from "~/domain/money/payout-schedule";

const at = (moment: string) => Date.parse(moment.length === 10 ? `${moment}T12:00:00+01:00` : moment);

describe("the setting of payouts", () => {
  it("is a day of the month, weekly or daily", () => {
    expect(["25", "1", "31", "weekly", "daily"].map(payoutSchedule)).toEqual([25, 1, 31, "weekly", "daily"]);
    for (const wrong of ["", "0", "32", "2.5", "monday"]) expect(() => payoutSchedule(wrong)).toThrow("PAYOUT_DAY");
  });

  it("goes to clients with a day of the month, also where payouts are weekly", () => {
    const told = (schedule: PayoutSchedule) => scheduleFields(schedule, at("2026-11-25"));
    expect(told(25)).toEqual({ payout_schedule: "monthly", payout_day: 25 });
    expect(told("weekly")).toEqual({ payout_schedule: "weekly", payout_day: 30 });
    for (const schedule of [25, "weekly", "daily"] as const) expect(scheduleFrom(told(schedule))).toBe(schedule);
    expect(scheduleFrom({ payout_day: 10 })).toBe(10);
  });
});

describe("the payout day", () => {
  // 23 and 30 November 2026 are Mondays.
  it.each<[PayoutSchedule, string, string, string]>([
    ["weekly", "2026-11-23", "2026-11-23", "2026-11-23"],
    ["weekly", "2026-11-24", "2026-11-23", "2026-11-30"],
    ["weekly", "2026-11-29", "2026-11-23", "2026-11-30"],
    ["weekly", "2026-11-29T23:30:00Z", "2026-11-30", "2026-11-30"],
    ["daily", "2026-11-25", "2026-11-25", "2026-11-25"],
    [25, "2026-11-25", "2026-11-25", "2026-11-25"],
    [31, "2026-11-30", "2026-11-30", "2026-11-30"],
  ])("%s: at %s the last is %s and the next %s", (schedule, now, last, next) => {
    expect([lastPayoutDate(at(now), schedule), nextPayoutDate(at(now), schedule)]).toEqual([last, next]);
  });

  it("is the one after it once its period was paid", () => {
    const after = (schedule: PayoutSchedule, now: string) =>
      nextPayoutDate(at(now), schedule, periodAt(at(now), schedule));
    expect(after("weekly", "2026-11-23")).toBe("2026-11-30");
    expect(after("daily", "2026-11-25")).toBe("2026-11-26");
    expect(after(25, "2026-11-25")).toBe("2026-12-25");
    expect([periodOf("2026-11-23", "weekly"), periodOf("2026-11-25", 25)]).toEqual(["2026-11-23", "2026-11"]);
  });

  it("leaves no early payout when it is at most two days away", () => {
    const offered = (schedule: PayoutSchedule, now: string) =>
      isEarlyPayoutOffered(nextPayoutDate(at(now), schedule), at(now));
    expect(["2026-11-24", "2026-11-27", "2026-11-28", "2026-11-30"].map((now) => offered("weekly", now))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(offered("daily", "2026-11-25")).toBe(false);
  });

  it("has words in both languages", () => {
    expect(payoutsInWords(25, "nl")).toBe("op de 25e van de maand");
    expect([1, 2, 3, 25].map((day) => payoutsInWords(day, "en"))).toEqual([
      "on the 1st of the month",
      "on the 2nd of the month",
      "on the 3rd of the month",
      "on the 25th of the month",
    ]);
    expect([payoutsInWords("weekly", "nl"), payoutsInWords("daily", "en")]).toEqual(["elke maandag", "every day"]);
  });
});
