import { statementIn } from "~/content/events/disputes";
import type { Dispute } from "~/domain/deals/dispute";
import { DESK_DAYS, type DisputeEnd, type DisputeStatus } from "~/domain/deals/dispute-life";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import { timeOf, timeOrNull } from "./person";

const DAY_MS = 24 * 3600 * 1000;

export interface DisputeRow {
  id: number;
  reason: string;
  opened_by: number;
  answer: string | null;
  answered_at: number | null;
  status: DisputeStatus;
  created_at: number;
  desk_at: number | null;
  closed_at: number | null;
  ended: DisputeEnd | null;
  statement: string | null;
  absence_at: number | null;
  own_words: number;
  proposals: {
    id: number;
    by: number;
    amount: Cents;
    created_at: number;
    why: string | null;
    extra_back: Cents;
  }[];
}

export const deskAtOf = ({ desk_at, created_at }: Pick<DisputeRow, "desk_at" | "created_at">): number =>
  desk_at ?? created_at + DESK_DAYS * DAY_MS;

const PROPOSALS = `(SELECT json_group_array(json_object('id', r.id, 'by', r.by_id, 'amount', r.amount, 'created_at', r.created_at, 'why', r.why,
  'extra_back', r.extra_back)
  ORDER BY r.id) FROM dispute_proposal r WHERE r.dispute_id = d.id)`;

export const DISPUTE_JSON = `json_object('id', d.id, 'reason', d.reason, 'opened_by', d.opened_by, 'answer', d.answer, 'answered_at', d.answered_at, 'status', d.status, 'created_at', d.created_at, 'desk_at', d.desk_at,
    'closed_at', d.closed_at, 'ended', d.ended, 'statement', d.statement, 'absence_at', d.absence_at, 'own_words', d.own_words, 'proposals', json(${PROPOSALS}))`;

export const disputeJson = (payment: string): string =>
  `(SELECT ${DISPUTE_JSON} FROM dispute d WHERE d.payment_id = ${payment} ORDER BY d.id DESC LIMIT 1)`;

export const disputeIn = (json: string | null): DisputeRow | null =>
  json === null ? null : (JSON.parse(json) as DisputeRow);

export function disputeOf(json: string | null, language: Language): Dispute | null {
  const row = disputeIn(json);
  return (
    row && {
      id: row.id,
      reason: row.reason,
      opened_by: row.opened_by,
      answer: row.answer,
      answered_at: timeOrNull(row.answered_at),
      status: row.status,
      opened_at: timeOf(row.created_at),
      closed_at: timeOrNull(row.closed_at),
      proposals: row.proposals.map(({ by, amount, created_at, why, extra_back }) => ({
        by,
        amount: formatMoney(amount),
        created_at: timeOf(created_at),
        why,
        ...(extra_back > 0 && { extra_back: true as const }),
      })),
      desk_at: timeOf(deskAtOf(row)),
      ended: row.ended,
      statement: row.statement && statementIn(row.statement, language),
      absence_at: timeOrNull(row.absence_at),
      own_words: row.own_words === 1,
    }
  );
}

export const IS_ESCALATED = "EXISTS (SELECT 1 FROM dispute d WHERE d.payment_id = p.id AND d.status = 'desk')";
