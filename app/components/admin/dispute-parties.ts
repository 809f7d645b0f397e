import type { Dispute } from "~/domain/dispute";
import type { Payment } from "~/domain/payment";
import type { UserCard } from "~/domain/user-card";

interface Parties {
  payer: UserCard;
  /** A disputed payment has one; whoever deleted their account has a card too. */
  helper: UserCard;
  opener: UserCard;
}

/** The two of a dispute, and which of them began it. */
export function partiesOf(
  { payer, payee }: Pick<Payment, "payer" | "payee">,
  dispute: Pick<Dispute, "opened_by">,
): Parties {
  const helper = payee ?? payer;
  return { payer, helper, opener: dispute.opened_by === payer.id ? payer : helper };
}
