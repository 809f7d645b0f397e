// Bytes of a row in the database, with its indexes and rows of triggers: they decide when a database is full.

import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { D1Database } from "@cloudflare/workers-types";
import { growTown } from "./api/town.ts";
import { openMarket } from "./market.ts";
import { filled, migrated, product } from "./prepared.ts";

const PEOPLE = Number(process.env.PEOPLE ?? 20_000);
const MESSAGES = 5 * PEOPLE;
const CHUNK = 20_000;
const YEARS = 2 * 366 * 24 * 3600 * 1000;

const THINGS: Record<string, string[]> = {
  job: [
    "job",
    "job_image",
    "job_search",
    "job_terms",
    "job_index",
    "job_title",
    "job_record",
    "job_segment",
    "job_area",
    "job_area_segment",
    "job_segment_detail",
    "job_area_price",
    "job_price",
  ],
  person: ["user", "user_category", "user_search", "helper"],
  chat: ["chat"],
  message: ["message"],
  "message, archived": ["archived_message"],
  notification: ["notification"],
  booking: ["ledger_transaction"],
  "booking, its entries": ["ledger_entry"],
};

async function talk(db: D1Database): Promise<void> {
  for (let first = 1; first <= MESSAGES; first += CHUNK) {
    const last = Math.min(MESSAGES, first + CHUNK - 1);
    await db
      .prepare(
        `INSERT INTO message (chat_id, sender_id, message, client_id, day, created_at, read_at)
         WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
         SELECT 1 + i % ?3, 1 + i % ?3 + i % 2, substr('${"Zaterdag om tien uur komt goed uit, ik neem zelf een ladder mee. ".repeat(4)}', 1, 20 + i % 120),
           iif(i % 4, lower(hex(randomblob(4))) || '-0000-4000-8000-' || lower(hex(randomblob(6))), NULL), '2026-11-01', 1000 * i, 1000 * i FROM n`,
      )
      .bind(first, last, PEOPLE - 1)
      .run();
  }
}

function sizesIn(persisted: string): Map<string, { bytes: number; rows: number }> {
  const [file] = globSync("d1/**/*.sqlite", { cwd: persisted })
    .filter((name) => !name.includes("metadata"))
    .map((name) => path.join(persisted, name));
  const db = new DatabaseSync(String(file), { readOnly: true });
  const tables = db
    .prepare(
      `SELECT s.tbl_name AS name, sum(b.bytes) AS bytes
       FROM (SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name) b JOIN sqlite_schema s ON s.name = b.name GROUP BY 1`,
    )
    .all() as { name: string; bytes: number }[];
  const sizes = new Map<string, { bytes: number; rows: number }>();
  for (const names of Object.values(THINGS)) {
    for (const name of names) {
      // A full-text index has its own tables.
      const own = new RegExp(`^${name}(?:_(?:data|idx|docsize|config|content))?$`);
      const bytes = tables.filter((one) => own.test(one.name)).reduce((sum, one) => sum + one.bytes, 0);
      const rows = Number(db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.n ?? 0);
      sizes.set(name, { bytes, rows });
    }
  }
  db.close();
  return sizes;
}

function print(sizes: ReturnType<typeof sizesIn>): void {
  console.log("\nthing                      rows    bytes each");
  for (const [thing, [main = "", ...more]] of Object.entries(THINGS)) {
    const rows = sizes.get(main)?.rows ?? 0;
    const bytes = [main, ...more].reduce((sum, name) => sum + (sizes.get(name)?.bytes ?? 0), 0);
    if (rows > 0)
      console.log(`${thing.padEnd(22)}${String(rows).padStart(9)}${(bytes / rows).toFixed(0).padStart(14)}`);
  }
}

const state = await mkdtemp(path.join(tmpdir(), "buurklusser-bench-"));
const persisted = path.join(state, "v3");
try {
  migrated(state);
  const { areas } = await product<typeof import("../../workers/api/postcodes/areas")>("workers/api/postcodes/areas.ts");
  await filled(persisted, async (db) => {
    const market = await openMarket(db, areas());
    await market.growTo(PEOPLE);
    await market.goLive();
    await growTown(db, PEOPLE);
    await talk(db);
  });
  print(sizesIn(persisted));
  const { archiveMessages } =
    await product<typeof import("../../workers/api/tasks/archive")>("workers/api/tasks/archive.ts");
  let moved = 0;
  const started = performance.now();
  await filled(persisted, async (db) => {
    await db.prepare("DELETE FROM notification").run();
    for (let done = 1; done > 0; moved += done) done = await archiveMessages(db, Date.now() + YEARS);
  });
  const seconds = (performance.now() - started) / 1000;
  print(sizesIn(persisted));
  console.log(`\n${moved} messages archived, ${(moved / seconds).toFixed(0)} a second`);
} finally {
  await rm(state, { recursive: true, force: true });
}
