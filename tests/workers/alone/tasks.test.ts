import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { claimDueWork, type DueWork } from "../../../workers/api/db/outbox-delivery";
import { run } from "../../../workers/api/db/transaction";
import { dropOldEvents, publish } from "../../../workers/api/live/publish";
import { cleanUp } from "../../../workers/api/tasks/cleanup";
import { PARTS, runTaskOfParts } from "../../../workers/api/tasks/cron";
import { each } from "../../../workers/api/tasks/each";
import { expireJobs } from "../../../workers/api/tasks/expiry";
import { indexJobs } from "../../../workers/api/tasks/index-jobs";
import { normalizeTexts } from "../../../workers/api/tasks/normalize-texts";
import { payOutToAll } from "../../../workers/api/tasks/payout-day";
import { signedUp } from "../client";
import { earns } from "../money";
import { insertJob } from "../rows";
import { valueOf } from "../world";

let errors: MockInstance;
beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const logged = () => errors.mock.calls.map(([line]) => JSON.parse(String(line)));

describe("a task", () => {
  it("goes on behind a row that fails, and logs the error with its stack", async () => {
    const now = Date.now();
    const owner = await signedUp();
    const [bad, good] = [
      await insertJob(owner.id, { expires_at: now - 2000 }),
      await insertJob(owner.id, { expires_at: now - 1000 }),
    ];
    const trigger = `CREATE TRIGGER poisoned BEFORE UPDATE ON job WHEN old.id = ${bad} BEGIN SELECT RAISE(ABORT, 'poisoned'); END`;
    await env.DB.prepare(trigger).run();
    try {
      expect(await expireJobs(env.DB, now)).toBe(1);
    } finally {
      await env.DB.prepare("DROP TRIGGER poisoned").run();
    }
    expect(await valueOf("SELECT status FROM job WHERE id = ?", good)).toBe("deleted");
    const failure = {
      level: "error",
      task: "a job that expires",
      name: "Error",
      stack: expect.stringContaining("at "),
    };
    expect(logged()).toEqual([expect.objectContaining(failure)]);
    expect(logged()[0].error).toContain("poisoned");
  });

  it("goes on behind many rows that fail, and stops when the database fails", async () => {
    const rows = Array.from({ length: 30 }, (_, at) => at);
    const failing = (message: string) => async (row: number) => {
      if (row < 20) throw new Error(message);
    };
    expect(await each("a row", rows, failing("D1_ERROR: poisoned: SQLITE_CONSTRAINT"))).toBe(10);
    expect(errors).toHaveBeenCalledTimes(20);
    await expect(each("a row", rows, failing("D1 DB is overloaded."))).rejects.toThrow("overloaded");
    expect(errors).toHaveBeenCalledTimes(30);
  });

  const poisoned = async (on: string, act: () => Promise<void>) => {
    await env.DB.prepare(`CREATE TRIGGER poisoned ${on} BEGIN SELECT RAISE(ABORT, 'poisoned'); END`).run();
    try {
      await act();
    } finally {
      await env.DB.prepare("DROP TRIGGER poisoned").run();
    }
  };

  it("indexes the jobs of a chunk with one that fails", async () => {
    while ((await indexJobs(env.DB)) > 0);
    const owner = await signedUp();
    const jobs = [await insertJob(owner.id), await insertJob(owner.id), await insertJob(owner.id)];
    await run(env.DB, ...jobs.map((job) => env.DB.prepare("INSERT OR IGNORE INTO job_unindexed VALUES (?)").bind(job)));
    await poisoned(`BEFORE INSERT ON job_terms WHEN new.job_id = ${jobs[1]}`, async () => {
      expect(await indexJobs(env.DB)).toBe(2);
    });
    expect(await valueOf("SELECT group_concat(job_id) FROM job_unindexed")).toBe(String(jobs[1]));
    expect(logged()).toEqual([expect.objectContaining({ task: "a job to index" })]);
  });

  it("normalizes the texts of a chunk with one that fails", async () => {
    const decomposed = "Cafe\u0301";
    const [bad, good] = [await signedUp({ name: decomposed }), await signedUp({ name: decomposed })];
    await run(env.DB, env.DB.prepare("INSERT INTO text_sweep VALUES ('user', ?, ?)").bind(bad.id - 1, good.id));
    await poisoned(`BEFORE UPDATE OF name ON user WHEN old.id = ${bad.id}`, async () => {
      expect(await normalizeTexts(env.DB)).toBe(1);
    });
    expect(await valueOf("SELECT name FROM user WHERE id = ?", good.id)).toBe("Café");
    expect(await valueOf("SELECT count(*) FROM text_sweep")).toBe(0);
  });

  it("goes on behind a part that fails, logs which one, and fails", async () => {
    const now = Date.now();
    const job = await insertJob((await signedUp()).id, { expires_at: now - 1000 });
    const [first] = PARTS.expiry;
    if (!first) throw new Error("no part");
    vi.spyOn(first, "run").mockRejectedValue(new Error("broken"));
    await expect(runTaskOfParts(env.DB, now, "expiry")).rejects.toThrow(first.name);
    expect(await valueOf("SELECT status FROM job WHERE id = ?", job)).toBe("deleted");
    expect(logged()).toEqual([expect.objectContaining({ level: "error", task: first.name, error: "broken" })]);
  });

  it("pays out in batches, and asks for another run while people may be left", async () => {
    const verified = { verification: "verified", iban: "NL91ABNA0417164300" };
    const people = [await signedUp(verified), await signedUp(verified), await signedUp(verified)];
    for (const person of people) await earns(person, 10_000);
    const day = { name: "payout:2026-10" };
    expect(await payOutToAll(env.DB, Date.now(), day, 2)).toEqual({ done: 2, left: 1 });
    expect(await payOutToAll(env.DB, Date.now(), day, 2)).toEqual({ done: 1, left: 0 });
    expect(await payOutToAll(env.DB, Date.now(), day, 2)).toEqual({ done: 0, left: 0 });
  });

  it("cleans up without a scan of a table that grows", async () => {
    const asked: string[] = [];
    const db = {
      prepare(sql: string) {
        asked.push(sql);
        return env.DB.prepare(sql);
      },
      batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
    };
    await cleanUp(db as never, Date.now());
    const deletions = asked.filter((sql) => sql.startsWith("DELETE"));
    expect(deletions.length).toBeGreaterThan(10);
    for (const sql of deletions) {
      const bound = Math.max(...[...sql.matchAll(/\?(\d*)/g)].map(([, n]) => Number(n || 1)));
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...Array.from({ length: bound }, () => null))
        .all<{ detail: string }>();
      const scans = plan.results.filter(({ detail }) =>
        /^SCAN (?!.*INDEX)(idempotency|mailed_link|session|known_device|outbox|hit)/.test(detail),
      );
      expect([sql, scans]).toEqual([sql, []]);
    }
  });
});

it("a claim of orders of money lasts longer than slow calls of all its orders", async () => {
  const now = Date.now();
  const order = (at: number) =>
    env.DB.prepare(
      "INSERT INTO outbox (key, kind, payload, created_at, due_at) VALUES (?, 'provider', '{}', 1, 1)",
    ).bind(`order:${at}`);
  await run(env.DB, ...Array.from({ length: 8 }, (_, at) => order(at)));
  const [claimed] = await run<DueWork>(env.DB, claimDueWork(env.DB, "provider", { now, claimedAt: now }));
  await env.DB.prepare("DELETE FROM outbox WHERE key LIKE 'order:%'").run();
  const CONCURRENCY = 6;
  const SLOWEST_MS = 5 * 2 * 8000;
  const orders = claimed?.results ?? [];
  expect(orders.length).toBeGreaterThan(0);
  const rounds = Math.ceil(orders.length / CONCURRENCY);
  for (const { due_at } of orders) expect(due_at - now).toBeGreaterThan(rounds * SLOWEST_MS);
});

it("the cleanup forgets mails that could not be delivered after 30 days, and leaves orders to the payment provider", async () => {
  const now = Date.now();
  const failed = (key: string, kind: string, days: number) =>
    env.DB.prepare(
      "INSERT INTO outbox (key, kind, payload, created_at, due_at, failed_at) VALUES (?, ?, '{}', 1, 1, ?)",
    )
      .bind(key, kind, now - days * 24 * 3600 * 1000)
      .run();
  await failed("old mail", "mail", 31);
  await failed("old push", "push", 31);
  await failed("old order", "provider", 31);
  await failed("new mail", "mail", 29);
  await cleanUp(env.DB, now);
  const left = await env.DB.prepare("SELECT key FROM outbox WHERE failed_at IS NOT NULL ORDER BY id").all<{
    key: string;
  }>();
  expect(left.results.map(({ key }) => key)).toEqual(["old order", "new mail"]);
});

describe("live events", () => {
  const event = (user: number) =>
    env.DB.prepare("INSERT INTO live_event (user_id, kind) VALUES (?, 'unread')").bind(user);
  const waiting = (user: number) => valueOf("SELECT count(*) FROM live_event WHERE user_id = ?", user);

  function withBroken(broken: number) {
    const told: number[] = [];
    const INBOX = {
      getByName: (name: string) => ({
        async tell(user: number) {
          if (Number(name) === broken) throw new Error("reset");
          told.push(user);
        },
      }),
    };
    return { told, settings: { ...env, INBOX } as unknown as Env };
  }

  it("reach others while one inbox is broken, and are dropped after some minutes", async () => {
    const [broken, other] = [await signedUp(), await signedUp()];
    await run(env.DB, ...Array.from({ length: 200 }, () => event(broken.id)), event(other.id));
    const { told, settings } = withBroken(broken.id);
    await publish(settings);
    expect(told).toEqual([other.id]);
    expect([await waiting(broken.id), await waiting(other.id)]).toEqual([200, 0]);
    for (let minute = 0; minute < 5; minute++) await dropOldEvents(settings);
    expect(await waiting(broken.id)).toBe(200);
    await dropOldEvents(settings);
    expect(await waiting(broken.id)).toBe(0);
  });
});
