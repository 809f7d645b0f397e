import type { contract } from "~/api/contract";
import type { DeadLetter } from "~/domain/admin";
import { timeOf, timeOrNull } from "../../db/person";
import type { CallContext } from "../../http/context";
import { refuse } from "../../http/refusal";

export interface Row extends Omit<DeadLetter, "created_at" | "failed_at" | "involved"> {
  involved: number;
  created_at: number;
  failed_at: number | null;
}

/** SQL: whether an order is about money of the admin `?1`. */
const INVOLVED = `kind = 'provider' AND (
  EXISTS (SELECT 1 FROM payment p WHERE p.id = payload ->> 'payment' AND ?1 IN (p.payer_id, p.payee_id))
  OR EXISTS (SELECT 1 FROM payout o WHERE o.user_id = ?1
    AND o.id = coalesce(payload ->> 'payout', iif(key LIKE 'take_back:%', CAST(substr(key, 11) AS INTEGER), 0))))`;

/** Of the admin `?1`. Never the payload: it holds tokens and what people wrote. */
export const COLUMNS = `id, kind, key, attempts, error, created_at, failed_at, (${INVOLVED}) AS involved`;

type LetterContext = CallContext<typeof contract.admin.letter | typeof contract.admin.retry>;

export async function letterOfPath({ db, id, viewer }: LetterContext): Promise<Row> {
  const one = db.prepare(`SELECT ${COLUMNS} FROM outbox WHERE id = ?2 AND failed_at IS NOT NULL`).bind(viewer.id, id());
  return (await one.first<Row>()) ?? refuse("not_found");
}

export const letterOf = (row: Row): DeadLetter => ({
  ...row,
  involved: row.involved === 1,
  created_at: timeOf(row.created_at),
  failed_at: timeOrNull(row.failed_at),
});
