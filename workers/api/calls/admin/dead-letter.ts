import type { contract } from "~/api/contract";
import type { DeadLetter } from "~/domain/admin";
import { timeOf, timeOrNull } from "../../db/person";
import type { CallContext } from "../../http/context";
import { refuse } from "../../http/refusal";

export interface Row extends Omit<DeadLetter, "created_at" | "failed_at"> {
  created_at: number;
  failed_at: number | null;
}

/** Never the payload: it holds tokens and what people wrote. */
export const COLUMNS = "id, kind, key, attempts, error, created_at, failed_at";

type LetterContext = CallContext<typeof contract.admin.letter | typeof contract.admin.retry>;

export async function letterOfPath({ db, id }: LetterContext): Promise<Row> {
  const one = db.prepare(`SELECT ${COLUMNS} FROM outbox WHERE id = ? AND failed_at IS NOT NULL`).bind(id());
  return (await one.first<Row>()) ?? refuse("not_found");
}

export const letterOf = (row: Row): DeadLetter => ({
  ...row,
  created_at: timeOf(row.created_at),
  failed_at: timeOrNull(row.failed_at),
});
