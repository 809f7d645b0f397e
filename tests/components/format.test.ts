import { describe, expect, it } from "vitest";
import { formatMoment } from "~/components/admin/admin-moment";
import { shortMoment } from "~/components/chats/when";
import {
  formatAgo,
  formatDay,
  formatDayAndTime,
  formatDeadline,
  formatDistance,
  formatJobDay,
  formatLongDay,
  formatRating,
  formatTime,
  formatWait,
  unbroken,
} from "~/components/format";
import { spanInWords } from "~/domain/deals/appointment-life";
import { formatEuros, formatSum } from "~/domain/money/money";
import { holdOf } from "~/domain/money/payment-life";

/** Intl puts a no-break space after the euro sign. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("a day in a narrow line", () => {
  it.each([
    ["maandag 30 november 09:00–11:00", "maandag 30\u00a0november 09:00–11:00"],
    ["Thu, 3 Dec 10:00–12:00", "Thu, 3\u00a0Dec 10:00–12:00"],
    [
      "maandag 30 november 22:00–dinsdag 1 december 01:00",
      "maandag 30\u00a0november 22:00–dinsdag 1\u00a0december 01:00",
    ],
  ])("keeps the day of ‘%s’ with its month", (text, kept) => {
    expect(unbroken(text)).toBe(kept);
  });
});

it("a day and a time may break between the two, not inside the day", () => {
  expect(formatDayAndTime("2026-12-03T12:00:00Z", "nl")).toBe("do 3\u00a0dec 13:00");
});

it.each([
  ["2026-11-21T09:00:00Z", "nl", "zaterdag 21\u00a0november om 10:00"],
  ["2026-11-21T09:00:00Z", "en", "Saturday, 21\u00a0November at 10:00"],
  ["2026-07-01T22:30:00Z", "nl", "donderdag 2\u00a0juli om 00:30"],
] as const)("a deadline (%s, %s) names the weekday and the time in Amsterdam", (moment, locale, written) => {
  expect(formatDeadline(moment, locale)).toBe(written);
});

describe("a wait", () => {
  it.each([
    [0, "1 minuut"],
    [12, "12 minuten"],
    [60, "1 uur"],
    [61, "2 uur"],
    [48 * 60, "48 uur"],
    [48 * 60 + 1, "3 dagen"],
  ] as const)("of %i minutes is %s: never told shorter than it is", (minutes, written) => {
    expect(plain(formatWait(minutes, "nl"))).toBe(written);
  });
});

describe("the day of a job", () => {
  const now = Date.parse("2026-11-26T12:00:00Z");

  it.each([
    ["2026-11-30", "nl", "ma 30 nov"],
    ["2026-11-30", "en", "Mon, 30 Nov"],
    ["2026-02-02", "nl", "ma 2 feb"],
    ["2027-01-04", "nl", "ma 4 jan 2027"],
    ["2025-12-01", "nl", "ma 1 dec 2025"],
    ["2028-01-03", "nl", "ma 3 jan 2028"],
    ["2020-01-06", "nl", "ma 6 jan 2020"],
  ] as const)("%s in %s is %s: with the year if it is another or far", (day, locale, written) => {
    expect(formatJobDay(day, now, locale)).toBe(written);
  });
});

describe("money", () => {
  it.each([
    [1250, "nl", "€ 12,50"],
    [1250, "en", "€12.50"],
    [120_000, "nl", "€ 1.200,00"],
    [-500, "nl", "− € 5,00"],
  ] as const)("writes %i cents in %s as %s", (cents, locale, written) => {
    expect(plain(formatSum(cents, locale))).toBe(written);
  });

  it("leaves the cents out of a whole price only", () => {
    expect(plain(formatEuros(6000, "nl"))).toBe("€ 60");
    expect(plain(formatEuros(6050, "nl"))).toBe("€ 60,50");
    expect(formatEuros(6000, "en")).toBe("€60");
  });
});

describe("distance", () => {
  it.each([
    [0, "om de hoek"],
    [499, "om de hoek"],
    [500, "0,5 km"],
    [1234, "1,2 km"],
    [9960, "10 km"],
    [12_400, "12 km"],
  ])("says %i metres as %s", (metres, said) => {
    expect(plain(formatDistance(metres, "nl", "om de hoek"))).toBe(said);
  });
});

describe("time", () => {
  const now = new Date("2026-11-21T12:00:00Z");

  it.each([
    ["2026-11-21T11:59:40Z", "zojuist"],
    ["2026-11-21T12:00:30Z", "zojuist"],
    ["2026-11-21T11:55:00Z", "5 minuten geleden"],
    ["2026-11-20T13:00:00Z", "23 uur geleden"],
    ["2026-11-20T11:00:00Z", "gisteren"],
    ["2026-11-19T23:30:00Z", "gisteren"],
    ["2026-11-19T22:30:00Z", "eergisteren"],
    ["2026-11-18T12:00:00Z", "3 dagen geleden"],
    ["2026-11-01T12:00:00Z", "zo 1 nov"],
  ])("says %s as %s", (moment, said) => {
    expect(formatAgo(moment, now, "nl")).toBe(said);
  });

  it("keeps a plain day that day in Amsterdam", () => {
    expect(formatDay("2026-11-21", "nl")).toBe("za 21 nov");
    expect(formatDay("2026-07-01T22:30:00Z", "nl")).toBe("do 2 jul");
    expect(formatMoment("2026-07-01T22:30:00Z", "nl")).toBe("2 jul 2026, 00:30");
    expect(formatMoment("2026-07-01T22:30:00Z", "en")).toBe("2 Jul 2026, 00:30");
  });
});

it("says of what is no date that it is unknown", () => {
  const formats = [formatDay, formatLongDay, formatTime, formatMoment];
  expect(new Set(formats.map((format) => format("someday", "nl")))).toEqual(new Set(["Onbekende datum"]));
  expect(formatAgo("", new Date(), "en")).toBe("Unknown date");
  expect(shortMoment("someday", Date.now(), "nl")).toBe("Onbekende datum");
  expect(spanInWords(Number.NaN, Number.NaN, "nl")).toBe("onbekende datum");
  expect(holdOf({ status: "held", paid_at: "someday", job_done_at: "someday" })?.until).toBe("someday");
});

it("writes a rating with one decimal", () => {
  expect([formatRating(5, "nl"), formatRating(4.84, "nl"), formatRating(4.84, "en")]).toEqual(["5,0", "4,8", "4.8"]);
});
