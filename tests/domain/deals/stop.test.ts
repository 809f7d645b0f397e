import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CancellationReason } from "~/domain/deals/cancellation";
import { divisionOf } from "~/domain/deals/dispute-life";
import {
  afterStopEvent,
  earnedShares,
  mayStillAgree,
  mayStop,
  refusalOfStop,
  STOP_DAYS,
  STOP_STATUSES,
  type StopEvent,
  stopDivision,
  stopUntil,
  wholeOf,
} from "~/domain/deals/stop-life";
import { stopForm } from "~/domain/deals/stop-proposal";
import { voidCauseOf } from "~/domain/deals/stop-void";
import { withFee } from "~/domain/money/money";
import { aDispute } from "../../mocks/admin";
import { aChargeback } from "../../mocks/factories/payment";
import { aHeldPayment, aPaymentAgain, aRequest } from "../../mocks/money";
import { percents } from "../money/percents";

const [PLACER, HELPER] = [3, 7];
const EVENTS: StopEvent[] = ["accept", "refuse", "withdraw", "replace", "lapse", "void"];

describe("the life of a proposal to stop together", () => {
  it("ends by one event, and stays over", () => {
    const open = { status: "open", by: PLACER } as const;
    expect(EVENTS.filter((event) => mayStop(open, HELPER, event))).toEqual(["accept", "refuse"]);
    expect(EVENTS.filter((event) => mayStop(open, PLACER, event))).toEqual(["withdraw", "replace"]);
    for (const status of STOP_STATUSES.filter((one) => one !== "open"))
      for (const event of EVENTS) expect(mayStop({ status, by: PLACER }, HELPER, event)).toBe(false);
    expect(EVENTS.map(afterStopEvent)).toEqual(["accepted", "refused", "withdrawn", "replaced", "lapsed", "void"]);
  });

  it("waits seven days", () => {
    expect(STOP_DAYS).toBe(7);
    expect(stopUntil(0)).toBe(7 * 24 * 3_600_000);
  });
});

it.each<[CancellationReason, ReturnType<typeof refusalOfStop>]>([
  ["work_begun", null],
  ["work_done", null],
  ["late", null],
  ["early", "free_to_cancel"],
  ["no_appointment", "free_to_cancel"],
  ["gone", "free_to_cancel"],
  ["disputed", "disputed"],
  ["paused", "paused"],
  ["absence_reported", "absence_reported"],
  ["transition", "transition"],
  ["already_paid", "transition"],
])("is about what the placer cannot simply cancel: %s", (reason, refused) => {
  expect(refusalOfStop({ reason, held: true, suspended: null })).toBe(refused);
  expect(refusalOfStop({ reason, held: false, suspended: null })).toBe(refused ?? "transition");
});

describe("with a suspended party", () => {
  const refusal = (reason: CancellationReason, suspended: "owner" | "helper") =>
    refusalOfStop({ reason, held: true, suspended });

  it("no proposal waits for an answer that cannot come", () => {
    for (const suspended of ["owner", "helper"] as const)
      for (const reason of ["work_begun", "work_done", "late"] as const)
        expect(refusal(reason, suspended)).toBe("other_suspended");
  });

  it("only the placer can still cancel", () => {
    expect(refusal("early", "helper")).toBe("free_to_cancel");
    expect(refusal("early", "owner")).toBe("other_suspended");
  });

  it("an open proposal can still be accepted", () => {
    expect(
      [null, "other_suspended", "free_to_cancel", "absence_reported"].map((one) => mayStillAgree(one as null)),
    ).toEqual([true, true, true, true]);
    expect(["transition", "disputed", "paused"].map((one) => mayStillAgree(one as "paused"))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each(["transition", "disputed", "paused", "absence_reported"] as const)("%s comes first", (reason) => {
    expect(refusal(reason, "owner")).toBe(reason);
  });
});

describe("the division over the held payments", () => {
  const parts = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      amount: fc.integer({ min: 1, max: 999_900 }),
      fee_percent: percents,
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 4 },
  );
  const divided = parts.chain((held) =>
    fc.record({ held: fc.constant(held), earned: fc.integer({ min: 0, max: wholeOf(held) }) }),
  );

  it("gives each its part, which is never more than the payment", () => {
    fc.assert(
      fc.property(divided, ({ held, earned }) => {
        const shares = earnedShares(held, earned);
        const sum = [...shares.values()].reduce((total, share) => total + share, 0);
        expect(sum).toBe(earned);
        for (const { id, amount } of held) expect(shares.get(id) ?? 0).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it("adds up to all that was paid", () => {
    fc.assert(
      fc.property(divided, ({ held, earned }) => {
        const { helper, placer, fees } = stopDivision(held, earned);
        const paid = held.reduce((sum, { amount, fee_percent }) => sum + withFee(amount, fee_percent), 0);
        expect(helper + placer + fees).toBe(paid);
        expect(Math.min(helper, placer, fees)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("is a dispute's, for one payment", () => {
    expect(stopDivision([{ id: 1, amount: 10_000, fee_percent: 5 }], 6000)).toEqual(divisionOf(6000, 10_000, 5));
  });
});

it("takes an amount from nothing to all that is held", () => {
  const form = stopForm(10_000);
  expect(form.safeParse({ amount: "0" }).data).toEqual({ amount: 0 });
  expect(form.safeParse({ amount: "100,00" }).data).toEqual({ amount: 10_000 });
  expect(form.safeParse({ amount: "100.01" }).success).toBe(false);
  expect(form.safeParse({ amount: "" }).success).toBe(false);
});

describe("why a proposal is void", () => {
  const proposal = { created_at: "2026-03-02T10:00:00Z" };
  const price = aHeldPayment({ paid_at: "2026-03-01T10:00:00Z" });
  const day = (number: number) => `2026-03-0${number}T10:00:00Z`;
  const extra = aRequest({ status: "held", paid_at: day(3) });

  it("is what happened first to the money since it was made", () => {
    expect(voidCauseOf(proposal, [price])).toBeNull();
    expect(voidCauseOf(proposal, [price, extra])).toBe("extra_work");
    expect(voidCauseOf(proposal, [price, { ...extra, paid_at: day(1) }])).toBeNull();
    const disputed = { ...price, dispute: aDispute({ opened_at: day(4) }) };
    expect(voidCauseOf(proposal, [disputed])).toBe("dispute");
    expect(voidCauseOf(proposal, [disputed, extra])).toBe("extra_work");
    expect(voidCauseOf(proposal, [{ ...price, chargeback: aChargeback({ opened_at: day(5) }) }])).toBe("chargeback");
  });

  it("has no name if the price was paid again, or money went back", () => {
    expect(voidCauseOf(proposal, [price, aPaymentAgain({ status: "held", paid_at: day(3) })])).toBeNull();
    expect(voidCauseOf(proposal, [price, { ...extra, paid_at: day(1), refunded_at: day(3) }])).toBeNull();
  });
});
