import { COOKIES } from "~/domain/cookie";

type Cookie = keyof typeof COOKIES;

const DAY_SECONDS = 24 * 3600;

/** How long a browser keeps a cookie. */
export const cookieDays = (cookie: Cookie): number => COOKIES[cookie].maxAge / DAY_SECONDS;
export const cookieMinutes = (cookie: Cookie): number => COOKIES[cookie].maxAge / 60;

/** What each cookie is for: one without a sentence does not compile. */
export type CookiePurposes = Record<Cookie, string>;

/** A line for each cookie. */
export const cookieLines = (purposes: CookiePurposes): string[] =>
  Object.entries(purposes).map(([name, purpose]) => `${name}: ${purpose}.`);
