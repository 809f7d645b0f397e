import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { ts } from "@ts-morph/common";
import { describe, expect, it } from "vitest";

/** `workers/api/db` has the SQL, by noun. These folders call its functions: no statement, and no fragment of one. */
const FOLDERS = ["endpoints", "operations", "tasks", "http", "adapters", "live", "reference"];
/** They wrap the database for a request, and pass on statements of `db`. */
const WRAPPERS = ["http/freshness.ts", "http/read-ahead.ts"];
const api = path.join(import.meta.dirname, "..", "..", "workers", "api");

const SQL: [string, RegExp][] = [
  [
    "a keyword",
    /\b(?:SELECT|INSERT|UPDATE|DELETE FROM|VALUES|FROM|JOIN|WHERE|EXISTS|ORDER BY|LIMIT|IS (?:NOT )?NULL)\b/,
  ],
  ["a placeholder", /\?\d/],
  ["a function", /\b(?:json_(?:object|set|extract|each)|coalesce|iif)\(/],
  ["a concatenation", /'[^']*' \|\| /],
  ["a column", /^[a-z]{1,2}\.[a-z_]+$/],
];

function textsIn(node: ts.Node): string[] {
  const own = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  const texts = own && !ts.isImportDeclaration(node.parent) ? [node.text] : [];
  ts.forEachChild(node, (child) => {
    texts.push(...textsIn(child));
  });
  return texts;
}

function sqlIn(source: string): string[] {
  const texts = textsIn(ts.createSourceFile("a.ts", source, ts.ScriptTarget.Latest, true));
  const found = SQL.filter(([, pattern]) => texts.some((text) => pattern.test(text))).map(([name]) => name);
  return /\.prepare\(/.test(source) ? [...found, "a statement"] : found;
}

describe("the SQL of the API", () => {
  it("is in db, not in what calls it", () => {
    const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: api })).filter(
      (file) => !WRAPPERS.includes(file),
    );
    const found = files.flatMap((file) =>
      sqlIn(readFileSync(path.join(api, file), "utf8")).map((sql) => `${file} has ${sql}`),
    );
    expect(files.length).toBeGreaterThan(220);
    expect(found).toEqual([]);
  });

  it.each([
    ["a keyword", 'mustHold(db, "NOT EXISTS (SELECT 1 FROM job WHERE id = ?)", job);'],
    ["a keyword", "const due = `FROM job j $" + "{JOINS} WHERE j.id = 1`;"],
    ["a placeholder", 'mustHold(db, RESERVED + " AND helper_id = ?2", job, helper);'],
    ["a function", "notify(db, now, { data: `json_object('title', $" + "{TITLE})` });"],
    ["a concatenation", "notify(db, now, { key: \"'nudge:' || id\" });"],
    ["a column", 'notify(db, now, { to: "b.user_id" });'],
    ["a statement", "db.prepare(statement).bind(job);"],
  ])("%s: is found in %s", (name, source) => {
    expect(sqlIn(source)).toContain(name);
  });

  it("is not found in texts and comments", () => {
    expect(
      sqlIn('/** SELECT 1 FROM job. */\nimport { a } from "./select";\nnotify({ key: `bid:$' + "{id}` });"),
    ).toEqual([]);
  });
});
