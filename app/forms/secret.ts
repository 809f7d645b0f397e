/**
 * Whether a field holds a secret by its name: a password, or one typed once more. For where a form is stored or drawn without
 * its schema; a test holds that every secret of a schema is called so.
 */
export const isSecret = (name: string): boolean => /password|^confirm$/i.test(name);

/** Whether a field is never stored in a draft: a secret, or a number that identifies its owner at the tax office. */
export const isUnstored = (name: string): boolean => isSecret(name) || /^(?:bsn|rsin)$/.test(name);
