/** Returns the name for use in sentences: the first name of a person, the whole name of a business. */
export const shortNameOf = ({ name, business }: { name: string; business?: boolean }): string =>
  business ? name : (name.trim().split(/\s+/)[0] ?? name);
