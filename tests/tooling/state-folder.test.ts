import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "../../scripts/local/settings.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "state-"));
afterAll(() => rmSync(folder, { recursive: true }));

function claim(stateDir: string, then = "") {
  const script = `
    const { claimStateFolder } = await import("./scripts/local/state-folder.mjs");
    const { runScript } = await import("./scripts/local/refusal.mjs");
    runScript(async () => { claimStateFolder(${JSON.stringify(stateDir)}); ${then} });`;
  const { status, stderr } = spawnSync("node", ["--input-type=module", "-e", script], { cwd: root, encoding: "utf8" });
  return { status, lines: stderr.trim().split("\n").filter(Boolean) };
}

it("is one server's, until that ends or is killed", () => {
  const stateDir = path.join(folder, "state");
  const note = path.join(stateDir, "server.pid");
  expect(claim(stateDir)).toEqual({ status: 0, lines: [] });
  expect(existsSync(note)).toBe(false);
  claim(stateDir, `process.kill(process.pid, "SIGKILL");`);
  expect(existsSync(note)).toBe(true);
  expect(claim(stateDir)).toEqual({ status: 0, lines: [] });
  writeFileSync(note, String(process.pid));
  const { status, lines } = claim(stateDir);
  expect([status, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toContain(`${stateDir} is in use by process ${process.pid}.`);
  expect(readFileSync(note, "utf8")).toBe(String(process.pid));
});

it("must be a folder", () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  for (const stateDir of [file, path.join(file, "below")]) {
    const { status, lines } = claim(stateDir);
    expect([status, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(`not "${stateDir}"`);
  }
});

function aState(name: string) {
  const stateDir = path.join(folder, name);
  const files = Object.fromEntries(
    ["cache", "d1", "do", "kv", "r2"].map((store) => {
      const at = path.join(stateDir, "v3", store, "Object");
      mkdirSync(at, { recursive: true });
      const db = new DatabaseSync(path.join(at, "a.sqlite"));
      db.exec("PRAGMA journal_mode = WAL; CREATE TABLE entry (key TEXT PRIMARY KEY, value TEXT)");
      const insert = db.prepare("INSERT INTO entry VALUES (?, ?)");
      for (let row = 0; row < 500; row++) insert.run(`${row}`, "x".repeat(100));
      db.close();
      return [store, path.join(at, "a.sqlite")];
    }),
  );
  return { stateDir, files };
}

function check(stateDir: string) {
  const script = `
    const { checkState } = await import("./scripts/local/state-check.mjs");
    const { runScript } = await import("./scripts/local/refusal.mjs");
    runScript(async () => checkState(${JSON.stringify(stateDir)}));`;
  const { status, stderr } = spawnSync("node", ["--input-type=module", "-e", script], { cwd: root, encoding: "utf8" });
  return { status, lines: stderr.trim().split("\n").filter(Boolean) };
}

const DAMAGES = {
  garbage: (file: string) => writeFileSync(file, "no database ".repeat(1_000)),
  truncated: (file: string) => truncateSync(file, 20_000),
};

describe.each(Object.entries(DAMAGES))("a store that is %s", (how, damage) => {
  it.each(["d1", "do", "kv", "r2"])("stops the start with one line: %s", (store) => {
    const { stateDir, files } = aState(`${how}-${store}`);
    expect(check(stateDir)).toEqual({ status: 0, lines: [] });
    const file = files[store] ?? "";
    damage(file);
    expect(check(stateDir)).toEqual({ status: 1, lines: [expect.stringContaining(`${file} is damaged (`)] });
  });

  it("is emptied if it is a cache", () => {
    const { stateDir, files } = aState(`${how}-cache`);
    damage(files.cache ?? "");
    expect(check(stateDir)).toEqual({ status: 0, lines: [expect.stringContaining("It is emptied")] });
    expect(existsSync(files.cache ?? "")).toBe(false);
    expect(existsSync(files.kv ?? "")).toBe(true);
    expect(check(stateDir)).toEqual({ status: 0, lines: [] });
  });
});

it("a fresh state has nothing to check", () => {
  expect(check(path.join(folder, "fresh"))).toEqual({ status: 0, lines: [] });
});

it("whose database is damaged is named in one line", () => {
  const stateDir = path.join(folder, "damaged");
  const migrate = () => {
    const env = { ...process.env, STATE_DIR: stateDir, WRANGLER_LOG: "error" };
    return spawnSync("node", ["scripts/local/apply-migrations.mjs"], { cwd: root, encoding: "utf8", env });
  };
  expect(migrate().status).toBe(0);
  const databases = path.join(stateDir, "v3", "d1");
  const files = readdirSync(databases, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".sqlite"),
  );
  expect(files).not.toEqual([]);
  // SQLite takes a file that is smaller than a page for an empty database.
  for (const name of files) writeFileSync(path.join(databases, name), "no database ".repeat(1_000));
  for (const name of readdirSync(databases, { recursive: true, encoding: "utf8" }))
    if (/-(?:wal|shm)$/.test(name)) rmSync(path.join(databases, name));
  const { status, stdout, stderr } = migrate();
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`.trim().split("\n")).toEqual([expect.stringContaining(stateDir)]);
});
