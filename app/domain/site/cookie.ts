import { REFRESH_SECONDS } from "../accounts/account";

const DAY_SECONDS = 24 * 3600;

export const DRAFT_DAYS = 7;

/** `maxAge` is in seconds. `ownHost`: other hosts of the domain must not be able to set the cookie. */
export const COOKIES = {
  session: { maxAge: REFRESH_SECONDS, personal: true, ownHost: true },
  flash: { maxAge: 600, personal: true, ownHost: true },
  /** The payment whose return page went on by itself: Back must not be sent on again. */
  returned: { maxAge: 600, personal: true, ownHost: true },
  draft: { maxAge: DRAFT_DAYS * DAY_SECONDS, personal: true, ownHost: true },
  social: { maxAge: 600, personal: true, ownHost: true },
  /** Login alerts recognise a browser that logged in before. Pages do not read it. */
  device: { maxAge: 365 * DAY_SECONDS, personal: false, ownHost: true },
  /** Replicas must be at least as recent as this D1 bookmark. After 10 minutes all are. */
  bookmark: { maxAge: 600, personal: false, ownHost: true },
  visit: { maxAge: 7 * DAY_SECONDS, personal: false, ownHost: true },
  consent: { maxAge: 182 * DAY_SECONDS, personal: false, ownHost: true },
  app: { maxAge: 365 * DAY_SECONDS, personal: false, ownHost: true },
  /** The language of the account that logged in here last, for the pages after its session. A language that was chosen (`lng`) comes first. */
  account_lng: { maxAge: 365 * DAY_SECONDS, personal: false, ownHost: true },
  lng: { maxAge: 365 * DAY_SECONDS, personal: false, ownHost: false },
};
type Cookie = keyof typeof COOKIES;

/** Over HTTPS the `__Host-` prefix binds a cookie to this host. */
const nameOf = (cookie: Cookie, secure: boolean) => (COOKIES[cookie].ownHost && secure ? `__Host-${cookie}` : cookie);

export function cookieOf(cookie: Cookie, url: string) {
  const secure = url.startsWith("https:");
  const { maxAge } = COOKIES[cookie];
  return { name: nameOf(cookie, secure), path: "/", httpOnly: true, sameSite: "lax" as const, secure, maxAge };
}

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

export const readCookie = (cookies: string | null, cookie: Cookie, url: string): string | undefined =>
  cookies === null ? undefined : PATTERNS.get(cookieOf(cookie, url).name)?.exec(cookies)?.[1];

export const isPersonal = (cookies: string | null): boolean => cookies !== null && PERSONAL.test(cookies);
