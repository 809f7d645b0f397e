import type { Cents } from "./money";

/** An exempt small business charges 0. */
export const VAT_RATES = [0, 9, 21] as const;
export type VatRate = (typeof VAT_RATES)[number];

export const DEFAULT_VAT_RATE: VatRate = 21;

export const FEE_VAT_RATE: VatRate = 21;

export const vatIn = (total: Cents, rate: VatRate): Cents =>
  Math.floor((2 * total * rate + 100 + rate) / (2 * (100 + rate)));

export const invoiceNumber = ({ year, sequence }: { year: number; sequence: number }): string =>
  `${year}-${String(sequence).padStart(4, "0")}`;

interface Credited {
  total: Cents;
  vat_rate: VatRate;
  credited: Cents;
}

/** `earned`: what the seller still has of it, before our fee. The VAT of all credit notes adds up to that of their sum. */
export function creditOf({ total, vat_rate, credited }: Credited, earned: Cents): { total: Cents; vat: Cents } {
  const credit = Math.max(total - earned - credited, 0);
  return { total: credit, vat: vatIn(credited + credit, vat_rate) - vatIn(credited, vat_rate) };
}
