import { describe, expect, it } from "vitest";
import { afterBidEvent, BID_LIFE, type BidEvent, type BidStatus, bidFields, canAccept } from "~/domain/bid";
import { isOpen, writingRefusal } from "~/domain/chat";

const STATUSES: BidStatus[] = ["pending", "accepted", "rejected", "withdrawn"];
const EVENTS: BidEvent[] = ["change", "withdraw", "reject", "accept", "lapse", "return"];

describe("the life of a bid", () => {
  it.each([
    ["pending", ["pending", "withdrawn", "rejected", "accepted", "rejected", null]],
    ["accepted", [null, "withdrawn", null, null, null, "rejected"]],
    ["rejected", [null, null, null, null, null, null]],
    ["withdrawn", [null, null, null, null, null, null]],
  ] as const)("from %s", (from, leads) => {
    expect(EVENTS.map((event) => afterBidEvent(from, event))).toEqual(leads);
  });

  it("says each step once", () => {
    const steps = BID_LIFE.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(steps).size).toBe(steps.length);
  });

  it("is accepted while it waits on an open job, and at no other time", () => {
    const jobs = ["open", "reserved", "solved", "deleted"] as const;
    const can = STATUSES.flatMap((status) => jobs.map((job_status) => ({ status, job_status }))).filter(canAccept);
    expect(can).toEqual([{ status: "pending", job_status: "open" }]);
  });
});

describe("the fields of a bid", () => {
  it.each([
    ["1", 100],
    ["9999,00", 999_900],
    [12.5, 1250],
  ])("read %j as %i cents", (amount, cents) => {
    expect(bidFields.parse({ amount })).toEqual({ amount: cents, message: null });
  });

  it.each(["", "0.99", "9999.01", "-5", "1e3", "12.", ".5", "1.005", "1.000,00", true, null])("refuse %j", (amount) => {
    expect(bidFields.safeParse({ amount }).success).toBe(false);
  });
});

describe("writing in a chat", () => {
  it.each([
    [null, null],
    ["accepted", null],
    ["pending", "bid_pending"],
    ["rejected", "bid_rejected"],
  ] as const)("with its bid %s", (bid_status, refusal) => {
    expect(writingRefusal(bid_status)).toBe(refusal);
    expect(isOpen({ bid_status, blocked: false })).toBe(refusal === null);
    expect(isOpen({ bid_status, blocked: true })).toBe(false);
  });
});
