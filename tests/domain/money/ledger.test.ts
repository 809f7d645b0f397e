import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chargebackLost,
  chargedBack,
  creditsToppedUp,
  type Entry,
  givenBack,
  otherAmountPaid,
  owedRefunded,
  type PaymentFacts,
  paymentSucceeded,
  payoutPaid,
  payoutRequested,
  payoutReturned,
  refunded,
  refundedElsewhere,
  refundedRest,
  refundFailed,
  refusedSuccess,
  released,
  releasedChargebackLost,
  reversed,
  split,
  sumOf,
  transferReversed,
} from "~/domain/money/ledger";
import { feeOf, withFee } from "~/domain/money/money";
import { percents } from "./percents";

const paid: PaymentFacts = { payment: 12, payer: 3, payee: 7, amount: 10_000, credits: 0, percent: 5 };
const withCredits: PaymentFacts = { ...paid, credits: 2000 };
const booked = (entries: Entry[]) => Object.fromEntries(entries.map(({ account, cents }) => [account, cents]));

describe("the books of a bid of 100.00", () => {
  it.each([
    ["payment_succeeded", paymentSucceeded(paid), { outside: -10_500, "held:12": 10_500 }],
    ["released", released(paid), { "held:12": -10_500, "balance:7": 9500, platform: 1000 }],
    [
      "payout_requested, early",
      payoutRequested(4, 7, 9500, 475),
      { "balance:7": -9500, "payout:4": 9025, platform: 475 },
    ],
    ["payout_requested, payout day", payoutRequested(4, 7, 9500, 0), { "balance:7": -9500, "payout:4": 9500 }],
    ["payout_paid", payoutPaid(4, 9025), { "payout:4": -9025, outside: 9025 }],
    [
      "payout_failed",
      reversed(payoutRequested(4, 7, 9500, 475)),
      { "balance:7": 9500, "payout:4": -9025, platform: -475 },
    ],
    ["refunded", refunded(paid), { "held:12": -10_500, outside: 10_500 }],
    ["split at 60.00", split(paid, 6000), { "held:12": -10_500, "balance:7": 5700, platform: 600, outside: 4200 }],
    ["credits_topup", creditsToppedUp(3, 2000), { outside: -2000, "credits:3": 2000 }],
    [
      "payment_succeeded with credits",
      paymentSucceeded(withCredits),
      { "credits:3": -2000, outside: -8500, "held:12": 10_500 },
    ],
    ["refunded with credits", refunded(withCredits), { "held:12": -10_500, "credits:3": 2000, outside: 8500 }],
  ])("%s", (_event, entries, expected) => {
    expect(booked(entries)).toEqual(expected);
    expect(sumOf(entries)).toBe(0);
  });

  it.each([
    [
      "chargeback opened, while held",
      chargedBack({ payment: 12, amount: 10_500, setApart: 10_500, from: "held:12" }),
      { "held:12": -10_500, "taken:12": 10_500, platform: -10_500, outside: 10_500 },
    ],
    [
      "chargeback opened, with nothing left to set apart",
      chargedBack({ payment: 12, amount: 10_500, setApart: 0, from: null }),
      { platform: -10_500, outside: 10_500 },
    ],
    [
      "chargeback of 80.00 lost, with credits",
      chargebackLost(withCredits, 8000),
      { "taken:12": -10_500, platform: 8000, "credits:3": 2000, outside: 500 },
    ],
    [
      "released chargeback lost",
      releasedChargebackLost(12, 10_500, 4500),
      { "taken:12": -4500, platform: 10_500, "platform:loss": -6000 },
    ],
    ["another amount paid", otherAmountPaid(12, 10_000), { outside: -10_000, "unmatched:12": 10_000 }],
    ["refund failed", refundFailed(12, 10_500), { outside: -10_500, "owed:12": 10_500 }],
    ["refund by hand", owedRefunded(12, 10_500), { outside: 10_500, "owed:12": -10_500 }],
    ["refund elsewhere", refundedElsewhere(2000), { platform: -2000, outside: 2000 }],
    [
      "refund elsewhere of the rest, after 20.00 and with credits",
      refundedRest(withCredits, 2000),
      { "held:12": -10_500, "credits:3": 2000, outside: 6500, platform: 2000 },
    ],
    ["transfer reversed", transferReversed(9025), { outside: -9025, platform: 9025 }],
    ["payout returned, early", payoutReturned(7, 9500, 475), { outside: -9025, "balance:7": 9500, platform: -475 }],
  ])("%s", (_event, entries, expected) => {
    expect(booked(entries)).toEqual(expected);
    expect(sumOf(entries)).toBe(0);
  });

  it("takes in and gives back at once what comes too late", () => {
    const [arrived, returned] = refusedSuccess(12, 10_500);
    expect(booked(arrived)).toEqual({ outside: -10_500, "held:12": 10_500 });
    expect(booked(returned)).toEqual({ "held:12": -10_500, outside: 10_500 });
  });

  it("gives a split back to outside first, then to credits", () => {
    expect(booked(split({ ...paid, credits: 8000 }, 6000))).toEqual({
      "held:12": -10_500,
      "balance:7": 5700,
      platform: 600,
      outside: 2500,
      "credits:3": 1700,
    });
  });
});

type Step =
  | { do: "top up"; user: number; cents: number }
  | { do: "pay"; payment: number; amount: number; percent: number; useCredits: boolean }
  | { do: "release" | "refund" | "split"; payment: number; part: number }
  | { do: "pay out"; user: number; part: number; early: boolean; percent: number }
  | { do: "paid" | "failed"; payout: number };

const user = fc.integer({ min: 1, max: 3 });
const some = fc.integer({ min: 1, max: 6 });
const amount = fc.integer({ min: 100, max: 999_900 });
const part = fc.integer({ min: 0, max: 100 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("top up" as const), user, cents: amount }),
  fc.record({ do: fc.constant("pay" as const), payment: some, amount, percent: percents, useCredits: fc.boolean() }),
  fc.record({ do: fc.constantFrom("release" as const, "refund" as const, "split" as const), payment: some, part }),
  fc.record({ do: fc.constant("pay out" as const), user, part, early: fc.boolean(), percent: percents }),
  fc.record({ do: fc.constantFrom("paid" as const, "failed" as const), payout: some }),
);

class Books {
  private readonly accounts = new Map<string, number>();
  private readonly held = new Map<number, PaymentFacts>();
  private readonly known = new Set<number>();
  private readonly payouts = new Map<number, { entries: Entry[]; net: number; open: boolean }>();

  readonly closed: string[] = [];

  of = (account: string) => this.accounts.get(account) ?? 0;
  all = () => [...this.accounts];

  private book(entries: Entry[]) {
    if (sumOf(entries) !== 0) throw new Error("an event that does not sum to zero");
    for (const { account, cents } of entries) this.accounts.set(account, this.of(account) + cents);
  }

  private settle(payment: number, entriesOf: (paid: PaymentFacts) => Entry[]) {
    const paid = this.held.get(payment);
    if (!paid) return;
    this.held.delete(payment);
    this.book(entriesOf(paid));
    this.closed.push(`held:${payment}`);
  }

  take(one: Step): void {
    switch (one.do) {
      case "top up":
        return this.book(creditsToppedUp(one.user, one.cents));
      case "pay": {
        if (this.known.has(one.payment)) return;
        this.known.add(one.payment);
        const payer = (one.payment % 3) + 1;
        const credits = one.useCredits ? Math.min(this.of(`credits:${payer}`), withFee(one.amount, one.percent)) : 0;
        const paid = {
          payment: one.payment,
          payer,
          payee: ((one.payment + 1) % 3) + 1,
          amount: one.amount,
          credits,
          percent: one.percent,
        };
        this.held.set(one.payment, paid);
        return this.book(paymentSucceeded(paid));
      }
      case "release":
        return this.settle(one.payment, released);
      case "refund":
        return this.settle(one.payment, refunded);
      case "split":
        return this.settle(one.payment, (paid) => split(paid, Math.floor((paid.amount * one.part) / 100)));
      case "pay out": {
        const cents = Math.floor((this.of(`balance:${one.user}`) * one.part) / 100);
        if (cents === 0) return;
        const id = this.payouts.size + 1;
        const fee = one.early ? feeOf(cents, one.percent) : 0;
        const entries = payoutRequested(id, one.user, cents, fee);
        this.payouts.set(id, { entries, net: cents - fee, open: true });
        return this.book(entries);
      }
      case "paid":
      case "failed": {
        const payout = this.payouts.get(one.payout);
        if (!payout?.open) return;
        payout.open = false;
        this.book(one.do === "paid" ? payoutPaid(one.payout, payout.net) : reversed(payout.entries));
        this.closed.push(`payout:${one.payout}`);
      }
    }
  }
}

describe("the books of any life", () => {
  it("sum to zero after every event, and no balance is ever below zero", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const books = new Books();
        for (const one of steps) {
          books.take(one);
          expect(books.all().reduce((sum, [, cents]) => sum + cents, 0)).toBe(0);
          const below = books
            .all()
            .filter(([account, cents]) => cents < 0 && !["outside", "platform", "platform:loss"].includes(account));
          expect(below).toEqual([]);
          expect(books.closed.filter((account) => books.of(account) !== 0)).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("give back what was not earned, of credits no more than was taken from them", () => {
    fc.assert(
      fc.property(amount, part, fc.integer({ min: 0, max: 100 }), percents, (bid, earnedPart, creditPart, percent) => {
        const credits = Math.floor((withFee(bid, percent) * creditPart) / 100);
        const earned = Math.floor((bid * earnedPart) / 100);
        const back = givenBack({ amount: bid, credits, percent }, earned);
        expect(back.outside + back.credits).toBe(back.rest);
        expect(back.rest).toBe(withFee(bid, percent) - withFee(earned, percent));
        expect(back.credits).toBeLessThanOrEqual(credits);
        expect(back.outside).toBe(Math.min(back.rest, withFee(bid, percent) - credits));
        const of = { ...paid, amount: bid, credits, percent };
        if (earned === 0) expect(split(of, earned)).toEqual(expect.arrayContaining(refunded(of)));
        if (earned === bid) expect(booked(split(of, earned))).toEqual(booked(released(of)));
      }),
    );
  });

  it("take in at least what they give out: the platform never loses on a payment", () => {
    fc.assert(
      fc.property(amount, part, fc.integer({ min: 0, max: 100 }), percents, (bid, earnedPart, creditPart, percent) => {
        const credits = Math.floor((withFee(bid, percent) * creditPart) / 100);
        const earned = Math.floor((bid * earnedPart) / 100);
        const entries = split({ ...paid, amount: bid, credits, percent }, earned);
        expect(sumOf(entries)).toBe(0);
        for (const { account, cents } of entries) if (!account.startsWith("held:")) expect(cents).toBeGreaterThan(0);
        expect(booked(entries).platform ?? 0).toBe(2 * feeOf(earned, percent));
      }),
    );
  });
});
