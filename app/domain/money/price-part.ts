import { type Cents, centsOf } from "./money";
import type { Payment } from "./payment";
import type { PaymentKind } from "./payment-status";

/** `for_price`: the part of the price that was uncovered when the request for it was made. */
export interface PricePart {
  kind: PaymentKind;
  amount: Cents;
  for_price?: Cents;
}

/** The bid, or what replaces it. 0 for extra work. */
export const priceOf = ({ kind, amount, for_price = 0 }: PricePart): Cents =>
  kind === "bid" ? amount : Math.min(amount, for_price);

export const isPrice = (payment: PricePart): boolean => priceOf(payment) > 0;

export const pricePartOf = ({
  kind,
  amount,
  for_price = "0.00",
}: Pick<Payment, "kind" | "amount" | "for_price">): Required<PricePart> => ({
  kind,
  amount: centsOf(amount),
  for_price: centsOf(for_price),
});

export const isPricePayment = (payment: Parameters<typeof pricePartOf>[0]): boolean => isPrice(pricePartOf(payment));

export const priceAmong = (held: readonly PricePart[]): Cents =>
  held.reduce((sum, payment) => sum + priceOf(payment), 0);

export function compensationShares(
  held: readonly (PricePart & { id: number })[],
  compensation: Cents,
): ReadonlyMap<number, Cents> {
  return inProportion(
    held.map((payment) => ({ id: payment.id, part: priceOf(payment) })),
    compensation,
  );
}

/** Independent of the order. The shares add up; each is at most its part. Shares of 0 are left out. */
export function inProportion(parts: readonly { id: number; part: Cents }[], cents: Cents): ReadonlyMap<number, Cents> {
  const shares = new Map<number, Cents>();
  const whole = parts.reduce((sum, { part }) => sum + part, 0);
  const upTo = (part: Cents): Cents => (whole === 0 ? 0 : Math.floor((cents * part) / whole));
  let before = 0;
  for (const { id, part } of parts.toSorted((one, other) => one.id - other.id)) {
    const after = before + part;
    const share = upTo(after) - upTo(before);
    if (share > 0) shares.set(id, share);
    before = after;
  }
  return shares;
}
