import { describe, expect, it } from "vitest";
import {
  afterReviewEvent,
  canAnswer,
  isReviewable,
  otherParty,
  REVIEW_LIFE,
  type ReviewStatus,
  reviewRefusal,
} from "~/domain/deals/review";
import { JOB_STATUSES } from "~/domain/jobs/job-status";
import { aReview } from "../../mocks/factories/review";
import { HASSAN, PETRA } from "../../mocks/factories/town";

describe("the life of a review", () => {
  // One row per status, as in docs/state-machines.md#review: events and their results.
  it.each([
    [null, "write", "hidden"],
    ["hidden", "show remove", "visible removed"],
    ["visible", "reply remove", "visible removed"],
    ["removed", "", ""],
  ] as const)("goes on from %s", (from, events, to) => {
    const steps = REVIEW_LIFE.filter((step) => step.from === from);
    expect(steps.map(({ event }) => event).join(" ")).toBe(events);
    expect(steps.map((step) => step.to).join(" ")).toBe(to);
  });

  it("refuses what is not declared", () => {
    const statuses: (ReviewStatus | null)[] = [null, "hidden", "visible", "removed"];
    for (const status of statuses) {
      for (const event of ["write", "show", "reply", "remove"] as const) {
        const declared = REVIEW_LIFE.some((step) => step.from === status && step.event === event);
        expect(afterReviewEvent(status, event) !== null).toBe(declared);
      }
    }
  });
});

describe("the other party of a job", () => {
  it("is the placer to the helper and the helper to the placer", () => {
    expect([otherParty({ user_id: 1, helper_id: 2 }, 1), otherParty({ user_id: 1, helper_id: 2 }, 2)]).toEqual([2, 1]);
    expect(otherParty({ user_id: 1, helper_id: 2 }, 3)).toBeNull();
    expect(otherParty({ user_id: 1, helper_id: null }, 1)).toBeNull();
    expect(otherParty({ user_id: null, helper_id: 2 }, 2)).toBeNull();
  });
});

describe("reviewing", () => {
  it("is for settled work, once", () => {
    expect(JOB_STATUSES.filter(isReviewable)).toEqual(["solved"]);
    expect(reviewRefusal("solved", null)).toBeNull();
    expect(reviewRefusal("reserved", null)).toBe("not_completed");
    expect(reviewRefusal("solved", aReview())).toBe("already_done");
    expect(reviewRefusal("open", aReview())).toBe("already_done");
  });

  it("is answered once, by whom it is of, when everyone sees it", () => {
    expect(canAnswer(aReview(), HASSAN)).toBe(true);
    for (const viewer of [PETRA, null]) expect(canAnswer(aReview(), viewer)).toBe(false);
    expect(canAnswer(aReview({ reply: "Dank je" }), HASSAN)).toBe(false);
    expect(canAnswer(aReview({ visible: false }), HASSAN)).toBe(false);
  });
});
