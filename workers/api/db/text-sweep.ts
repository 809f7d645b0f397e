import type { Database, Write } from "./database";

export const SWEPT_COLUMNS: Record<string, readonly string[]> = {
  job: ["title", "description", "special_requirements", "location_details"],
  user: ["name", "function_title", "bio", "company", "business_address"],
};

export interface Sweep {
  source: string;
  after_id: number;
  last_id: number;
}

export const findSweep = (db: Database): Promise<Sweep | null> =>
  db.prepare("SELECT source, after_id, last_id FROM text_sweep LIMIT 1").first<Sweep>();

export const SWEEP_BATCH_SIZE = 100;

export type SweptRow = { id: number } & Record<string, string | null>;

export async function rowsToSweep(db: Database, { source, after_id, last_id }: Sweep): Promise<SweptRow[]> {
  const { results } = await db
    .prepare(
      `SELECT id, ${(SWEPT_COLUMNS[source] ?? []).join(", ")} FROM ${source} WHERE id > ? AND id <= ? ORDER BY id LIMIT ${SWEEP_BATCH_SIZE}`,
    )
    .bind(after_id, last_id)
    .all<SweptRow>();
  return results;
}

interface TextChange {
  source: string;
  column: string;
  id: number;
  from: string;
  to: string;
}

/** The owner may have changed the text meanwhile. */
export const replaceText = (db: Database, { source, column, id, from, to }: TextChange): Write =>
  db.prepare(`UPDATE ${source} SET ${column} = ?1 WHERE id = ?2 AND ${column} = ?3`).bind(to, id, from);

export const endSweep = (db: Database, source: string): Write =>
  db.prepare("DELETE FROM text_sweep WHERE source = ?").bind(source);

export const advanceSweep = (db: Database, source: string, after: number): Write =>
  db.prepare("UPDATE text_sweep SET after_id = ? WHERE source = ?").bind(after, source);
