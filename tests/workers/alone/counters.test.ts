import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { everyMinute } from "../../../workers/every-minute";

const MINUTE = 60_000;
/** A quarter of an hour that is about to come, so that nothing of other tests failed within it. */
const QUARTER = Math.ceil(Date.now() / (15 * MINUTE)) * 15 * MINUTE;
const PRODUCTION = { ...env, ENVIRONMENT: "production" } as unknown as Env;
const execute = (sql: string) => env.DB.prepare(sql).run();

let errors: MockInstance;
let infos: MockInstance;
beforeEach(async () => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
  infos = vi.spyOn(console, "info").mockImplementation(() => {});
  await execute(`UPDATE cron_run SET at = ${QUARTER - MINUTE}, counted_at = ${QUARTER - 15 * MINUTE}`);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await execute("DELETE FROM outbox WHERE key LIKE 'lost:%'");
  await execute("DELETE FROM money_case WHERE reference LIKE 'evt_lost%'");
});

const lines = (spy: MockInstance) => spy.mock.calls.map(([line]) => JSON.parse(String(line)));
const alerts = () => lines(errors).filter(({ alert }) => alert !== undefined);

const aLostMail = (key: string, failed: number) =>
  execute(
    `INSERT INTO outbox (kind, key, payload, due_at, created_at, attempts, failed_at, error) VALUES ('mail', 'lost:${key}', '{}', 0, 0, 8, ${failed}, 'bounced')`,
  );

describe("the counters of an operator", () => {
  it("are logged every quarter of an hour, without an alert while all is well", async () => {
    await everyMinute(PRODUCTION, QUARTER);
    const counted = lines(infos).filter(({ counters }) => counters !== undefined);
    expect(counted).toHaveLength(1);
    expect(counted[0].counters).toMatchObject({ deliveries_failed_lately: 0, ledger_cents: 0, money_stopped: 0 });
    expect(alerts()).toEqual([]);
    await everyMinute(PRODUCTION, QUARTER + MINUTE);
    expect(lines(infos).filter(({ counters }) => counters !== undefined)).toHaveLength(1);
  });

  it("alert of deliveries that were given up since the last time, once", async () => {
    await aLostMail("old", QUARTER - 20 * MINUTE);
    await aLostMail("new", QUARTER - 5 * MINUTE);
    await everyMinute(env, QUARTER);
    expect(alerts()).toEqual([{ level: "error", alert: "deliveries_failed", lately: 1, all: 2 }]);
    await execute(`UPDATE cron_run SET at = ${QUARTER + 14 * MINUTE}`);
    await everyMinute(env, QUARTER + 15 * MINUTE);
    expect(alerts()).toHaveLength(1);
  });

  it("alert of what was given up in a quarter whose run was missed or failed", async () => {
    await aLostMail("before", QUARTER - 5 * MINUTE);
    const broken = { prepare: env.DB.prepare.bind(env.DB), batch: () => Promise.reject(new Error("D1_ERROR: down")) };
    await everyMinute({ ...env, DB: broken as unknown as D1Database }, QUARTER);
    errors.mockClear();
    await execute(`UPDATE cron_run SET at = ${QUARTER + 15 * MINUTE}`);
    await everyMinute(env, QUARTER + 16 * MINUTE);
    expect(alerts()).toEqual([{ level: "error", alert: "deliveries_failed", lately: 1, all: 1 }]);
    await everyMinute(env, QUARTER + 17 * MINUTE);
    await execute(`UPDATE cron_run SET at = ${QUARTER + 30 * MINUTE}`);
    await everyMinute(env, QUARTER + 31 * MINUTE);
    expect(alerts()).toHaveLength(1);
  });

  it("alert of events of the provider that fit no payment", async () => {
    await execute(
      `INSERT INTO money_case (kind, provider, reference, event, cents, currency, created_at) VALUES ('unmatched', 'stripe', 'evt_lost', 'refund.created', 500, 'eur', ${QUARTER - MINUTE})`,
    );
    await everyMinute(env, QUARTER);
    expect(alerts()).toEqual([{ level: "error", alert: "unmatched_events", lately: 1 }]);
  });

  it("alert of runs that were missed", async () => {
    await execute(`UPDATE cron_run SET at = ${QUARTER - 12 * MINUTE}`);
    await everyMinute(env, QUARTER);
    expect(alerts()).toEqual([{ level: "error", alert: "cron_missed", minutes: 12 }]);
    await everyMinute(env, QUARTER + MINUTE);
    expect(alerts()).toHaveLength(1);
  });

  it("alert of a ledger that is out of balance, until it is corrected", async () => {
    await execute("UPDATE cron_run SET ledger_cents = 7");
    await everyMinute(env, QUARTER);
    await execute("UPDATE cron_run SET ledger_cents = 7");
    await execute(`UPDATE cron_run SET at = ${QUARTER + 14 * MINUTE}`);
    await everyMinute(env, QUARTER + 15 * MINUTE);
    expect(alerts()).toEqual([
      { level: "error", alert: "ledger_off", cents: 7 },
      { level: "error", alert: "ledger_off", cents: 7 },
    ]);
    await execute("UPDATE cron_run SET ledger_cents = 0");
  });
});
