import type { PauseCause } from "~/domain/admin/automatic-rules";
import { type AfterDispute, statusAfterDispute } from "~/domain/deals/deal-end";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { UnpaidOutcome } from "~/domain/money/money-case-life";
import { isPrice } from "~/domain/money/price-part";
import { storeDealEnd } from "../../db/bid-status";
import type { Database, Write } from "../../db/database";
import { mustBeUnpaid } from "../../db/deal";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { heldFor, heldOfJob, type PaymentRow, totalOf } from "../../db/payment";
import { mustNotBeDisputed } from "../../db/payment-standing";
import { fullName } from "../../db/person";
import { unpause } from "../money/pause";
import { creditOf, earlierOf } from "../money/refund";
import { refuseIfStopped } from "../money/refuse-if-stopped";
import { divide } from "../money/split";
import { jobEnd } from "./dispute-resolution";
import {
  type Divided,
  dividedData,
  dividedOf,
  dividedWithCredit,
  movedBeside,
  type Shares,
  sumsIf,
} from "./dispute-sums";

interface Decision extends Shares {
  statement: string;
}

const sum = (payments: readonly PaymentRow[], of: (payment: PaymentRow) => Cents): Cents =>
  payments.reduce((total, payment) => total + of(payment), 0);

/** With the price the other held money of the job moves too. */
export async function paymentDecision(
  db: Database,
  now: number,
  payment: PaymentRow,
  { statement, ...shares }: Decision,
): Promise<Write[]> {
  const { earned } = shares;
  if (earned > 0) await refuseIfStopped(db, "release");
  const { id, job_id: job } = payment;
  const ends = isPrice(payment) && job !== null;
  const sums = sumsIf(shares, payment, await movedBeside(db, payment));
  const outcome = statusAfterDispute(payment, earned);
  return [
    mustNotBeDisputed(db, job),
    ...unpause(db, now, payment),
    ...divide(db, now, payment, earned),
    ...(ends ? [storeDealEnd(db, job, { end: "team", ...dividedWithCredit(sums) })] : []),
    ...teamNews(db, now, payment, { step: "decided", ...dividedOf(sums), outcome, statement }, sums),
    ...(ends ? await jobEnd(db, now, job, { ...shares, by: "team", except: id }) : []),
  ];
}

interface UnpaidDecision {
  outcome: UnpaidOutcome;
  statement: string;
}

export async function unpaidDecision(
  db: Database,
  now: number,
  price: PaymentRow,
  { outcome, statement }: UnpaidDecision,
): Promise<Write[]> {
  const { id, job_id: job } = price;
  if (job === null) return [];
  const held = await heldOfJob(db, job);
  const isSolved = outcome === "solved";
  const refund = isSolved ? 0 : sum(held, totalOf);
  const helper = isSolved ? sum(held, ({ helper_amount }) => helper_amount) : 0;
  const credit = isSolved ? 0 : sum(held, (one) => creditOf(one, totalOf(one)));
  const earlier = isSolved ? 0 : sum(held, (one) => earlierOf(one, totalOf(one)));
  return [
    mustBeUnpaid(db, id),
    mustNotBeDisputed(db, job),
    ...held.slice(0, 1).flatMap((one) => unpause(db, now, one)),
    storeDealEnd(db, job, { end: "team", refund, credit, helper, gone: true, ...(earlier > 0 && { earlier }) }),
    ...teamNews(
      db,
      now,
      price,
      { step: "decided", refund, helper, outcome, statement, gone: true },
      { credit, earlier },
    ),
    ...(await jobEnd(db, now, job, { earned: isSolved ? 1 : 0, extraBack: false, by: "team" })),
  ];
}

type TeamNews =
  | { step: "paused"; because: PauseCause }
  | { step: "unpaid" }
  | ({ statement: string } & (
      | { step: "paused" }
      | { step: "resumed"; toSuspended: boolean }
      | ({ step: "decided"; outcome: AfterDispute; gone?: true } & Divided)
    ));

function isAnswerDue({ withdrawn }: PaymentRow): boolean {
  if (withdrawn === null) return false;
  const { effect, answered_at } = JSON.parse(withdrawn) as { effect: string; answered_at: number | null };
  return effect === "answered" && answered_at === null;
}

/** A division does not answer a withdrawal. A refund of all does. */
const withdrawalIn = (payment: PaymentRow, news: TeamNews, role: "owner" | "helper"): Record<string, number> => {
  if (news.step !== "decided" || news.gone || !isAnswerDue(payment)) return {};
  if (news.helper === 0) return { [role === "owner" ? "withdrawal_over" : "withdrawal_over_helper"]: 1 };
  return role === "owner" ? { withdrawal: 1 } : {};
};

export const stillMoved = <E extends object>(event: E, earlier: Cents): E =>
  "refund" in event && typeof event.refund === "number" ? { ...event, refund: event.refund - earlier } : event;

export function teamNews(
  db: Database,
  now: number,
  payment: PaymentRow,
  news: TeamNews,
  { credit, earlier }: Record<"credit" | "earlier", Cents> = { credit: 0, earlier: 0 },
): Write[] {
  const { id, payer_id, payee_id, payer, payee, chat_id: chat, job_id: job } = payment;
  const {
    statement = null,
    because = null,
    toSuspended,
    ...event
  } = {
    statement: undefined,
    because: undefined,
    toSuspended: false,
    ...news,
  };
  if (payee_id === null || payee === null) return [];
  const parties = [
    { to: payer_id, role: "owner", name: fullName(payee) },
    { to: payee_id, role: "helper", name: fullName(payer) },
  ] as const;
  const divided: Record<string, string | number> =
    event.step === "decided"
      ? {
          ...dividedData(event),
          credit: formatMoney(credit),
          ...(earlier > 0 && { earlier: formatMoney(earlier) }),
          outcome: event.outcome,
          ...(event.gone && { gone: 1 }),
        }
      : {};
  return [
    ...(chat === null
      ? []
      : [
          insertChatEvent(db, {
            chat,
            sender: payer_id,
            event: { kind: "team", ...stillMoved(event, earlier), ...(statement !== null && { statement }) },
            now,
          }),
        ]),
    ...parties.flatMap(({ to, role, name }) =>
      notify(db, now, {
        to,
        type: "payment_decision",
        mail: true,
        key: `payment_decision:${id}:${event.step}:${now}`,
        job,
        chat,
        data: {
          job_title: payment.job_title ?? "",
          payment: id,
          step: event.step,
          role,
          name,
          total: formatMoney(heldFor(role, payment)),
          ...(statement !== null && { statement }),
          ...(because !== null && { because }),
          done: Number(payment.job_done_at !== null),
          disputed: Number(payment.status === "disputed"),
          ...(toSuspended && { suspended: 1 }),
          ...divided,
          ...withdrawalIn(payment, news, role),
        },
      }),
    ),
  ];
}
