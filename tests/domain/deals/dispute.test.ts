import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { proposalForm } from "~/domain/deals/dispute";
import {
  afterDisputeEvent,
  DISPUTE_LIFE,
  DISPUTE_STATUSES,
  disputeStatusesBefore,
  divisionOf,
  isLastProposal,
  mayAgree,
  mayPropose,
  mayWithdraw,
  outcomeOf,
  PROPOSALS_EACH,
  proposalsLeft,
  ROUNDS,
} from "~/domain/deals/dispute-life";
import { givenBack, split } from "~/domain/money/ledger";
import { formatMoney, withFee } from "~/domain/money/money";
import { divisionAfter } from "~/domain/money/payment-end";
import { percents } from "../money/percents";

const [PLACER, HELPER] = [3, 7];

describe("a dispute's life", () => {
  it("knows one way from a status by an event", () => {
    for (const from of DISPUTE_STATUSES) {
      for (const { event } of DISPUTE_LIFE) {
        const ways = DISPUTE_LIFE.filter((one) => one.event === event && one.from.includes(from));
        expect(ways.length).toBeLessThanOrEqual(1);
        expect(afterDisputeEvent(from, event)).toBe(ways[0]?.to ?? null);
        expect(disputeStatusesBefore(event).includes(from)).toBe(ways.length === 1);
      }
    }
  });

  it("is over once it is closed", () => {
    for (const { event } of DISPUTE_LIFE) expect(afterDisputeEvent("closed", event)).toBeNull();
  });

  it("takes proposals in turns, three of each, whoever tries and however often", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(PLACER, HELPER), { maxLength: 30 }), (tries) => {
        const proposals: { by: number }[] = [];
        for (const by of tries) if (mayPropose({ status: "open", proposals }, by)) proposals.push({ by });
        expect(proposals.some(({ by }, at) => proposals[at - 1]?.by === by)).toBe(false);
        for (const person of [PLACER, HELPER]) {
          expect(proposals.filter(({ by }) => by === person).length).toBeLessThanOrEqual(PROPOSALS_EACH);
        }
        expect(proposals.length).toBeLessThanOrEqual(ROUNDS);
      }),
    );
  });

  it.each(["desk", "closed"] as const)("takes none when it is %s", (status) => {
    expect(mayPropose({ status, proposals: [] }, PLACER)).toBe(false);
  });

  it.each([
    [0, "refund"],
    [1, "split"],
    [9999, "split"],
    [10_000, "release"],
  ] as const)("ends with %i of 100.00 earned as a %s", (earned, outcome) => {
    expect(outcomeOf(earned, 10_000)).toBe(outcome);
  });
});

describe("what each may do in a dispute", () => {
  const dispute = (status: "open" | "desk" | "closed", ...by: number[]) => ({
    status,
    opened_by: PLACER,
    proposals: by.map((one) => ({ by: one })),
  });

  it("agreeing is for who did not propose last, at the desk too", () => {
    expect(mayAgree(dispute("open"), HELPER)).toBe(false);
    for (const status of ["open", "desk"] as const) {
      expect([mayAgree(dispute(status, PLACER), HELPER), mayAgree(dispute(status, PLACER), PLACER)]).toEqual([
        true,
        false,
      ]);
    }
    expect(mayAgree(dispute("closed", PLACER), HELPER)).toBe(false);
  });

  it("letting go is for who opened it, as long as it is not closed", () => {
    expect([mayWithdraw(dispute("open"), PLACER), mayWithdraw(dispute("desk"), PLACER)]).toEqual([true, true]);
    expect([mayWithdraw(dispute("open"), HELPER), mayWithdraw(dispute("closed"), PLACER)]).toEqual([false, false]);
  });

  it("counts what is left to propose", () => {
    expect([PLACER, HELPER].map((one) => proposalsLeft(dispute("open", PLACER, HELPER, PLACER), one))).toEqual([1, 2]);
  });

  it("nobody proposes more than was bid", () => {
    const faults = (amount: string) =>
      proposalForm("60.00")
        .safeParse({ amount })
        .error?.issues.map((one) => one.message);
    expect([faults("0"), faults("60"), faults("60,01"), faults("")]).toEqual([
      undefined,
      undefined,
      ["amount_max:6000"],
      ["required"],
    ]);
  });
});

describe("the last proposal", () => {
  it("comes after three of one and two of the other", () => {
    const after = (count: number) => ({ proposals: Array.from({ length: count }, () => ({ by: PLACER })) });
    expect([0, ROUNDS - 2, ROUNDS - 1].map((count) => isLastProposal(after(count)))).toEqual([false, false, true]);
  });
});

describe("a division", () => {
  const cents = fc.integer({ min: 100, max: 999_900 });

  it("is what the ledger books, to the cent", () => {
    fc.assert(
      fc.property(cents, fc.double({ min: 0, max: 1, noNaN: true }), percents, (amount, part, percent) => {
        const earned = Math.floor(amount * part);
        const { helper, placer, fees } = divisionOf(earned, amount, percent);
        const paid = { payment: 1, payer: PLACER, payee: HELPER, amount, credits: 0, percent };
        const booked = (account: string) => split(paid, earned).find((one) => one.account === account)?.cents ?? 0;
        expect([helper, placer, fees]).toEqual([booked(`balance:${HELPER}`), booked("outside"), booked("platform")]);
        expect(placer).toBe(givenBack(paid, earned).rest);
        expect(helper + placer + fees).toBe(withFee(amount, percent));
      }),
    );
  });

  it("is told of a payment as it was proposed", () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(0, 0.4, 1), percents, (amount, part, percent) => {
        const earned = Math.floor(amount * part);
        const paid = {
          status: earned === 0 ? ("refunded" as const) : ("released" as const),
          released_at: earned === 0 ? null : "2026-03-04T18:00:00Z",
          refunded_at: earned === amount ? null : "2026-03-04T18:00:00Z",
          fee_percent: String(percent),
          amount_with_platform_cost: formatMoney(withFee(amount, percent)),
          refunded_amount: formatMoney(divisionOf(earned, amount, percent).placer),
        };
        expect(divisionAfter(paid)).toEqual(divisionOf(earned, amount, percent));
      }),
    );
  });
});
