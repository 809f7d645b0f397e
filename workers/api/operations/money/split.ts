import { outcomeOf } from "~/domain/deals/dispute-life";
import { givenBack, split } from "~/domain/money/ledger";
import { type Cents, feeOf } from "~/domain/money/money";
import type { ReleasedBy } from "~/domain/money/payment-status";
import type { Database, Write } from "../../db/database";
import { invoicing } from "../../db/invoice";
import { book } from "../../db/ledger";
import { mustNotBeStopped } from "../../db/money-stop";
import { type PaymentRow, paidOf } from "../../db/payment";
import { markSplit } from "../../db/payment-status";
import { mustHaveChanged } from "../../db/transaction";
import { refundOf } from "./refund";
import { refundToCard } from "./refund-at-provider";
import { bookRelease } from "./release";

function splitOf(db: Database, now: number, payment: PaymentRow, earned: Cents, by: ReleasedBy): Write[] {
  const paid = paidOf(payment);
  const back = givenBack(paid, earned);
  const fee = feeOf(earned, paid.percent);
  return [
    mustNotBeStopped(db),
    markSplit(db, now, payment, { back: back.rest, fee, helper: earned - fee, by }),
    mustHaveChanged(db),
    ...book(db, now, {
      event: "split",
      key: `split:${payment.id}`,
      entries: split(paid, earned),
      payment: payment.id,
    }),
    ...refundToCard(db, now, payment, { ...back, earned }),
    ...invoicing(db, now, payment, earned),
  ];
}

/** The caller notifies. */
export function divide(
  db: Database,
  now: number,
  payment: PaymentRow,
  earned: Cents,
  by: ReleasedBy = payment.status === "disputed" ? "dispute" : "team",
): Write[] {
  switch (outcomeOf(earned, payment.amount)) {
    case "refund":
      return refundOf(db, now, payment);
    case "release":
      return bookRelease(db, now, payment, by);
    case "split":
      return splitOf(db, now, payment, earned, by);
  }
}
