import { describe, expect, it } from "vitest";
import { canReply, canTalk } from "~/domain/jobs/comment";
import { canChangePictures } from "~/domain/jobs/job";
import {
  afterJobEvent,
  canAct,
  canEdit,
  effectOf,
  holdingsOf,
  isUnderway,
  JOB_LIFE,
  type JobEvent,
  mayAct,
  ownerActions,
  refusalOf,
  takesBids,
} from "~/domain/jobs/job-life";
import { JOB_ACTIONS, JOB_STATUSES } from "~/domain/jobs/job-status";

const NEW = { done_at: null };
const NOTHING = { disputed: false, held: false, released: false, begun: false, done: false, paused: false };

describe("the life of a job", () => {
  // One row per status, as in docs/state-machines.md#job: events and their results.
  it.each([
    ["open", "reserve accept solve renew expire delete", "reserved reserved solved open deleted deleted"],
    [
      "reserved",
      "cancel withdraw solve begin done release return delete",
      "open open solved reserved reserved solved open deleted",
    ],
    ["solved", "cancel delete", "open deleted"],
    ["deleted", "restore", "open"],
  ] as const)("goes on from %s", (from, events, to) => {
    const steps = JOB_LIFE.filter((step) => step.from === from);
    expect(steps.map(({ event }) => event).join(" ")).toBe(events);
    expect(steps.map((step) => step.to).join(" ")).toBe(to);
  });

  it("has one way from a status by an event", () => {
    const ways = JOB_LIFE.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(ways).size).toBe(ways.length);
  });

  it("refuses what is not declared", () => {
    for (const status of JOB_STATUSES) {
      for (const action of JOB_ACTIONS) {
        const declared = JOB_LIFE.some((step) => step.from === status && step.event === action);
        expect(afterJobEvent(status, action as JobEvent) !== null).toBe(declared);
        expect(refusalOf(status, action, NOTHING)).toBe(declared ? null : "transition");
      }
    }
  });

  it.each([
    ["reserved", "cancel", { done: true }, "work_done"],
    ["reserved", "cancel", { begun: true, held: true }, "work_begun"],
    ["reserved", "cancel", { begun: true }, null],
    ["reserved", "cancel", { reported: true, held: true }, "absence_reported"],
    ["reserved", "cancel", { reported: true }, null],
    ["reserved", "solve", { reported: true, held: true }, null],
    ["reserved", "cancel", { begun: true, done: true, held: true }, "work_done"],
    ["reserved", "solve", { begun: true, held: true }, null],
    ["reserved", "solve", { done: true, held: true }, null],
    ["solved", "cancel", { released: true }, "already_paid"],
    ["solved", "delete", { released: true }, null],
    ["reserved", "delete", { held: true }, "money_open"],
    ["reserved", "solve", { disputed: true, held: true }, "disputed"],
    ["reserved", "cancel", { disputed: true, done: true }, "disputed"],
    ["reserved", "solve", { paused: true, done: true, held: true }, "paused"],
    ["reserved", "cancel", { paused: true, held: true }, "paused"],
    ["reserved", "done", { paused: true, held: true }, null],
    ["open", "cancel", { disputed: true }, "transition"],
  ] as const)("%s: %s with %j is refused with %s", (status, action, money, refusal) => {
    expect(refusalOf(status, action, { ...NOTHING, ...money })).toBe(refusal);
  });

  it("offers its owner what the status allows", () => {
    const none = holdingsOf([], NEW);
    expect(ownerActions("open", none)).toEqual(["solve", "reserve", "renew", "delete"]);
    expect(ownerActions("reserved", none)).toEqual(["solve", "cancel", "delete"]);
    expect(ownerActions("solved", none)).toEqual(["cancel", "delete"]);
    expect(ownerActions("deleted", none)).toEqual([]);
  });

  it("offers an owner nothing that would be refused for the money", () => {
    expect(ownerActions("reserved", holdingsOf(["failed", "held"], NEW))).toEqual(["solve", "cancel"]);
    expect(ownerActions("reserved", holdingsOf(["held"], { done_at: "2026-03-01T10:00:00Z" }))).toEqual(["solve"]);
    expect(ownerActions("reserved", holdingsOf(["held"], { begun_at: 1, done_at: null }))).toEqual(["solve"]);
    expect(ownerActions("reserved", holdingsOf(["disputed"], NEW))).toEqual([]);
    expect(ownerActions("solved", holdingsOf(["released"], NEW))).toEqual(["delete"]);
  });

  it("says what an action does to the helper and the money", () => {
    const deal = { agreed: true, held: true };
    expect(effectOf("solve", deal)).toBeNull();
    expect(effectOf("cancel", deal)).toBe("refunds");
    expect(effectOf("solve", { ...deal, held: false })).toBe("unpaid");
    expect(effectOf("cancel", { ...deal, held: false })).toBe("ends");
    expect(effectOf("solve", { agreed: false, held: false })).toBeNull();
    expect(effectOf("renew", deal)).toBeNull();
  });

  it("is for its owner to change, and for its helper to report as done", () => {
    expect(JOB_ACTIONS.filter((action) => mayAct(action, "owner"))).toEqual(
      JOB_ACTIONS.filter((action) => action !== "done"),
    );
    expect(JOB_ACTIONS.filter((action) => mayAct(action, "helper"))).toEqual(["done"]);
  });

  it("is reported as done once, while it is reserved", () => {
    const can = (done_at: string | null) =>
      JOB_STATUSES.filter((status) => canAct({ status, done_at }, "done", "helper"));
    expect(can(null)).toEqual(["reserved"]);
    expect(can("2026-03-02T16:00:00Z")).toEqual([]);
    expect(canAct({ status: "reserved", done_at: null }, "done", "owner")).toBe(false);
  });

  it("takes bids and changes while it is open, and is underway while it is reserved", () => {
    expect(JOB_STATUSES.filter(takesBids)).toEqual(["open"]);
    expect(JOB_STATUSES.filter(canEdit)).toEqual(["open"]);
    expect(JOB_STATUSES.filter(isUnderway)).toEqual(["reserved"]);
  });

  it("leaves room for questions and pictures until it is solved", () => {
    expect(JOB_STATUSES.filter(canTalk)).toEqual(["open", "reserved"]);
    expect(JOB_STATUSES.filter(canChangePictures)).toEqual(["open", "reserved"]);
    expect(canReply({ reply: null })).toBe(true);
    expect(canReply({ reply: "Ja" })).toBe(false);
  });
});
