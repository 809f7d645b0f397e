// Copies the database of a state folder, damages a copy, restores it, and checks the result. Run by scripts/drill.mjs with the packaged Node.
import { copyFileSync, globSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

const TABLES = ["user", "job", "bid", "payment", "payout", "ledger_transaction", "ledger_entry", "account"];
/** Mistakes that an operator can make. Triggers protect entries and audit lines. */
const DAMAGE = ["DELETE FROM bid", "UPDATE payment SET status = 'refunded'", "DELETE FROM account"];

const [, , stateDir] = process.argv;
const folder = mkdtempSync(path.join(tmpdir(), "restore-drill-"));

try {
  process.exitCode = drill(findDatabase(stateDir)) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The newest database with our tables: Miniflare keeps each binding in a file, and metadata beside it. */
function findDatabase(state = ""): string {
  const files = globSync("v3/d1/*/*.sqlite", { cwd: state }).map((name) => path.join(state, name));
  const ours = files.filter((file) => !file.endsWith("metadata.sqlite"));
  const [newest] = ours.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (!newest) throw new Error(`There is no database in ${state}: run npm start first`);
  return newest;
}

function drill(source: string): boolean {
  const backup = path.join(folder, "backup.sqlite");
  const working = path.join(folder, "working.sqlite");
  const copied = timed("copy", () => using(source, (db) => db.exec(`VACUUM INTO '${backup}'`), { readOnly: true }));
  const before = using(backup, rowsOf);
  copyFileSync(backup, working);
  using(working, (db) => {
    db.exec("PRAGMA foreign_keys = OFF");
    for (const statement of DAMAGE) db.exec(statement);
  });
  const damaged = using(working, faultsOf(before));
  const restored = timed("restore", () => copyFileSync(backup, working));
  const faults = using(working, faultsOf(before));
  print({ source, copied, restored, before, damaged, faults });
  return damaged.length > 0 && faults.length === 0;
}

function using<T>(file: string, act: (db: DatabaseSync) => T, options = {}): T {
  const db = new DatabaseSync(file, options);
  try {
    return act(db);
  } finally {
    db.close();
  }
}

function first(db: DatabaseSync, sql: string): unknown {
  return Object.values(db.prepare(sql).get() ?? {})[0];
}

type Rows = Record<string, number>;

function rowsOf(db: DatabaseSync): Rows {
  return Object.fromEntries(TABLES.map((table) => [table, Number(first(db, `SELECT count(*) FROM ${table}`))]));
}

/** A difference of rows is a fault here, because the copy is not in use. */
function faultsOf(before: Rows) {
  return (db: DatabaseSync): string[] => {
    const missing = migrations().filter(
      (name) => first(db, `SELECT count(*) FROM d1_migrations WHERE name = '${name}'`) === 0,
    );
    const rows = rowsOf(db);
    const off = "SELECT count(*) FROM (SELECT 1 FROM ledger_entry GROUP BY transaction_id HAVING sum(cents) <> 0)";
    const wrong = `SELECT count(*) FROM (SELECT e.account FROM ledger_entry e LEFT JOIN account a ON a.name = e.account
      GROUP BY e.account HAVING sum(e.cents) <> coalesce(max(a.balance), 0))`;
    const ended = `SELECT count(*) FROM payment p WHERE p.status IN ('released', 'refunded')
      AND (SELECT sum(cents) FROM ledger_entry WHERE account = 'held:' || p.id) <> 0`;
    const checks: [string, boolean][] = [
      ["integrity", first(db, "PRAGMA integrity_check") !== "ok"],
      ["foreign keys", db.prepare("PRAGMA foreign_key_check").all().length > 0],
      [`migrations: ${missing.join(", ")}`, missing.length > 0],
      ["the sum of all accounts is not zero", first(db, "SELECT coalesce(sum(balance), 0) FROM account") !== 0],
      ["transactions that do not sum to zero", first(db, off) !== 0],
      ["balances that differ from their entries", first(db, wrong) !== 0],
      ["payments that ended and are still held in the ledger", first(db, ended) !== 0],
      ...TABLES.map((table): [string, boolean] => [
        `rows of ${table}: ${rows[table]}, not ${before[table]}`,
        rows[table] !== before[table],
      ]),
    ];
    return checks.filter(([, isWrong]) => isWrong).map(([name]) => name);
  };
}

function migrations() {
  return readdirSync("migrations").filter((name) => name.endsWith(".sql"));
}

function timed(name: string, act: () => void): string {
  const startedAt = performance.now();
  act();
  return `${name}: ${Math.round(performance.now() - startedAt)} ms`;
}

interface Drill {
  source: string;
  copied: string;
  restored: string;
  before: Rows;
  damaged: string[];
  faults: string[];
}

function print({ source, copied, restored, before, damaged, faults }: Drill): void {
  const lines = [
    `database: ${source} (${Math.round(statSync(source).size / 1024)} KB)`,
    copied,
    ...Object.entries(before).map(([table, count]) => `  ${table}: ${count}`),
    `found after the damage: ${damaged.join("; ") || "nothing"}`,
    restored,
    `found after the restore: ${faults.join("; ") || "nothing"}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
