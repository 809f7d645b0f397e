import { mayObject, paidOn, type SuspendedDeal, suspendedStepOf } from "~/domain/admin/objection";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import { type StoredSuspendedDeal, suspendedDealText } from "../notices/suspended-deal-words";
import { isTakenBack } from "./chargeback";
import type { Database, Write } from "./database";
import { OBJECTION_FROM } from "./objection-from";
import { IS_PRICE_UNCOVERED, jobIsDisputed, pausedOf } from "./payment-standing";
import { fullNameOf, timeOrNull } from "./person";
import { isSuspended } from "./suspension";
import { mustHold } from "./transaction";

interface DealRow {
  job: number;
  title: string;
  name: string;
  is_owner: number;
  begun_at: number | null;
  done_at: number | null;
  objection_from: number | null;
  disputed: number;
  paused: number;
  gone: number;
  payment: number | null;
  amount: Cents | null;
  objection: string | null;
}

const HELD = `h.job_id = j.id AND h.status IN ('held', 'disputed') AND NOT ${isTakenBack("h.id")}`;

const DEALS = `SELECT j.id AS job, j.title, ${fullNameOf("o")} AS name, j.user_id = ?1 AS is_owner, j.begun_at, j.done_at,
    ${OBJECTION_FROM} AS objection_from, ${jobIsDisputed("j.id")} AS disputed, ${pausedOf("j.id")} AS paused, ${IS_PRICE_UNCOVERED} AS gone,
    (SELECT h.id FROM payment h WHERE ${HELD} ORDER BY h.kind <> 'bid', h.id LIMIT 1) AS payment,
    (SELECT sum(iif(j.user_id = ?1 AND j.done_at IS NULL, h.amount + h.platform_cost, h.helper_amount)) FROM payment h WHERE ${HELD}) AS amount,
    (SELECT b.text FROM objection b JOIN payment h ON h.id = b.payment_id WHERE ${HELD} AND b.user_id = ?1) AS objection
  FROM job j JOIN user o ON o.id = iif(j.user_id = ?1, j.helper_id, j.user_id)
  WHERE j.status = 'reserved' AND ?1 IN (j.user_id, j.helper_id) ORDER BY j.id`;

async function dealsOf(db: Database, user: number): Promise<DealRow[]> {
  return (await db.prepare(DEALS).bind(user).all<DealRow>()).results;
}

const factsOf = (row: DealRow): SuspendedDeal => ({
  role: row.is_owner === 1 ? "owner" : "helper",
  done_at: timeOrNull(row.done_at),
  objection_from: timeOrNull(row.objection_from),
  begun: row.begun_at !== null,
  disputed: row.disputed === 1,
  paused: row.paused === 1,
  gone: row.gone === 1,
  payment: row.payment,
  objected: row.objection !== null,
});

function storedOf(row: DealRow): StoredSuspendedDeal {
  const facts = factsOf(row);
  const until = paidOn(facts);
  return {
    job_title: row.title,
    name: row.name,
    role: facts.role,
    step: suspendedStepOf(facts),
    amount: formatMoney(row.amount ?? 0),
    until: until === null ? null : Date.parse(until),
  };
}

export type SuspendedDeals = readonly StoredSuspendedDeal[];

export const storedDealsOf = async (db: Database, user: number): Promise<SuspendedDeals> =>
  (await dealsOf(db, user)).map(storedOf);

const shownOf = (row: DealRow, language: Language) => ({
  job: row.job,
  title: row.title,
  text: suspendedDealText(storedOf(row), language),
  until: paidOn(factsOf(row)),
  payment: row.payment,
  may_object: mayObject(factsOf(row)),
  objection: row.objection,
});

async function dealsOfSuspended(db: Database, user: number): Promise<DealRow[]> {
  return (await isSuspended(db, user)) ? dealsOf(db, user) : [];
}

export const shownDealsOf = async (db: Database, user: number, language: Language) =>
  (await dealsOfSuspended(db, user)).map((row) => shownOf(row, language));

export async function suspendedDealOf(db: Database, user: number, payment: number): Promise<SuspendedDeal | null> {
  const row = (await dealsOfSuspended(db, user)).find((one) => one.payment === payment);
  return row ? factsOf(row) : null;
}

interface Objection {
  payment: number;
  user: number;
  text: string;
}

export const insertObjection = (db: Database, now: number, { payment, user, text }: Objection): Write[] => [
  mustHold(
    db,
    "EXISTS (SELECT 1 FROM payment p JOIN user u ON u.id = p.payer_id WHERE p.id = ?1 AND p.status = 'held' AND u.id = ?2 AND u.status = 'suspended')",
    payment,
    user,
  ),
  db
    .prepare("INSERT INTO objection (payment_id, user_id, text, created_at) VALUES (?, ?, ?, ?)")
    .bind(payment, user, text, now),
];
