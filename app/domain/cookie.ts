import { REFRESH_SECONDS } from "./account";

const DAY_SECONDS = 24 * 3600;

/** A form that was not finished is kept for so many days. */
export const DRAFT_DAYS = 7;

/**
 * Every cookie of the site: how many seconds a browser keeps it, whether it makes a page somebody's own, and whether no
 * other host of the domain may have set it.
 */
export const COOKIES = {
  session: { maxAge: REFRESH_SECONDS, personal: true, ownHost: true },
  /** Notes for the next page. */
  flash: { maxAge: 600, personal: true, ownHost: true },
  /** Of what was filled in and sent so far: the id it is stored under, and whose it is; signed. */
  draft: { maxAge: DRAFT_DAYS * DAY_SECONDS, personal: true, ownHost: true },
  /** Of a login at a provider that is under way; signed. */
  social: { maxAge: 600, personal: true, ownHost: true },
  /** By which a login says that somebody logged in from this browser before. No page reads it. */
  device: { maxAge: 365 * DAY_SECONDS, personal: false, ownHost: true },
  /** Up to which change a copy of the database must have come before it answers: by then every copy has. */
  bookmark: { maxAge: 600, personal: false, ownHost: true },
  /** Which partner's link brought the visitor, until they have an account. */
  visit: { maxAge: 7 * DAY_SECONDS, personal: false, ownHost: true },
  /** Whether how pages are used may be measured: asked again after half a year. */
  consent: { maxAge: 182 * DAY_SECONDS, personal: false, ownHost: true },
  /** The strip about the app was put away. */
  app: { maxAge: 365 * DAY_SECONDS, personal: false, ownHost: true },
  /** The language chosen by hand. */
  lng: { maxAge: 365 * DAY_SECONDS, personal: false, ownHost: false },
};
type Cookie = keyof typeof COOKIES;

/** Over HTTPS the browser binds it to this very host. */
const nameOf = (cookie: Cookie, secure: boolean) => (COOKIES[cookie].ownHost && secure ? `__Host-${cookie}` : cookie);

/** Name and attributes of a cookie for the site at `url`: no script reads it, and no other site's form sends it. */
export function cookieOf(cookie: Cookie, url: string) {
  const secure = url.startsWith("https:");
  const { maxAge } = COOKIES[cookie];
  return { name: nameOf(cookie, secure), path: "/", httpOnly: true, sameSite: "lax" as const, secure, maxAge };
}

/** The Set-Cookie header of a cookie that is not signed. */
export function setCookie(cookie: Cookie, value: string, url: string, maxAge = COOKIES[cookie].maxAge): string {
  const { name, path, secure } = cookieOf(cookie, url);
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

const patternOf = (names: string[]) => new RegExp(`(?:^|;\\s*)(?:${names.join("|")})=([^;]*)`);
const NAMES = Object.keys(COOKIES) as Cookie[];
const PATTERNS = new Map(NAMES.flatMap((name) => [name, nameOf(name, true)]).map((name) => [name, patternOf([name])]));
const PERSONAL = patternOf(
  NAMES.filter((name) => COOKIES[name].personal).flatMap((name) => [name, nameOf(name, true)]),
);

/** What a browser sent as a cookie, undefined when it did not; `cookies` is the Cookie header. */
export const readCookie = (cookies: string | null, cookie: Cookie, url: string): string | undefined =>
  cookies === null ? undefined : PATTERNS.get(cookieOf(cookie, url).name)?.exec(cookies)?.[1];

/** Whether a page for this Cookie header is somebody's own. */
export const isPersonal = (cookies: string | null): boolean => cookies !== null && PERSONAL.test(cookies);
