import type { ChatEvent } from "~/domain/chats/chat-event";
import { type AfterDispute, type DealEnd, outcomeAfterDispute } from "~/domain/deals/deal-end";
import { DESK_DAYS, mayAnswer } from "~/domain/deals/dispute-life";
import { afterJobEvent } from "~/domain/jobs/job-life";
import { isPrice } from "~/domain/money/deal-money";
import { type Cents, formatMoney } from "~/domain/money/money";
import { dropReports } from "../../db/appointment";
import { endAcceptedBid, storeDealEnd } from "../../db/bid-status";
import type { Database, Write } from "../../db/database";
import { type DisputeRow, disputeIn } from "../../db/dispute";
import {
  answerDispute,
  closeDispute,
  type DisputeClosing,
  escalateDispute,
  escalateOpened,
  insertDispute,
} from "../../db/dispute-status";
import { findReopenable } from "../../db/job-status";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { mail } from "../../db/outbox";
import type { PaymentRow } from "../../db/payment";
import { markDisputed } from "../../db/payment-status";
import { fullName } from "../../db/person";
import { mustHaveChanged } from "../../db/transaction";
import { refuse } from "../../http/refusal";
import { unpause } from "../money/pause";
import { refuseIfStopped } from "../money/refuse-if-stopped";
import { divide } from "../money/split";
import { voidedStopOf } from "../money/voided-stop";
import { completion } from "./completion";
import { frozenFor, movedBeside, sumsIf } from "./dispute-sums";
import { jobReopening } from "./reopening";

const DAY_MS = 24 * 3600 * 1000;

interface DisputeOpening {
  absenceAt?: number | null;
  ownWords?: boolean;
  /** The parties had their days to agree in earlier disputes: our team decides at once. */
  late?: boolean;
}

export async function disputeOpening(
  db: Database,
  now: number,
  payment: PaymentRow,
  opener: number,
  reason: string,
  { absenceAt = null, ownWords = true, late = false }: DisputeOpening = {},
): Promise<Write[]> {
  const other = opener === payment.payer_id ? payment.payee_id : payment.payer_id;
  return [
    ...voidedStopOf(db, now, payment),
    markDisputed(db, payment),
    mustHaveChanged(db),
    insertDispute(db, now, { payment: payment.id, by: opener, reason, ownWords, absenceAt }),
    // The dispute decides who did not come.
    ...(payment.job_id === null ? [] : [dropReports(db, now, payment.job_id)]),
    ...(await disputeNews(db, now, payment, {
      by: opener,
      step: absenceAt === null ? "opened" : "contested",
      ends: late ? null : now + DESK_DAYS * DAY_MS,
    })),
    ...(late
      ? [
          escalateOpened(db, now, payment.id),
          mustHaveChanged(db),
          ...(await disputeNews(db, now, payment, { by: null, step: "desk", last: null, untold: other })),
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
  dispute: number;
  by: number;
  answer: string;
}

export async function disputeAnswer(
  db: Database,
  now: number,
  payment: PaymentRow,
  { dispute, by, answer }: Answer,
): Promise<Write[]> {
  return [
    answerDispute(db, now, { dispute, by, answer }),
    mustHaveChanged(db),
    ...(await disputeNews(db, now, payment, { by, step: "answered" })),
  ];
}

export const closure = (db: Database, now: number, closing: DisputeClosing): Write[] => [
  closeDispute(db, now, closing),
  mustHaveChanged(db),
];

interface Proposal {
  by: number;
  amount: Cents;
  why: string | null;
}

export async function escalation(
  db: Database,
  now: number,
  { dispute: { id: dispute, ...told }, last }: { dispute: DisputeRow; last: Proposal | null },
  payment: PaymentRow,
): Promise<Write[]> {
  const { payer_id, payee_id } = payment;
  const untold = [payer_id, payee_id].find((party) => party !== null && mayAnswer(told, party)) ?? null;
  return [
    escalateDispute(db, now, dispute),
    mustHaveChanged(db),
    ...(await disputeNews(db, now, payment, { by: null, step: "desk", last, untold })),
  ];
}

interface Ended {
  earned: Cents;
  by: "dispute" | "team";
  except?: number;
  absence?: boolean;
}

export async function jobEnd(db: Database, now: number, id: number, ended: Ended): Promise<Write[]> {
  const { earned, by, except, absence } = ended;
  const job = await findReopenable(db, id);
  if (!job || afterJobEvent(job.status, earned === 0 ? "return" : "release") === null) return refuse("transition");
  if (earned > 0) return completion(db, now, { ...job, except, unfinished: absence }, by);
  return [...(await jobReopening(db, now, { ...job, except })), endAcceptedBid(db, now, id)];
}

interface Resolution {
  payment: PaymentRow;
  dispute: number;
  earned: Cents;
  event: "agree" | "decide";
  /** Null: our team decided. */
  by: number | null;
  statement?: string | null;
}

const agreedBy = ({ payer_id }: PaymentRow, by: number | null): Pick<DealEnd, "by"> =>
  by === null ? {} : { by: by === payer_id ? "owner" : "helper" };

export async function resolution(
  db: Database,
  now: number,
  { payment, earned, by, ...closing }: Resolution,
): Promise<Write[]> {
  if (earned > 0) await refuseIfStopped(db, "release");
  const { job_id: job } = payment;
  const absence = (disputeIn(payment.dispute)?.absence_at ?? null) !== null;
  const outcome = outcomeAfterDispute(payment, earned, { absence });
  const { refund, credit, earlier, helper } = sumsIf(earned, payment, await movedBeside(db, payment));
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
            refund,
            credit,
            helper,
            ...(absence && { absence }),
            ...agreedBy(payment, by),
          }),
        ]
      : []),
    ...(await disputeNews(db, now, payment, {
      by,
      step: end,
      refund,
      credit,
      earlier,
      helper,
      outcome,
      statement: closing.statement,
    })),
    ...(ends ? await jobEnd(db, now, job, { earned, by: "dispute", absence }) : []),
  ];
}

/** `ends`: the end of the days to agree, in epoch milliseconds. Null: our team decides at once. */
type DisputeNews = { by: number | null } & (
  | { step: "opened" | "contested"; ends: number | null }
  | { step: "answered" }
  /** `until`: the end of the days to object. `answerUntil`: of the time to answer a report of absence. In epoch milliseconds. */
  | { step: "withdrawn"; until: number | null; answerUntil?: number | null }
  | { step: "desk"; last: Proposal | null; untold: number | null }
  | { step: "proposed"; refund: Cents; helper: Cents; why: string | null }
  | {
      step: "agreed" | "decided";
      refund: Cents;
      credit: Cents;
      earlier: Cents;
      helper: Cents;
      outcome: AfterDispute;
      statement?: string | null;
    }
);

function eventOf(news: DisputeNews): ChatEvent {
  const kind = "dispute";
  if (!("refund" in news)) return { kind, step: news.step };
  const { refund, helper } = news;
  if (news.step === "proposed") return { kind, step: news.step, refund, helper };
  return { kind, step: news.step, refund, helper, outcome: news.outcome };
}

const factsOf = (news: DisputeNews) => ({
  step: news.step,
  ...("until" in news && news.until !== null && { until: news.until }),
  ...("answerUntil" in news && news.answerUntil && { answer_until: news.answerUntil }),
  ...("ends" in news && (news.ends === null ? { late: 1 } : { until: news.ends })),
  ...("refund" in news && { refund: formatMoney(news.refund), helper: formatMoney(news.helper) }),
  ...("why" in news && news.why !== null && { said: news.why }),
  ...("outcome" in news && {
    credit: formatMoney(news.credit),
    ...(news.earlier > 0 && { earlier: formatMoney(news.earlier) }),
    outcome: news.outcome,
    ...(news.statement && { statement: news.statement }),
  }),
});

function standingOf(
  news: DisputeNews,
  reader: number,
  payment: PaymentRow,
  beside: readonly PaymentRow[],
): Record<string, string | number> {
  if (news.step !== "desk") return {};
  const untold: Record<string, number> = news.untold === reader ? { untold: 1 } : {};
  if (news.last === null) return untold;
  const { refund, helper } = sumsIf(news.last.amount, payment, beside);
  const standing = news.last.by === reader ? "own" : "theirs";
  const said: Record<string, string> = standing === "theirs" && news.last.why !== null ? { said: news.last.why } : {};
  return { ...untold, ...said, standing, refund: formatMoney(refund), helper: formatMoney(helper) };
}

export function disputeLine(db: Database, now: number, payment: PaymentRow, news: DisputeNews): Write[] {
  const { payer_id, chat_id: chat } = payment;
  return chat === null ? [] : [insertChatEvent(db, { chat, sender: news.by ?? payer_id, event: eventOf(news), now })];
}

export async function disputeNews(db: Database, now: number, payment: PaymentRow, news: DisputeNews): Promise<Write[]> {
  const { payer_id, payee_id, payer, payee, chat_id } = payment;
  if (payee_id === null || payee === null) return [];
  const parties = [
    { to: payer_id, role: "owner", name: fullName(payee) },
    { to: payee_id, role: "helper", name: fullName(payer) },
  ] as const;
  const beside = await movedBeside(db, payment);
  const told = parties.filter(({ to }) => "outcome" in news || to !== news.by);
  return [
    ...disputeLine(db, now, payment, news),
    ...told.flatMap(({ to, role, name }) =>
      notify(db, now, {
        to,
        type: "dispute",
        mail: true,
        key: `dispute:${payment.id}:${news.step}:${now}`,
        job: payment.job_id,
        chat: chat_id,
        data: {
          job_title: payment.job_title ?? "",
          payment: payment.id,
          role,
          name,
          total: formatMoney(frozenFor(role, payment, beside)),
          own: Number(to === news.by),
          paused: Number(payment.paused_at !== null),
          ...(beside.length > 0 && { beside: 1 }),
          ...("ends" in news && { since: now, quoted: payment.id }),
          ...factsOf(news),
          ...standingOf(news, to, payment, beside),
        },
      }),
    ),
  ];
}
