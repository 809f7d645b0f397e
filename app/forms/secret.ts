/**
 * Whether a field holds a secret by its name: a password, or one typed once more. For where a form is stored or drawn without
 * its schema; a test holds that every secret of a schema is called so.
 */
export const isSecret = (name: string): boolean => /password|^confirm$/i.test(name);
