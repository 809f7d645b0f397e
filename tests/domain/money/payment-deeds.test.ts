import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney, withFee } from "~/domain/money/money";
import { moneyEndOf } from "~/domain/money/money-end";
import type { Payment } from "~/domain/money/payment";
import { refundAsked } from "~/domain/money/payment-admin";
import {
  divisionAfterAll,
  divisionWith,
  extraWorkBeside,
  isExtraBack,
  movedAmong,
  movedBy,
  paymentDeeds,
  stoppedWith,
  sumOfMoved,
} from "~/domain/money/payment-deeds";
import { PAYMENT_STATUSES } from "~/domain/money/payment-status";
import { aChargeback, aPayment } from "../../mocks/factories/payment";
import { percents } from "./percents";

const held = (id: number, cents: number, of: Parameters<typeof aPayment>[0] = {}) =>
  aPayment({
    id,
    status: "held",
    amount: formatMoney(cents),
    amount_with_platform_cost: formatMoney(withFee(cents, Number(of.fee_percent ?? 5))),
    ...of,
  });

describe("what an admin can do with a payment", () => {
  it("moves only held money; a note is always possible", () => {
    const now = Date.parse("2026-03-02T10:00:00Z");
    const deeds = (of: Partial<Payment>) => paymentDeeds(aPayment({ paused_at: null, ...of }), now);
    for (const status of PAYMENT_STATUSES.filter((one) => one !== "held")) {
      expect(deeds({ status }), status).toEqual(["note"]);
    }
    expect(deeds({ status: "held" })).toEqual(["refund", "release", "pause", "note"]);
    expect(deeds({ status: "held", paused_at: "2026-03-01T10:00:00Z" })).toEqual([
      "refund",
      "release",
      "resume",
      "note",
    ]);
    expect(deeds({ status: "held", chargeback: aChargeback() })).toEqual(["note"]);
    expect(deeds({ status: "disputed", paused_at: "2026-03-01T10:00:00Z" })).toEqual(["resume", "note"]);
    const overdue = { status: "held", paid_at: "2025-12-01T10:00:00Z", job_begun_at: "2025-12-02T10:00:00Z" } as const;
    expect(deeds({ ...overdue, paused_at: "2026-02-14T10:00:00Z" })).toEqual(["refund", "release", "note"]);
  });

  it("takes the other held money along with the payment of a bid, not with extra work", () => {
    const [bid, extra] = [held(9, 6000), held(14, 2000, { kind: "request" })];
    expect(movedBy(bid, [bid, extra], 0).map(({ earned }) => earned)).toEqual([0, 0]);
    expect(movedBy(bid, [bid, extra], 4000).map(({ earned }) => earned)).toEqual([4000, 2000]);
    expect(movedBy(extra, [bid, extra], 500)).toEqual([{ payment: extra, earned: 500 }]);
  });

  it("divides exactly what was paid", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 999_900 }),
        fc.nat(100),
        fc.nat(100),
        percents,
        (agreed, part, paidByCredits, percent) => {
          const credits = Math.floor((withFee(agreed, percent) * paidByCredits) / 100);
          const payment = held(9, agreed, { credits_used: formatMoney(credits), fee_percent: percent.toFixed(2) });
          const sum = sumOfMoved(movedBy(payment, [], Math.floor((agreed * part) / 100)));
          expect(sum.helper + sum.payer + sum.platform).toBe(sum.total);
          expect(sum.credits).toBeLessThanOrEqual(Math.min(sum.payer, credits));
        },
      ),
    );
  });
});

describe("the amount of a refund", () => {
  it("is all of it when nothing is typed, and otherwise what goes back", () => {
    expect(refundAsked(" ", 6000, "nl")).toEqual({ earned: 0 });
    expect(refundAsked("20,00", 6000, "nl")).toEqual({ earned: 4000 });
    expect(refundAsked("60", 6000, "nl")).toEqual({ earned: 0 });
    expect(refundAsked("60,01", 6000, "nl")).toEqual({ error: "amount_max:6000" });
    expect(refundAsked("0,99", 6000, "nl")).toEqual({ error: "amount_min" });
    expect(refundAsked("veel", 6000, "nl")).toEqual({ error: "money" });
  });
});

describe("the money of a dispute about a price", () => {
  const AT = "2026-03-04T18:00:00Z";
  const price = held(9, 7000, { status: "disputed" });
  const extra = held(14, 2000, { kind: "request", description: "De schuur vegen" });

  it("contains what else is held for the job, and nothing of other jobs", () => {
    const others = [price, extra, held(15, 500, { kind: "request", job_id: 99 }), held(16, 500, { status: "open" })];
    expect(movedAmong(price, others)).toEqual([extra]);
    expect(movedAmong({ ...extra, status: "disputed" }, [{ ...price, status: "held" }])).toEqual([]);
  });

  it("is known before the dispute opens", () => {
    const others = [price, extra, held(15, 500, { kind: "request", job_id: 99 }), held(16, 500, { status: "open" })];
    expect(stoppedWith(held(9, 7000), others)).toEqual([extra]);
    expect(stoppedWith(extra, [held(9, 7000), extra])).toEqual([]);
  });

  it("is divided together: all of the rest goes one way", () => {
    expect(divisionWith(price, [extra], 3500)).toEqual({ helper: 3325 + 1900, placer: 3675, fees: 350 + 200 });
    expect(divisionWith(price, [extra], 0)).toEqual({ helper: 0, placer: 9450, fees: 0 });
  });

  const credited = held(14, 2000, { kind: "request", to_pay: "6.00", credits_used: "15.00" });
  const partOfPrice = held(16, 1000, { kind: "request", for_price: "10.00" });

  it.each([
    [0, false, extra, { helper: 0, payer: 7350 + 2100, credits: 0, platform: 0 }],
    [0, true, extra, { helper: 0, payer: 7350 + 2100, credits: 0, platform: 0 }],
    [3500, false, extra, { helper: 3325 + 1900, payer: 3675, credits: 0, platform: 350 + 200 }],
    [3500, true, extra, { helper: 3325, payer: 3675 + 2100, credits: 0, platform: 350 }],
    [7000, false, extra, { helper: 6650 + 1900, payer: 0, credits: 0, platform: 700 + 200 }],
    [7000, true, extra, { helper: 6650, payer: 2100, credits: 0, platform: 700 }],
    [7000, false, credited, { helper: 6650 + 1900, payer: 0, credits: 0, platform: 700 + 200 }],
    [7000, true, credited, { helper: 6650, payer: 2100, credits: 1500, platform: 700 }],
    [0, true, credited, { helper: 0, payer: 7350 + 2100, credits: 1500, platform: 0 }],
    [3500, true, partOfPrice, { helper: 3325 + 950, payer: 3675, credits: 0, platform: 350 + 100 }],
  ])("at %i earned, extra work back %s, divides exactly what was paid", (earned, extraBack, beside, sums) => {
    const moved = sumOfMoved(movedBy(price, [beside], earned, extraBack));
    expect(moved).toMatchObject(sums);
    expect(moved.helper + moved.payer + moved.platform - moved.total).toBe(0);
    const { helper, payer: placer, platform: fees } = moved;
    expect(divisionWith(price, [beside], earned, extraBack)).toEqual({ helper, placer, fees });
  });

  it("has a choice only about extra work", () => {
    expect(extraWorkBeside(price, [price, extra, partOfPrice])).toBe(2000);
    expect(extraWorkBeside(price, [partOfPrice])).toBe(0);
    expect(extraWorkBeside(extra, [price, credited])).toBe(0);
  });

  it("is told afterwards also if the extra work went back", () => {
    const [paid, beside] = [
      { ...price, status: "released" as const, released_at: AT, helper_amount: "66.50", refunded_amount: "0.00" },
      { ...extra, status: "refunded" as const, refunded_at: AT, refunded_amount: "21.00" },
    ];
    expect(movedAmong(paid, [paid, beside])).toEqual([beside]);
    expect(isExtraBack(paid, [beside])).toBe(true);
    expect(divisionAfterAll([paid, beside])).toEqual(divisionWith(price, [extra], 7000, true));
    expect(moneyEndOf(paid, [beside])).toMatchObject({ way: "divided", helper: 6650, refund: 2100 });
    expect(isExtraBack({ ...paid, released_at: null }, [beside])).toBe(false);
  });

  it("is told afterwards as it was proposed", () => {
    const [paid, beside] = [
      { ...price, status: "released" as const, released_at: AT, helper_amount: "33.25", refunded_amount: "36.75" },
      { ...extra, status: "released" as const, released_at: AT, helper_amount: "19.00" },
    ];
    const later = { ...extra, id: 15, status: "released" as const, released_at: "2026-03-05T18:00:00Z" };
    expect(movedAmong(paid, [paid, beside, later])).toEqual([beside]);
    expect(divisionAfterAll([paid, beside])).toEqual(divisionWith(price, [extra], 3500));
  });
});
