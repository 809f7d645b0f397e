import { expect, it } from "vitest";
import { afterPayoutEvent, PAYOUT_LIFE } from "~/domain/money/payout-life";

it("is paid or fails, and may come back after it was paid", () => {
  expect(afterPayoutEvent("requested", "paid")).toBe("paid");
  expect(afterPayoutEvent("requested", "failed")).toBe("failed");
  expect(afterPayoutEvent("paid", "failed")).toBe("failed");
  expect(afterPayoutEvent("paid", "paid")).toBeNull();
  for (const { event } of PAYOUT_LIFE) expect(afterPayoutEvent("failed", event)).toBeNull();
});
