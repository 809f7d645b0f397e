import { readCookie } from "./cookie";

/** What a browser was asked about its pages, and remembers. */
export interface Choices {
  /** Whether its use may be measured; null when it did not answer yet, which is no. */
  measuring: boolean | null;
  /** The strip about the app was put away. */
  withoutApp: boolean;
}

/** Whether it may be measured, as its cookie and its form say it. */
export const CONSENT = ["yes", "no"] as const;

/** `cookies` is the Cookie header. */
export function choicesIn(cookies: string | null, url: string): Choices {
  const consent = readCookie(cookies, "consent", url);
  return {
    measuring: consent === "yes" ? true : consent === "no" ? false : null,
    withoutApp: readCookie(cookies, "app", url) === "off",
  };
}

/** Pages that are shown alike have the same. */
export const choicesKey = ({ measuring, withoutApp }: Choices): string => `${measuring ?? ""}${withoutApp ? "-" : ""}`;
