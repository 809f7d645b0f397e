import { type Cents, feeOf, withFee } from "./money";

/** The entries of one event sum to zero (docs/ledger.md). An account is `outside`, `platform`, `platform:loss`, or a kind and an id (`held:12`). */
export interface Entry {
  account: string;
  cents: Cents;
}

export const OUTSIDE = "outside";
export const PLATFORM = "platform";
/** A bank took this money after it was paid out, and it did not come back. */
export const LOSS = "platform:loss";

/** `payment`: of both its users. A user with money in one of these accounts keeps their own account. */
export const OWNERS = {
  balance: "user",
  credits: "user",
  held: "payment",
  taken: "payment",
  owed: "payer",
  unmatched: "payer",
  payout: "payout",
} as const;
export type AccountKind = keyof typeof OWNERS;

const account = (kind: AccountKind) => (id: number) => `${kind}:${id}`;
export const held = account("held");
export const balance = account("balance");
export const credits = account("credits");
export const payoutAccount = account("payout");
export const taken = account("taken");
export const owed = account("owed");
export const unmatched = account("unmatched");

const booked = (entries: Entry[]) => entries.filter((entry) => entry.cents !== 0);

export interface PaymentFacts {
  payment: number;
  payer: number;
  payee: number;
  amount: Cents;
  credits: Cents;
  percent: number;
}

type Shares = Pick<PaymentFacts, "amount" | "credits" | "percent">;

const totalOf = ({ amount, percent }: Pick<PaymentFacts, "amount" | "percent">): Cents => withFee(amount, percent);

export function paymentSucceeded(paid: PaymentFacts): Entry[] {
  const total = totalOf(paid);
  return booked([
    { account: credits(paid.payer), cents: -paid.credits },
    { account: OUTSIDE, cents: -(total - paid.credits) },
    { account: held(paid.payment), cents: total },
  ]);
}

export function released(paid: PaymentFacts): Entry[] {
  const fee = feeOf(paid.amount, paid.percent);
  return booked([
    { account: held(paid.payment), cents: -(paid.amount + fee) },
    { account: balance(paid.payee), cents: paid.amount - fee },
    { account: PLATFORM, cents: 2 * fee },
  ]);
}

export function refunded(paid: PaymentFacts): Entry[] {
  const total = totalOf(paid);
  return booked([
    { account: held(paid.payment), cents: -total },
    { account: credits(paid.payer), cents: paid.credits },
    { account: OUTSIDE, cents: total - paid.credits },
  ]);
}

/** The platform stood in for `before` when that part went back at the provider. */
export function refundedRest(paid: PaymentFacts, before: Cents): Entry[] {
  const entries = refunded(paid).map((entry) =>
    entry.account === OUTSIDE ? { ...entry, cents: entry.cents - before } : entry,
  );
  return booked([...entries, { account: PLATFORM, cents: before }]);
}

export function refusedSuccess(payment: number, toPay: Cents): [Entry[], Entry[]] {
  const arrived = [
    { account: OUTSIDE, cents: -toPay },
    { account: held(payment), cents: toPay },
  ];
  return [arrived, reversed(arrived)];
}

function backOf(paid: Shares, stays: Cents) {
  const rest = totalOf(paid) - stays;
  const outside = Math.min(rest, totalOf(paid) - paid.credits);
  return { rest, outside, credits: rest - outside };
}

export const givenBack = (paid: Shares, earned: Cents) => backOf(paid, withFee(earned, paid.percent));

export const backAfterCancelling = (paid: Shares, compensation: Cents) => backOf(paid, compensation);

export function cancelFee(paid: PaymentFacts, compensation: Cents): Entry[] {
  const back = backAfterCancelling(paid, compensation);
  return booked([
    { account: held(paid.payment), cents: -totalOf(paid) },
    { account: balance(paid.payee), cents: compensation },
    { account: OUTSIDE, cents: back.outside },
    { account: credits(paid.payer), cents: back.credits },
  ]);
}

export function split(paid: PaymentFacts, earned: Cents): Entry[] {
  const fee = feeOf(earned, paid.percent);
  const back = givenBack(paid, earned);
  return booked([
    { account: held(paid.payment), cents: -totalOf(paid) },
    { account: balance(paid.payee), cents: earned - fee },
    { account: PLATFORM, cents: 2 * fee },
    { account: OUTSIDE, cents: back.outside },
    { account: credits(paid.payer), cents: back.credits },
  ]);
}

export function tipped({ payer, payee, amount, credits: used }: PaymentFacts): Entry[] {
  return booked([
    { account: credits(payer), cents: -used },
    { account: OUTSIDE, cents: -(amount - used) },
    { account: balance(payee), cents: amount },
  ]);
}

export function creditsToppedUp(user: number, cents: Cents): Entry[] {
  return [
    { account: OUTSIDE, cents: -cents },
    { account: credits(user), cents },
  ];
}

export function payoutRequested(payout: number, user: number, cents: Cents, fee: Cents): Entry[] {
  return booked([
    { account: balance(user), cents: -cents },
    { account: payoutAccount(payout), cents: cents - fee },
    { account: PLATFORM, cents: fee },
  ]);
}

export function payoutPaid(payout: number, net: Cents): Entry[] {
  return [
    { account: payoutAccount(payout), cents: -net },
    { account: OUTSIDE, cents: net },
  ];
}

interface ChargedBack {
  payment: number;
  amount: Cents;
  setApart: Cents;
  from: string | null;
}

/** The platform advances what the bank took. Winning reverses these entries. */
export function chargedBack({ payment, amount, setApart, from }: ChargedBack): Entry[] {
  return booked([
    ...(from === null ? [] : [{ account: from, cents: -setApart }]),
    { account: taken(payment), cents: from === null ? 0 : setApart },
    { account: PLATFORM, cents: -amount },
    { account: OUTSIDE, cents: amount },
  ]);
}

export const backAfterChargeback = (paid: Shares, taken: Cents): Cents => totalOf(paid) - paid.credits - taken;

/** The payer is repaid in full, and the platform gets its advance back. */
export function chargebackLost(paid: PaymentFacts, amount: Cents): Entry[] {
  return booked([
    { account: taken(paid.payment), cents: -totalOf(paid) },
    { account: PLATFORM, cents: amount },
    { account: credits(paid.payer), cents: paid.credits },
    { account: OUTSIDE, cents: backAfterChargeback(paid, amount) },
  ]);
}

/** The platform gets its advance back from the reserved part, and loses the rest. */
export function releasedChargebackLost(payment: number, amount: Cents, setApart: Cents): Entry[] {
  return booked([
    { account: taken(payment), cents: -setApart },
    { account: PLATFORM, cents: amount },
    { account: LOSS, cents: setApart - amount },
  ]);
}

export function refundFailed(payment: number, cents: Cents): Entry[] {
  return [
    { account: OUTSIDE, cents: -cents },
    { account: owed(payment), cents },
  ];
}

export function otherAmountPaid(payment: number, cents: Cents): Entry[] {
  return [
    { account: OUTSIDE, cents: -cents },
    { account: unmatched(payment), cents },
  ];
}

export const otherAmountSettled = (payment: number, cents: Cents): Entry[] => reversed(otherAmountPaid(payment, cents));

export const owedRefunded = (payment: number, cents: Cents): Entry[] => reversed(refundFailed(payment, cents));

/** The ledger does not hold this money for the payer, so the platform pays. Of a top-up, unspent credits pay first. */
export function refundedElsewhere(cents: Cents, unspent?: Entry): Entry[] {
  const left = unspent?.cents ?? 0;
  return booked([
    ...(unspent ? [{ ...unspent, cents: -left }] : []),
    { account: PLATFORM, cents: left - cents },
    { account: OUTSIDE, cents },
  ]);
}

export const transferReversed = (cents: Cents): Entry[] => reversed(refundedElsewhere(cents));

export function payoutReturned(user: number, cents: Cents, fee: Cents): Entry[] {
  return booked([
    { account: OUTSIDE, cents: fee - cents },
    { account: balance(user), cents },
    { account: PLATFORM, cents: -fee },
  ]);
}

export function reversed(entries: Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, cents: -entry.cents }));
}

export function sumOf(entries: Entry[]): Cents {
  return entries.reduce((sum, entry) => sum + entry.cents, 0);
}
