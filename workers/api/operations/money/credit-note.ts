import type { Cents } from "~/domain/money/money";
import { creditOf } from "~/domain/money/vat";
import type { Database, Write } from "../../db/database";
import { creditedInvoice, insertCreditNote, mustHaveCredited } from "../../db/invoice";

/** For money that the helper loses, not for what the platform pays. Put before the statements that take it. */
export async function creditNote(db: Database, now: number, payment: number, taken: Cents): Promise<Write[]> {
  const invoice = await creditedInvoice(db, payment);
  if (!invoice) return [];
  const { helper_amount, helper_fee } = invoice;
  const credit = creditOf(invoice, helper_amount === taken ? 0 : helper_amount + helper_fee - taken);
  const guard = mustHaveCredited(db, payment, invoice);
  return credit.total === 0 ? [guard] : [guard, ...insertCreditNote(db, now, { id: invoice.id, payment }, credit)];
}
