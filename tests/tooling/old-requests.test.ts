import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { root } from "../../scripts/local/settings.mjs";

const MIGRATION = "0145_old_requests_for_price.sql";
const files = readdirSync(path.join(root, "migrations")).sort();
const sqlOf = (name: string) => readFileSync(path.join(root, "migrations", name), "utf8");

/** The deal of 60.00 was paid at 1 and went back at 100. */
interface Request {
  status: string;
  amount: number;
  at: number;
  for_price?: number;
  lapsed?: number;
}

function after(requests: Request[], job = "reserved", bid = "accepted"): number[] {
  const database = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  database.exec("PRAGMA ignore_check_constraints = ON");
  for (const name of files.filter((one) => one < MIGRATION)) database.exec(sqlOf(name));
  const row = (table: string, of: Record<string, string | number>) => {
    const needed = database.prepare(`PRAGMA table_info(${table})`).all() as {
      name: string;
      type: string;
      notnull: number;
      dflt_value: string | null;
      pk: number;
    }[];
    const rest = needed
      .filter(({ name, notnull, dflt_value, pk }) => notnull && dflt_value === null && !pk && !(name in of))
      .map(({ name, type }) => [name, type === "TEXT" ? "" : 0] as const);
    const all = { ...Object.fromEntries(rest), ...of };
    const names = Object.keys(all);
    database
      .prepare(`INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`)
      .run(...Object.values(all));
  };
  row("job", { id: 1, status: job });
  row("bid", { id: 1, job_id: 1, status: bid, amount: 6000 });
  const payment = { job_id: 1, provider: "none" };
  row("payment", { ...payment, id: 1, kind: "bid", bid_id: 1, status: "refunded", amount: 6000, refunded_at: 100 });
  for (const [index, { at, ...request }] of requests.entries())
    row("payment", { ...payment, id: index + 2, kind: "request", created_at: at, ...request });
  database.exec(sqlOf(MIGRATION));
  const rows = database.prepare("SELECT for_price FROM payment WHERE kind = 'request' ORDER BY id").all();
  database.close();
  return rows.map(({ for_price }) => Number(for_price));
}

it("keeps a price covered that an old request replaced, and calls no other extra work the price", () => {
  const made = { status: "held", amount: 6000, at: 200 };
  const extra = { status: "held", amount: 2000, at: 50 };
  expect(after([made])).toEqual([6000]);
  expect(after([{ ...made, amount: 9000 }])).toEqual([6000]);
  expect(after([{ ...made, status: "released" }], "solved")).toEqual([6000]);
  // Together they covered it by the rule of the time.
  expect(after([extra, { ...made, amount: 4000, for_price: 4000 }])).toEqual([2000, 4000]);
  expect(after([extra])).toEqual([0]);
  expect(after([extra, { ...made, amount: 3000 }])).toEqual([0, 3000]);
  expect(after([extra, made])).toEqual([0, 6000]);
});

it("counts a request that waits once, and none of a deal that ended", () => {
  const waits = { status: "open", amount: 6000, at: 200 };
  expect(after([waits, waits])).toEqual([6000, 0]);
  expect(after([{ ...waits, status: "held", amount: 4000 }, waits])).toEqual([4000, 2000]);
  expect(after([{ ...waits, lapsed: 1 }])).toEqual([0]);
  expect(after([{ ...waits, at: 50 }])).toEqual([0]);
  expect(after([{ ...waits, status: "held" }], "open", "withdrawn")).toEqual([0]);
  expect(after([{ ...waits, status: "refunded" }, waits])).toEqual([6000, 6000]);
});
