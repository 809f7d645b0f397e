import { describe, expect, it } from "vitest";
import { firstUnread, threadOf } from "~/components/chats/thread";
import { dayWord, shortMoment } from "~/components/chats/when";
import { OUTCOMES } from "~/components/wallet/outcome";
import { signedEuros } from "~/components/wallet/signed";
import type { Message } from "~/domain/chats/chat";
import { centsOf } from "~/domain/money/money";

const READER = 1;
const OTHER = 2;

const aMessage = (id: number, from: number, at: string, first = false): Message => ({
  id,
  message: `bericht ${id}`,
  create_date: at,
  first_message_of_day: first,
  chat_user: { id: from, email: null, name: "Hassan B.", image: null },
  bid: null,
  read: false,
  client_id: null,
});

describe("a thread", () => {
  const messages = [
    aMessage(1, OTHER, "2026-11-18T22:50:00Z", true),
    // Ten past midnight in Amsterdam: the next day.
    aMessage(2, OTHER, "2026-11-18T23:10:00Z", true),
    aMessage(3, OTHER, "2026-11-18T23:12:00Z"),
    aMessage(4, READER, "2026-11-18T23:13:00Z"),
    aMessage(5, OTHER, "2026-11-19T10:00:00Z"),
  ];

  it("begins a day at midnight in Amsterdam", () => {
    const days = threadOf(messages, READER, null);
    expect(days.map(({ date, lines }) => [date, lines.length])).toEqual([
      ["2026-11-18", 1],
      ["2026-11-19", 4],
    ]);
  });

  it("keeps together what one person wrote within five minutes", () => {
    const lines = threadOf(messages, READER, null).flatMap((day) => day.lines);
    expect(lines.map(({ follows }) => follows)).toEqual([false, false, true, false, false]);
    expect(lines.map(({ own }) => own)).toEqual([false, false, false, true, false]);
  });

  it("marks the first message that was not read, counting those of the other alone", () => {
    const lines = threadOf(messages, READER, firstUnread(messages, READER, 2)).flatMap((day) => day.lines);
    expect(lines.filter(({ firstNew }) => firstNew).map(({ message }) => message.id)).toEqual([3]);
    expect(lines[2]?.follows).toBe(false);
  });

  it("marks nothing when there is nothing above it to set it apart from", () => {
    const lines = threadOf(messages.slice(0, 1), READER, 1).flatMap((day) => day.lines);
    expect(lines.some(({ firstNew }) => firstNew)).toBe(false);
  });

  it("tells at the last line of a request what became of it", () => {
    const request = { id: 7, status: "held", lapsed: false, paused: false } as unknown as Message["payment_request"];
    const about = messages.map((message) => (message.id < 3 ? { ...message, payment_request: request } : message));
    const lines = threadOf(about, READER, null).flatMap((day) => day.lines);
    expect(lines.map(({ outdated }) => outdated)).toEqual([true, false, false, false, false]);
  });

  it("says the day even when its first message is on an older page", () => {
    expect(threadOf(messages.slice(2), READER, null).map(({ date }) => date)).toEqual(["2026-11-19"]);
  });
});

describe("moments in the list", () => {
  const now = Date.parse("2026-11-21T10:00:00Z");
  it("is the time of today and the day of before", () => {
    expect(shortMoment("2026-11-21T08:05:00Z", now, "nl")).toBe("09:05");
    expect(shortMoment("2026-11-20T23:30:00Z", now, "nl")).toBe("00:30");
    expect(shortMoment("2026-11-20T22:30:00Z", now, "nl")).toBe("vr 20 nov");
    expect([dayWord("2026-11-21", now), dayWord("2026-11-20", now), dayWord("2026-11-19", now)]).toEqual([
      "today",
      "yesterday",
      null,
    ]);
  });

  it.each([
    // 28 March has 23 hours.
    ["half past midnight after it", "2027-03-28T22:30:00Z", ["2027-03-29", "2027-03-28", "2027-03-27"]],
    // 31 October has 25.
    ["half an hour before its end", "2027-10-31T22:30:00Z", ["2027-10-31", "2027-10-30", "2027-10-29"]],
  ])("knows yesterday around the day on which the clock changes: %s", (_, now, dates) => {
    expect(dates.map((date) => dayWord(date, Date.parse(now)))).toEqual(["today", "yesterday", null]);
  });
});

describe("money that came and went", () => {
  it("carries its sign", () => {
    expect(centsOf("-90.25")).toBe(-9025);
    expect(signedEuros(centsOf("95.00"), "nl").replaceAll("\u00a0", " ")).toBe("+ € 95,00");
    expect(signedEuros(centsOf("-4.75"), "en").replaceAll("\u00a0", " ")).toBe("− €4.75");
  });

  it("is not called paid before the provider said so", () => {
    expect(OUTCOMES.open).toBe("processing");
    expect(OUTCOMES.held).toBe("paid");
    expect(OUTCOMES.expired).toBe("unsure");
  });
});
