import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterDisputeEvent,
  DISPUTE_LIFE,
  DISPUTE_STATUSES,
  disputeStatusesBefore,
  mayPropose,
  outcomeOf,
  PROPOSALS_EACH,
  ROUNDS,
} from "~/domain/dispute";

const [PLACER, HELPER] = [3, 7];

describe("a dispute's life", () => {
  it("knows one way from a status by an event", () => {
    for (const from of DISPUTE_STATUSES) {
      for (const { event } of DISPUTE_LIFE) {
        const ways = DISPUTE_LIFE.filter((one) => one.event === event && one.from.includes(from));
        expect(ways.length).toBeLessThanOrEqual(1);
        expect(afterDisputeEvent(from, event)).toBe(ways[0]?.to ?? null);
        expect(disputeStatusesBefore(event).includes(from)).toBe(ways.length === 1);
      }
    }
  });

  it("is over once it is closed", () => {
    for (const { event } of DISPUTE_LIFE) expect(afterDisputeEvent("closed", event)).toBeNull();
  });

  it("takes proposals in turns, three of each, whoever tries and however often", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(PLACER, HELPER), { maxLength: 30 }), (tries) => {
        const proposals: { by: number }[] = [];
        for (const by of tries) if (mayPropose({ status: "open", proposals }, by)) proposals.push({ by });
        expect(proposals.some(({ by }, at) => proposals[at - 1]?.by === by)).toBe(false);
        for (const person of [PLACER, HELPER]) {
          expect(proposals.filter(({ by }) => by === person).length).toBeLessThanOrEqual(PROPOSALS_EACH);
        }
        expect(proposals.length).toBeLessThanOrEqual(ROUNDS);
      }),
    );
  });

  it.each(["desk", "closed"] as const)("takes none when it is %s", (status) => {
    expect(mayPropose({ status, proposals: [] }, PLACER)).toBe(false);
  });

  it.each([
    [0, "refund"],
    [1, "split"],
    [9999, "split"],
    [10_000, "release"],
  ] as const)("ends with %i of 100.00 earned as a %s", (earned, outcome) => {
    expect(outcomeOf(earned, 10_000)).toBe(outcome);
  });
});
