import { describe, expect, it } from "vitest";
import { cardOf, extraWorkHindrance, isReportOpenAbout, nextStepFor, roleIn } from "~/domain/deals/deal";
import { JOB_STATUSES } from "~/domain/jobs/job-status";
import { aBid } from "../../mocks/factories/bid";
import { aCard } from "../../mocks/factories/person";
import { HASSAN, PETRA } from "../../mocks/factories/town";

describe("extra work", () => {
  const report = (missed_by: number) => ({ missed_until: "2026-03-04T11:45:00Z", missed_by });
  const usual = { blocked: false, suspended: false, reported: false, done: false, gone: false, mode: "held" } as const;
  it.each([
    ["offered without a report", {}, null],
    ["not offered to a helper who still has to answer", { reported: true }, "reported"],
    ["not offered after the work is done", { done: true }, "workDone"],
    ["asked for again when the price is gone", { reported: true, done: true, gone: true }, null],
    ["asked for afterwards by two who pay each other", { done: true, mode: "direct" as const }, null],
    ["not offered to a suspended placer", { suspended: true, gone: true }, "suspended"],
    ["not offered after a block", { blocked: true, gone: true }, "blocked"],
  ])("is %s", (_how, facts, hindrance) => {
    expect(extraWorkHindrance({ ...usual, ...facts })).toBe(hindrance);
  });

  it("waits for the answer of who was reported, not of the other", () => {
    expect(isReportOpenAbout(report(HASSAN), HASSAN)).toBe(true);
    expect(isReportOpenAbout(report(PETRA), HASSAN)).toBe(false);
    expect(isReportOpenAbout(null, HASSAN)).toBe(false);
  });
});

describe("the role in a job", () => {
  const bids = [aBid({ status: "accepted" })];
  it.each([
    ["its owner's", { id: PETRA }, bids, "owner"],
    ["its chosen helper's", { id: HASSAN }, bids, "helper"],
    ["no one's who bids", { id: HASSAN }, [aBid()], null],
    ["no one's who only looks", { id: 99 }, bids, null],
    ["no visitor's", null, bids, null],
  ])("is %s", (_whose, viewer, bids, role) => {
    expect(roleIn({ user: PETRA, bids }, viewer)).toBe(role);
  });
});

describe("the card of a user in a job", () => {
  const job = { owner: aCard({ id: PETRA }), bids: [aBid({ status: "accepted" })] };
  it("is the owner's or a bidder's, whoever looks", () => {
    expect(cardOf(job, PETRA)).toBe(job.owner);
    expect(cardOf(job, HASSAN)).toBe(job.bids[0]?.user);
    expect(cardOf({ ...job, bids: [] }, HASSAN)).toBeNull();
  });
});

describe("the next step", () => {
  it.each([
    ["reserved", false, "confirm_done", "report_done"],
    ["reserved", true, "confirm_done", "await_owner"],
    ["solved", false, "finished", "finished"],
    ["solved", true, "finished", "finished"],
    ["deleted", true, null, null],
  ] as const)("of a %s job, reported as done: %s", (job, done, owner, helper) => {
    const deal = { bid: "accepted", job, done, disputed: false } as const;
    expect([nextStepFor("owner", deal), nextStepFor("helper", deal)]).toEqual([owner, helper]);
  });

  it("is to settle a dispute, for both, as long as the job is not finished", () => {
    const deal = { bid: "accepted", job: "reserved", done: true, disputed: true } as const;
    expect([nextStepFor("owner", deal), nextStepFor("helper", deal)]).toEqual(["settle_dispute", "settle_dispute"]);
    expect(nextStepFor("owner", { ...deal, job: "solved" })).toBe("finished");
  });

  it.each([null, "pending", "rejected"] as const)("is none while the bid is %s", (bid) => {
    for (const job of JOB_STATUSES) expect(nextStepFor("owner", { bid, job, done: false, disputed: false })).toBeNull();
  });
});
