/** docs/decisions/046-more-than-one-machine.md. A later bookmark sorts after an earlier one. */
export const BOOKMARK_HEADER = "x-d1-bookmark";

/** D1's own words (`first-…`) are not bookmarks. */
const FORM = /^(?!first-)[\w-]{1,128}$/;

export const isBookmark = (said: string | null | undefined): said is string =>
  typeof said === "string" && FORM.test(said);

export const laterOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;
