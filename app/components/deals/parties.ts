import type { Payment } from "~/domain/payment";
import type { UserCard } from "~/domain/user-card";

export interface Parties {
  role: "payer" | "payee";
  other: UserCard;
}

export function partiesOf({ payer, payee }: Pick<Payment, "payer" | "payee">, viewer: number | null): Parties | null {
  if (!payee) return null;
  return payer.id === viewer ? { role: "payer", other: payee } : { role: "payee", other: payer };
}
