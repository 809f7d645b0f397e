import { describe, expect, it } from "vitest";
import { approvalOf, paidFor, takenBackFrom } from "~/domain/deals/approval";
import type { Payment } from "~/domain/money/payment";
import { earnedOf, holdOf, isOverdue, isPaid, shownStatus } from "~/domain/money/payment-life";
import { PAYMENT_STATUSES } from "~/domain/money/payment-status";
import { isEarning, setApartIn } from "~/domain/money/wallet";
import { aDispute } from "../../mocks/admin";
import { aBid } from "../../mocks/factories/bid";
import { aJob } from "../../mocks/factories/job";
import { aWallet } from "../../mocks/factories/wallet";
import { aHeldPayment, aReleasedPayment, aRequest, aTopUp } from "../../mocks/money";

describe("money that is held", () => {
  const paid_at = "2026-03-01T10:00:00Z";

  it("waits for the work, and goes back after 75 days", () => {
    expect(holdOf(aHeldPayment({ paid_at }))).toEqual({ waitsFor: "work", until: "2026-05-15T10:00:00.000Z" });
  });

  it("until the last day of the deal, also if it is extra work that was paid later", () => {
    const extra = aHeldPayment({
      kind: "request",
      paid_at: "2026-04-01T10:00:00Z",
      job_held_from: "2026-03-01T10:00:00Z",
    });
    expect(holdOf(extra)).toEqual({ waitsFor: "work", until: "2026-05-15T10:00:00.000Z" });
    const begun = { ...extra, job_begun_at: "2026-03-02T10:00:00Z" };
    expect(isOverdue(begun, Date.parse("2026-05-15T09:00:00Z"))).toBe(false);
    expect(isOverdue(begun, Date.parse("2026-05-15T10:00:00Z"))).toBe(true);
  });

  it("waits for approval once the work is said to be done, which counts as given after 7 days", () => {
    const done = aHeldPayment({ paid_at, job_done_at: "2026-03-03T16:00:00Z" });
    expect(holdOf(done)).toEqual({ waitsFor: "approval", until: "2026-03-10T16:00:00.000Z" });
  });

  it("waits for a dispute about other money of the job, without a day", () => {
    const done = aHeldPayment({ paid_at, job_done_at: "2026-03-03T16:00:00Z", job_disputed: true });
    expect(holdOf(done)).toEqual({ waitsFor: "disputed", until: null });
  });

  it("waits those days also when the 75 end first", () => {
    const late = aHeldPayment({ paid_at, job_done_at: "2026-05-12T10:00:00Z" });
    expect(holdOf(late)).toEqual({ waitsFor: "approval", until: "2026-05-19T10:00:00.000Z" });
  });

  it("waits longer by the time that a dispute stopped the days", () => {
    const done = aHeldPayment({
      paid_at,
      job_done_at: "2026-03-03T16:00:00Z",
      job_objection_from: "2026-03-05T16:00:00Z",
    });
    expect(holdOf(done)).toEqual({ waitsFor: "approval", until: "2026-03-12T16:00:00.000Z" });
  });

  it("of done work has no day while a money stop lasts, and keeps the one to return without work", () => {
    const stop = { paid_at, release_stopped: true };
    expect(holdOf(aHeldPayment({ ...stop, job_done_at: paid_at }))).toEqual({ waitsFor: "stopped", until: null });
    expect(holdOf(aHeldPayment(stop))?.waitsFor).toBe("work");
  });

  it("waits for nothing by time in a dispute, and once it went", () => {
    for (const status of PAYMENT_STATUSES.filter((one) => one !== "held")) {
      expect(holdOf(aHeldPayment({ status, paid_at })), status).toBeNull();
    }
  });

  it("waits for begun work, and then for our team", () => {
    const begun = aHeldPayment({ paid_at, job_begun_at: "2026-03-03T16:00:00Z" });
    expect(holdOf(begun)).toEqual({ waitsFor: "begun", until: "2026-05-15T10:00:00.000Z" });
    const paused = { ...begun, paused_at: "2026-05-15T10:00:00Z" };
    expect(holdOf(paused)).toEqual({ waitsFor: "decision", until: null });
    const on = (day: string) => isOverdue(paused, Date.parse(`${day}T10:00:00Z`));
    expect([on("2026-05-14"), on("2026-05-15")]).toEqual([false, true]);
  });

  it("waits for our team while an admin paused the release of work that did not begin, and goes back in time", () => {
    const paused = aHeldPayment({ paid_at, paused_at: "2026-03-04T10:00:00Z" });
    expect(holdOf(paused)).toEqual({ waitsFor: "team", until: "2026-05-15T10:00:00.000Z" });
  });
});

describe("approving the work", () => {
  const job = aJob({ status: "reserved", bids: [aBid({ status: "accepted" })] });
  const request = aRequest({ status: "held" });

  it("pays all that is held for it, the bid first", () => {
    const approval = approvalOf(job, [request, aHeldPayment()]);
    expect(approval).toMatchObject({ agreed: 8_000, fee: 400, net: 7_600, paid: 8_400 });
    expect(approval?.parts.map(({ id }) => id)).toEqual([9, 10]);
  });

  it("is not to be had when nothing is held, in a dispute, or when it is over", () => {
    expect(approvalOf(job, [])).toBeNull();
    expect(approvalOf(job, [aReleasedPayment()])).toBeNull();
    expect(approvalOf(job, [aHeldPayment(), aRequest({ status: "disputed" })])).toBeNull();
    expect(approvalOf({ ...job, status: "solved" }, [aHeldPayment()])).toBeNull();
    expect(approvalOf({ ...job, bids: [] }, [aHeldPayment()])).toBeNull();
  });

  it("says who decided that the helper has it", () => {
    const ended = (how: "withdrawn" | "agreed" | "decided") => aDispute({ status: "closed", ended: how });
    const half = { refunded_at: "2026-03-05T10:00:00Z" };
    const by = (of: Partial<Payment>) => paidFor(job, [aReleasedPayment(of)])?.by;
    expect(by({})).toBe("owner");
    expect(by({ released_by: "time" })).toBe("time");
    expect(by({ released_by: "owner", dispute: ended("withdrawn") })).toBe("owner");
    expect(by({ dispute: ended("agreed"), ...half })).toBe("agreed");
    expect(by({ dispute: ended("decided"), ...half })).toBe("team");
    expect(by({ released_by: "team" })).toBe("team");
    expect(by({ released_by: "together", ...half })).toBe("together");
    expect(by(half)).toBe("team");
  });

  it("leaves what was paid, also after a part went back", () => {
    const divided = aReleasedPayment({ helper_fee: "2.00", helper_amount: "38.00" });
    expect(paidFor(job, [divided, request])).toMatchObject({ net: 3_800, parts: [divided] });
    expect(earnedOf(divided)).toBe(4_000);
    expect(paidFor(job, [request])).toBeNull();
  });

  it("counts the extra work that went back in the same division, and not what went back before", () => {
    const at = "2026-03-05T10:00:00Z";
    const price = aReleasedPayment({
      released_at: at,
      refunded_at: at,
      refunded_amount: "21.00",
      helper_fee: "2.00",
      helper_amount: "38.00",
    });
    const back = { status: "refunded", refunded_amount: "21.00" } as const;
    const extra = aRequest({ ...back, id: 10, refunded_at: at });
    const before = aRequest({ ...back, id: 11, refunded_at: "2026-03-02T10:00:00Z" });
    expect(paidFor(job, [before, extra, price])).toMatchObject({
      agreed: 6_000,
      net: 3_800,
      back: 4_200,
      parts: [price],
      returned: [extra],
    });
  });
});

describe("money that the payer's bank took back", () => {
  const job = aJob({ status: "solved", bids: [aBid({ status: "accepted" })] });
  const chargeback = { amount: "63.00", from_balance: "57.00", opened_at: "2026-03-05T10:00:00Z", closed_at: null };
  const takenBack = (status: "open" | "won" | "lost") => aReleasedPayment({ chargeback: { ...chargeback, status } });

  it("is not what the helper has, until the bank decides for them", () => {
    for (const status of ["open", "lost"] as const) {
      expect(paidFor(job, [takenBack(status)]), status).toBeNull();
      expect(takenBackFrom([takenBack(status)]), status).toHaveLength(1);
    }
    expect(paidFor(job, [takenBack("won")])).not.toBeNull();
    expect(takenBackFrom([takenBack("won")])).toEqual([]);
  });

  it("is set apart until the bank decides", () => {
    expect(["open", "won", "lost"].map((status) => setApartIn([takenBack(status as "open")]))).toEqual([5_700, 0, 0]);
  });
});

describe("what is said of a payment", () => {
  it("credits are paid, and not released to anybody", () => {
    expect(shownStatus(aTopUp())).toBe("settled");
    expect(shownStatus(aReleasedPayment())).toBe("released");
  });

  it("proves something only when the money came", () => {
    expect(PAYMENT_STATUSES.filter(isPaid)).toEqual(["held", "released", "refunded", "disputed", "settled"]);
  });
});

describe("a wallet", () => {
  const none = aWallet({ balance: "0.00", held: "0.00", iban: null });

  it("is about earning for who helps, or earned", () => {
    expect(isEarning({ active_worker: true }, none)).toBe(true);
    expect(isEarning({ active_worker: false }, none)).toBe(false);
    expect(isEarning({ active_worker: false }, { ...none, has_earned: true })).toBe(true);
    expect(isEarning({ active_worker: false, verified: true }, none)).toBe(true);
    expect(isEarning({ active_worker: false }, { ...none, iban: "NL91******4300" })).toBe(true);
    for (const part of ["balance", "held", "pending"] as const) {
      expect(isEarning({ active_worker: false }, { ...none, [part]: "0.01" }), part).toBe(true);
    }
  });
});
