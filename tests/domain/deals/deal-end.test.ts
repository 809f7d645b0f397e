import { describe, expect, it } from "vitest";
import { isReversed, outcomesOf } from "~/domain/admin/decision-life";
import { waitsForTeam } from "~/domain/deals/appointment-life";
import { canRenew, formerBidOn } from "~/domain/deals/bid-life";
import { endByLeaving, endsJob, statusAfterDispute } from "~/domain/deals/deal-end";
import { DEAL_ENDS } from "~/domain/deals/deal-end-step";

describe("the end of a deal", () => {
  it("takes the job along when it is deleted, by whomever", () => {
    expect(DEAL_ENDS.filter(endsJob)).toEqual(["deleted", "taken_down", "owner_left"]);
  });

  it("leaves the job open again if nothing was earned, and as it is if only extra work was disputed", () => {
    const request = { kind: "request", amount: 6000 } as const;
    for (const price of [{ kind: "bid", amount: 6000 } as const, { ...request, for_price: 2000 }]) {
      expect(statusAfterDispute(price, 0)).toBe("open");
      expect(statusAfterDispute(price, 1)).toBe("solved");
    }
    expect(statusAfterDispute(request, 0)).toBe("reserved");
    expect(statusAfterDispute(request, 1)).toBe("reserved");
  });

  it("says which of the two deleted the account, until the work was done", () => {
    const ends = (["owner", "helper"] as const).map((leaver) =>
      [false, true].map((done) => endByLeaving(leaver, { done })),
    );
    expect(ends).toEqual([
      ["owner_left", "left_done"],
      ["helper_left", "left_done"],
    ]);
  });

  it("of an absent placer waits while the payment is paused, that of an absent helper does not", () => {
    const report = { missed_until: "2026-03-03T10:00:00Z", missed_by: 7 };
    expect(waitsForTeam(report, { owner: 7, paused: 1 })).toBe(true);
    expect(waitsForTeam(report, { owner: 7, paused: null })).toBe(false);
    expect(waitsForTeam(report, { owner: 8, paused: 1 })).toBe(false);
    expect(waitsForTeam({ ...report, missed_until: null }, { owner: 7, paused: 1 })).toBe(false);
    expect(waitsForTeam(null, { owner: 7, paused: 1 })).toBe(false);
  });
});

describe("an ended bid", () => {
  const bid = (id: number, of: object) => ({ id, status: "rejected", ended: "lapsed", ...of }) as never;

  it("gives its words to the next one, the newest first, unless another is in the way", () => {
    const [old, newer] = [bid(3, {}), bid(5, {})];
    expect(formerBidOn({ status: "open", bids: [old, newer] })).toBe(newer);
    expect(formerBidOn({ status: "reserved", bids: [old] })).toBeUndefined();
    expect(formerBidOn({ status: "open", bids: [old, bid(6, { status: "pending", ended: null })] })).toBeUndefined();
  });

  it("is renewed with one press only if another was chosen, and the job takes bids again", () => {
    expect(canRenew({ job_status: "open", ended: "lapsed" })).toBe(true);
    expect(canRenew({ job_status: "reserved", ended: "lapsed" })).toBe(false);
    expect(canRenew({ job_status: "open", ended: null })).toBe(false);
    expect(canRenew({ job_status: "open", ended: "deleted" })).toBe(true);
    expect(canRenew({ job_status: "deleted", ended: "deleted" })).toBe(false);
  });
});

describe("an appeal", () => {
  it("is decided once, and reverses a decision only if it is overturned", () => {
    const at = (status: "open" | "upheld" | "overturned" | null) => ({ appeal: status && { status } });
    expect(outcomesOf(at("open"))).toEqual(["upheld", "overturned"]);
    for (const status of ["upheld", "overturned", null] as const) expect(outcomesOf(at(status))).toEqual([]);
    expect((["open", "upheld", "overturned", null] as const).map((status) => isReversed(at(status)))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});
