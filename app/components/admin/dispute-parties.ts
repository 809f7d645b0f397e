import type { UserCard } from "~/domain/accounts/user-card";
import type { Dispute } from "~/domain/deals/dispute";
import type { Payment } from "~/domain/money/payment";

interface Parties {
  payer: UserCard;
  /** A disputed payment always has a payee. A deleted user has a card too. */
  helper: UserCard;
  opener: UserCard;
  accused: UserCard;
}

export function partiesOf(
  { payer, payee }: Pick<Payment, "payer" | "payee">,
  dispute: Pick<Dispute, "opened_by">,
): Parties {
  const helper = payee ?? payer;
  const [opener, accused] = dispute.opened_by === payer.id ? [payer, helper] : [helper, payer];
  return { payer, helper, opener, accused };
}
