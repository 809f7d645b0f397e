import type { MailTemplate } from "~/content/mails";
import type { BidEnd } from "~/domain/deals/bid-life";
import type { DealEnd } from "~/domain/deals/deal-end";
import type { BidRow } from "./bid";
import type { Database, Write } from "./database";
import { MESSAGE_TABLES } from "./message";
import { notify } from "./notify";

/** Put `mustHaveChanged` right after it, as after each change of one bid here. */
export const acceptBid = (db: Database, now: number, job: number, { id, amount }: { id: number; amount: number }) =>
  db
    .prepare(
      `UPDATE bid SET status = 'accepted', updated_at = ?4
       WHERE id = ?1 AND job_id = ?2 AND status = 'pending' AND amount = ?3`,
    )
    .bind(id, job, amount, now);

export const updateBid = (
  db: Database,
  now: number,
  id: number,
  { amount, message, first_day }: Pick<BidRow, "amount" | "message" | "first_day">,
): Write =>
  db
    .prepare(
      "UPDATE bid SET amount = ?2, message = ?3, first_day = ?5, updated_at = ?4 WHERE id = ?1 AND status = 'pending'",
    )
    .bind(id, amount, message, now, first_day);

/** New text takes the place of text that our team removed. */
export const updateBidMessages = (db: Database, bid: Pick<BidRow, "id" | "chat_id">, message: string): Write[] => [
  ...MESSAGE_TABLES.map((table) =>
    db
      .prepare(
        `UPDATE ${table} SET message = ?3, removed = iif(?3 = '', removed, 0) WHERE chat_id = ?2 AND bid_id = ?1`,
      )
      .bind(bid.id, bid.chat_id, message),
  ),
  db
    .prepare(
      "UPDATE chat SET last_message = ?3 WHERE id = ?2 AND last_message_id = (SELECT max(id) FROM every_message WHERE chat_id = ?2 AND bid_id = ?1)",
    )
    .bind(bid.id, bid.chat_id, message),
];

export const rejectBid = (db: Database, now: number, id: number, by: number): Write =>
  db
    .prepare(
      "UPDATE bid SET status = 'rejected', rejected_by = ?2, updated_at = ?3 WHERE id = ?1 AND status = 'pending'",
    )
    .bind(id, by, now);

export const withdrawBid = (
  db: Database,
  now: number,
  { id, status }: Pick<BidRow, "id" | "status">,
  late: boolean,
): Write =>
  db
    .prepare("UPDATE bid SET status = 'withdrawn', late = ?4, updated_at = ?3 WHERE id = ?1 AND status = ?2")
    .bind(id, status, now, Number(late));

/** `taken_down` is stored as `deleted`. */
export type PendingEnd = Extract<BidEnd, "lapsed" | "expired" | "deleted"> | "taken_down";

const MAIL_OF_END = {
  lapsed: "bid_rejected",
  expired: "bid_expired",
  deleted: "bid_deleted",
  taken_down: "bid_taken_down",
} as const satisfies Record<PendingEnd, MailTemplate>;

/** Put before the statement that rejects them: recipients are selected in SQL. */
export const notifyPendingBidders = (db: Database, now: number, job: number, end: PendingEnd): Write[] =>
  notify(db, now, {
    type: "bid_rejected",
    key: "'bid_rejected:' || b.id || ':' || b.updated_at",
    to: "b.user_id",
    job: "b.job_id",
    chat: "b.chat_id",
    data: `json_object('job_title', j.title, 'step', ${end === "lapsed" ? `iif(j.status = 'solved', 'unchosen', 'lapsed')` : `'${end}'`})`,
    rows: {
      from: "FROM bid b JOIN job j ON j.id = b.job_id WHERE b.job_id = ?1 AND b.status = 'pending'",
      values: [job],
    },
    mail: MAIL_OF_END[end],
  });

export const rejectPendingBids = (db: Database, now: number, job: number, end: PendingEnd): Write =>
  db
    .prepare("UPDATE bid SET status = 'rejected', ended = ?3, updated_at = ?2 WHERE job_id = ?1 AND status = 'pending'")
    .bind(job, now, end === "taken_down" ? "deleted" : end);

/** Put before the bid changes its status. */
export const storeDealEnd = (db: Database, job: number, end: DealEnd): Write =>
  db.prepare("UPDATE bid SET deal_end = ? WHERE job_id = ? AND status = 'accepted'").bind(JSON.stringify(end), job);

export const endAcceptedBid = (db: Database, now: number, job: number): Write =>
  db
    .prepare("UPDATE bid SET status = 'rejected', updated_at = ? WHERE job_id = ? AND status = 'accepted'")
    .bind(now, job);

export const markLate = (db: Database, job: number): Write =>
  db.prepare("UPDATE bid SET late = 1 WHERE job_id = ? AND status = 'accepted'").bind(job);
