import type { Entry } from "~/domain/ledger";
import type { Cents } from "~/domain/money";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { type PaymentRow, totalOf } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import { refundAtProvider } from "./refund-at-provider";

interface Gone {
  event: string;
  key: string;
  entries: Entry[];
  rest: Cents;
}

/** In both languages, because both parties read it. */
const STATEMENT =
  "De betaling is bij de bank of betaaldienst zelf al terugbetaald. / The payment was already refunded by the bank or the payment provider itself.";

/** The job stays: the parties decide whether the work continues. */
export function heldMoneyGone(db: Database, now: number, payment: PaymentRow, gone: Gone): Write[] {
  const { event, key, entries, rest } = gone;
  return [
    db
      .prepare(
        `UPDATE payment SET status = 'refunded', refunded_at = ?1, refunded_amount = ?2 WHERE id = ?3 AND status = ?4`,
      )
      .bind(now, totalOf(payment), payment.id, payment.status),
    mustHaveChanged(db),
    db
      .prepare(
        `UPDATE dispute SET status = 'closed', closed_at = ?1, ended = 'decided', statement = ?2
         WHERE payment_id = ?3 AND status <> 'closed'`,
      )
      .bind(now, STATEMENT, payment.id),
    ...book(db, now, { event, key, entries, payment: payment.id }),
    ...refundAtProvider(db, now, { payment: payment.id, cents: rest }),
  ];
}
