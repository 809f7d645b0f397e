import type { D1Database } from "@cloudflare/workers-types";

/** Number of callers: enough to stay below every limit. Each has a chat with the next. */
export const CALLERS = 1000;
const HOUR = 3600 * 1000;
const CHUNK = 20_000;
/** Percentage of helpers who are not away: they are notified at once. */
const HERE = Number(process.env.HERE ?? 100);

const upTo = (first: number, last: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`;

/** Fills in chunks, because the time of a statement is limited. */
async function each(last: number, from: number, statements: (first: number, last: number) => string[], db: D1Database) {
  for (let first = from; first <= last; first += CHUNK) {
    await db.batch(statements(first, Math.min(last, first + CHUNK - 1)).map((sql) => db.prepare(sql)));
  }
}

/**
 * One in five helps in two categories, with two notifications, earnings of a hundred euros and a message each. The
 * first thousand are the callers (created by the market).
 */
export async function growTown(db: D1Database, people: number): Promise<void> {
  await each(
    people,
    CALLERS + 1,
    (first, last) => [
      `INSERT INTO user (id, email, name, code, language, created_at, away_after, zipcode, zip4, city, active_worker)
       ${upTo(first, last)} SELECT i, i || '@bench.test', 'Hassan Bakker', 'B' || i, 'nl', 0, iif(i / 5 % 100 < ${HERE}, NULL, 0),
         zip4 || 'AB', zip4, city, i % 5 = 0 FROM n JOIN bench_area a ON a.id = i % (SELECT count(*) FROM bench_area)`,
      `INSERT INTO user_category (category, user_id) ${upTo(first, last)}
       SELECT 1 + (i / 5 + x.value) % 10, i FROM n, json_each('[0, 3]') x WHERE i % 5 = 0`,
    ],
    db,
  );
  await each(
    people,
    1,
    (first, last) => [
      `INSERT INTO notification (user_id, type, data, job_id, created_at) ${upTo(first, last)}
       SELECT i, x.value, '{"name":"Petra de V."}', 1 + i % 900, 1000 * i FROM n, json_each('["job_match", "comment"]') x`,
      `INSERT INTO ledger_transaction (id, event, key, created_at) ${upTo(first, last)} SELECT i, 'released', 'bench:' || i, i FROM n`,
      `INSERT INTO ledger_entry (transaction_id, account, cents) ${upTo(first, last)}
       SELECT i, iif(x.value < 0, 'outside', 'balance:' || i), x.value FROM n, json_each('[-10000, 10000]') x`,
      `INSERT INTO chat (id, uri, low_id, high_id, created_at, updated_at) ${upTo(first, last)}
       SELECT i, 'bench-chat-000000' || i, i, i + 1, 0, i FROM n WHERE i < ${people}`,
      `INSERT INTO message (chat_id, sender_id, message, day, created_at) ${upTo(first, last)}
       SELECT i, i + 1, 'Hallo, kan het zaterdag?', '2026-11-01', i FROM n WHERE i < ${people}`,
    ],
    db,
  );
}

export async function signIn(db: D1Database, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO session (id, user_id, kind, created_at, expires_at) ${upTo(1, CALLERS)}
       SELECT 'bench-' || i, i, 'bearer', ?1, ?2 FROM n`,
    )
    .bind(now, now + HOUR)
    .run();
}

export async function growItems(db: D1Database, rows: number): Promise<void> {
  await db.batch([
    db.prepare("CREATE TABLE IF NOT EXISTS item (id INTEGER PRIMARY KEY, title TEXT, description TEXT, price INTEGER)"),
    db.prepare(
      `INSERT OR IGNORE INTO item ${upTo(1, rows)} SELECT i, 'A job of some length', 'Kitchen and hall', 5000 FROM n`,
    ),
  ]);
}
