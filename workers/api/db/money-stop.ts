import { isStopOn, type MoneyStop, stoppedActs } from "~/domain/money/money-stop";
import type { MoneyStopState } from "~/domain/money/money-stop-schema";
import type { Database, Write } from "./database";
import { timeOf } from "./person";
import { mustHold } from "./transaction";

export interface MoneyStopRow extends MoneyStop {
  id: number;
}

export const latestMoneyStop = (db: Database): Promise<MoneyStopRow | null> =>
  db.prepare("SELECT id, began_at, ended_at FROM money_stop ORDER BY id DESC LIMIT 1").first<MoneyStopRow>();

export const insertMoneyStop = (db: Database, now: number, id: number): Write =>
  db.prepare("INSERT INTO money_stop (id, began_at) VALUES (?, ?)").bind(id, now);

export const endMoneyStop = (db: Database, now: number, id: number): Write =>
  db.prepare("UPDATE money_stop SET ended_at = ? WHERE id = ? AND ended_at IS NULL").bind(now, id);

export const IS_STOPPED = "EXISTS (SELECT 1 FROM money_stop WHERE ended_at IS NULL)";

/** A replica may not know of the stop yet. */
export const mustNotBeStopped = (db: Database): Write => mustHold(db, `NOT ${IS_STOPPED}`);

export const moneyStopState = (stop: MoneyStop | null): MoneyStopState => ({
  stopped: [...stoppedActs(stop)],
  since: isStopOn(stop) ? timeOf(stop.began_at) : null,
});
