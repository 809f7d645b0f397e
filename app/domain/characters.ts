/** Returns a text as it is stored and compared: an é is one character, however the keyboard made it. */
export const storedText = (typed: string): string => typed.trim().normalize();

/** Returns how many characters the server counts of a text: trimmed and composed, in code points. */
export const lengthOf = (text: string): number => [...storedText(text)].length;

/** Returns the beginning of a text: so many code points, or all when the limit is undefined; none is cut in half. */
export const firstCharacters = (text: string, most: number | undefined): string =>
  [...text.toWellFormed()].slice(0, most).join("");

/** Returns the last code points of a text. */
export const lastCharacters = (text: string, most: number): string => [...text.toWellFormed()].slice(-most).join("");
