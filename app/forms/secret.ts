/** By name, for code that stores or renders a form without its schema. A test compares the secrets of all schemas. */
export const isSecret = (name: string): boolean => /password|^confirm$/i.test(name);

export const isUnstored = (name: string): boolean => isSecret(name) || /^(?:bsn|rsin)$/.test(name);
