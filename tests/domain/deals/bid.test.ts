import { describe, expect, it } from "vitest";
import { chatRefusal, writingRefusal } from "~/domain/chats/chat-refusal";
import { bidFields } from "~/domain/deals/bid";
import {
  acceptedBid,
  afterBidEvent,
  BID_LIFE,
  type BidEvent,
  type BidStatus,
  bidRefusal,
  canAccept,
  canBid,
  canWithdraw,
  changeRefusal,
  dayOfWork,
  isOneBeingPaid,
  isPending,
  stageOf,
  waitingBids,
} from "~/domain/deals/bid-life";

const STATUSES: BidStatus[] = ["pending", "accepted", "rejected", "withdrawn"];
const JOBS = ["open", "reserved", "solved", "deleted"] as const;
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
    const can = STATUSES.flatMap((status) => JOBS.map((job_status) => ({ status, job_status }))).filter(canAccept);
    expect(can).toEqual([{ status: "pending", job_status: "open" }]);
  });

  it("waits for its owner while it is pending alone", () => {
    expect([...STATUSES, null].filter(isPending)).toEqual(["pending"]);
  });

  it("waits for the owner of a job that still takes bids", () => {
    const bids = STATUSES.map((status) => ({ status }));
    const waiting = JOBS.map((status) => waitingBids({ status, bids }));
    expect(waiting).toEqual([[{ status: "pending" }], [], [], []]);
  });

  it("is being paid on a job with a bid whose payment is being processed", () => {
    expect(isOneBeingPaid([{ being_paid: false }, { being_paid: true }])).toBe(true);
    expect([[], [{}], [{ being_paid: false }]].some(isOneBeingPaid)).toBe(false);
  });

  it("has one that was accepted among those of a job, or none", () => {
    const bids = STATUSES.map((status) => ({ status }));
    expect(acceptedBid(bids)).toEqual({ status: "accepted" });
    expect(acceptedBid(bids.slice(2))).toBeUndefined();
  });

  // One row per status of the bid, one column per status of the job.
  it.each([
    ["pending", [true, true, true, true]],
    ["accepted", [false, true, false, false]],
    ["rejected", [false, false, false, false]],
    ["withdrawn", [false, false, false, false]],
  ] as const)("can be withdrawn when %s", (status, can) => {
    expect(JOBS.map((job_status) => canWithdraw({ status, job_status }, false))).toEqual(can);
    const whileDisputed = status === "accepted" ? can.map(() => false) : can;
    expect(JOBS.map((job_status) => canWithdraw({ status, job_status }, true))).toEqual(whileDisputed);
  });

  it.each([
    ["pending", [null, "job_not_open", "job_not_open", "job_not_open"]],
    ["accepted", ["accepted", "accepted", "accepted", "accepted"]],
    ["rejected", ["rejected", "rejected", "rejected", "rejected"]],
  ] as const)("is changed, when %s, on an open job alone", (status, refusals) => {
    expect(JOBS.map((job_status) => changeRefusal({ status, job_status }))).toEqual(refusals);
  });

  it("says that it was not chosen only after a rejection", () => {
    const bid = { status: "rejected", job_status: "reserved" } as const;
    expect(changeRefusal({ ...bid, ended: "rejected" })).toBe("rejected");
    for (const ended of ["cancelled", "withdrawn", "lapsed"] as const)
      expect(changeRefusal({ ...bid, ended })).toBe("job_not_open");
  });
});

describe("the fields of a bid", () => {
  it.each([
    ["1", 100],
    ["9999,00", 999_900],
    [12.5, 1250],
  ])("read %j as %i cents", (amount, cents) => {
    expect(bidFields.parse({ amount })).toEqual({ amount: cents, message: null, first_day: null });
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
    expect(chatRefusal({ bid_status, blocked: false, opponent: { id: 2 } })).toBe(refusal);
    expect(chatRefusal({ bid_status, blocked: true, opponent: { id: 2 } })).toBe("blocked");
    expect(chatRefusal({ bid_status, blocked: false, opponent: { id: null } })).toBe("gone");
  });
});

describe("the stage of a bid", () => {
  it.each([
    ["pending", "open", "waiting"],
    ["pending", "reserved", "waiting"],
    ["pending", "solved", "done"],
    ["accepted", "reserved", "upcoming"],
    ["accepted", "solved", "done"],
    ["rejected", "open", "done"],
    ["rejected", "reserved", "done"],
  ] as const)("that is %s on a job that is %s: %s", (status, job_status, stage) => {
    expect(stageOf({ status, job_status })).toBe(stage);
  });
});

describe("placing a bid", () => {
  const owner = { id: 1, business: false };
  const helper = { id: 2, business: false };
  const company = { id: 3, business: true };
  const job = { user: owner.id, business_required: false, status: "open" } as const;
  const forBusinesses = { ...job, business_required: true };

  it.each([
    ["blocks the owner", { ...helper, blocked_users: [owner.id] }],
    ["is blocked by the owner", { ...helper, blocked_by: [7, owner.id] }],
  ])("not by who %s", (_who, viewer) => {
    expect(canBid({ ...viewer, blocked_users: [7], blocked_by: [8] }, { ...job, bids: [] })).toBe(true);
    expect(canBid(viewer, { ...job, bids: [] })).toBe(false);
  });

  it.each([
    ["a helper", helper, job, null],
    ["a visitor", null, job, null],
    ["the owner", owner, job, "own_job"],
    ["a company, where one is asked for", company, forBusinesses, null],
    ["a helper, where a company is asked for", helper, forBusinesses, "business_required"],
    ["a visitor, who may turn out to be a company", null, forBusinesses, null],
    ["a helper on a reserved job", helper, { ...job, status: "reserved" }, "job_not_open"],
    ["a helper on a solved job", helper, { ...job, status: "solved" }, "job_not_open"],
    ["a visitor on a deleted job", null, { ...job, status: "deleted" }, "job_not_open"],
    ["the owner of a reserved job", owner, { ...job, status: "reserved" }, "own_job"],
  ] as const)("by %s", (_who, viewer, on, refusal) => {
    expect(bidRefusal(viewer, on)).toBe(refusal);
    expect(canBid(viewer, { ...on, bids: [] })).toBe(viewer !== null && refusal === null);
  });

  it.each([
    ["pending", null, false],
    ["accepted", null, false],
    ["rejected", "rejected", false],
    ["rejected", "lapsed", true],
    ["rejected", "cancelled", true],
    ["rejected", "withdrawn", true],
  ] as const)("beside a bid that is %s (%s): %s", (status, ended, may) => {
    expect(canBid(helper, { ...job, bids: [{ status, ended }] })).toBe(may);
  });
});

describe("the day of the work", () => {
  const today = "2026-12-01";
  it.each([
    ["the first day of the bid, if that is later", "2026-12-02", "2026-12-03", { day: "2026-12-03", of: "bid" }],
    ["the day of the job, if the helper can then", "2026-12-02", "2026-12-01", { day: "2026-12-02", of: "job" }],
    ["the first day of the bid, if the job has none", null, "2026-12-03", { day: "2026-12-03", of: "bid" }],
    ["the day of the job, if the bid has none", "2026-12-02", null, { day: "2026-12-02", of: "job" }],
    ["no day that has passed", "2026-11-29", "2026-11-30", null],
  ])("is %s", (_, execution_date, first_day, day) => {
    expect(dayOfWork({ execution_date, first_day }, today)).toEqual(day);
  });
});
