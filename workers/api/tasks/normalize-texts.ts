import type { Database, Write } from "../db/database";
import { run } from "../db/transaction";

const CHUNK = 100;
const MAX_CHUNKS = 50;
const MAX_MS = 10_000;

const COLUMNS: Record<string, readonly string[]> = {
  job: ["title", "description", "special_requirements", "location_details"],
  user: ["name", "function_title", "bio", "company", "business_address"],
};

interface Sweep {
  source: string;
  after_id: number;
  last_id: number;
}

type Row = { id: number } & Record<string, string | null>;

/** Does not overwrite a text that its owner changed meanwhile. */
const compose = (db: Database, source: string, row: Row): Write[] =>
  (COLUMNS[source] ?? []).flatMap((column) => {
    const text = row[column] ?? "";
    const composed = text.normalize();
    const sql = `UPDATE ${source} SET ${column} = ?1 WHERE id = ?2 AND ${column} = ?3`;
    return composed === text ? [] : [db.prepare(sql).bind(composed, row.id, text)];
  });

async function sweepOn(db: Database, { source, after_id, last_id }: Sweep): Promise<number> {
  const { results } = await db
    .prepare(
      `SELECT id, ${(COLUMNS[source] ?? []).join(", ")} FROM ${source} WHERE id > ? AND id <= ? ORDER BY id LIMIT ${CHUNK}`,
    )
    .bind(after_id, last_id)
    .all<Row>();
  const changes = results.flatMap((row) => compose(db, source, row));
  const next = results.at(-1)?.id ?? last_id;
  const progress =
    results.length < CHUNK
      ? db.prepare("DELETE FROM text_sweep WHERE source = ?").bind(source)
      : db.prepare("UPDATE text_sweep SET after_id = ? WHERE source = ?").bind(next, source);
  await run(db, ...changes, progress);
  return changes.length;
}

/** Costs one query if nothing is left. */
export async function normalizeTexts(db: Database): Promise<number> {
  const started = Date.now();
  let done = 0;
  for (let chunk = 0; chunk < MAX_CHUNKS && Date.now() - started < MAX_MS; chunk++) {
    const sweep = await db.prepare("SELECT source, after_id, last_id FROM text_sweep LIMIT 1").first<Sweep>();
    if (!sweep) break;
    done += await sweepOn(db, sweep);
  }
  return done;
}
