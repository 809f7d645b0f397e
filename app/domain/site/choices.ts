import { readCookie } from "./cookie";

export interface Choices {
  measuring: boolean | null;
  /** Global Privacy Control overrides the cookie. */
  refusesAll: boolean;
  withoutApp: boolean;
}

export const CONSENT = ["yes", "no"] as const;

export const refusesTracking = (headers: Headers): boolean => headers.get("Sec-GPC") === "1";

export function choicesIn(headers: Headers, url: string): Choices {
  const cookies = headers.get("Cookie");
  const consent = readCookie(cookies, "consent", url);
  const refusesAll = refusesTracking(headers);
  return {
    measuring: refusesAll || consent === "no" ? false : consent === "yes" ? true : null,
    refusesAll,
    withoutApp: readCookie(cookies, "app", url) === "off",
  };
}

export const choicesKey = ({ measuring, refusesAll, withoutApp }: Choices): string =>
  `${measuring ?? ""}${refusesAll ? "!" : ""}${withoutApp ? "-" : ""}`;
