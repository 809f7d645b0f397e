import { describe, expect, it } from "vitest";
import { quietUntil } from "~/domain/notifications/quiet-hours";

const utc = (written: string) => Date.parse(`${written}:00Z`);
const until = (at: string, from: number | null, to: number | null) => {
  const end = quietUntil(utc(at), { from, to });
  return end === null ? null : new Date(end).toISOString().slice(0, 16);
};

describe("quiet hours", () => {
  it.each([
    // In winter Amsterdam is UTC+1, in summer UTC+2.
    ["within a day", "2026-01-10T12:30", 13, 17, "2026-01-10T16:00"],
    ["from their first minute", "2026-01-10T12:00", 13, 17, "2026-01-10T16:00"],
    ["up to their last", "2026-01-10T15:59", 13, 17, "2026-01-10T16:00"],
    ["not after it", "2026-01-10T16:00", 13, 17, null],
    ["not before them", "2026-01-10T11:59", 13, 17, null],
    ["over midnight, in the evening", "2026-07-10T21:15", 22, 7, "2026-07-11T05:00"],
    ["over midnight, in the morning", "2026-07-11T04:59", 22, 7, "2026-07-11T05:00"],
    ["over midnight, by day", "2026-07-11T05:00", 22, 7, null],
    ["up to midnight", "2026-01-10T22:59", 20, 0, "2026-01-10T23:00"],
    ["from midnight", "2026-01-10T23:00", 0, 6, "2026-01-11T05:00"],
    ["none without a beginning", "2026-01-10T22:59", null, 7, null],
    ["none without an end", "2026-01-10T22:59", 20, null, null],
    ["none of no length", "2026-01-10T22:59", 23, 23, null],
  ])("%s", (_, at, from, to, end) => expect(until(at, from, to)).toBe(end));

  it("are an hour shorter in the night that summer time begins", () => {
    // 29 March 2026: 02:00 is 03:00.
    expect(until("2026-03-28T22:30", 23, 7)).toBe("2026-03-29T05:00");
    expect(until("2026-03-29T00:30", 1, 2)).toBe("2026-03-29T01:00");
    expect(until("2026-03-29T01:00", 2, 3)).toBeNull();
  });

  it("are an hour longer in the night that it ends", () => {
    // 25 October 2026: 03:00 is 02:00 again.
    expect(until("2026-10-24T21:30", 23, 7)).toBe("2026-10-25T06:00");
    expect(until("2026-10-25T00:30", 2, 3)).toBe("2026-10-25T02:00");
    expect(until("2026-10-25T01:30", 2, 3)).toBe("2026-10-25T02:00");
  });
});
