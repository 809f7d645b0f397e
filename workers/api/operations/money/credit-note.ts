import type { Cents } from "~/domain/money/money";
import { creditOf } from "~/domain/money/vat";
import type { Database, Write } from "../../db/database";
import { creditedInvoice, insertCreditNote, mustHaveCredited } from "../../db/invoice";

/** Nothing without an invoice, or when only our fee goes back. */
export async function creditNote(db: Database, now: number, payment: number, back: Cents): Promise<Write[]> {
  const invoice = await creditedInvoice(db, payment);
  if (!invoice) return [];
  const credit = creditOf(invoice, back);
  if (credit.total === 0) return [];
  return [mustHaveCredited(db, invoice), ...insertCreditNote(db, now, { id: invoice.id, payment }, credit)];
}
