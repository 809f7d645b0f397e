import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/**
 * All writes go through a `Transaction`, which includes limits, idempotency and live events. The types of
 * workers/api/db/database.ts enforce most of it; this covers SQL from a constant, and casts.
 */
const api = path.join(import.meta.dirname, "..", "..", "workers", "api");
const TRANSACTION_FILE = "db/transaction.ts";

const WRITES = String.raw`(?:WITH\b[^;\`]*?\)\s*)?(?:INSERT|UPDATE|DELETE|REPLACE)\b`;
const CHAIN = String.raw`(?:\s*\.bind\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\s*\.(?:first|all|run)\b`;

function bypassesIn(source: string): string[] {
  const constants = [...source.matchAll(new RegExp(String.raw`const (\w+)(?:: string)? =\s*["\`]\s*${WRITES}`, "g"))];
  const names = constants.map(([, name]) => name).join("|") || "(?!)";
  const patterns: [string, RegExp][] = [
    ["runs a statement itself", /\.(?:run|raw)(?:<[^>]*>)?\(\)/],
    ["takes the database for more than it is", /\bas (?:unknown as )?D1(?:Database|PreparedStatement)\b/],
    ["reads what a change gives", new RegExp(String.raw`prepare\(\s*["\`]\s*${WRITES}[^"\`]*["\`],?\s*\)${CHAIN}`)],
    ["reads what a change gives", new RegExp(String.raw`prepare\(\s*(?:${names})\s*\)${CHAIN}`)],
    [
      "hides a change from the types",
      new RegExp(String.raw`prepare\(\s*["\`](?:\s+(?:INSERT|UPDATE|DELETE)|WITH\b[^"\`]*\b(?:INSERT|UPDATE|DELETE)) `),
    ],
  ];
  return patterns.filter(([, pattern]) => pattern.test(source)).map(([name]) => name);
}

const files = globSync("**/*.ts", { cwd: api }).filter((file) => file !== TRANSACTION_FILE);

describe("what changes the database", () => {
  it("goes through a transaction in every file of the API", () => {
    const found = files.flatMap((file) =>
      bypassesIn(readFileSync(path.join(api, file), "utf8")).map((bypass) => `${file} ${bypass}`),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(found).toEqual([]);
  });

  it.each([
    ["runs a statement itself", 'await db.prepare("UPDATE job SET title = ?").bind(title).run();'],
    ["takes the database for more than it is", "await (db as D1Database).batch(statements);"],
    ["reads what a change gives", 'db.prepare("DELETE FROM hit WHERE at < ? RETURNING at").bind(now).all()'],
    [
      "reads what a change gives",
      "const TAKE = `INSERT INTO hit (at) VALUES (?1)`;\ndb.prepare(TAKE).bind(f(now)).first()",
    ],
    ["hides a change from the types", "db.prepare(`\n  UPDATE job SET title = ?`)"],
    ["hides a change from the types", "db.prepare(`WITH due AS (SELECT 1) DELETE FROM hit`)"],
  ])("%s: is found in %s", (name, source) => {
    expect(bypassesIn(source)).toContain(name);
  });
});
