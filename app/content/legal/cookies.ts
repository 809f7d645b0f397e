import { COOKIES } from "~/domain/site/cookie";

type Cookie = keyof typeof COOKIES;

const DAY_SECONDS = 24 * 3600;

export const cookieDays = (cookie: Cookie): number => COOKIES[cookie].maxAge / DAY_SECONDS;
export const cookieMinutes = (cookie: Cookie): number => COOKIES[cookie].maxAge / 60;

export type CookiePurposes = Record<Cookie, string>;

export const cookieLines = (purposes: CookiePurposes): string[] =>
  Object.entries(purposes).map(([name, purpose]) => `${name}: ${purpose}.`);
