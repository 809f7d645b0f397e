import { drawStartCode } from "~/domain/deals/start-words";
import { formatMoney } from "~/domain/money/money";
import { acceptBid, notifyPendingBidders, type PendingEnd, rejectPendingBids } from "../../db/bid-status";
import { mustNotBeBlocked } from "../../db/block";
import type { Database, Write } from "../../db/database";
import { insertAcquaintance } from "../../db/deal";
import { reserveJob } from "../../db/job-status";
import { markBidsRead } from "../../db/message-read";
import { notify } from "../../db/notify";
import { insertStartCode } from "../../db/start-code";
import { mustHaveChanged } from "../../db/transaction";
import { mustBeActive } from "../../db/user";

interface Acceptance {
  bid: { id: number; user_id: number; chat_id: number; amount: number };
  job: { id: number; user_id: number; title: string };
  now: number;
  startCode?: string;
  paid?: boolean;
}

export function acceptance(db: Database, { bid, job, now, startCode = drawStartCode(), paid }: Acceptance): Write[] {
  return [
    mustNotBeBlocked(db, bid.user_id, job.user_id),
    mustBeActive(db, bid.user_id),
    mustBeActive(db, job.user_id),
    reserveJob(db, now, job.id, bid.user_id),
    mustHaveChanged(db),
    ...markBidsRead(db, job.id, job.user_id, now),
    acceptBid(db, now, job.id, bid),
    mustHaveChanged(db),
    insertAcquaintance(db, job.user_id, bid.user_id),
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

export function rejectPending(db: Database, job: number, now: number, end: PendingEnd = "lapsed"): Write[] {
  return [
    // Put before the statement that rejects them: recipients are selected in SQL.
    ...notifyPendingBidders(db, now, job, end),
    rejectPendingBids(db, now, job, end),
  ];
}
