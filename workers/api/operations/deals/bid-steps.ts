import { formatMoney } from "~/domain/money/money";
import type { BidRow, PayableBidRow } from "../../db/bid";
import { rejectBid, updateBid, updateBidMessages, withdrawBid } from "../../db/bid-status";
import type { Database, Write } from "../../db/database";
import { markRead } from "../../db/message-read";
import { notify } from "../../db/notify";
import { mustHaveChanged } from "../../db/transaction";

interface Change {
  bid: PayableBidRow;
  name: string;
  amount: number;
  message: string | null;
  first_day: string | null;
  now: number;
}

export function bidChange(db: Database, { bid, name, amount, message, first_day, now }: Change): Write[] {
  return [
    updateBid(db, now, bid.id, { amount, message, first_day }),
    mustHaveChanged(db),
    ...updateBidMessages(db, bid, message ?? ""),
    ...notify(db, now, {
      to: bid.owner_id,
      type: "bid_changed",
      key: `bid_changed:${bid.id}:${now}`,
      job: bid.job_id,
      chat: bid.chat_id,
      data: {
        job_title: bid.job_title,
        name,
        amount: formatMoney(amount),
        ...(![null, amount].includes(bid.amount_under_way) && { step: "paying" }),
      },
    }),
  ];
}

export function rejection(db: Database, { bid, by, now }: { bid: BidRow; by: number; now: number }): Write[] {
  return [
    rejectBid(db, now, bid.id, by),
    mustHaveChanged(db),
    ...markRead(db, { chat: bid.chat_id, reader: by, upto: null, now }),
    ...notify(db, now, {
      to: bid.user_id,
      type: "bid_rejected",
      key: `bid_rejected:${bid.id}`,
      job: bid.job_id,
      chat: bid.chat_id,
      data: { job_title: bid.job_title, step: "rejected" },
      mail: true,
    }),
  ];
}

interface Withdrawal {
  bid: PayableBidRow;
  name: string;
  late: boolean;
  now: number;
}

export function withdrawal(db: Database, { bid, name, late, now }: Withdrawal): Write[] {
  return [
    withdrawBid(db, now, bid, late),
    mustHaveChanged(db),
    ...(bid.status === "pending"
      ? notify(db, now, {
          to: bid.owner_id,
          type: "bid_withdrawn",
          mail: bid.amount_under_way !== null ? "bid_withdrawn_paying" : "bid_withdrawn",
          key: `bid_withdrawn:${bid.id}`,
          job: bid.job_id,
          chat: bid.chat_id,
          data: { job_title: bid.job_title, name, ...(bid.amount_under_way !== null && { step: "paying" }) },
        })
      : []),
  ];
}
