import { z } from "zod";
import { kinds } from "../values/kind";
import { id, integer, time } from "../values/value";
import { moneyOut } from "./money-schema";
import { VAT_RATES, type VatRate } from "./vat";

const ofRates = { type: "integer", enum: VAT_RATES };

export const vatRate = integer(0, 100)
  .refine((rate): rate is VatRate => VAT_RATES.some((known) => known === rate), { error: "choice" })
  .register(kinds, { in: ofRates, out: ofRates });

export const INVOICE_KINDS = ["invoice", "credit_note"] as const;

export const invoiceLink = z.object({ id, kind: z.enum(INVOICE_KINDS), number: z.string() });
export type InvoiceLink = z.output<typeof invoiceLink>;

const invoiceParty = z.object({
  name: z.string(),
  address: z.string().nullable(),
  kvk: z.string().nullable(),
  vat: z.string().nullable(),
});
export type InvoiceParty = z.output<typeof invoiceParty>;

export const invoice = invoiceLink.extend({
  payment: id,
  corrects: invoiceLink.nullable(),
  credit_notes: z.array(invoiceLink),
  seller: invoiceParty,
  buyer: invoiceParty,
  job_title: z.string(),
  description: z.string().nullable(),
  net: moneyOut,
  vat_rate: vatRate,
  vat: moneyOut,
  total: moneyOut,
  performed_at: time,
  created_at: time,
});
export type Invoice = z.output<typeof invoice>;
