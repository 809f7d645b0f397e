import { describe, expect, it } from "vitest";
import { groupOf } from "~/domain/jobs/job-stage";

describe("the group of an own job", () => {
  it.each([
    ["open", "pending", null, "waiting"],
    ["open", "rejected", null, "open"],
    ["reserved", "accepted", null, "agreed"],
    ["reserved", "accepted", "2026-11-20T12:00:00Z", "waiting"],
    ["solved", "accepted", "2026-11-20T12:00:00Z", "ended"],
    ["deleted", "pending", null, "ended"],
  ] as const)("%s with a bid that is %s, done at %s: %s", (status, bid, done_at, group) => {
    expect(groupOf({ status, done_at, bids: [{ status: bid }] })).toBe(group);
  });
});
