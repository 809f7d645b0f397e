/** Declared statuses that no test can see, with the reason. */
export const UNSEEN: Record<string, string> = {};
