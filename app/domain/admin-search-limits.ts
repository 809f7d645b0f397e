/** The search shows at most this many of each kind. */
export const FOUND_EACH = 8;
/** An index finds no shorter words. A number is found by itself. */
export const SEARCH_LETTERS = 3;
export const SEARCH_LENGTH = 100;

export const MAIL_STATES = ["waiting", "sent", "skipped", "failed"] as const;
/** `skipped`: the reader does not want this mail, or the account was deleted. */
export type MailState = (typeof MAIL_STATES)[number];

const WITH_NUMBER = /^#?\s*(\d{1,15})$/;

/** Returns the number of the thing that is searched for; null when the search is in words. */
export function searchedNumber(search: string): number | null {
  const digits = WITH_NUMBER.exec(search.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Returns whether an index can find it. */
export const isLongEnough = (search: string): boolean =>
  search.split(/\s+/).some((word) => [...word].length >= SEARCH_LETTERS);
