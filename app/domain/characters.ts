/** Returns the beginning of a text: so many code points, or all when the limit is undefined; none is cut in half. */
export const firstCharacters = (text: string, most: number | undefined): string =>
  [...text.toWellFormed()].slice(0, most).join("");

/** Returns the end of a text likewise. */
export const lastCharacters = (text: string, most: number): string => [...text.toWellFormed()].slice(-most).join("");
