import { dayInAmsterdam } from "~/domain/values/calendar";
import { needsYear } from "~/domain/values/day-words";
import { perLanguage } from "~/domain/values/formatters";
import type { Language } from "~/domain/values/language";

export type Locale = Language;

export const timeZone = "Europe/Amsterdam";

const numbers = /* @__PURE__ */ perLanguage((tag) => new Intl.NumberFormat(tag));
const ratings = /* @__PURE__ */ perLanguage(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const kilometres = /* @__PURE__ */ perLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
const days = /* @__PURE__ */ perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: "short", day: "numeric", month: "short", timeZone }),
);
const daysOfYears = /* @__PURE__ */ perLanguage(
  (tag) =>
    new Intl.DateTimeFormat(tag, { weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone }),
);
const longDays = /* @__PURE__ */ perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", year: "numeric", timeZone }),
);
const times = /* @__PURE__ */ perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", timeZone }),
);
const deadlines = /* @__PURE__ */ perLanguage(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "2-digit",
      minute: "2-digit",
      timeZone,
    }),
);
const ago = /* @__PURE__ */ perLanguage((tag) => new Intl.RelativeTimeFormat(tag, { numeric: "auto" }));
const months = /* @__PURE__ */ perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone }),
);
const waitIn = (unit: "minute" | "hour" | "day") =>
  perLanguage((tag) => new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }));
const waits = {
  minute: /* @__PURE__ */ waitIn("minute"),
  hour: /* @__PURE__ */ waitIn("hour"),
  day: /* @__PURE__ */ waitIn("day"),
};

const UNKNOWN_DATE: Record<Locale, string> = { nl: "Onbekende datum", en: "Unknown date" };

/** Another back end may send an invalid date: the page still shows the rest. */
export function written(
  format: (locale: Locale) => Intl.DateTimeFormat,
  moment: string | Date,
  locale: Locale,
): string {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? UNKNOWN_DATE[locale] : format(locale).format(at);
}

/** Keeps a day and its month on one line. */
export const unbroken = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, "$1\u00a0");

/** '95,00', as the user would type it. */
export function typedMoney(amount: string, locale: Locale): string {
  return locale === "nl" ? amount.replace(".", ",") : amount;
}

/** '60' or '60,50', with cents only if there are any. */
export function typedPrice(amount: string, locale: Locale): string {
  return typedMoney(amount.replace(/\.00$/, ""), locale);
}

/** An amount of the API in its form again, as the user would type it. Other texts stay as they are. */
export const typedAgain = (typed: string, locale: Locale): string =>
  /^\d+\.\d\d$/.test(typed) ? typedPrice(typed, locale) : typed;

export function formatNumber(value: number, locale: Locale): string {
  return numbers(locale).format(value);
}

export function formatRating(value: number, locale: Locale): string {
  return ratings(locale).format(value);
}

/** 'za 21 nov' */
export function formatDay(moment: string | Date, locale: Locale): string {
  return written(days, moment, locale);
}

/** 'za 21 nov'; 'do 21 jan 2027' if it needs the year. */
export function formatJobDay(day: string, now: number, locale: Locale): string {
  return written(needsYear(day, now) ? daysOfYears : days, day, locale);
}

/** '21 november 2026' */
export function formatLongDay(moment: string | Date, locale: Locale): string {
  return written(longDays, moment, locale);
}

export function formatTime(moment: string | Date, locale: Locale): string {
  return written(times, moment, locale);
}

export function formatDayAndTime(moment: string | Date, locale: Locale): string {
  return `${unbroken(formatDay(moment, locale))} ${formatTime(moment, locale)}`;
}

/** 'zaterdag 21 november om 10:00', as in mails. */
export function formatDeadline(moment: string | Date, locale: Locale): string {
  return unbroken(written(deadlines, moment, locale));
}

const JUST_NOW: Record<Locale, string> = { nl: "zojuist", en: "just now" };

/** 'zojuist', '5 minuten geleden', 'gisteren'; after a week the date. */
export function formatAgo(moment: string | Date, now: Date, locale: Locale): string {
  const then = new Date(moment);
  if (Number.isNaN(then.getTime())) return UNKNOWN_DATE[locale];
  const minutes = Math.max(0, Math.floor((now.getTime() - then.getTime()) / 60_000));
  if (minutes < 1) return JUST_NOW[locale];
  if (minutes < 60) return ago(locale).format(-minutes, "minute");
  if (minutes < 24 * 60) return ago(locale).format(-Math.floor(minutes / 60), "hour");
  const daysAgo = calendarDays(now) - calendarDays(then);
  return daysAgo < 7 ? ago(locale).format(-daysAgo, "day") : formatDay(then, locale);
}

function calendarDays(moment: Date): number {
  return Date.parse(dayInAmsterdam(moment.getTime())) / 86_400_000;
}

/** '1,2 km'; below 500 m `nearbyText` ('om de hoek'), from 10 km without decimals. */
export function formatDistance(metres: number, locale: Locale, nearbyText: string): string {
  if (metres < 500) return nearbyText;
  const distance = metres < 10_000 ? metres / 1000 : Math.round(metres / 1000);
  return `${kilometres(locale).format(distance)}\u00a0km`;
}

/** '12 minuten', '3 uur', '2 dagen', rounded up. */
export function formatWait(minutes: number, locale: Locale): string {
  if (minutes < 60) return waits.minute(locale).format(Math.max(1, minutes));
  if (minutes <= 48 * 60) return waits.hour(locale).format(Math.ceil(minutes / 60));
  return waits.day(locale).format(Math.ceil(minutes / (24 * 60)));
}

export function formatMonth(moment: string | Date, locale: Locale): string {
  return written(months, moment, locale);
}
