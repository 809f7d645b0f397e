import { type Cents, feeOf, withFee } from "./money";

/**
 * Double-entry bookings (docs/ledger.md). Each function gives the entries of one event; every list sums to zero.
 * Accounts: `outside`, `platform`, or a kind and an id (`held:12`, `balance:7`, `credits:7`, `payout:3`).
 */
export interface Entry {
  account: string;
  cents: Cents;
}

export const OUTSIDE = "outside";
export const PLATFORM = "platform";
export const held = (payment: number) => `held:${payment}`;
export const balance = (user: number) => `balance:${user}`;
export const credits = (user: number) => `credits:${user}`;
export const payoutAccount = (payout: number) => `payout:${payout}`;
/** What a chargeback is about, set apart until the bank decides. */
export const taken = (payment: number) => `taken:${payment}`;
/** A refund that came back: the payer is still to get it. */
export const owed = (payment: number) => `owed:${payment}`;

const booked = (entries: Entry[]) => entries.filter((entry) => entry.cents !== 0);

/** What a payment of a bid (or a request) is about, in cents; `credits` is the part paid from the payer's credits. */
export interface Paid {
  payment: number;
  payer: number;
  payee: number;
  amount: Cents;
  credits: Cents;
}

export function paymentSucceeded(paid: Paid): Entry[] {
  const total = withFee(paid.amount);
  return booked([
    { account: credits(paid.payer), cents: -paid.credits },
    { account: OUTSIDE, cents: -(total - paid.credits) },
    { account: held(paid.payment), cents: total },
  ]);
}

export function released(paid: Paid): Entry[] {
  const fee = feeOf(paid.amount);
  return booked([
    { account: held(paid.payment), cents: -(paid.amount + fee) },
    { account: balance(paid.payee), cents: paid.amount - fee },
    { account: PLATFORM, cents: 2 * fee },
  ]);
}

export function refunded(paid: Paid): Entry[] {
  const total = withFee(paid.amount);
  return booked([
    { account: held(paid.payment), cents: -total },
    { account: credits(paid.payer), cents: paid.credits },
    { account: OUTSIDE, cents: total - paid.credits },
  ]);
}

/** A success that no longer counts: what came from the card goes back at once (nothing was taken from credits). */
export function refusedSuccess(payment: number, toPay: Cents): [Entry[], Entry[]] {
  const arrived = [
    { account: OUTSIDE, cents: -toPay },
    { account: held(payment), cents: toPay },
  ];
  return [arrived, reversed(arrived)];
}

/** Returns what goes back of a payment of which so much stays, in cents: to outside first, then to credits. */
function backOf({ amount, credits }: Pick<Paid, "amount" | "credits">, stays: Cents) {
  const rest = withFee(amount) - stays;
  const outside = Math.min(rest, withFee(amount) - credits);
  return { rest, outside, credits: rest - outside };
}

/** Returns what goes back of a payment of which part `earned` of the bid goes to the helper. */
export const givenBack = (paid: Pick<Paid, "amount" | "credits">, earned: Cents) => backOf(paid, withFee(earned));

/** Returns what goes back of a payment when the helper gets compensation for a late cancellation: the platform keeps nothing. */
export const backAfterCancelling = (paid: Pick<Paid, "amount" | "credits">, compensation: Cents) =>
  backOf(paid, compensation);

/** The helper gets the compensation, the placer the rest. */
export function cancelFee(paid: Paid, compensation: Cents): Entry[] {
  const back = backAfterCancelling(paid, compensation);
  return booked([
    { account: held(paid.payment), cents: -withFee(paid.amount) },
    { account: balance(paid.payee), cents: compensation },
    { account: OUTSIDE, cents: back.outside },
    { account: credits(paid.payer), cents: back.credits },
  ]);
}

/** Part `earned` of the bid goes to the helper, the rest back. */
export function split(paid: Paid, earned: Cents): Entry[] {
  const fee = feeOf(earned);
  const back = givenBack(paid, earned);
  return booked([
    { account: held(paid.payment), cents: -withFee(paid.amount) },
    { account: balance(paid.payee), cents: earned - fee },
    { account: PLATFORM, cents: 2 * fee },
    { account: OUTSIDE, cents: back.outside },
    { account: credits(paid.payer), cents: back.credits },
  ]);
}

/** All of a tip is the helper's: the platform keeps nothing. */
export function tipped({ payer, payee, amount, credits: used }: Paid): Entry[] {
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

/** An early payout costs the fee; on the payout day it is free. */
export function payoutRequested(payout: number, user: number, cents: Cents, early: boolean): Entry[] {
  const fee = early ? feeOf(cents) : 0;
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
  /** What the payer's bank took. */
  amount: Cents;
  /** What leaves `from` until the bank decides: all that is held, or what is left of it elsewhere. */
  setApart: Cents;
  from: string | null;
}

/** The platform advances what the bank took. When the chargeback is won, the same entries are reversed. */
export function chargedBack({ payment, amount, setApart, from }: ChargedBack): Entry[] {
  return booked([
    ...(from === null ? [] : [{ account: from, cents: -setApart }]),
    { account: taken(payment), cents: from === null ? 0 : setApart },
    { account: PLATFORM, cents: -amount },
    { account: OUTSIDE, cents: amount },
  ]);
}

/** What the payer of a held payment gets back besides what their bank took. */
export const backAfterChargeback = ({ amount, credits }: Pick<Paid, "amount" | "credits">, taken: Cents): Cents =>
  withFee(amount) - credits - taken;

/** A chargeback of held money is lost: the payer has it all back, the platform its advance. */
export function chargebackLost(paid: Paid, amount: Cents): Entry[] {
  return booked([
    { account: taken(paid.payment), cents: -withFee(paid.amount) },
    { account: PLATFORM, cents: amount },
    { account: credits(paid.payer), cents: paid.credits },
    { account: OUTSIDE, cents: backAfterChargeback(paid, amount) },
  ]);
}

/** A chargeback of money that was released is lost: what was set apart is the platform's, the rest its loss. */
export function releasedChargebackLost(payment: number, setApart: Cents): Entry[] {
  return booked([
    { account: taken(payment), cents: -setApart },
    { account: PLATFORM, cents: setApart },
  ]);
}

/** The money of a refund came back to the provider. */
export function refundFailed(payment: number, cents: Cents): Entry[] {
  return [
    { account: OUTSIDE, cents: -cents },
    { account: owed(payment), cents },
  ];
}

/** The payer got what they were owed in another way. */
export const owedRefunded = (payment: number, cents: Cents): Entry[] => reversed(refundFailed(payment, cents));

/** Money went back to a payer that the ledger does not hold for them: it is the platform's. */
export function refundedElsewhere(cents: Cents): Entry[] {
  return [
    { account: PLATFORM, cents: -cents },
    { account: OUTSIDE, cents },
  ];
}

/** A transfer to a helper's account at the provider was taken back by hand. */
export const transferReversed = (cents: Cents): Entry[] => reversed(refundedElsewhere(cents));

/** The bank sent a payout back after it was paid: it and its fee are on the balance again. */
export function payoutReturned(user: number, cents: Cents, early: boolean): Entry[] {
  const net = cents - (early ? feeOf(cents) : 0);
  return booked([
    { account: OUTSIDE, cents: -net },
    { account: balance(user), cents },
    { account: PLATFORM, cents: net - cents },
  ]);
}

/** The same entries the other way round. */
export function reversed(entries: Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, cents: -entry.cents }));
}

/** Zero for every whole transaction. */
export function sumOf(entries: Entry[]): Cents {
  return entries.reduce((sum, entry) => sum + entry.cents, 0);
}
