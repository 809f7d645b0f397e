import { type DealEnd, outcomeAfterDispute } from "~/domain/deals/deal-end";
import { DESK_DAYS, isBetweenTheTwo, mayAnswer } from "~/domain/deals/dispute-life";
import { afterJobEvent } from "~/domain/jobs/job-life";
import { formatMoney } from "~/domain/money/money";
import { isPrice } from "~/domain/money/price-part";
import { dropReports } from "../../db/appointment";
import { endAcceptedBid, storeDealEnd } from "../../db/bid-status";
import type { Database, Write } from "../../db/database";
import { type DisputeRow, deskAtOf, disputeIn } from "../../db/dispute";
import {
  answerDispute,
  closeDispute,
  type DisputeClosing,
  escalateDispute,
  escalateOpened,
  insertDispute,
} from "../../db/dispute-status";
import { findReopenable } from "../../db/job-status";
import { mail } from "../../db/outbox";
import { heldOfJob, type PaymentRow } from "../../db/payment";
import { markDisputed } from "../../db/payment-status";
import { fullName } from "../../db/person";
import { isSuspended } from "../../db/suspension";
import { mustHaveChanged } from "../../db/transaction";
import { refuse } from "../../http/refusal";
import { unpause } from "../money/pause";
import { refundOf } from "../money/refund";
import { refuseIfStopped } from "../money/refuse-if-stopped";
import { divide } from "../money/split";
import { voidedStopOf } from "../money/voided-stop";
import { completion } from "./completion";
import { disputeNews, type Proposal } from "./dispute-news";
import { dividedOf, dividedWithCredit, extraWorkIn, frozenFor, movedBeside, type Shares, sumsIf } from "./dispute-sums";
import { jobReopening } from "./reopening";

const DAY_MS = 24 * 3600 * 1000;

interface DisputeOpening {
  absenceAt?: number | null;
  ownWords?: boolean;
  /** The parties had their days to agree in earlier disputes: our team decides at once. */
  late?: boolean;
  photos?: number;
}

export async function disputeOpening(
  db: Database,
  now: number,
  payment: PaymentRow,
  opener: number,
  reason: string,
  { absenceAt = null, ownWords = true, late = false, photos = 0 }: DisputeOpening = {},
): Promise<Write[]> {
  const other = opener === payment.payer_id ? payment.payee_id : payment.payer_id;
  const away = other !== null && (await isSuspended(db, other));
  const atOnce = late || away;
  return [
    ...voidedStopOf(db, now, payment, "dispute"),
    markDisputed(db, payment),
    mustHaveChanged(db),
    insertDispute(db, now, { payment: payment.id, by: opener, reason, ownWords, absenceAt }),
    // The dispute decides who did not come.
    ...(payment.job_id === null ? [] : [dropReports(db, now, payment.job_id)]),
    ...(await disputeNews(db, now, payment, {
      by: opener,
      step: absenceAt === null ? "opened" : "contested",
      ends: atOnce ? null : now + DESK_DAYS * DAY_MS,
      photos,
    })),
    ...(atOnce
      ? [
          escalateOpened(db, now, payment.id),
          mustHaveChanged(db),
          ...(await disputeNews(db, now, payment, {
            by: null,
            step: "desk",
            last: null,
            untold: other,
            // The news that it was opened says the same to a suspended user.
            ...(away && { except: other }),
          })),
        ]
      : await confirmation(db, now, payment, {
          opener,
          template: absenceAt === null ? "dispute_opened" : "dispute_contested",
        })),
  ];
}

interface Confirmation {
  opener: number;
  template: "dispute_opened" | "dispute_contested";
}

async function confirmation(
  db: Database,
  now: number,
  payment: PaymentRow,
  { opener, template }: Confirmation,
): Promise<Write[]> {
  const isOwner = opener === payment.payer_id;
  const other = isOwner ? payment.payee : payment.payer;
  if (other === null) return [];
  const beside = await movedBeside(db, payment);
  return [
    mail(db, now, {
      template,
      key: `${template}:${payment.id}:${now}`,
      to: { user: opener },
      job: payment.job_id,
      chat: payment.chat_id,
      data: {
        job_title: payment.job_title ?? "",
        payment: payment.id,
        name: fullName(other),
        amount: formatMoney(frozenFor(isOwner ? "owner" : "helper", payment, beside)),
        ...(beside.length > 0 && { beside: 1 }),
        at: now + DESK_DAYS * DAY_MS,
      },
    }),
  ];
}

interface Answer {
  dispute: DisputeRow;
  by: number;
  answer: string;
  photos: number;
}

export async function disputeAnswer(
  db: Database,
  now: number,
  payment: PaymentRow,
  { dispute, by, answer, photos }: Answer,
): Promise<Write[]> {
  return [
    answerDispute(db, now, { dispute: dispute.id, by, answer }),
    mustHaveChanged(db),
    ...(await disputeNews(db, now, payment, { by, step: "answered", until: agreeableUntil(dispute), photos })),
  ];
}

export const closure = (db: Database, now: number, closing: DisputeClosing): Write[] => [
  closeDispute(db, now, closing),
  mustHaveChanged(db),
];

export async function escalation(
  db: Database,
  now: number,
  { dispute: { id: dispute, ...facts }, last }: { dispute: DisputeRow; last: Proposal | null },
  payment: PaymentRow,
): Promise<Write[]> {
  const { payer_id, payee_id } = payment;
  const untold = [payer_id, payee_id].find((party) => party !== null && mayAnswer(facts, party)) ?? null;
  return [
    escalateDispute(db, now, dispute),
    mustHaveChanged(db),
    ...(await disputeNews(db, now, payment, { by: null, step: "desk", last, untold })),
  ];
}

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

/** The end of the days to agree, in epoch milliseconds. Null: our team decides already. */
export const agreeableUntil = (dispute: DisputeRow): number | null =>
  isBetweenTheTwo(dispute.status) ? deskAtOf(dispute) : null;
