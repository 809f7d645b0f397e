import type { Database, Write } from "../db/database";
import {
  advanceSweep,
  endSweep,
  findSweep,
  replaceText,
  rowsToSweep,
  SWEEP_BATCH_SIZE,
  SWEPT_COLUMNS,
  type Sweep,
  type SweptRow,
} from "../db/text-sweep";
import { run } from "../db/transaction";
import { together } from "./each";

const MAX_CHUNKS = 50;
const MAX_MS = 10_000;

const compose = (db: Database, source: string, row: SweptRow): Write[] =>
  (SWEPT_COLUMNS[source] ?? []).flatMap((column) => {
    const from = row[column] ?? "";
    const to = from.normalize();
    return to === from ? [] : [replaceText(db, { source, column, id: row.id, from, to })];
  });

async function sweepOn(db: Database, sweep: Sweep): Promise<number> {
  const { source } = sweep;
  const rows = await rowsToSweep(db, sweep);
  const changes = rows.map((row) => compose(db, source, row)).filter((writes) => writes.length > 0);
  const next = rows.at(-1)?.id ?? sweep.last_id;
  const progress = rows.length < SWEEP_BATCH_SIZE ? endSweep(db, source) : advanceSweep(db, source, next);
  const done = await together("a text to normalize", changes, (some) => run(db, ...some.flat()));
  await run(db, progress);
  return done;
}

export async function normalizeTexts(db: Database): Promise<number> {
  const started = Date.now();
  let done = 0;
  for (let chunk = 0; chunk < MAX_CHUNKS && Date.now() - started < MAX_MS; chunk++) {
    const sweep = await findSweep(db);
    if (!sweep) break;
    done += await sweepOn(db, sweep);
  }
  return done;
}
