import type { Payment } from "~/domain/payment";
import type { UserCard } from "~/domain/user-card";

/** The two of a payment as one of them sees it. */
export interface Parties {
  role: "payer" | "payee";
  other: UserCard;
}

/** Null for a payment that is between nobody. */
export function partiesOf({ payer, payee }: Pick<Payment, "payer" | "payee">, viewer: number | null): Parties | null {
  if (!payee) return null;
  return payer.id === viewer ? { role: "payer", other: payee } : { role: "payee", other: payer };
}
