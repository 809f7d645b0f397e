import { formatMoney } from "~/domain/money";
import type { BidRow } from "../../db/bid";
import type { Database, Write } from "../../db/database";
import { MESSAGE_TABLES } from "../../db/message";
import { notify } from "../../db/notify";
import { mustHaveChanged } from "../../db/transaction";

interface Change {
  bid: BidRow;
  name: string;
  amount: number;
  message: string | null;
  now: number;
}

export function bidChange(db: Database, { bid, name, amount, message, now }: Change): Write[] {
  return [
    db
      .prepare("UPDATE bid SET amount = ?2, message = ?3, updated_at = ?4 WHERE id = ?1 AND status = 'pending'")
      .bind(bid.id, amount, message, now),
    mustHaveChanged(db),
    ...MESSAGE_TABLES.map((table) =>
      db
        .prepare(`UPDATE ${table} SET message = ?3 WHERE chat_id = ?2 AND bid_id = ?1`)
        .bind(bid.id, bid.chat_id, message ?? ""),
    ),
    db
      .prepare(
        "UPDATE chat SET last_message = ?3 WHERE id = ?2 AND last_message_id = (SELECT max(id) FROM every_message WHERE chat_id = ?2 AND bid_id = ?1)",
      )
      .bind(bid.id, bid.chat_id, message ?? ""),
    ...notify(db, now, {
      to: bid.owner_id,
      type: "bid_changed",
      key: `bid_changed:${bid.id}:${now}`,
      job: bid.job_id,
      chat: bid.chat_id,
      data: { job_title: bid.job_title, name, amount: formatMoney(amount) },
    }),
  ];
}

export function rejection(db: Database, { bid, by, now }: { bid: BidRow; by: number; now: number }): Write[] {
  return [
    db
      .prepare(
        "UPDATE bid SET status = 'rejected', rejected_by = ?2, updated_at = ?3 WHERE id = ?1 AND status = 'pending'",
      )
      .bind(bid.id, by, now),
    mustHaveChanged(db),
    ...notify(db, now, {
      to: bid.user_id,
      type: "bid_rejected",
      key: `bid_rejected:${bid.id}`,
      job: bid.job_id,
      chat: bid.chat_id,
      data: { job_title: bid.job_title },
      mail: true,
    }),
  ];
}

interface Withdrawal {
  bid: BidRow;
  name: string;
  late: boolean;
  now: number;
}

export function withdrawal(db: Database, { bid, name, late, now }: Withdrawal): Write[] {
  return [
    db
      .prepare("UPDATE bid SET status = 'withdrawn', late = ?4, updated_at = ?3 WHERE id = ?1 AND status = ?2")
      .bind(bid.id, bid.status, now, Number(late)),
    mustHaveChanged(db),
    // The end of a deal has its own notification.
    ...(bid.status === "pending"
      ? notify(db, now, {
          to: bid.owner_id,
          type: "bid_withdrawn",
          mail: true,
          key: `bid_withdrawn:${bid.id}`,
          job: bid.job_id,
          chat: bid.chat_id,
          data: { job_title: bid.job_title, name },
        })
      : []),
  ];
}
