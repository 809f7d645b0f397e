import { describe, expect, it, onTestFinished, vi } from "vitest";
import { answerFields, momentsOf, proposalFields, windowForm } from "~/domain/deals/appointment";
import {
  ANSWERS,
  APPOINTMENT_LIFE,
  APPOINTMENT_STATUSES,
  answersOf,
  canAnswer,
  canMeet,
  mayBeDone,
  reminderOf,
  spanInWords,
} from "~/domain/deals/appointment-life";
import { calendarFile } from "~/domain/deals/calendar-file";
import { dayInAmsterdam } from "~/domain/values/calendar";

const HOUR = 3_600_000;
const at = (written: string) => Date.parse(written);
const NOW = Date.now();
const TOMORROW = dayInAmsterdam(NOW + 24 * HOUR);
const inHours = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

const begun = { starts_at: NOW - HOUR, missed_at: NOW, missed_answer: null };

describe("the life of an appointment", () => {
  it("knows these steps and no other", () => {
    const possible = APPOINTMENT_STATUSES.flatMap((status) =>
      ANSWERS.filter((answer) =>
        canAnswer({ ...begun, status, ...(status === "proposed" && { starts_at: NOW + HOUR }) }, answer, NOW),
      ).map((to) => `${status} ${to}`),
    );
    expect(possible).toEqual([
      "proposed accepted",
      "proposed declined",
      "accepted missed",
      "missed admitted",
      "missed contested",
      "missed retracted",
    ]);
    expect(possible).toHaveLength(APPOINTMENT_LIFE.length);
  });

  it("is not missed before half an hour after its start", () => {
    const one = { ...begun, status: "accepted" as const, starts_at: NOW };
    expect(canAnswer(one, "missed", NOW + HOUR / 2 - 1)).toBe(false);
    expect(canAnswer(one, "missed", NOW + HOUR / 2)).toBe(true);
  });

  it("is not agreed on once its start has passed", () => {
    const one = { ...begun, status: "proposed" as const };
    expect(canAnswer({ ...one, starts_at: NOW + 1 }, "accepted", NOW)).toBe(true);
    expect(canAnswer({ ...one, starts_at: NOW }, "accepted", NOW)).toBe(false);
    expect(canAnswer({ ...one, starts_at: NOW }, "declined", NOW)).toBe(true);
  });

  it("is missed while another time is proposed, half an hour after the start that was agreed", () => {
    const one = { ...begun, status: "proposed" as const, starts_at: NOW + HOUR };
    const after = (minutes: number) => ({ ...one, replaces: { starts_at: NOW - minutes * 60_000 } });
    expect(canAnswer(one, "missed", NOW)).toBe(false);
    expect([29, 30].map((minutes) => canAnswer(after(minutes), "missed", NOW))).toEqual([false, true]);
  });

  it("is not missed once the work began", () => {
    const one = { ...begun, status: "accepted" as const };
    expect(canAnswer({ ...one, begun_at: NOW }, "missed", NOW)).toBe(false);
    expect(canAnswer({ ...one, begun_at: null }, "missed", NOW)).toBe(true);
  });

  it("takes one answer to a report, and none to one from before reports had answers", () => {
    const one = { ...begun, status: "missed" as const };
    expect(canAnswer({ ...one, missed_answer: "contested" }, "admitted", NOW)).toBe(false);
    expect(canAnswer({ ...one, missed_at: null }, "admitted", NOW)).toBe(false);
  });
});

describe("whether the work may be done", () => {
  const one = { proposed_by: 1, missed_by: null, status: "accepted" as const };
  const from = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

  it("is asked from the start of what is agreed on, also while another time is proposed", () => {
    expect([1, 0, -1].map((hours) => mayBeDone({ ...one, starts_at: from(hours) }, NOW))).toEqual([false, true, true]);
    const other = (hours: number) => ({
      ...one,
      status: "proposed" as const,
      starts_at: from(5),
      replaces: { starts_at: from(hours) },
    });
    expect([1, -1].map((hours) => mayBeDone(other(hours), NOW))).toEqual([false, true]);
  });

  it("is asked without an appointment, and not while a proposal or the answer to a report is waited for", () => {
    expect(mayBeDone(null, NOW)).toBe(true);
    expect(mayBeDone({ ...one, status: "declined", starts_at: from(5) }, NOW)).toBe(true);
    const proposed = { ...one, status: "proposed" as const };
    expect([5, -5].map((hours) => mayBeDone({ ...proposed, starts_at: from(hours) }, NOW))).toEqual([false, true]);
    const missed = { ...one, status: "missed" as const, starts_at: from(-5) };
    expect(mayBeDone({ ...missed, missed_until: from(19) }, NOW)).toBe(false);
    expect(mayBeDone({ ...missed, missed_until: null, missed_answer: "unanswered" }, NOW)).toBe(true);
  });
});

describe("what one may say of an appointment", () => {
  const [PROPOSER, OTHER] = [1, 2];
  const one = { starts_at: new Date(100).toISOString(), proposed_by: PROPOSER, missed_by: null };
  const LATER = 100 + HOUR / 2;

  it("is the other's while it is proposed, and either's that nobody came once it has begun", () => {
    const says = (status: "proposed" | "accepted" | "declined" | "missed", person: number, now: number) =>
      answersOf({ ...one, status }, person, now);
    expect(says("proposed", OTHER, 99)).toEqual(["accepted", "declined"]);
    expect(says("proposed", PROPOSER, 99)).toEqual([]);
    expect([says("accepted", OTHER, 99), says("accepted", PROPOSER, 99)]).toEqual([[], []]);
    expect([says("accepted", OTHER, LATER), says("accepted", PROPOSER, LATER)]).toEqual([["missed"], ["missed"]]);
    expect([says("declined", OTHER, 200), says("missed", PROPOSER, 200)]).toEqual([[], []]);
  });

  it("is, of a report, to admit or contest it for the one and to take it back for the other", () => {
    const missed_until = new Date(LATER).toISOString();
    const missed = { ...one, status: "missed", missed_by: OTHER, missed_until } as const;
    expect(answersOf(missed, OTHER, LATER)).toEqual(["admitted", "contested"]);
    expect(answersOf(missed, PROPOSER, LATER)).toEqual(["retracted"]);
  });

  it("is nothing without a deal, or when one blocks the other", () => {
    expect(canMeet({ bid_status: "accepted" })).toBe(true);
    for (const bid_status of ["pending", "rejected", null] as const) {
      expect(canMeet({ bid_status })).toBe(false);
    }
  });
});

describe("the form of a proposal", () => {
  const faults = (given: unknown) =>
    windowForm.safeParse(given).error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  const moments = (date: string, from: string, to: string) => momentsOf(windowForm.parse({ date, from, to }));

  it("means moments in Amsterdam, in winter, in summer and on the days the clock changes", () => {
    vi.useFakeTimers({ now: Date.parse("2099-01-01"), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(moments("2099-01-10", "14:00", "16:30")).toEqual({
      starts_at: "2099-01-10T13:00:00.000Z",
      ends_at: "2099-01-10T15:30:00.000Z",
    });
    expect(moments("2099-07-10", "9.00", "23:59")).toEqual({
      starts_at: "2099-07-10T07:00:00.000Z",
      ends_at: "2099-07-10T21:59:00.000Z",
    });
    // The clock jumps from 2:00 to 3:00.
    expect(moments("2099-03-29", "1:30", "3:30")).toEqual({
      starts_at: "2099-03-29T00:30:00.000Z",
      ends_at: "2099-03-29T01:30:00.000Z",
    });
    // 2:30 occurs twice: the first counts.
    expect(moments("2099-10-25", "2:30", "04:00")).toEqual({
      starts_at: "2099-10-25T00:30:00.000Z",
      ends_at: "2099-10-25T03:00:00.000Z",
    });
  });

  it("is of a day and a time ahead, an end after its start", () => {
    expect(faults({ date: "", from: "", to: " " })).toEqual(["date required", "from required", "to required"]);
    expect(faults({})).toEqual(["date required", "from required", "to required"]);
    expect(faults({ date: "2099-02-30", from: "24:00", to: "drie uur" })).toEqual([
      "date date",
      "from time",
      "to time",
    ]);
    expect(faults({ date: "2020-01-01", from: "10:00", to: "12:00" })).toEqual(["date date_past"]);
    expect(faults({ date: dayInAmsterdam(NOW + 302 * 24 * HOUR), from: "10:00", to: "12:00" })).toEqual([
      "date date_far:300",
    ]);
    expect(faults({ date: dayInAmsterdam(NOW), from: "0:00", to: "23:59" })).toEqual(["from time_past"]);
    expect(faults({ date: TOMORROW, from: "10:00", to: "10:00" })).toEqual(["to time_order"]);
    expect(faults({ date: TOMORROW, from: "9:30", to: "10:00" })).toBeUndefined();
  });
});

describe("a proposal", () => {
  const faults = (given: unknown) =>
    proposalFields.safeParse(given).error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`);

  it("is of moments ahead, an end after the start, within a day", () => {
    expect(faults({ starts_at: inHours(1), ends_at: inHours(25) })).toBeUndefined();
    expect(faults({ starts_at: inHours(1), ends_at: inHours(25.1) })).toEqual(["ends_at invalid"]);
    expect(faults({ starts_at: inHours(2), ends_at: inHours(1) })).toEqual(["ends_at invalid"]);
    expect(faults({ starts_at: inHours(-1), ends_at: inHours(1) })).toEqual(["starts_at date_past"]);
    expect(faults({})).toEqual(["starts_at required", "ends_at required"]);
    expect(faults({ starts_at: "morgen", ends_at: 12 })).toEqual(["starts_at date", "ends_at date"]);
    expect(faults({ starts_at: "2099-02-30T10:00:00Z", ends_at: "2099-01-01" })).toEqual([
      "starts_at date",
      "ends_at date",
    ]);
  });

  it("takes a moment with another offset", () => {
    const given = { starts_at: "2099-01-01T10:00:00+01:00", ends_at: "2099-01-01T09:30:00.500Z" };
    expect(proposalFields.parse(given)).toEqual({
      starts_at: at("2099-01-01T09:00:00Z"),
      ends_at: at("2099-01-01T09:30:00.500Z"),
    });
  });

  it("is answered in these words", () => {
    expect(answerFields.safeParse({ status: "proposed" }).error?.issues[0]?.message).toBe("choice");
  });
});

describe("the reminder", () => {
  it("comes a day before, and not when that is over", () => {
    const start = at("2026-07-10T12:00:00Z");
    expect(reminderOf(start, at("2026-07-01T12:00:00Z"))).toBe(at("2026-07-09T12:00:00Z"));
    expect(reminderOf(start, at("2026-07-09T11:59:59Z"))).toBe(at("2026-07-09T12:00:00Z"));
    expect(reminderOf(start, at("2026-07-09T12:00:00Z"))).toBeNull();
  });
});

describe("a span in words", () => {
  it("is told in the time of Amsterdam", () => {
    const [start, end] = [at("2026-11-22T13:00:00Z"), at("2026-11-22T15:30:00Z")];
    expect(spanInWords(start, end, "nl")).toBe("zondag 22 november 14:00–16:30");
    expect(spanInWords(start, end, "en")).toMatch(/^Sunday,? 22 November 14:00–16:30$/);
    expect(spanInWords(start, start + 12 * HOUR, "nl")).toBe("zondag 22 november 14:00–maandag 23 november 02:00");
  });

  it.each([
    [
      "over midnight, which is two hours earlier in UTC",
      ["2027-07-14T21:00:00Z", "2027-07-14T23:00:00Z"],
      "woensdag 14 juli 23:00–donderdag 15 juli 01:00",
      /^Wednesday,? 14 July 23:00–Thursday,? 15 July 01:00$/,
    ],
    [
      "over the end of the year",
      ["2027-12-31T22:30:00Z", "2028-01-01T00:30:00Z"],
      "vrijdag 31 december 23:30–zaterdag 1 januari 01:30",
      /^Friday,? 31 December 23:30–Saturday,? 1 January 01:30$/,
    ],
    [
      "into 29 February, up to its first minute",
      ["2028-02-28T21:00:00Z", "2028-02-28T23:00:00Z"],
      "maandag 28 februari 22:00–dinsdag 29 februari 00:00",
      /^Monday,? 28 February 22:00–Tuesday,? 29 February 00:00$/,
    ],
    [
      "while the clock goes an hour forward",
      ["2027-03-28T00:30:00Z", "2027-03-28T02:30:00Z"],
      "zondag 28 maart 01:30–04:30",
      /^Sunday,? 28 March 01:30–04:30$/,
    ],
    [
      "while the clock goes an hour back",
      ["2027-10-30T21:30:00Z", "2027-10-31T01:30:00Z"],
      "zaterdag 30 oktober 23:30–zondag 31 oktober 02:30",
      /^Saturday,? 30 October 23:30–Sunday,? 31 October 02:30$/,
    ],
  ])("is told right %s", (_, [start = "", end = ""], dutch, english) => {
    expect(spanInWords(at(start), at(end), "nl")).toBe(dutch);
    expect(spanInWords(at(start), at(end), "en")).toMatch(english);
  });
});

describe("a calendar file", () => {
  const event = {
    uid: "chat-1@buurklusser.test",
    sequence: 3,
    changedAt: at("2026-11-21T12:00:00.123Z"),
    startsAt: at("2026-11-22T13:00:00Z"),
    endsAt: at("2026-11-22T15:30:00Z"),
    summary: "Schutting; verven, \\ schuren\nen BEGIN:VALARM 🎨",
    description: `${"é".repeat(100)}🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨`,
    url: "https://buurklusser.test/messages/abc",
  };
  const file = calendarFile("Buurklusser", event);

  it("has lines of at most 75 octets that end in CRLF", () => {
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
  });

  it("is whole again when unfolded, with what means something escaped", () => {
    const lines = file.replaceAll("\r\n ", "").split("\r\n");
    expect(lines).toContain("SUMMARY:Schutting\\; verven\\, \\\\ schuren\\nen BEGIN:VALARM 🎨");
    expect(lines).toContain(`DESCRIPTION:${event.description}`);
    expect(lines.filter((line) => line.startsWith("BEGIN:"))).toEqual(["BEGIN:VCALENDAR", "BEGIN:VEVENT"]);
  });

  it("says moments in UTC", () => {
    expect(file).toContain("DTSTAMP:20261121T120000Z\r\n");
    expect(file).toContain("DTSTART:20261122T130000Z\r\nDTEND:20261122T153000Z\r\n");
    expect(file).toContain("UID:chat-1@buurklusser.test\r\nSEQUENCE:3\r\n");
  });
});
