import type { BidStatus } from "~/domain/deals/bid-life";
import { afterStopEvent, type StopEvent, type StopStatus, stopUntil } from "~/domain/deals/stop-life";
import type { StopProposal } from "~/domain/deals/stop-proposal";
import type { JobStatus } from "~/domain/jobs/job-status";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { Database, Write } from "./database";
import type { Json } from "./json";
import { notify } from "./notify";
import type { PaymentRow } from "./payment";
import { jobIsDisputed } from "./payment-standing";
import { fullNameOf, type Person, personJson, timeOf } from "./person";
import { mustHold } from "./transaction";

export interface StopRow {
  id: number;
  by: number;
  amount: Cents;
  refund: Cents;
  helper: Cents;
  status: StopStatus;
  created_at: number;
  replaces?: number | null;
}

interface StopDealRow extends Omit<StopDeal, "proposal"> {
  proposal: string | null;
}

export interface StopDeal {
  bid: number;
  bid_status: BidStatus;
  chat: number;
  owner: number;
  helper: number;
  id: number;
  title: string;
  status: JobStatus;
  begun_at: number | null;
  done_at: number | null;
  proposal: StopRow | null;
}

const PROPOSAL = `json_object('id', s.id, 'by', s.by_id, 'amount', s.amount, 'refund', s.refund, 'helper', s.helper,
    'status', s.status, 'created_at', s.created_at, 'replaces', (SELECT p.status = '${afterStopEvent("replace")}' FROM stop_proposal p
      WHERE p.bid_id = s.bid_id AND p.id < s.id ORDER BY p.id DESC LIMIT 1))`;

const COLUMNS = `b.id AS bid, b.status AS bid_status, b.chat_id AS chat, j.user_id AS owner, b.user_id AS helper,
    j.id, j.title, j.status, j.begun_at, j.done_at,
    (SELECT ${PROPOSAL} FROM stop_proposal s WHERE s.bid_id = b.id ORDER BY s.id DESC LIMIT 1) AS proposal`;
const FROM = "FROM bid b JOIN job j ON j.id = b.job_id";

const dealOf = <Row extends StopDealRow>(row: Row) => ({
  ...row,
  proposal: row.proposal === null ? null : (JSON.parse(row.proposal) as StopRow),
});

export interface OwnStopDeal extends StopDeal {
  other: Json<Person> | null;
}

export async function stopDealOf(db: Database, viewer: number, job: number): Promise<OwnStopDeal | null> {
  const row = await db
    .prepare(
      `SELECT ${COLUMNS}, iif(b.user_id = ?1, ${personJson("o")}, ${personJson("h")}) AS other
       ${FROM} JOIN user h ON h.id = b.user_id LEFT JOIN user o ON o.id = j.user_id
       WHERE b.job_id = ?2 AND ?1 IN (j.user_id, b.user_id)
         AND (b.status = 'accepted' OR EXISTS (SELECT 1 FROM stop_proposal x WHERE x.bid_id = b.id))
       ORDER BY b.status = 'accepted' DESC, b.id DESC LIMIT 1`,
    )
    .bind(viewer, job)
    .first<StopDealRow & Pick<OwnStopDeal, "other">>();
  return row && dealOf(row);
}

export function stopProposalOf({
  id,
  by,
  amount,
  refund,
  helper,
  status,
  created_at,
  replaces,
}: StopRow): StopProposal {
  return {
    id,
    by,
    amount: formatMoney(amount),
    refund: formatMoney(refund),
    helper: formatMoney(helper),
    status,
    created_at: timeOf(created_at),
    until: timeOf(stopUntil(created_at)),
    ...(replaces !== undefined && { replaces: replaces === 1 }),
  };
}

export async function openStopOf(db: Database, job: number): Promise<Pick<StopProposal, "by" | "until"> | null> {
  const row = await db
    .prepare("SELECT by_id, created_at FROM stop_proposal WHERE job_id = ? AND status = 'open'")
    .bind(job)
    .first<{ by_id: number; created_at: number }>();
  return row && { by: row.by_id, until: timeOf(stopUntil(row.created_at)) };
}

interface NewStop {
  deal: Pick<StopDeal, "bid" | "id">;
  by: number;
  held: Cents;
  amount: Cents;
  refund: Cents;
  helper: Cents;
}

export const mustHoldUndisputed = (db: Database, job: number, held: Cents): Write =>
  mustHold(
    db,
    `(SELECT coalesce(sum(h.amount), 0) FROM payment h WHERE h.job_id = ?1 AND h.status = 'held') = ?2
     AND NOT ${jobIsDisputed("?1")}`,
    job,
    held,
  );

/** A unique index allows one open proposal per job. */
export const insertStop = (db: Database, now: number, { deal, by, held, amount, refund, helper }: NewStop): Write =>
  db
    .prepare(
      "INSERT INTO stop_proposal (bid_id, job_id, by_id, held, amount, refund, helper, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(deal.bid, deal.id, by, held, amount, refund, helper, now);

/** A trigger ends void proposals. */
export const endStop = (db: Database, proposal: number, event: Exclude<StopEvent, "replace" | "void">): Write =>
  db
    .prepare("UPDATE stop_proposal SET status = ?2 WHERE id = ?1 AND status = 'open'")
    .bind(proposal, afterStopEvent(event));

/** Needs no `mustHaveChanged`: of several proposals at once each replaces the one before. */
export const replaceOwnStop = (db: Database, job: number, by: number): Write =>
  db
    .prepare("UPDATE stop_proposal SET status = ?3 WHERE job_id = ?1 AND by_id = ?2 AND status = 'open'")
    .bind(job, by, afterStopEvent("replace"));

export const STOP_WAITS =
  "EXISTS (SELECT 1 FROM stop_proposal s JOIN bid b ON b.id = s.bid_id WHERE b.chat_id = ?1 AND s.status = 'open')";

/** Put before the payment that ends the proposal: a proposal of the payer notifies no one. */
export const notifyOfVoidedStop = (
  db: Database,
  now: number,
  { chat_id, payer_id }: Pick<PaymentRow, "chat_id" | "payer_id">,
): Write[] =>
  notify(db, now, {
    type: "stop_proposal",
    mail: true,
    to: "s.by_id",
    key: "'stop_proposal:' || s.id || ':void'",
    job: "j.id",
    chat: "b.chat_id",
    data: `json_object('job_title', j.title, 'name', ${fullNameOf("u")}, 'role', 'helper', 'step', 'void', 'standing', 'own')`,
    rows: {
      from: `FROM stop_proposal s JOIN bid b ON b.id = s.bid_id JOIN job j ON j.id = s.job_id JOIN user u ON u.id = ?2
        WHERE b.chat_id = ?1 AND s.status = 'open' AND s.by_id <> ?2`,
      values: [chat_id, payer_id],
    },
  });

const BATCH_SIZE = 500;

export async function unansweredStops(db: Database, before: number, user: number | undefined): Promise<StopDeal[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} ${FROM} WHERE b.id IN (SELECT w.bid_id FROM stop_proposal w INDEXED BY stop_proposal_waiting
         WHERE w.status = 'open' AND w.created_at <= ?1 ORDER BY w.created_at LIMIT ${BATCH_SIZE})
       AND (?2 IS NULL OR ?2 IN (j.user_id, b.user_id))`,
    )
    .bind(before, user ?? null)
    .all<StopDealRow>();
  return results.map(dealOf);
}
