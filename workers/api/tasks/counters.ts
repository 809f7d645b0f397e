import { isLocal } from "~/domain/site/environment";
import { writeLog } from "~/domain/values/log";
import { readCounters } from "../db/counters";
import { readCronRun } from "../db/cron-run";

const MINUTE = 60_000;
const EVERY = 15 * MINUTE;
/** A run can begin late, but the next one does not begin five minutes later. */
const MAX_SILENCE = 5 * MINUTE;

/** The runbook of each is in docs/running.md. */
export type Alert = "cron_missed" | "deliveries_failed" | "unmatched_events" | "ledger_off";

const alert = (name: Alert, fields: Record<string, number>) => writeLog("error", { alert: name, ...fields });

/** Run it before the heartbeat of the same minute, which overwrites the time of the last run. */
async function alertOfMissedRuns(env: Env, now: number): Promise<void> {
  const last = (await readCronRun(env.DB))?.at ?? 0;
  // 0: the first run of a new database.
  if (last > 0 && now - last > MAX_SILENCE) alert("cron_missed", { minutes: Math.floor((now - last) / MINUTE) });
}

/**
 * Logs the counters every 15 minutes, and an alert for what went wrong since the last time. An unbalanced ledger is
 * repeated until it is corrected.
 */
export async function count(env: Env, now: number): Promise<void> {
  await alertOfMissedRuns(env, now);
  if (Math.floor(now / MINUTE) % (EVERY / MINUTE) !== 0) return;
  const counters = await readCounters(env.DB, now, now - EVERY);
  if (!counters) return;
  if (!isLocal(env.ENVIRONMENT)) writeLog("info", { counters });
  const { deliveries_failed_lately, deliveries_failed, unmatched_events_lately, ledger_cents } = counters;
  if (deliveries_failed_lately > 0) {
    alert("deliveries_failed", { lately: deliveries_failed_lately, all: deliveries_failed });
  }
  if (unmatched_events_lately > 0) alert("unmatched_events", { lately: unmatched_events_lately });
  if (ledger_cents !== 0) alert("ledger_off", { cents: ledger_cents });
}
