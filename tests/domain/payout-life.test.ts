import { expect, it } from "vitest";
import { afterPayoutEvent, PAYOUT_LIFE, PAYOUT_STATUSES } from "~/domain/wallet";

it("is paid or fails, once", () => {
  expect(afterPayoutEvent("requested", "paid")).toBe("paid");
  expect(afterPayoutEvent("requested", "failed")).toBe("failed");
  for (const status of PAYOUT_STATUSES.filter((one) => one !== "requested")) {
    for (const { event } of PAYOUT_LIFE) expect(afterPayoutEvent(status, event)).toBeNull();
  }
});
