import { type DealEnd, outcomeAfterDispute } from "~/domain/deals/deal-end";
import { afterJobEvent } from "~/domain/jobs/job-life";
import { isPrice } from "~/domain/money/price-part";
import { endAcceptedBid, storeDealEnd } from "../../db/bid-status";
import type { Database, Write } from "../../db/database";
import { disputeIn } from "../../db/dispute";
import { findReopenable } from "../../db/job-status";
import { heldOfJob, type PaymentRow } from "../../db/payment";
import { refuse } from "../../http/refusal";
import { unpause } from "../money/pause";
import { refundOf } from "../money/refund";
import { refuseIfStopped } from "../money/refuse-if-stopped";
import { divide } from "../money/split";
import { completion } from "./completion";
import { disputeNews } from "./dispute-news";
import { closure } from "./dispute-steps";
import { dividedOf, dividedWithCredit, extraWorkIn, movedBeside, type Shares, sumsIf } from "./dispute-sums";
import { jobReopening } from "./reopening";

interface Ended extends Shares {
  by: "dispute" | "team";
  except?: number;
  absence?: boolean;
}

export async function jobEnd(db: Database, now: number, id: number, ended: Ended): Promise<Write[]> {
  const { earned, extraBack, by, absence } = ended;
  const job = await findReopenable(db, id);
  if (!job || afterJobEvent(job.status, earned === 0 ? "return" : "release") === null) return refuse("transition");
  const except = ended.except === undefined ? [] : [ended.except];
  if (earned === 0) return [...(await jobReopening(db, now, { ...job, except })), endAcceptedBid(db, now, id)];
  const back = extraBack ? extraWorkIn(await heldOfJob(db, id)) : [];
  return [
    ...back.flatMap((extra) => refundOf(db, now, extra)),
    ...(await completion(
      db,
      now,
      { ...job, except: [...except, ...back.map((extra) => extra.id)], unfinished: absence },
      by,
    )),
  ];
}

interface Resolution extends Shares {
  payment: PaymentRow;
  dispute: number;
  event: "agree" | "decide";
  by: number | null;
  statement?: string | null;
}

const agreedBy = ({ payer_id }: PaymentRow, by: number | null): Pick<DealEnd, "by"> =>
  by === null ? {} : { by: by === payer_id ? "owner" : "helper" };

export async function resolution(
  db: Database,
  now: number,
  { payment, earned, extraBack, by, ...closing }: Resolution,
): Promise<Write[]> {
  if (earned > 0) await refuseIfStopped(db, "release");
  const { job_id: job } = payment;
  const absence = (disputeIn(payment.dispute)?.absence_at ?? null) !== null;
  const outcome = outcomeAfterDispute(payment, earned, { absence });
  const shares = { earned, extraBack };
  const sums = sumsIf(shares, payment, await movedBeside(db, payment));
  const end = closing.event === "agree" ? "agreed" : "decided";
  const ends = isPrice(payment) && job !== null;
  return [
    ...closure(db, now, closing),
    // The two cannot agree on what an admin paused.
    ...(end === "decided" ? unpause(db, now, payment) : []),
    ...divide(db, now, payment, earned),
    ...(ends
      ? [
          storeDealEnd(db, job, {
            end,
            ...dividedWithCredit(sums),
            ...(absence && { absence }),
            ...agreedBy(payment, by),
          }),
        ]
      : []),
    ...(await disputeNews(db, now, payment, {
      by,
      step: end,
      ...dividedOf(sums),
      credit: sums.credit,
      earlier: sums.earlier,
      outcome,
      statement: closing.statement,
    })),
    ...(ends ? await jobEnd(db, now, job, { ...shares, by: "dispute", absence }) : []),
  ];
}
