import type { Cents } from "~/domain/money/money";
import { creditOf } from "~/domain/money/vat";
import type { Database, Write } from "../../db/database";
import { creditedInvoice, insertCreditNote, mustHaveCredited } from "../../db/invoice";

/** Put before the statements that move the money back. */
export async function creditNote(db: Database, now: number, payment: number, back: Cents): Promise<Write[]> {
  const invoice = await creditedInvoice(db, payment);
  if (!invoice) return [];
  const credit = creditOf(invoice, invoice.back + back);
  const guard = mustHaveCredited(db, payment, invoice);
  return credit.total === 0 ? [guard] : [guard, ...insertCreditNote(db, now, { id: invoice.id, payment }, credit)];
}
