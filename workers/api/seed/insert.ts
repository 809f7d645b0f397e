import type { Database, Write } from "../db/database";

type Value = string | number | null;
export type Row = Record<string, Value>;

/** One statement that inserts rows of the same columns, in their order. */
export function insertAll(db: Database, table: string, rows: readonly Row[]): Write {
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.map((_, at) => `json_extract(value, '$[${at}]')`);
  return db
    .prepare(`INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?) ORDER BY key`)
    .bind(JSON.stringify(rows.map((row) => columns.map((column) => row[column] ?? null))));
}
