import { describe, expect, it } from "vitest";
import type { UserCard } from "~/domain/accounts/user-card";
import type { Dispute } from "~/domain/deals/dispute";
import type { Timeline } from "~/domain/deals/timeline";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import type { Payment } from "~/domain/money/payment";
import { courseOf, nextOf } from "~/domain/money/payment-course";
import { HOLD_DAYS } from "~/domain/money/payment-life";
import { aChargeback, aPayment } from "../../mocks/factories/payment";

const day = (of: number) => new Date(Date.UTC(2026, 2, of)).toISOString();
const made = { created_at: day(1), expires_at: day(2) };
const paid = { ...made, paid_at: day(2) };
const dispute = (of: Partial<Dispute>): Dispute => ({
  id: 1,
  reason: "Het lekt",
  opened_by: 1,
  status: "open",
  proposals: [],
  desk_at: day(11),
  ended: null,
  statement: null,
  ...of,
});

describe("the course of a payment", () => {
  it.each<[string, Partial<Payment>, string[]]>([
    ["only made", made, ["made"]],
    ["never paid", { ...made, status: "expired" }, ["made", "expired"]],
    ["paid", { ...paid, status: "held" }, ["made", "paid"]],
    ["for work that is done", { ...paid, status: "held", job_done_at: day(4) }, ["made", "paid", "done"]],
    ["not paid, of a job that another did", { ...made, status: "cancelled", job_done_at: day(4) }, ["made"]],
    [
      "released",
      { ...paid, status: "released", job_done_at: day(4), released_at: day(5) },
      ["made", "paid", "done", "released"],
    ],
    ["given back", { ...paid, status: "refunded", refunded_at: day(3) }, ["made", "paid", "refunded"]],
    [
      "divided",
      { ...paid, status: "released", released_at: day(9), refunded_at: day(9) },
      ["made", "paid", "released", "refunded"],
    ],
    ["disputed between the two", { ...paid, status: "disputed", dispute: dispute({}) }, ["made", "paid"]],
    [
      "disputed, at the desk before the work was done",
      { ...paid, status: "disputed", dispute: dispute({ status: "desk", desk_at: day(3) }), job_done_at: day(4) },
      ["made", "paid", "desk", "done"],
    ],
    [
      "decided in a dispute",
      {
        ...paid,
        status: "released",
        released_at: day(9),
        dispute: dispute({
          status: "closed",
          ended: "decided",
          opened_at: day(3),
          answered_at: day(4),
          proposals: [
            { by: 1, amount: "40.00", created_at: day(5) },
            { by: 2, amount: "50.00", created_at: day(6) },
          ],
          desk_at: day(7),
          closed_at: day(9),
        }),
      },
      ["made", "paid", "disputed", "answered", "proposed", "proposed", "desk", "decided", "released"],
    ],
    [
      "agreed before our team had to decide",
      {
        ...paid,
        status: "released",
        released_at: day(9),
        dispute: dispute({ status: "closed", ended: "agreed", opened_at: day(3), closed_at: day(9) }),
      },
      ["made", "paid", "disputed", "agreed", "released"],
    ],
  ])("%s", (_, of, steps) => {
    expect(courseOf(aPayment(of)).map(({ step }) => step)).toEqual(steps);
  });

  it("has the work, the bank, the withdrawal and what our team did", () => {
    const log = [
      { action: "release", created_at: day(9) },
      { action: "note", created_at: day(8) },
      { action: "resume", created_at: day(7) },
      { action: "pause", created_at: day(6) },
    ];
    const payment = aPayment({
      ...paid,
      status: "released",
      job_begun_at: day(3),
      job_done_at: day(4),
      released_at: day(9),
      withdrawn: { at: day(5), effect: "answered", answer: { at: day(10), granted: true } },
      chargeback: aChargeback({ status: "lost", opened_at: day(11), closed_at: day(12) }),
    });
    expect(courseOf(payment, { log }).map(({ step }) => step)).toEqual([
      "made",
      "paid",
      "begun",
      "done",
      "withdrawal",
      "paused",
      "resumed",
      "decided_release",
      "released",
      "granted",
      "charged_back",
      "chargeback_lost",
    ]);
  });

  it("calls money for a deal that did not go ahead a compensation", () => {
    const payment = aPayment({ ...paid, status: "refunded", released_at: day(5), refunded_at: day(5) });
    expect(courseOf(payment).map(({ step }) => step)).toEqual(["made", "paid", "compensated", "refunded"]);
  });

  it("has refunds at the provider, and proposals to stop with their answer", () => {
    const payment = aPayment({ ...paid, status: "released", released_at: day(7) });
    const stop = { kind: "stop", back: null, starts_at: null, ends_at: null, description: null } as const;
    const timeline: Timeline = {
      job: { id: 1, title: "Kraan" },
      owner: payment.payer,
      helper: payment.payee as UserCard,
      events: [
        { ...stop, at: day(1), by: "helper", step: "refused", amount: null },
        { ...stop, at: day(5), by: "helper", step: "proposed", amount: "30.00" },
        { ...stop, at: day(6), by: "owner", step: "refused", amount: null },
        { ...stop, kind: "ended", at: day(7), by: "owner", step: "together", amount: "20.00" },
      ],
    };
    const cases = [
      { kind: "refund_elsewhere", amount: "5.00", created_at: day(8), handled_at: null },
      { kind: "refund_failed", amount: "3.00", created_at: day(9), handled_at: day(10) },
    ] as const;
    expect(courseOf(payment, { cases, timeline }).slice(2)).toEqual([
      { step: "stop_proposed", at: day(5), by: payment.payee?.id, amount: "30.00" },
      { step: "stop_refused", at: day(6), by: payment.payer.id },
      { step: "stop_agreed", at: day(7), by: payment.payer.id, amount: "20.00" },
      { step: "released", at: day(7) },
      { step: "returned", at: day(8), amount: "5.00" },
      { step: "refund_failed", at: day(9), amount: "3.00" },
      { step: "refund_otherwise", at: day(10), amount: "3.00" },
    ]);
    expect(courseOf(aPayment({ ...paid, status: "held", payee: null }), { timeline })).toHaveLength(2);
  });

  it("keeps the work of a deal whose job is open again, not that of another deal", () => {
    const payment = aPayment({ ...paid, status: "refunded", refunded_at: day(6) });
    const event = { amount: null, back: null, starts_at: null, ends_at: null, description: null, step: null } as const;
    const timeline: Timeline = {
      job: { id: 1, title: "Kraan" },
      owner: payment.payer,
      helper: payment.payee as UserCard,
      events: [
        { ...event, kind: "start", at: day(1), by: "helper" },
        { ...event, kind: "start", at: day(4), by: "helper" },
        { ...event, kind: "done", at: day(5), by: "helper" },
      ],
    };
    const steps = (of: Timeline) => courseOf(payment, { timeline: of }).map(({ step, at }) => `${step} ${at}`);
    expect(steps(timeline)).toEqual([
      `made ${day(1)}`,
      `paid ${day(2)}`,
      `begun ${day(4)}`,
      `done ${day(5)}`,
      `refunded ${day(6)}`,
    ]);
    expect(steps({ ...timeline, helper: payment.payer })).toHaveLength(3);
    expect(steps({ ...timeline, events: timeline.events.map((one) => ({ ...one, at: day(7) })) })).toHaveLength(3);
  });

  it("names a pause once", () => {
    const payment = aPayment({ ...paid, status: "held", paused_at: day(6) });
    const paused = [{ action: "pause", created_at: day(6) }];
    for (const log of [[], paused])
      expect(courseOf(payment, { log }).map(({ step }) => step)).toEqual(["made", "paid", "paused"]);
  });

  it("tells each pause of the money of the job, once, also if it began or ended at another payment", () => {
    const payment = aPayment({
      ...paid,
      status: "held",
      paused_at: day(8),
      pauses: [
        { from: day(4), until: day(5) },
        { from: day(6), until: day(7) },
      ],
    });
    const log = [{ action: "resume", created_at: day(7) }];
    expect(courseOf(payment, { log })).toEqual([
      { step: "made", at: day(1) },
      { step: "paid", at: day(2) },
      { step: "paused", at: day(4) },
      { step: "resumed", at: day(5) },
      { step: "paused", at: day(6) },
      { step: "resumed", at: day(7) },
      { step: "paused", at: day(8) },
    ]);
  });

  it("says when each happened", () => {
    expect(courseOf(aPayment({ ...paid, status: "held" }))).toEqual([
      { step: "made", at: day(1) },
      { step: "paid", at: day(2) },
    ]);
  });
});

describe("what comes by itself", () => {
  it.each<[string, Partial<Payment>, ReturnType<typeof nextOf>]>([
    ["of one that is open", { ...made, status: "open" }, { step: "expires", at: day(2) }],
    ["of a request nobody answered", { ...made, kind: "request", status: "open" }, null],
    ["of money for work to be done", { ...paid, status: "held" }, { step: "work", at: day(2 + HOLD_DAYS) }],
    [
      "of money for work that is done",
      { ...paid, status: "held", job_done_at: day(4) },
      { step: "approval", at: day(4 + RELEASE_DAYS) },
    ],
    [
      "of a dispute between the two",
      { ...paid, status: "disputed", dispute: dispute({}) },
      { step: "decision", at: day(11) },
    ],
    ["of a dispute at the desk", { ...paid, status: "disputed", dispute: dispute({ status: "desk" }) }, null],
    ["of one that is over", { ...paid, status: "released", released_at: day(5) }, null],
  ])("%s", (_, of, next) => {
    expect(nextOf(aPayment(of))).toEqual(next);
  });
});
