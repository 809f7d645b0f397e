import type { Entry } from "~/domain/money/ledger";
import type { Cents } from "~/domain/money/money";
import type { Database, Write } from "../../db/database";
import { endDisputeAbout } from "../../db/dispute-status";
import { book } from "../../db/ledger";
import type { PaymentRow } from "../../db/payment";
import { markRefundedElsewhere } from "../../db/payment-status";
import { mustHaveChanged } from "../../db/transaction";
import { refundToCard } from "./refund-at-provider";
import { voidedStopOf } from "./voided-stop";

interface Returned {
  event: string;
  key: string;
  entries: Entry[];
  back: { outside: Cents; credits: Cents; taken?: Cents };
}

export function endHeldPayment(db: Database, now: number, payment: PaymentRow, returned: Returned): Write[] {
  const { event, key, entries, back } = returned;
  return [
    ...voidedStopOf(db, now, payment),
    markRefundedElsewhere(db, now, payment),
    mustHaveChanged(db),
    endDisputeAbout(db, now, payment.id, "refunded_elsewhere"),
    ...book(db, now, { event, key, entries, payment: payment.id }),
    ...refundToCard(db, now, payment, back),
  ];
}
