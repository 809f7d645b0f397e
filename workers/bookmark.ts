/**
 * Up to which change of the database somebody must at least see it, where copies answer reads
 * (docs/decisions/046-more-than-one-machine.md). A later one sorts behind an earlier one.
 */
export const BOOKMARK_HEADER = "x-d1-bookmark";

/** The words that D1 takes in the place of a bookmark are none. */
const FORM = /^(?!first-)[\w-]{1,128}$/;

export const isBookmark = (said: string | null | undefined): said is string =>
  typeof said === "string" && FORM.test(said);

export const laterOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;
