import { expect, it } from "vitest";
import { mayObject, paidOn, type SuspendedDeal, suspendedStepOf } from "~/domain/admin/objection";

const done: SuspendedDeal = {
  role: "owner",
  done_at: "2026-03-02T10:00:00Z",
  objection_from: "2026-03-02T10:00:00Z",
  begun: false,
  disputed: false,
  paused: false,
  gone: false,
  payment: 9,
  objected: false,
};

it("lets a suspended owner object once, to work that is done and paid for", () => {
  expect(mayObject(done)).toBe(true);
  expect(mayObject({ ...done, paused: true })).toBe(true);
  const others = [
    { role: "helper" },
    { done_at: null },
    { disputed: true },
    { gone: true },
    { payment: null },
    { objected: true },
  ];
  for (const other of others)
    expect([other, mayObject({ ...done, ...other } as SuspendedDeal)]).toEqual([other, false]);
});

it("names a day only while the days to object run", () => {
  expect(paidOn(done)).toBe("2026-03-09T10:00:00.000Z");
  expect(paidOn({ ...done, objected: true })).toBe("2026-03-09T10:00:00.000Z");
  for (const other of [{ paused: true }, { disputed: true }, { gone: true }, { done_at: null }])
    expect([other, paidOn({ ...done, ...other })]).toEqual([other, null]);
});

it("tells an objection that our team looks at from one that it has looked at", () => {
  expect(suspendedStepOf({ ...done, objected: true, paused: true })).toBe("objected");
  expect(suspendedStepOf({ ...done, objected: true })).toBe("resumed");
});
