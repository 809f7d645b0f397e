import type { AdminDealEnd } from "~/domain/admin/admin-job";
import type { DealEnd } from "~/domain/deals/deal-end";
import type { DealEndSummary, EndedDeal } from "~/domain/deals/deal-end-summary";
import type { JobStatus } from "~/domain/jobs/job-status";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import { asText, dealEndWords } from "../notices/deal-words";
import type { Database } from "./database";
import { type Json, parsed } from "./json";
import { cardOf, type Person, personJson, timeOf } from "./person";

export interface ExtraPayment {
  id: number;
  amount: Cents;
}

interface Reader {
  role: "owner" | "helper";
  name: string;
  job: { title: string; status: JobStatus };
  payment: number | null;
  extras: Json<ExtraPayment[]>;
  failed?: "open" | "otherwise" | null;
}

export const PAYMENT_OF_DEAL =
  "(SELECT p.id FROM payment p WHERE p.bid_id = b.id AND p.kind = 'bid' AND p.paid_at IS NOT NULL ORDER BY p.id DESC LIMIT 1)";

export const endedWith = (bid: string, payment: string): string => `(${payment}.kind = 'request'
  AND ${bid}.job_id = ${payment}.job_id AND ${bid}.user_id = ${payment}.payee_id AND ${bid}.deal_end IS NOT NULL
  AND (${bid}.updated_at IN (${payment}.released_at, ${payment}.refunded_at) OR EXISTS (SELECT 1 FROM payment o WHERE o.bid_id = ${bid}.id
    AND o.kind = 'bid' AND (o.released_at IN (${payment}.released_at, ${payment}.refunded_at)
      OR o.refunded_at IN (${payment}.released_at, ${payment}.refunded_at)))))`;

export const EXTRAS_OF_DEAL = `(SELECT json_group_array(json_object('id', x.id, 'amount', x.amount)) FROM payment x
  WHERE x.job_id = b.job_id AND x.paid_at IS NOT NULL AND ${endedWith("b", "x")})`;

export function dealEndSummaryOf(
  json: Json<DealEnd> | null,
  { role, name, job, payment, extras, failed }: Reader,
  language: Language,
): DealEndSummary | null {
  if (json === null) return null;
  const stored = (typeof json === "string" ? JSON.parse(json) : json) as DealEnd;
  const { end, by } = stored;
  const [refund, helper] = [formatMoney(stored.refund), formatMoney(stored.helper)];
  const isRestored = end === "taken_down" && job.status !== "deleted";
  const isSplit = stored.helper > 0 && (end === "agreed" || end === "decided" || end === "team");
  const words = dealEndWords(
    {
      step: end,
      role,
      name,
      job_title: job.title,
      refund,
      credit: stored.credit === undefined ? undefined : formatMoney(stored.credit),
      helper,
      ...(stored.extra_back && { extra_back: formatMoney(stored.extra_back) }),
      ...(stored.earlier && { earlier: formatMoney(stored.earlier) }),
      ...(failed && { failed }),
      outcome: isSplit ? (stored.absence ? "ended" : "solved") : "open",
      own: Number(by === role),
      standing: by && (by === role ? "theirs" : "own"),
      gone: Number(stored.gone ?? false),
      late: Number(stored.late ?? false),
      unanswered: Number(stored.unanswered ?? false),
      restored: Number(isRestored),
    },
    language,
  );
  const goesOn = isSplit || isRestored || job.status === "open";
  const text = asText(goesOn ? words : { ...words, next: "" });
  const extraPayments = parsed(extras).map(({ id, amount }) => ({ id, amount: formatMoney(amount) }));
  return {
    end,
    refund,
    helper,
    text,
    payment,
    ...(extraPayments.length > 0 && { extra_payments: extraPayments }),
    ...(stored.absence && { absence: true }),
  };
}

/** `+` reads the cases of the payment, not all that ever failed. */
const FAILED_REFUND = `(SELECT iif(m.handled_at IS NULL, 'open', 'otherwise') FROM money_case m
  JOIN payment p ON p.id = m.payment_id AND p.chat_id = b.chat_id AND p.job_id = b.job_id AND p.payer_id = ?1
  WHERE +m.kind = 'refund_failed' ORDER BY m.handled_at IS NOT NULL LIMIT 1)`;

const LAST_ENDED = `SELECT b.deal_end, b.user_id AS helper_id, c.uri AS chat_uri, ${PAYMENT_OF_DEAL} AS payment, ${EXTRAS_OF_DEAL} AS extras,
    ${FAILED_REFUND} AS failed,
    iif(b.user_id = ?1, ${personJson("o")}, ${personJson("h")}) AS other
  FROM bid b JOIN job j ON j.id = b.job_id JOIN chat c ON c.id = b.chat_id JOIN user h ON h.id = b.user_id
    LEFT JOIN user o ON o.id = j.user_id
  WHERE b.job_id = ?2 AND b.deal_end IS NOT NULL AND (j.user_id = ?1 OR (b.user_id = ?1 AND NOT EXISTS
      (SELECT 1 FROM bid n WHERE n.job_id = b.job_id AND n.user_id = b.user_id AND n.id > b.id)))
    AND NOT EXISTS (SELECT 1 FROM bid n WHERE n.job_id = b.job_id AND n.status = 'accepted' AND n.deal_end IS NULL
      AND ?1 IN (j.user_id, n.user_id))
  ORDER BY b.updated_at DESC, b.id DESC LIMIT 1`;

interface EndedRow {
  deal_end: Json<DealEnd>;
  helper_id: number;
  chat_uri: string;
  payment: number | null;
  extras: Json<ExtraPayment[]>;
  failed: "open" | "otherwise" | null;
  other: Json<Person> | null;
}

/** Null while a later deal of the user runs or is done. */
export async function lastEndedDeal(
  db: Database,
  job: { id: number; title: string; status: JobStatus },
  viewer: number,
  language: Language,
): Promise<EndedDeal | null> {
  const row = await db.prepare(LAST_ENDED).bind(viewer, job.id).first<EndedRow>();
  if (!row) return null;
  const { name } = cardOf(row.other, viewer, language);
  const role = row.helper_id === viewer ? "helper" : "owner";
  const { payment, extras, failed } = row;
  const summary = dealEndSummaryOf(row.deal_end, { role, name, job, payment, extras, failed }, language);
  return summary && { ...summary, chat_uri: row.chat_uri };
}

interface EndRow {
  deal_end: string;
  at: number;
  helper: Json<Person>;
}

export async function dealEndsOf(
  db: Database,
  viewer: number,
  job: number,
  language: Language,
): Promise<AdminDealEnd[]> {
  const { results } = await db
    .prepare(
      `SELECT b.deal_end, b.updated_at AS at, ${personJson("u")} AS helper FROM bid b JOIN user u ON u.id = b.user_id
      WHERE b.job_id = ?2 AND b.deal_end IS NOT NULL ORDER BY b.updated_at DESC, b.id DESC`,
    )
    .bind(viewer, job)
    .all<EndRow>();
  return results.map(({ deal_end, at, helper }) => {
    const { end, refund, helper: compensation, unanswered = false } = JSON.parse(deal_end) as DealEnd;
    return {
      helper: cardOf(helper, viewer, language),
      end,
      unanswered,
      at: timeOf(at),
      refund: formatMoney(refund),
      compensation: formatMoney(compensation),
    };
  });
}
