import { withoutNeedless } from "./unseen";

/** Composes (NFC), so that an é is one character on every keyboard. Invisible characters come along with pasted text. */
export const storedText = (typed: string): string => withoutNeedless(typed).trim().normalize();

export const storedLine = (typed: string): string => storedText(typed).replace(/\p{Zs}+/gu, " ");

/** Code points, as the server counts. */
export const lengthOf = (text: string): number => [...storedText(text)].length;

export const firstCharacters = (text: string, most: number | undefined): string =>
  [...text.toWellFormed()].slice(0, most).join("");

export const lastCharacters = (text: string, most: number): string => [...text.toWellFormed()].slice(-most).join("");
