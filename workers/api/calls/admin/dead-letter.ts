import type { DeadLetter } from "~/domain/desk";
import { timeOf, timeOrNull } from "../../db/person";

export interface Row extends Omit<DeadLetter, "created_at" | "failed_at"> {
  created_at: number;
  failed_at: number | null;
}

/** Never the payload: it holds tokens and what people wrote. */
export const COLUMNS = "id, kind, key, attempts, error, created_at, failed_at";

export const letterOf = (row: Row): DeadLetter => ({
  ...row,
  created_at: timeOf(row.created_at),
  failed_at: timeOrNull(row.failed_at),
});
