import type { ChatEvent } from "~/domain/chats/chat-event";
import type { AfterDispute } from "~/domain/deals/deal-end";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { Database, Write } from "../../db/database";
import type { DisputeRow } from "../../db/dispute";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import type { PaymentRow } from "../../db/payment";
import { fullName } from "../../db/person";
import { suspendedOf } from "../../db/suspension";
import { type Divided, dividedData, dividedOf, frozenFor, movedBeside, sumsIf } from "./dispute-sums";

export type Proposal = Pick<DisputeRow["proposals"][number], "by" | "amount" | "extra_back" | "why">;

/** `ends`: the end of the days to agree, in epoch milliseconds. Null: our team decides at once. */
type DisputeNews = { by: number | null } & (
  | { step: "opened" | "contested"; ends: number | null; photos: number }
  | { step: "answered"; until: number | null; photos: number }
  /** `until`: the end of the days to object. `answerUntil`: of the time to answer a report of absence. In epoch milliseconds. */
  | { step: "withdrawn"; until: number | null; answerUntil?: number | null }
  | { step: "desk"; last: Proposal | null; untold: number | null; except?: number }
  | ({ step: "proposed"; credit: Cents; earlier: Cents; why: string | null; until: number | null } & Divided)
  | ({
      step: "agreed" | "decided";
      credit: Cents;
      earlier: Cents;
      outcome: AfterDispute;
      statement?: string | null;
    } & Divided)
);

function eventOf(news: DisputeNews): ChatEvent {
  const kind = "dispute";
  if (!("refund" in news)) return { kind, step: news.step };
  const { helper, earlier, extra_back } = news;
  const divided = { refund: news.refund - earlier, helper, ...(extra_back && { extra_back }) };
  if (news.step === "proposed") return { kind, step: news.step, ...divided };
  return { kind, step: news.step, ...divided, outcome: news.outcome };
}

/** A mail about the end names the earlier part itself. */
const reportedRefund = (news: Extract<DisputeNews, { refund: Cents }>): Cents =>
  news.step === "proposed" ? news.refund - news.earlier : news.refund;

const factsOf = (news: DisputeNews) => ({
  step: news.step,
  ...("until" in news && news.until !== null && { until: news.until }),
  ...("answerUntil" in news && news.answerUntil && { answer_until: news.answerUntil }),
  ...("ends" in news && (news.ends === null ? { late: 1 } : { until: news.ends })),
  ...("refund" in news && dividedData({ ...news, refund: reportedRefund(news) })),
  ...("photos" in news && news.photos > 0 && { photos: news.photos }),
  ...("why" in news && news.why !== null && { said: news.why }),
  // Earlier refunds mix with the credit: only the ledger knows the two.
  ...(news.step === "proposed" && news.earlier === 0 && news.credit > 0 && { credit: formatMoney(news.credit) }),
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
  const standing = news.last.by === reader ? "own" : "theirs";
  const said: Record<string, string> = standing === "theirs" && news.last.why !== null ? { said: news.last.why } : {};
  const sums = sumsIf({ earned: news.last.amount, extraBack: news.last.extra_back > 0 }, payment, beside);
  return { ...untold, ...said, standing, ...dividedData(dividedOf({ ...sums, refund: sums.refund - sums.earlier })) };
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
  const except = "except" in news ? news.except : undefined;
  const notified = parties.filter(({ to }) => ("outcome" in news || to !== news.by) && to !== except);
  const away = await suspendedOf(db, [payer_id, payee_id]);
  return [
    ...disputeLine(db, now, payment, news),
    ...notified.flatMap(({ to, role, name }) =>
      notify(db, now, {
        to,
        type: "dispute",
        mail: true,
        own: to === news.by,
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
          ...(away.length > 0 && { away: away.includes(to) ? "own" : "other" }),
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
