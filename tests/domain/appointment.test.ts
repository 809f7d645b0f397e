import { describe, expect, it } from "vitest";
import {
  ANSWERS,
  APPOINTMENT_LIFE,
  answerFields,
  canAnswer,
  proposalFields,
  reminderOf,
  spanInWords,
} from "~/domain/appointment";
import { calendarFile } from "~/domain/calendar-file";

const HOUR = 3_600_000;
const at = (written: string) => Date.parse(written);
const NOW = Date.now();
const inHours = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

describe("the life of an appointment", () => {
  it("knows these steps and no other", () => {
    const possible = (["proposed", "accepted", "declined", "missed"] as const).flatMap((status) =>
      ANSWERS.filter((answer) => canAnswer({ status, starts_at: 10 }, answer, 20)).map((to) => `${status} ${to}`),
    );
    expect(possible).toEqual(["proposed accepted", "proposed declined", "accepted missed"]);
    expect(possible).toHaveLength(APPOINTMENT_LIFE.length);
  });

  it("is not missed before it starts", () => {
    expect(canAnswer({ status: "accepted", starts_at: 20 }, "missed", 19)).toBe(false);
    expect(canAnswer({ status: "accepted", starts_at: 20 }, "missed", 20)).toBe(true);
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
  it("comes a day before, at once when that is over, and not on the day itself", () => {
    const start = at("2026-07-10T12:00:00Z");
    expect(reminderOf(start, at("2026-07-01T12:00:00Z"))).toBe(at("2026-07-09T12:00:00Z"));
    expect(reminderOf(start, at("2026-07-09T21:59:00Z"))).toBe(at("2026-07-09T21:59:00Z"));
    // Midnight in Amsterdam.
    expect(reminderOf(start, at("2026-07-09T22:00:00Z"))).toBeNull();
  });
});

describe("a span in words", () => {
  it("is told in the time of Amsterdam", () => {
    const [start, end] = [at("2026-11-22T13:00:00Z"), at("2026-11-22T15:30:00Z")];
    expect(spanInWords(start, end, "nl")).toBe("zondag 22 november 14:00–16:30");
    expect(spanInWords(start, end, "en")).toMatch(/^Sunday,? 22 November 14:00–16:30$/);
    expect(spanInWords(start, start + 12 * HOUR, "nl")).toBe("zondag 22 november 14:00–maandag 23 november 02:00");
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
