/**
 * Checks by name whether a field is a secret, for code that stores or renders a form without its schema. A test checks
 * that the secrets of all schemas match.
 */
export const isSecret = (name: string): boolean => /password|^confirm$/i.test(name);

export const isUnstored = (name: string): boolean => isSecret(name) || /^(?:bsn|rsin)$/.test(name);
