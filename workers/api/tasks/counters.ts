import { isLocal } from "~/domain/site/environment";
import { writeLog } from "~/domain/values/log";
import { readCounters } from "../db/counters";
import { type CronRun, countersLogged, readCronRun } from "../db/cron-run";
import { run } from "../db/transaction";

const MINUTE = 60_000;
const EVERY = 15 * MINUTE;
/** A run can begin late, but the next one does not begin five minutes later. */
const MAX_SILENCE_MS = 5 * MINUTE;

export type Alert = "cron_missed" | "deliveries_failed" | "unmatched_events" | "ledger_off";

const alert = (name: Alert, fields: Record<string, number>) => writeLog("error", { alert: name, ...fields });

/** Run it before the heartbeat of the same minute, which overwrites the time of the last run. */
function alertOfMissedRuns(last: number, now: number): void {
  // 0: the first run of a new database.
  if (last > 0 && now - last > MAX_SILENCE_MS) alert("cron_missed", { minutes: Math.floor((now - last) / MINUTE) });
}

/** A missed or failed run leaves no gap. Null: the last line is less than 15 minutes old. */
function sinceLastLine({ counted_at }: CronRun, now: number): number | null {
  const isLaterNow = counted_at > 0 && counted_at <= now;
  if (!isLaterNow) return now - EVERY;
  return now - counted_at < EVERY ? null : counted_at;
}

export async function count(env: Env, now: number): Promise<void> {
  const last = await readCronRun(env.DB);
  if (!last) return;
  alertOfMissedRuns(last.at, now);
  const since = sinceLastLine(last, now);
  const counters = since === null ? null : await readCounters(env.DB, now, since);
  if (!counters) return;
  if (!isLocal(env.ENVIRONMENT)) writeLog("info", { counters });
  const { deliveries_failed_lately, deliveries_failed, unmatched_events_lately, ledger_cents } = counters;
  if (deliveries_failed_lately > 0) {
    alert("deliveries_failed", { lately: deliveries_failed_lately, all: deliveries_failed });
  }
  if (unmatched_events_lately > 0) alert("unmatched_events", { lately: unmatched_events_lately });
  if (ledger_cents !== 0) alert("ledger_off", { cents: ledger_cents });
  await run(env.DB, countersLogged(env.DB, now));
}
