import { describe, expect, it } from "vitest";
import { feeToWithdraw } from "~/domain/money/kept-fee";
import { aHeldPayment, aReleasedPayment } from "../../mocks/money";

describe("the fee that a withdrawal gives back", () => {
  it("is all of it while nothing went back", () => {
    expect(feeToWithdraw(aHeldPayment())).toBe(300);
    expect(feeToWithdraw(aReleasedPayment())).toBe(300);
  });

  it("is what is left of it after a division", () => {
    const divided = aReleasedPayment({
      refunded_at: "2026-03-04T18:00:00Z",
      refunded_amount: "21.00",
      helper_fee: "2.00",
      helper_amount: "38.00",
    });
    expect(feeToWithdraw(divided)).toBe(200);
  });
});
