import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDeal, balanceOf, db, opened, sums, valueOf, webhook } from "../money";
import { Life, step } from "../money-life";

const NEVER = {
  "a transaction that does not sum to zero":
    "SELECT transaction_id FROM ledger_entry GROUP BY transaction_id HAVING sum(cents) <> 0",
  "an account that is not the sum of its entries":
    "SELECT a.name FROM account a WHERE a.balance <> (SELECT sum(cents) FROM ledger_entry e WHERE e.account = a.name)",
  "an account below zero":
    "SELECT name FROM account WHERE balance < 0 AND name NOT IN ('outside', 'platform', 'platform:loss')",
  "a payment that holds another sum than its status says": `SELECT p.id, p.status, a.balance FROM payment p
    LEFT JOIN account a ON a.name = 'held:' || p.id
    WHERE coalesce(a.balance, 0) <> iif(p.status IN ('held', 'disputed'), p.amount + p.platform_cost, 0)`,
  "a payment that was booked otherwise than its status says": `SELECT p.id, p.kind, p.status FROM payment p WHERE p.status <> coalesce((
    SELECT CASE t.event WHEN 'payment_succeeded' THEN iif(p.status = 'disputed', 'disputed', 'held')
      WHEN 'refunded' THEN 'refunded' ELSE 'released' END
    FROM ledger_transaction t WHERE t.payment_id = p.id AND (t.key NOT LIKE '%:%:%' OR p.status = 'refunded') ORDER BY t.id DESC LIMIT 1
    ), iif(p.status IN ('held', 'disputed', 'released', 'refunded'), 'not booked', p.status))`,
  "a release of another sum than the payment says": `SELECT p.id FROM payment p WHERE p.status = 'released' AND p.kind <> 'credits' AND (
    SELECT coalesce(sum(e.cents), 0) FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    WHERE t.payment_id = p.id AND e.account = 'balance:' || p.payee_id) <> p.helper_amount`,
  "more or less asked back at the provider than the books say": `SELECT p.id FROM payment p WHERE (
    SELECT coalesce(sum(json_extract(o.payload, '$.cents')), 0) FROM outbox o WHERE o.kind = 'provider'
      AND json_extract(o.payload, '$.order') = 'refund' AND json_extract(o.payload, '$.payment') = p.id) <> (
    SELECT coalesce(sum(e.cents), 0) FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    WHERE t.payment_id = p.id AND e.account = 'outside' AND e.cents > 0)`,
  "a payout that is not on its way as its status says": `SELECT o.id FROM payout o LEFT JOIN account a ON a.name = 'payout:' || o.id
    WHERE coalesce(a.balance, 0) <> iif(o.status = 'requested', o.net, 0)`,
  "money held for a job that is not reserved": `SELECT j.id FROM job j JOIN payment p ON p.job_id = j.id
    WHERE p.status IN ('held', 'disputed') AND j.status <> 'reserved'`,
  "a job that is reserved for a helper and not paid": `SELECT j.id FROM job j WHERE j.status = 'reserved' AND j.helper_id IS NOT NULL
    AND (SELECT count(*) FROM payment p WHERE p.job_id = j.id AND p.kind = 'bid' AND p.status IN ('held', 'disputed')) <> 1`,
  "an accepted bid of a job that is open":
    "SELECT b.id FROM bid b JOIN job j ON j.id = b.job_id WHERE b.status = 'accepted' AND j.status = 'open'",
  "a dispute that goes on about a payment that is not disputed": `SELECT p.id FROM payment p WHERE
    (p.status = 'disputed') <> EXISTS (SELECT 1 FROM dispute d WHERE d.payment_id = p.id AND d.status <> 'closed')`,
} as const;

async function expectWhole(): Promise<void> {
  const found = await db.batch(Object.values(NEVER).map((sql) => db.prepare(sql)));
  const wrong = Object.keys(NEVER).flatMap((name, at) =>
    found[at]?.results.length ? [[name, found[at]?.results]] : [],
  );
  expect(wrong).toEqual([]);
}

async function asItStands() {
  const [accounts, payments, entries] = await db.batch([
    db.prepare("SELECT name, balance FROM account ORDER BY name"),
    db.prepare("SELECT id, status, refunded_amount FROM payment ORDER BY id"),
    db.prepare("SELECT count(*) AS n FROM ledger_entry"),
  ]);
  return [accounts?.results, payments?.results, entries?.results];
}

describe("the books of any life", () => {
  it("are whole after every step, and what is told again changes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 50, size: "max" }), fc.nat(), async (steps, turn) => {
        const life = await Life.begin();
        for (const one of steps) {
          await life.take(one);
          await expectWhole();
        }
        const before = await asItStands();
        const { told } = life;
        const again = [...told.slice(turn % (told.length + 1)), ...told].reverse();
        for (const event of again) await webhook(event);
        expect(await asItStands()).toEqual(before);
      }),
      { numRuns: 12, interruptAfterTimeLimit: 12_000 },
    );
  });

  it("hold a payment that succeeded, in whatever order it was told and however often", async () => {
    const words = ["payment.processing", "payment.failed", "payment.cancelled", "payment.succeeded"];
    const orders = fc.shuffledSubarray([...words, ...words], { minLength: 4 });
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const { owner, bid } = await aDeal(3333);
        const { id, session } = await opened(owner, bid);
        const data = { session, amount: 3500, currency: "eur" };
        for (const type of [...order, "payment.succeeded"]) await webhook({ type, data });
        expect(await valueOf("payment", id, "status")).toBe("held");
        expect(await balanceOf(`held:${id}`)).toBe(3500);
      }),
      { numRuns: 15, interruptAfterTimeLimit: 5000 },
    );
    await expectWhole();
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });
});
