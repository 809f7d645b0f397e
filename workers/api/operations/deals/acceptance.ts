import type { MailTemplate } from "~/content/mails";
import type { BidEnd } from "~/domain/bid-life";
import { formatMoney } from "~/domain/money";
import { drawStartCode } from "~/domain/start-words";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { insertStartCode } from "../../db/start-code";
import { mustHaveChanged } from "../../db/transaction";

interface Acceptance {
  bid: { id: number; user_id: number; chat_id: number; amount: number };
  job: { id: number; user_id: number; title: string };
  now: number;
  startCode?: string;
  paid?: boolean;
}

/** The two learn each other's full names. `ConflictError` unless job is open and bid pending at that amount. */
export function acceptance(db: Database, { bid, job, now, startCode = drawStartCode(), paid }: Acceptance): Write[] {
  return [
    db
      .prepare(
        `UPDATE job SET status = 'reserved', listed = 0, helper_id = ?2, begun_at = NULL, done_at = NULL, updated_at = ?3
         WHERE id = ?1 AND status = 'open'`,
      )
      .bind(job.id, bid.user_id, now),
    mustHaveChanged(db),
    db
      .prepare(
        `UPDATE bid SET status = 'accepted', updated_at = ?4
         WHERE id = ?1 AND job_id = ?2 AND status = 'pending' AND amount = ?3`,
      )
      .bind(bid.id, job.id, bid.amount, now),
    mustHaveChanged(db),
    db
      .prepare("INSERT INTO acquaintance (user_id, other_id) VALUES (?1, ?2), (?2, ?1) ON CONFLICT DO NOTHING")
      .bind(job.user_id, bid.user_id),
    insertStartCode(db, now, bid.id, startCode),
    ...rejectPending(db, job.id, now),
    ...notify(db, now, {
      to: bid.user_id,
      type: "bid_accepted",
      key: `bid_accepted:${bid.id}`,
      job: job.id,
      chat: bid.chat_id,
      data: { job_title: job.title, amount: formatMoney(bid.amount), ...(paid && { step: "paid" }) },
      mail: true,
    }),
  ];
}

/** Reasons that end waiting bids; each except `lapsed` (another was chosen) has its own words. */
export type PendingEnd = Extract<BidEnd, "lapsed" | "expired" | "deleted">;

const MAIL_OF_END = {
  lapsed: "bid_rejected",
  expired: "bid_expired",
  deleted: "bid_deleted",
} as const satisfies Record<PendingEnd, MailTemplate>;

export function rejectPending(db: Database, job: number, now: number, end: PendingEnd = "lapsed"): Write[] {
  return [
    // Before the statement that rejects them: recipients are selected in SQL.
    ...notify(db, now, {
      type: "bid_rejected",
      key: "'bid_rejected:' || b.id || ':' || b.updated_at",
      to: "b.user_id",
      job: "b.job_id",
      chat: "b.chat_id",
      data: `json_object('job_title', j.title, 'step', '${end}')`,
      rows: {
        from: "FROM bid b JOIN job j ON j.id = b.job_id WHERE b.job_id = ?1 AND b.status = 'pending'",
        values: [job],
      },
      mail: MAIL_OF_END[end],
    }),
    db
      .prepare(
        "UPDATE bid SET status = 'rejected', ended = ?3, updated_at = ?2 WHERE job_id = ?1 AND status = 'pending'",
      )
      .bind(job, now, end),
  ];
}
