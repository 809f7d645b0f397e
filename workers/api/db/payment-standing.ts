import { uncoveredPriceAmong } from "~/domain/money/deal-money";
import type { Cents } from "~/domain/money/money";
import type { PaymentKind, PaymentStatus } from "~/domain/money/payment-status";
import { IS_WITH_BANK, isWithBank } from "./chargeback";
import type { Database, Write } from "./database";
import { mustHold } from "./transaction";

/** SQL of `standingOf` (app/domain/money/chargeback-life.ts). */
export const standing = (p: string): string =>
  `iif(${p}.status = 'held' AND ${isWithBank(`${p}.id`)}, 'disputed', ${p}.status)`;

export const jobIsDisputed = (job: string): string =>
  `EXISTS (SELECT 1 FROM payment d WHERE d.job_id = ${job} AND ${standing("d")} = 'disputed')`;

export async function isDisputed(db: Database, job: number | null): Promise<boolean> {
  return (
    (await db
      .prepare(`SELECT ${jobIsDisputed("?1")} AS disputed`)
      .bind(job)
      .first<number>("disputed")) === 1
  );
}

/** Held money of the job waits for a bank, perhaps beside a dispute. */
export async function isJobWithBank(db: Database, job: number | null): Promise<boolean> {
  const found = await db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM payment d WHERE d.job_id = ?1 AND d.status IN ('held', 'disputed') AND ${isWithBank("d.id")}) AS bank`,
    )
    .bind(job)
    .first<number>("bank");
  return found === 1;
}

export const mustNotBeDisputed = (db: Database, job: number | null): Write =>
  mustHold(db, `NOT ${jobIsDisputed("?1")}`, job);

export const mustBeDisputed = (db: Database, job: number | null): Write => mustHold(db, jobIsDisputed("?1"), job);

const priceOf = (p: string): string => `iif(${p}.kind = 'bid', ${p}.amount, min(${p}.amount, ${p}.for_price))`;

export const isPriceOf = (p: string): string => `(${p}.kind = 'bid' OR ${p}.for_price > 0)`;

export const UNCOVERED_REST = `(p.amount - (SELECT coalesce(sum(${priceOf("x")}), 0) FROM payment x WHERE x.job_id = j.id
    AND (x.status IN ('held', 'disputed') OR (x.status = 'released' AND x.id > p.id))))`;

/** SQL of `uncoveredPriceAmong` (app/domain/money/deal-money.ts). */
export const IS_UNCOVERED = `p.kind = 'bid' AND p.status = 'refunded'
  AND EXISTS (SELECT 1 FROM bid b WHERE b.id = p.bid_id AND b.status = 'accepted')
  AND p.id = (SELECT max(x.id) FROM payment x WHERE x.job_id = j.id AND x.kind = 'bid' AND x.status IN ('held', 'disputed', 'released', 'refunded'))
  AND ${UNCOVERED_REST} > 0`;

export const IS_PRICE_UNCOVERED = `EXISTS (SELECT 1 FROM payment p WHERE p.job_id = j.id AND ${IS_UNCOVERED})`;

export const UNCOVERED_SINCE = `(SELECT max(x.refunded_at) FROM payment x WHERE x.job_id = j.id AND x.id >= p.id AND ${isPriceOf("x")})`;

export const MAY_GO_ON = `paused_at IS NULL AND NOT ${IS_WITH_BANK}`;

export const BEGUN_NOT_DONE = "(j.begun_at IS NOT NULL AND j.done_at IS NULL)";

export const pausedOf = (job: string): string =>
  `EXISTS (SELECT 1 FROM payment h WHERE h.job_id = ${job} AND h.status = 'held' AND h.paused_at IS NOT NULL)`;

export const RESERVED_FOR = "EXISTS (SELECT 1 FROM job WHERE id = ?1 AND status = 'reserved' AND helper_id = ?2)";

interface PartOfDeal {
  id: number;
  kind: PaymentKind;
  status: PaymentStatus;
  amount: Cents;
  for_price: Cents;
}

export async function isPriceUncovered(db: Database, job: number): Promise<boolean> {
  const { results } = await db
    .prepare("SELECT id, kind, status, amount, for_price FROM payment WHERE job_id = ?")
    .bind(job)
    .all<PartOfDeal>();
  return uncoveredPriceAmong(results) !== null;
}

export async function heldWithout(
  db: Database,
  { id, job_id }: { id: number; job_id: number | null },
  others: readonly { id: number }[] = [],
): Promise<{ held: Cents; isUncovered: boolean }> {
  const { results } = await db
    .prepare(
      `SELECT id, kind, iif(id IN (SELECT value FROM json_each(?2)), 'refunded', status) AS status, amount, for_price
       FROM payment WHERE job_id = ?1`,
    )
    .bind(job_id, JSON.stringify([id, ...others.map((other) => other.id)]))
    .all<PartOfDeal>();
  const paidIn = results.filter(({ status }) => status === "held" || status === "disputed");
  return {
    held: paidIn.reduce((sum, { amount }) => sum + amount, 0),
    isUncovered: uncoveredPriceAmong(results) !== null,
  };
}
