export const FOUND_EACH = 8;
/** Indexed words are at least this long. Ids have no minimum. */
export const SEARCH_LETTERS = 3;
export const SEARCH_LENGTH = 100;
