import { globSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { migrate } from "../../scripts/local/migrations.mjs";
import { root } from "../../scripts/local/settings.mjs";

function appliedIn(state: string): unknown[] {
  const [file = ""] = globSync("v3/d1/miniflare-D1DatabaseObject/*.sqlite", { cwd: state }).filter(
    (name) => !name.endsWith("metadata.sqlite"),
  );
  const database = new DatabaseSync(path.join(state, file));
  const rows = database.prepare("SELECT name FROM d1_migrations ORDER BY id").all();
  database.close();
  return rows.map(({ name }) => name);
}

it("applies each migration once, in their order, also when it is asked again", async () => {
  const state = await mkdtemp(path.join(tmpdir(), "migrations-"));
  try {
    const all = readdirSync(path.join(root, "migrations")).sort();
    await migrate(state);
    expect(appliedIn(state)).toEqual(all);
    await rm(path.join(state, "migrated"));
    await migrate(state);
    expect(appliedIn(state)).toEqual(all);
  } finally {
    await rm(state, { recursive: true, force: true });
  }
});
