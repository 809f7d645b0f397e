import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { Job } from "~/domain/jobs/job";
import { listChats } from "../../workers/api/db/chat-list";
import type { Database, Query } from "../../workers/api/db/database";
import { earningsOf } from "../../workers/api/db/earnings";
import { withLastDeals } from "../../workers/api/db/own-job";
import { paymentsWhere } from "../../workers/api/db/payment";
import { orderedBack, orderedNotFailed } from "../../workers/api/db/refunded";

function spied(): { db: Database; sql: string[] } {
  const sql: string[] = [];
  const prepare = (text: string) => {
    sql.push(text);
    return env.DB.prepare(text);
  };
  return { sql, db: { prepare, batch: (queries: Query[]) => env.DB.batch(queries as never) } as unknown as Database };
}

function boundIn(sql: string): number {
  const numbers = [...sql.matchAll(/\?(\d+)/g)].map(([, at]) => Number(at));
  return numbers.length > 0 ? Math.max(...numbers) : sql.split("?").length - 1;
}

async function planOf(sql: string): Promise<string> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array.from({ length: boundIn(sql) }, () => 0))
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail).join("\n");
}

const READS: Record<string, (db: Database) => Promise<unknown>> = {
  "a payment": (db) => paymentsWhere(db, 1, "p.id = ?2", 1).all(),
  "what was ordered back": (db) => orderedBack(db, 1),
  "what was ordered back for a former session": (db) => orderedBack(db, 1, { session: "s" }),
  "what did not fail": (db) => orderedNotFailed(db, 1),
  "the year overview": (db) => earningsOf(db, 1, 2026),
  "own jobs": (db) => withLastDeals(db, 1, [{ id: 1 } as Job], "nl"),
};

it.each(Object.entries(READS))("%s reads no whole account and no whole kind of case", async (_, read) => {
  const { db, sql } = spied();
  await read(db);
  expect(sql).not.toEqual([]);
  for (const one of sql) expect(await planOf(one)).not.toMatch(/ledger_entry_account|sqlite_autoindex_money_case/);
});

it.each(["agreed", "offers"] as const)("chats of the kind %s read the bids of each chat", async (kind) => {
  const { db, sql } = spied();
  await listChats(db, 1, { archived: false, kind, search: null, limit: 1, offset: 0 }, "nl");
  const counting = sql.find((one) => one.includes("count(*) AS n FROM chat c WHERE") && one.includes("EXISTS")) ?? "";
  expect(await planOf(counting)).toContain("bid_of_chat");
});
