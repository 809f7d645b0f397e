import type { VerificationStatus } from "~/domain/accounts/verification";
import type { Cents } from "~/domain/money/money";
import { MIN_PAYOUT_CENTS } from "~/domain/money/wallet";
import type { Database, Write } from "./database";
import { notify } from "./notify";
import { HAS_TAX_DATA } from "./tax-data";
import { mustHold } from "./transaction";

interface Earner {
  id: number;
  iban: string;
  due: Cents;
  waits: number;
}

/** Later income waits, except a failed payout that came back. */
const dueOf = (name: string, before: string) => `iif(${before} IS NULL,
  coalesce((SELECT balance FROM account WHERE name = ${name}), 0),
  (SELECT coalesce(sum(e.cents), 0) FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    LEFT JOIN payout p ON p.id = t.payout_id
    WHERE e.account = ${name} AND (t.created_at < ${before} OR e.cents < 0 OR p.created_at >= ${before})))`;

const EARNERS = `SELECT * FROM (SELECT u.id, u.iban, ${dueOf("a.name", "?4")} AS due,
    coalesce(u.iban_changed_at > ?6, 0) AS waits
  FROM account a JOIN user u ON u.id = CAST(substr(a.name, 9) AS INTEGER)
  WHERE a.name >= 'balance:' AND a.name < 'balance;' AND a.balance >= ?1
    AND u.verification = 'verified' AND u.iban IS NOT NULL AND u.status <> 'deleted' AND (?2 IS NULL OR u.id = ?2)
    AND ${HAS_TAX_DATA}
    AND NOT EXISTS (SELECT 1 FROM ledger_transaction t WHERE t.key = ?3 || ':' || u.id)
  ) WHERE due >= ?1 ORDER BY waits, id LIMIT ?5`;

interface EarnersOptions {
  name: string;
  user: number | undefined;
  before: number | undefined;
  atOnce: number;
  ibanSince: number;
}

export async function dueEarners(
  db: Database,
  { name, user, before, atOnce, ibanSince }: EarnersOptions,
): Promise<Earner[]> {
  const { results } = await db
    .prepare(EARNERS)
    .bind(MIN_PAYOUT_CENTS, user ?? null, name, before ?? null, atOnce, ibanSince)
    .all<Earner>();
  return results;
}

export const mustStillBeDue = (
  db: Database,
  { id, due }: Pick<Earner, "id" | "due">,
  before: number | undefined,
): Write => mustHold(db, `${dueOf("?1", "?2")} >= ?3`, `balance:${id}`, before ?? null, due);

export const lastPayoutRun = async (db: Database): Promise<number> =>
  (await db.prepare("SELECT at FROM payout_run").first<number>("at")) ?? 0;

export const markPayoutRun = (db: Database, now: number): Write =>
  db.prepare("UPDATE payout_run SET at = max(at, ?)").bind(now);

const WAITING = `FROM account a JOIN user u ON u.id = CAST(substr(a.name, 9) AS INTEGER)
  WHERE a.name >= 'balance:' AND a.name < 'balance;' AND a.balance >= ?1
    AND u.verification = 'verified' AND u.iban IS NOT NULL AND u.status <> 'deleted' AND (?2 IS NULL OR u.id = ?2)
    AND NOT ${HAS_TAX_DATA}
    AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.key = 'mail:tax_data:' || ?3 || ':' || u.id)`;

export const notifyOfTaxData = (
  db: Database,
  now: number,
  { name, user }: { name: string; user: number | undefined },
): Write[] =>
  notify(db, now, {
    type: "tax_data",
    mail: true,
    key: "'tax_data:' || ?3 || ':' || u.id",
    to: "u.id",
    data: "json_object()",
    rows: { from: WAITING, values: [MIN_PAYOUT_CENTS, user ?? null, name] },
  });

interface PayoutState {
  verification: VerificationStatus;
  iban: string | null;
  tax_data: number;
  paid: number;
  balance: Cents;
}

export const findPayoutState = (db: Database, user: number, key: string): Promise<PayoutState | null> =>
  db
    .prepare(
      `SELECT u.verification, u.iban, ${HAS_TAX_DATA} AS tax_data,
         EXISTS (SELECT 1 FROM ledger_transaction WHERE key = ?2) AS paid,
         coalesce((SELECT balance FROM account WHERE name = 'balance:' || u.id), 0) AS balance
       FROM user u WHERE u.id = ?1`,
    )
    .bind(user, key)
    .first<PayoutState>();
