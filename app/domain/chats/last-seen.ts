/** Milliseconds between two records of a visit: within it, a user may be on the site now. */
export const SEEN_EVERY_MS = 5 * 60_000;
