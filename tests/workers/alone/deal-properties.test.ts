import fc from "fast-check";
import { afterAll, expect, it, vi } from "vitest";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { HOLD_DAYS } from "~/domain/money/payment-life";
import { DealLife } from "../deal-life";
import type { Standing } from "../deal-standing";
import { type By, type Step, stage, step } from "../deal-steps";
import { sums } from "../money";
import { expectWhole } from "../whole-books";

const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterAll(() => written.mockRestore());

const NEVER = {
  "money held for a job that is not reserved": `SELECT j.id FROM job j JOIN payment p ON p.job_id = j.id
    WHERE p.status IN ('held', 'disputed') AND j.status <> 'reserved'`,
  "an accepted bid of a job that is open":
    "SELECT b.id FROM bid b JOIN job j ON j.id = b.job_id WHERE b.status = 'accepted' AND j.status = 'open'",
  "a dispute that goes on about a payment that is not disputed": `SELECT p.id FROM payment p WHERE
    (p.status = 'disputed') <> EXISTS (SELECT 1 FROM dispute d WHERE d.payment_id = p.id AND d.status <> 'closed')`,
  "a report that waits for an answer without a deal that waits for its work": `SELECT a.id FROM appointment a
    WHERE a.missed_at IS NOT NULL AND a.missed_answer IS NULL AND NOT EXISTS (
      SELECT 1 FROM bid b JOIN job j ON j.id = b.job_id WHERE b.chat_id = a.chat_id AND b.status = 'accepted' AND j.status = 'reserved'
        AND a.created_at >= b.updated_at AND j.begun_at IS NULL AND j.done_at IS NULL)`,
  "somebody asked about a deal that is over": `SELECT n.id FROM notification n JOIN job j ON j.id = n.job_id
    WHERE n.type = 'appointment' AND json_extract(n.data, '$.step') = 'missed_reminder' AND NOT EXISTS (
      SELECT 1 FROM chat c JOIN appointment a ON a.chat_id = c.id WHERE c.job_id = j.id AND a.missed_reminded = 1)`,
} as const;

const isHeld = ({ status }: { status: string }) => status === "held" || status === "disputed";

interface Change {
  life: DealLife;
  before: Standing;
  after: Standing;
  step: Step;
  by: By;
  /** Hours in which the placer could object to finished work. */
  free: number;
  /** Hours. */
  passed: number;
}

const endedAs = ({ before, after }: Change, status: string) =>
  before.payments.filter((one) => isHeld(one) && after.payments.find(({ id }) => id === one.id)?.status === status);

/** A party never loses held money only because of the other party or the clock. */
function expectFair(change: Change): void {
  const { life, before, step, by, free, passed } = change;
  const { begun_at, done_at } = before.job;
  const back = endedAs(change, "refunded");
  const worked = begun_at !== null || done_at !== null;
  const agreed =
    (step.do === "accept" && before.proposer === life.helper.id) ||
    (step.do === "stop accept" && before.stopper === life.helper.id) ||
    step.do === "race stop";
  if (back.length > 0 && worked && by === "owner") expect([step, agreed]).toEqual([step, true]);
  if (back.length > 0 && by === "clock") {
    const isOld = back.some(({ days }) => days + passed / 24 >= HOLD_DAYS);
    expect([step, !worked && (before.reported || isOld)]).toEqual([step, true]);
  }
  if (endedAs(change, "released").length > 0 && by === "clock") {
    expect([step, done_at !== null && free >= RELEASE_DAYS * 24]).toEqual([step, true]);
  }
}

const then = (what: Step["do"], owner = true, part = 0): Step => ({ do: what, owner, part });

const KNOWN: [Parameters<typeof DealLife.begin>[0], Step[]][] = [
  ["reported", [then("cancel"), then("deal"), then("days")]],
  ["reported", [then("done"), then("days"), then("days")]],
  ["reported", [then("dispute", false), then("days"), then("close", false), then("hours")]],
  [
    "done",
    [then("dispute", false), then("days", false, 100), then("days", false, 100), then("close", false), then("hours")],
  ],
  ["done", [then("dispute"), then("weeks", true, 69), then("close"), then("hours")]],
  ["begun", [then("weeks", true, 69), then("days"), then("done")]],
  ["begun", [then("pause"), then("weeks", true, 69), then("resume"), then("hours")]],
  ["begun", [then("stop", true, 40), then("stop accept", false)]],
  ["done", [then("stop", false, 0), then("stop accept"), then("deal", true, 7)]],
  ["begun", [then("extra", true, 80), then("stop", true, 33), then("race stop", false, 5), then("weeks")]],
  ["agreed", [then("withdraw"), then("deal", true, 41), then("meet soon"), then("cancel")]],
  ["agreed", [then("withdraw"), then("deal", true, 5), then("meet soon"), then("cancel")]],
];

it("a deal that goes wrong ends well in any order of events, also when nobody does anything any more", async () => {
  await fc.assert(
    fc.asyncProperty(stage, fc.array(step, { minLength: 6, maxLength: 16, size: "max" }), async (from, steps) => {
      const life = await DealLife.begin(from);
      let before = await life.standing();
      let free = 0;
      for (const one of steps) {
        const since = life.hours;
        const by = await life.take(one);
        await expectWhole(NEVER);
        const after = await life.standing();
        const passed = life.hours - since;
        free = before.job.done_at === null ? 0 : free + (before.stopped ? 0 : Math.max(0, passed - before.ahead));
        expectFair({ life, before, after, step: one, by, free, passed });
        before = after;
        if (after.job.status === "solved") break;
      }
      await life.end();
      await expectWhole(NEVER);
      expect((await life.standing()).payments.filter(isHeld)).toEqual([]);
    }),
    { examples: KNOWN, numRuns: 60, interruptAfterTimeLimit: 25_000 },
  );
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
}, 60_000);
