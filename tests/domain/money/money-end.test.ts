import { describe, expect, it } from "vitest";
import { moneyEndOf } from "~/domain/money/money-end";
import type { Payment } from "~/domain/money/payment";
import { aChargeback, aPayment } from "../../mocks/factories/payment";

const at = "2026-03-05T09:00:00Z";
const sums = { amount: "60.00", amount_with_platform_cost: "63.00" };
const all = { ...sums, status: "released", released_at: at, helper_amount: "57.00", refunded_amount: "0.00" } as const;
const part = { ...all, refunded_at: at, helper_amount: "38.00", refunded_amount: "21.00" } as const;
const back = {
  ...sums,
  status: "refunded",
  refunded_at: at,
  refunded_amount: "63.00",
  helper_amount: "57.00",
} as const;

describe("where the money of a payment went", () => {
  it("with the other money that moved with it", () => {
    const extra = aPayment({
      ...all,
      dispute: null,
      amount: "20.00",
      amount_with_platform_cost: "21.00",
      helper_amount: "19.00",
    });
    const price = aPayment({ ...part, dispute: null, released_by: "dispute" });
    expect(moneyEndOf(price, [extra])).toMatchObject({ way: "divided", helper: 5700, refund: 2100 });
  });

  it.each<[string, Partial<Payment>, object | null]>([
    ["held", { ...sums, status: "held" }, null],
    ["disputed", { ...sums, status: "disputed" }, null],
    ["approved", { ...all, released_by: "owner" }, { way: "paid", by: "owner", helper: 5700, refund: 0 }],
    ["by time", { ...all, released_by: "time" }, { way: "paid", by: "time" }],
    ["all of it, as our team decided", { ...all, released_by: "team" }, { way: "paid", by: "team" }],
    [
      "divided by our team",
      { ...part, released_by: "team" },
      { way: "divided", by: "team", helper: 3800, refund: 2100 },
    ],
    ["divided together", { ...part, released_by: "together" }, { way: "divided", by: "together" }],
    [
      "taken back by the bank for good",
      { ...all, chargeback: aChargeback({ status: "lost" }), helper_amount: "0.00" },
      { way: "taken" },
    ],
    ["taken back by a bank that rejected it", { ...all, chargeback: aChargeback({ status: "won" }) }, { way: "paid" }],
    ["returned at the provider", { ...all, refunded_at_provider: "63.00" }, { way: "returned" }],
    ["returned at the provider in part", { ...all, refunded_at_provider: "20.00" }, { way: "paid" }],
    ["back", back, { way: "refunded", helper: 0, refund: 6300 }],
    [
      "back after a late cancellation",
      { ...back, released_at: at, helper_amount: "15.00", refunded_amount: "48.00" },
      { way: "compensated", helper: 1500, refund: 4800 },
    ],
  ])("%s", (_, of, end) => {
    const found = moneyEndOf(aPayment({ released_at: null, refunded_at: null, dispute: null, ...of }));
    if (end === null) expect(found).toBeNull();
    else expect(found).toMatchObject(end);
  });
});
