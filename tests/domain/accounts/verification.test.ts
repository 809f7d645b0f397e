import { expect, it } from "vitest";
import { afterVerificationEvent, canStartCheck, VERIFICATION_STATUSES } from "~/domain/accounts/verification";

it.each([
  ["none", ["started", "pending", null, null]],
  ["started", ["started", "pending", "verified", "rejected"]],
  ["pending", ["pending", null, "verified", "rejected"]],
  ["verified", [null, null, null, null]],
  ["rejected", ["started", "pending", null, null]],
] as const)("goes on from %s", (from, leads) => {
  const events = ["start", "submit", "verify", "reject"] as const;
  expect(events.map((event) => afterVerificationEvent(from, event))).toEqual(leads);
});

it("is begun or gone on with until it was handed in, and again after a refusal", () => {
  expect(VERIFICATION_STATUSES.filter(canStartCheck)).toEqual(["none", "started", "rejected"]);
});
