import { readCookie } from "./cookie";

/** What a browser was asked about its pages, and remembers. */
export interface Choices {
  /** Whether its use may be measured; null when it did not answer yet, which is no. */
  measuring: boolean | null;
  /** The browser refuses for all sites (Global Privacy Control), which counts whatever the cookie says. */
  refusesAll: boolean;
  /** The strip about the app was put away. */
  withoutApp: boolean;
}

/** Whether it may be measured, as its cookie and its form say it. */
export const CONSENT = ["yes", "no"] as const;

/** Reads what a request says; `headers` are its own. */
export function choicesIn(headers: Headers, url: string): Choices {
  const cookies = headers.get("Cookie");
  const consent = readCookie(cookies, "consent", url);
  const refusesAll = headers.get("Sec-GPC") === "1";
  return {
    measuring: refusesAll || consent === "no" ? false : consent === "yes" ? true : null,
    refusesAll,
    withoutApp: readCookie(cookies, "app", url) === "off",
  };
}

/** Pages that are shown alike have the same. */
export const choicesKey = ({ measuring, refusesAll, withoutApp }: Choices): string =>
  `${measuring ?? ""}${refusesAll ? "!" : ""}${withoutApp ? "-" : ""}`;
