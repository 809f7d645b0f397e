import type { Cents } from "~/domain/money";
import { creditOf } from "~/domain/vat";
import type { Database, Write } from "../../db/database";
import { creditedInvoice, creditedOn, insertCreditNote } from "../../db/invoice";
import { mustHold } from "../../db/transaction";

/** Nothing without an invoice, or when only our fee goes back. */
export async function creditNote(db: Database, now: number, payment: number, back: Cents): Promise<Write[]> {
  const invoice = await creditedInvoice(db, payment);
  if (!invoice) return [];
  const credit = creditOf(invoice, back);
  if (credit.total === 0) return [];
  return [
    mustHold(db, `${creditedOn("?1")} = ?2`, invoice.id, invoice.credited),
    ...insertCreditNote(db, now, { id: invoice.id, payment }, credit),
  ];
}
