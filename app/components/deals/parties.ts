import type { UserCard } from "~/domain/accounts/user-card";
import type { Payment } from "~/domain/money/payment";

export interface Parties {
  role: "payer" | "payee";
  other: UserCard;
}

export function partiesOf({ payer, payee }: Pick<Payment, "payer" | "payee">, viewer: number | null): Parties | null {
  if (!payee) return null;
  return payer.id === viewer ? { role: "payer", other: payee } : { role: "payee", other: payer };
}
