/** Composes (NFC), so that an é is one character on every keyboard. */
export const storedText = (typed: string): string => typed.trim().normalize();

/** Code points, as the server counts. */
export const lengthOf = (text: string): number => [...storedText(text)].length;

export const firstCharacters = (text: string, most: number | undefined): string =>
  [...text.toWellFormed()].slice(0, most).join("");

export const lastCharacters = (text: string, most: number): string => [...text.toWellFormed()].slice(-most).join("");
