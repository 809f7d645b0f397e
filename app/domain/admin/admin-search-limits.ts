export const FOUND_EACH = 8;
export const SEARCH_LETTERS = 3;
export const SEARCH_LENGTH = 100;
