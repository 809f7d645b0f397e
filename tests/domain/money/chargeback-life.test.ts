import { expect, it } from "vitest";
import {
  afterChargebackEvent,
  CHARGEBACK_LIFE,
  CHARGEBACK_STATUSES,
  contradicts,
  standingOf,
} from "~/domain/money/chargeback-life";
import { PAYMENT_STATUSES } from "~/domain/money/payment-status";

it("ends once, as won or lost", () => {
  expect(afterChargebackEvent("open", "win")).toBe("won");
  expect(afterChargebackEvent("open", "lose")).toBe("lost");
  for (const status of CHARGEBACK_STATUSES.filter((one) => one !== "open")) {
    for (const { event } of CHARGEBACK_LIFE) expect(afterChargebackEvent(status, event)).toBeNull();
  }
});

it("is for a person when the bank says the opposite afterwards", () => {
  expect([contradicts("won", "lose"), contradicts("lost", "win")]).toEqual([true, true]);
  expect([contradicts("won", "open"), contradicts("won", "win"), contradicts("open", "lose")]).toEqual([
    false,
    false,
    false,
  ]);
});

it("holds up a job while the money was held, and no longer than it is open", () => {
  for (const status of PAYMENT_STATUSES) {
    const open = standingOf({ status, chargeback: { status: "open" } });
    expect(open).toBe(status === "held" ? "disputed" : status);
    expect(standingOf({ status, chargeback: { status: "won" } })).toBe(status);
    expect(standingOf({ status, chargeback: null })).toBe(status);
  }
});
