export const FOUND_EACH = 8;
export const MIN_SEARCH_LETTERS = 3;
export const MAX_SEARCH_LENGTH = 100;
