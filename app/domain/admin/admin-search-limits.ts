export const FOUND_EACH = 8;
/** Ids have no minimum length. */
export const SEARCH_LETTERS = 3;
export const SEARCH_LENGTH = 100;
