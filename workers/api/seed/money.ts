import { type Entry, paymentSucceeded, payoutPaid, payoutRequested, released } from "~/domain/money/ledger";
import { FEE_PERCENT, feeOf } from "~/domain/money/money";
import { PAYMENT_MINUTES } from "~/domain/money/payment-life";
import type { Database, Write } from "../db/database";
import { insertInvoice } from "../db/invoice";
import { book } from "../db/ledger";
import type { Offer } from "./chat-rows";
import { DAY, MINUTE } from "./clock";
import type { RowOf } from "./insert";
import { PEOPLE } from "./people";

export const DISPUTED = "Achtertuin bestraten";

const PAID_OUT = 2;

export interface Deal {
  payment: number;
  offer: Offer;
  paid: number;
  released: number | null;
}

export function dealsPaid(offers: readonly Offer[]): Deal[] {
  const accepted = offers.flatMap((offer) => {
    const { deal } = offer;
    return deal ? [{ offer, paid: deal.paid, released: deal.of.status === "solved" ? deal.released : null }] : [];
  });
  return accepted.sort((a, b) => a.paid - b.paid).map((deal, at) => ({ payment: at + 1, ...deal }));
}

function statusOf({ deal }: Offer, released: number | null) {
  if (released !== null) return "released";
  return deal?.of.title === DISPUTED ? "disputed" : "held";
}

export const paymentRows = (deals: readonly Deal[]): RowOf<"payment">[] =>
  deals.map(({ payment, offer, paid, released: at }) => ({
    id: payment,
    kind: "bid",
    status: statusOf(offer, at),
    payer_id: offer.owner,
    payee_id: offer.helper,
    bid_id: offer.id,
    chat_id: offer.id,
    job_id: offer.job,
    amount: offer.amount,
    platform_cost: feeOf(offer.amount, FEE_PERCENT),
    fee_percent: FEE_PERCENT,
    helper_fee: feeOf(offer.amount, FEE_PERCENT),
    helper_amount: offer.amount - feeOf(offer.amount, FEE_PERCENT),
    provider: "sandbox",
    session: `proefbetaling-${payment}`,
    created_at: paid - 2 * MINUTE,
    expires_at: paid + (PAYMENT_MINUTES - 2) * MINUTE,
    paid_at: paid,
    released_at: at,
  }));

interface Payout {
  id: number;
  user: number;
  amount: number;
  at: number;
}

export function payouts(deals: readonly Deal[]): Payout[] {
  const first = deals.find(({ offer }) => offer.helper === PAID_OUT);
  if (!first?.released) return [];
  const amount = first.offer.amount - feeOf(first.offer.amount, FEE_PERCENT);
  return [{ id: 1, user: PAID_OUT, amount, at: first.released + 2 * DAY }];
}

export const payoutRows = (paidOut: readonly Payout[]): RowOf<"payout">[] =>
  paidOut.map(({ id, user, amount, at }) => ({
    id,
    user_id: user,
    amount,
    fee: feeOf(amount, FEE_PERCENT),
    net: amount - feeOf(amount, FEE_PERCENT),
    early: 1,
    status: "paid",
    iban: PEOPLE[user - 1]?.iban ?? "",
    created_at: at,
    paid_at: at + DAY,
  }));

interface Booking {
  at: number;
  event: string;
  key: string;
  entries: Entry[];
  payment?: number;
  payout?: number;
}

function bookingsOf({ payment, offer, paid, released: at }: Deal): Booking[] {
  const parties = { payer: offer.owner, payee: offer.helper };
  const of = { payment, ...parties, amount: offer.amount, credits: 0, percent: FEE_PERCENT };
  const first = { at: paid, event: "payment_succeeded", key: `payment_succeeded:${payment}`, payment };
  const arrived = { ...first, entries: paymentSucceeded(of) };
  if (at === null) return [arrived];
  return [arrived, { at, event: "released", key: `released:${payment}`, entries: released(of), payment }];
}

function bookingsOfPayout({ id, user, amount, at }: Payout): Booking[] {
  const net = amount - feeOf(amount, FEE_PERCENT);
  return [
    {
      at,
      event: "payout_requested",
      key: `payout_requested:${id}`,
      entries: payoutRequested(id, user, amount, amount - net),
      payout: id,
    },
    { at: at + DAY, event: "payout_paid", key: `payout_paid:${id}`, entries: payoutPaid(id, net), payout: id },
  ];
}

export function bookings(db: Database, deals: readonly Deal[]): Write[] {
  return [...deals.flatMap(bookingsOf), ...payouts(deals).flatMap(bookingsOfPayout)]
    .sort((a, b) => a.at - b.at)
    .flatMap(({ at, ...booking }) => book(db, at, booking));
}

export const invoices = (db: Database, deals: readonly Deal[]): Write[] =>
  deals
    .flatMap(({ payment, offer, released: at }) => (at === null ? [] : [{ payment, amount: offer.amount, at }]))
    .sort((a, b) => a.at - b.at)
    .map(({ payment, amount, at }) => insertInvoice(db, at, payment, amount));
