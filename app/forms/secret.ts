/**
 * Checks by name whether a field is a secret, for code that stores or renders a form without its schema. A test checks
 * that the secrets of all schemas match.
 */
export const isSecret = (name: string): boolean => /password|^confirm$/i.test(name);

/** Checks whether a field is never stored in a draft: secrets, and BSN and RSIN (tax numbers). */
export const isUnstored = (name: string): boolean => isSecret(name) || /^(?:bsn|rsin)$/.test(name);
