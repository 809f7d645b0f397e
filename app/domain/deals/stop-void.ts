import type { VoidCause } from "../chats/chat-event";
import type { Payment } from "../money/payment";
import { isPricePayment } from "../money/price-part";

interface Moment {
  at: string | null | undefined;
  cause: VoidCause | null;
}

type Moved = Pick<
  Payment,
  "kind" | "amount" | "for_price" | "paid_at" | "released_at" | "refunded_at" | "dispute" | "chargeback"
>;

const momentsOf = (payment: Moved): Moment[] => [
  // A late payment that went back at once changed nothing.
  {
    at: payment.paid_at === payment.refunded_at ? null : payment.paid_at,
    cause: isPricePayment(payment) ? null : "extra_work",
  },
  { at: payment.dispute?.opened_at, cause: "dispute" },
  { at: payment.chargeback?.opened_at, cause: "chargeback" },
  { at: payment.released_at, cause: null },
  { at: payment.refunded_at, cause: null },
];

/** Finds the first change of the deal’s money since the proposal. Null if that change has no name. */
export function voidCauseOf(proposal: { created_at: string }, payments: readonly Moved[]): VoidCause | null {
  const since = Date.parse(proposal.created_at);
  const [first] = payments
    .flatMap(momentsOf)
    .flatMap(({ at, cause }) => (at == null ? [] : [{ at: Date.parse(at), cause }]))
    .filter(({ at }) => at >= since)
    .toSorted((one, other) => one.at - other.at);
  return first?.cause ?? null;
}
