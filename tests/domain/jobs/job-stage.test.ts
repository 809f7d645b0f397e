import { describe, expect, it } from "vitest";
import { groupOf } from "~/domain/jobs/job-stage";
import { aHelper } from "../../mocks/factories/person";

describe("the group of an own job", () => {
  it.each([
    ["open", "pending", null, "waiting"],
    ["open", "rejected", null, "open"],
    ["reserved", "accepted", null, "agreed"],
    ["reserved", "accepted", "2026-11-20T12:00:00Z", "waiting"],
    ["solved", "accepted", "2026-11-20T12:00:00Z", "ended"],
    ["deleted", "pending", null, "ended"],
  ] as const)("%s with a bid that is %s, done at %s: %s", (status, bid, done_at, group) => {
    expect(groupOf({ status, done_at, bids: [{ status: bid, user: aHelper() }] })).toBe(group);
  });

  it("does not wait for an answer to a suspended helper", () => {
    const bids = [{ status: "pending" as const, user: aHelper({ has_page: false }) }];
    expect(groupOf({ status: "open", bids })).toBe("open");
  });
});
