/** Results shown per kind. */
export const FOUND_EACH = 8;
/** An index finds no shorter words. A number is found by itself. */
export const SEARCH_LETTERS = 3;
export const SEARCH_LENGTH = 100;
