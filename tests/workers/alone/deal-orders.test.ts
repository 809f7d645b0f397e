import fc from "fast-check";
import { afterAll, expect, it, vi } from "vitest";
import { dealMoneyOf, LAST_DAYS, RELEASE_DAYS } from "~/domain/money/deal-money";
import { standingOfPrice } from "../../../workers/api/db/payment-again";
import { DealLife } from "../deal-life";
import type { Standing } from "../deal-standing";
import { type By, type Step, stage } from "../deal-steps";
import { balanceOf, db, sums } from "../money";
import { expectNone, expectWhole } from "../whole-books";

const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterAll(() => written.mockRestore());

const NEVER = {
  "a tip that is held": "SELECT id FROM payment WHERE kind = 'tip' AND status IN ('held', 'disputed')",
  "a tip that touches held money, of its own or of the deal": `SELECT e.account FROM ledger_entry e JOIN ledger_transaction t
    ON t.id = e.transaction_id JOIN payment p ON p.id = t.payment_id WHERE p.kind = 'tip' AND e.account LIKE 'held:%' AND p.status <> 'refunded'`,
  "held money of one payment that another moves": `SELECT e.account, t.key FROM ledger_entry e JOIN ledger_transaction t
    ON t.id = e.transaction_id WHERE e.account LIKE 'held:%' AND e.account <> 'held:' || t.payment_id`,
  "compensation for a helper who did not come": `SELECT t.key FROM ledger_transaction t JOIN payment p ON p.id = t.payment_id
    JOIN appointment a ON a.chat_id = p.chat_id AND a.missed_by = p.payee_id AND a.missed_answer IN ('admitted', 'unanswered')
      AND a.created_at >= p.paid_at
    WHERE t.event = 'cancel_fee' AND NOT EXISTS (SELECT 1 FROM appointment n WHERE n.chat_id = a.chat_id AND n.id > a.id AND n.status = 'accepted')`,
  "a price that is held twice": `SELECT p.job_id FROM payment p JOIN bid b ON b.job_id = p.job_id AND b.status = 'accepted'
    WHERE p.status IN ('held', 'disputed') GROUP BY p.job_id HAVING sum(iif(p.kind = 'bid', p.amount, min(p.amount, p.for_price))) > max(b.amount)`,
  "a compensation of more than its share of the price": `SELECT t.payment_id FROM ledger_transaction t JOIN payment p ON p.id = t.payment_id
    JOIN payment o ON o.job_id = p.job_id AND o.refunded_at = p.refunded_at AND o.status = 'refunded'
    WHERE t.event = 'cancel_fee' AND p.released_at = p.refunded_at GROUP BY t.id
    HAVING sum(o.helper_amount * (o.released_at IS o.refunded_at)) > (25 * sum(iif(o.kind = 'bid', o.amount, min(o.amount, o.for_price))) + 50) / 100`,
  "a payment again that waits beside a request": `SELECT a.id FROM payment a JOIN payment r ON r.job_id = a.job_id AND r.by_payer = 0 AND r.kind = 'request'
    WHERE a.by_payer = 1 AND a.lapsed = 0 AND r.lapsed = 0 AND a.status IN ('open', 'processing') AND r.status IN ('open', 'processing')`,
  "a payment again that waits for a deal that is over": `SELECT a.id FROM payment a JOIN job j ON j.id = a.job_id
    WHERE a.by_payer = 1 AND a.lapsed = 0 AND a.status IN ('open', 'processing') AND j.status <> 'reserved'`,
  "a deal that goes on after its price was paid out": `SELECT p.id FROM payment p JOIN job j ON j.id = p.job_id AND j.status = 'reserved'
    JOIN bid b ON b.job_id = j.id AND b.status = 'accepted' WHERE p.status = 'released' AND (p.kind = 'bid' OR p.for_price > 0)
    AND p.id >= (SELECT max(x.id) FROM payment x WHERE x.bid_id = b.id AND x.kind = 'bid')`,
  "a proposal to stop about other money than is held": `SELECT s.id FROM stop_proposal s JOIN job j ON j.id = s.job_id
    WHERE s.status = 'open' AND (j.status <> 'reserved' OR s.held <> (SELECT coalesce(sum(p.amount), 0) FROM payment p
      WHERE p.job_id = j.id AND p.status IN ('held', 'disputed')))`,
  "a proposal to stop during a dispute": `SELECT s.id FROM stop_proposal s JOIN payment p ON p.job_id = s.job_id AND p.status = 'disputed'
    WHERE s.status = 'open'`,
  "two tips for one deal": `SELECT bid_id FROM payment WHERE kind = 'tip' AND status = 'released' GROUP BY bid_id HAVING count(*) > 1`,
} as const;

const LEFT = {
  "money that is still somewhere between the two": `SELECT a.name, a.balance FROM account a JOIN payment p
    ON a.name IN ('held:' || p.id, 'taken:' || p.id) WHERE a.balance <> 0 AND p.kind IN ('bid', 'request', 'tip')
    AND NOT EXISTS (SELECT 1 FROM payment o WHERE o.job_id = p.job_id AND o.status IN ('held', 'disputed'))
    AND NOT EXISTS (SELECT 1 FROM chargeback b JOIN payment o ON o.id = b.payment_id WHERE o.job_id = p.job_id AND b.status = 'open')`,
  "money of another amount that nobody settled":
    "SELECT name FROM account WHERE name LIKE 'unmatched:%' AND balance <> 0",
  "a paid sum of which the parts are not the whole": `SELECT p.id FROM payment p WHERE p.kind IN ('bid', 'request') AND p.paid_at IS NOT NULL
    AND p.status IN ('released', 'refunded') AND NOT EXISTS (SELECT 1 FROM chargeback b WHERE b.payment_id = p.id)
    AND p.amount + p.platform_cost <> p.refunded_amount + iif(p.released_at IS NULL, 0, p.helper_amount)
      + iif(p.released_at IS NULL, 0, iif(p.status = 'refunded', 0, 2 * p.helper_fee))`,
} as const;

const OFTEN = [
  "done",
  "pause",
  "resume",
  "dispute",
  "close",
  "bank",
  "hours",
  "days",
  "tip",
  "solve",
  "pay again",
  "race again",
  "race pay",
  "elsewhere",
  "unmatched",
  "stop",
  "stop accept",
] as const;
const SELDOM = [
  "meet soon",
  "missed",
  "answer",
  "begin",
  "extra",
  "propose",
  "accept",
  "decide",
  "deal",
  "suspend",
  "object",
  "restore",
  "settle unpaid",
  "open again",
  "ask price",
  "pay open",
  "other amount",
  "stop drop",
  "race stop",
] as const;
const LAST = ["cancel", "withdraw", "refund", "release", "weeks"] as const;

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.oneof(
    { arbitrary: fc.constantFrom(...OFTEN), weight: 6 },
    { arbitrary: fc.constantFrom(...SELDOM), weight: 2 },
    { arbitrary: fc.constantFrom(...LAST), weight: 1 },
  ),
  owner: fc.boolean(),
  part: fc.integer({ min: 0, max: 100 }),
});

const isHeld = ({ status }: { status: string }) => status === "held" || status === "disputed";
const isPaused = ({ payments }: Standing) => payments.some((one) => isHeld(one) && one.paused === 1);
const isStopped = (at: Standing) => at.stopped || at.gone || isPaused(at);

interface Change {
  before: Standing;
  after: Standing;
  by: By;
  step: Step;
  gain: number;
  /** So many hours of the days to object have run, and since the last stop. */
  free: number;
  since: number;
}

/** Nothing pays the helper while the deal is stopped, but who may decide. */
function expectOrder({ before, after, by, step, gain, free, since }: Change): void {
  const released = before.payments.filter(
    (one) => isHeld(one) && after.payments.find(({ id }) => id === one.id)?.status === "released",
  );
  for (const one of released) {
    expect([step, one.taken]).toEqual([step, 0]);
    if (before.gone) expect([step, by === "clock"]).toEqual([step, false]);
    if (one.paused === 1) expect([step, by]).toEqual([step, "admin"]);
    if (before.stopped) expect([step, by === "admin" || step.do === "accept"]).toEqual([step, true]);
  }
  // Without the money, a person ends the deal of done work.
  if (before.gone && before.job.done_at !== null && by === "clock")
    expect([step, after.job.status]).toEqual([step, before.job.status]);
  if (by === "clock" && released.length > 0) {
    expect([step, free >= RELEASE_DAYS * 24, since >= LAST_DAYS * 24]).toEqual([step, true, true]);
  }
  // Nothing is booked, and nothing of the deal moves: what is held waits for our team.
  if (step.do === "unmatched") {
    const statuses = ({ payments }: Standing) => payments.map(({ id, status }) => [id, status]);
    expect([step, gain, statuses(after)]).toEqual([step, 0, statuses(before)]);
  }
  // An owner can complete it with the extra work that is held.
  const mayGain =
    by === "admin" ||
    by === "bank" ||
    step.do === "tip" ||
    ((step.do === "solve" || (step.do === "race pay" && by === "owner")) &&
      before.gone &&
      !before.stopped &&
      !isPaused(before)) ||
    (step.do === "accept" && !isPaused(before)) ||
    // The two divide what is held, also if the price is gone.
    ((step.do === "stop accept" || step.do === "race stop") && !before.stopped && !isPaused(before));
  if (gain > 0 && isStopped(before)) expect([step, gain, mayGain]).toEqual([step, gain, true]);
}

/** One rule of what the price is: what is asked again and what covers it are the agreed price. */
async function expectPrice(life: DealLife, step: Step, { job, back }: Standing): Promise<void> {
  if (job.status !== "reserved") return;
  const missing = back === null || back.covered === back.agreed ? null : back.agreed - back.covered;
  const shown = await life.shown();
  if (shown) expect([step, dealMoneyOf(shown).uncoveredRest]).toEqual([step, missing]);
  if (back === null) return;
  expect(back.covered).toBeLessThanOrEqual(back.agreed);
  expect([step, (await standingOfPrice(db, back.price))?.rest ?? null]).toEqual([step, missing]);
  if (step.do === "open again" && life.askedAgain !== null)
    expect([step, life.askedAgain + back.covered]).toEqual([step, back.agreed]);
}

const then = (what: Step["do"], owner = true, part = 0): Step => ({ do: what, owner, part });

const KNOWN: [Parameters<typeof DealLife.begin>[0], Step[]][] = [
  ["reported", [then("pause"), then("answer", false, 0), then("resume"), then("cancel")]],
  ["met", [then("missed", false), then("pause"), then("days"), then("answer", true, 0), then("resume"), then("hours")]],
  ["done", [then("days", true, 100), then("pause"), then("resume"), then("days", true, 20), then("days")]],
  ["done", [then("pause"), then("weeks"), then("solve"), then("resume"), then("hours")]],
  ["done", [then("dispute", false), then("weeks"), then("solve"), then("close", false), then("hours")]],
  ["done", [then("bank", true, 0), then("weeks"), then("solve"), then("bank", true, 1), then("hours")]],
  [
    "done",
    [
      then("bank", true, 0),
      then("bank", true, 2),
      then("weeks"),
      then("pay again"),
      then("hours"),
      then("days"),
      then("days"),
    ],
  ],
  [
    "done",
    [
      then("bank", true, 0),
      then("bank", true, 2),
      then("weeks"),
      then("settle unpaid", true, 1),
      then("deal", true, 7),
    ],
  ],
  [
    "done",
    [
      then("days", true, 100),
      then("suspend"),
      then("object"),
      then("weeks"),
      then("resume"),
      then("days", true, 20),
      then("days"),
    ],
  ],
  [
    "done",
    [then("pause"), then("suspend"), then("object"), then("resume"), then("object"), then("restore"), then("weeks")],
  ],
  ["agreed", [then("elsewhere", true, 1), then("race again", true, 2), then("meet soon"), then("cancel")]],
  [
    "agreed",
    [
      then("elsewhere", true, 1),
      then("ask price", true, 50),
      then("pay open"),
      then("pay again"),
      then("meet soon"),
      then("cancel"),
    ],
  ],
  ["done", [then("elsewhere", true, 1), then("open again"), then("race pay"), then("weeks"), then("days")]],
  ["done", [then("elsewhere", true, 1), then("open again"), then("race pay", true, 4), then("bank", true, 2)]],
  ["reported", [then("elsewhere", true, 1), then("race again"), then("race pay", true, 6), then("weeks")]],
  ...[0, 1, 2].map((outcome): (typeof KNOWN)[number] => [
    "done",
    [then("elsewhere", true, 1), then("pay again"), then("dispute", true, outcome), then("decide", true, outcome)],
  ]),
  [
    "begun",
    [
      then("elsewhere", true, 1),
      then("pay again", false),
      then("dispute", false),
      then("propose", true, 40),
      then("accept", false),
    ],
  ],
  [
    "agreed",
    [
      then("extra", true, 80),
      then("elsewhere", true, 1),
      then("ask price", true, 50),
      then("pay open"),
      then("extra", true, 80),
      then("pay again"),
      then("dispute", true, 1),
      then("decide", true, 50),
    ],
  ],
  ["done", [then("unmatched", true, 0), then("weeks"), then("solve"), then("resume"), then("hours")]],
  ["done", [then("bank", true, 0), then("unmatched", true, 4), then("bank", true, 1), then("weeks"), then("days")]],
  ["agreed", [then("unmatched", true, 5), then("cancel"), then("resume"), then("unmatched", true, 2), then("weeks")]],
  ["begun", [then("dispute"), then("unmatched", true, 1), then("decide", true, 50), then("weeks")]],
  ["agreed", [then("elsewhere", true, 1), then("open again"), then("other amount", true, 80), then("weeks")]],
  [
    "done",
    [then("elsewhere", true, 1), then("open again"), then("other amount", false, 31), then("pay again"), then("weeks")],
  ],
  ...[0, 1, 2, 3, 4, 5, 6].map((other): (typeof KNOWN)[number] => [
    "begun",
    [then("extra", true, 20), then("race stop", other % 2 === 0, 35 + other), then("weeks"), then("days")],
  ]),
  [
    "begun",
    [
      then("elsewhere", true, 1),
      then("ask price", true, 30),
      then("pay open"),
      then("pay again"),
      then("stop", true, 61),
      then("stop accept", false),
    ],
  ],
  ["done", [then("stop"), then("dispute"), then("stop accept", false), then("close"), then("stop accept", false)]],
  ["done", [then("solve"), then("tip", true, 4), then("bank", true, 0), then("bank", true, 1), then("deal", true, 7)]],
];

it("pays nobody while a deal is stopped, leaves the promised days, and keeps tips apart, in any order", async () => {
  await fc.assert(
    fc.asyncProperty(stage, fc.array(step, { minLength: 5, maxLength: 14, size: "max" }), async (from, steps) => {
      const life = await DealLife.begin(from);
      const account = `balance:${life.helper.id}`;
      let [before, balance] = [await life.standing(), await balanceOf(account)];
      let [free, since] = [0, 0];
      for (const one of steps) {
        const start = life.hours;
        const by = await life.take(one);
        await expectWhole(NEVER);
        const [after, now] = [await life.standing(), await balanceOf(account)];
        await expectPrice(life, one, after);
        const passed = life.hours - start;
        free = before.job.done_at === null ? 0 : free + (isStopped(before) ? 0 : Math.max(0, passed - before.ahead));
        since = isStopped(before) ? 0 : since + passed;
        expectOrder({ before, after, by, step: one, gain: now - balance, free, since });
        [before, balance] = [after, now];
      }
      await life.end();
      await expectWhole(NEVER);
      await expectNone(LEFT);
      expect((await life.standing()).payments.filter(isHeld)).toEqual([]);
    }),
    { examples: KNOWN, numRuns: 40, interruptAfterTimeLimit: 13_000 },
  );
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
}, 40_000);
