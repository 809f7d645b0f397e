import { type Cents, feeOf } from "./money";

/** Rates of Dutch VAT, in percent. A small business that is exempt charges 0. */
export const VAT_RATES = [0, 9, 21] as const;
export type VatRate = (typeof VAT_RATES)[number];

/** The rate of a business that did not choose one. */
export const DEFAULT_VAT_RATE: VatRate = 21;

/** The rate of our own fee. */
export const FEE_VAT_RATE: VatRate = 21;

/** The VAT that an amount includes, with half a cent rounded up. */
export const vatIn = (total: Cents, rate: VatRate): Cents =>
  Math.floor((2 * total * rate + 100 + rate) / (2 * (100 + rate)));

/** The number of an invoice in the series of its seller: `2026-0001`. */
export const invoiceNumber = ({ year, sequence }: { year: number; sequence: number }): string =>
  `${year}-${String(sequence).padStart(4, "0")}`;

interface Credited {
  total: Cents;
  vat_rate: VatRate;
  /** What earlier credit notes took off the total. */
  credited: Cents;
}

/**
 * What a credit note takes off an invoice when the placer gets money back. Our fee on the invoice goes back first, because it is no
 * part of the invoice. The VAT of all credit notes adds up to that of what they credit together.
 */
export function creditOf({ total, vat_rate, credited }: Credited, back: Cents): { total: Cents; vat: Cents } {
  const ofWork = credited === 0 ? back - feeOf(total) : back;
  const credit = Math.min(Math.max(ofWork, 0), total - credited);
  return { total: credit, vat: vatIn(credited + credit, vat_rate) - vatIn(credited, vat_rate) };
}
