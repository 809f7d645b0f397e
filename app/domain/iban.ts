import { z } from "zod";
import { missingOr } from "./value";

/** Lengths of ISO 13616 for the countries of the single euro payments area. */
const LENGTHS: Record<string, number> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** ISO 13616: length by country and mod-97 equal to 1. Spaces do not count. */
export function isIban(input: string): boolean {
  const iban = input.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || iban.length !== LENGTHS[iban.slice(0, 2)]) return false;
  return isMod97(iban.slice(4) + iban.slice(0, 4));
}

/** Whether letters (A is 10, Z is 35) and digits, read as one number, leave 1 when divided by 97 (ISO 7064). */
export function isMod97(signs: string): boolean {
  const digits = [...signs].map((sign) => parseInt(sign, 36)).join("");
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** First four and last four characters around `******`. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)}******${iban.slice(-4)}`;
}

export const iban = z
  .string({ error: missingOr("invalid") })
  .transform((value) => value.replace(/\s/g, "").toUpperCase())
  .refine((value) => value === "" || value.includes("******") || isIban(value), { error: "iban" });
