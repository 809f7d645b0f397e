import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lint } from "../../scripts/quality/stages.mjs";

const project = path.join(import.meta.dirname, "..", "..");

const KNOWN_BAD = [
  ["app/wrong.ts", `export const count: number = "one";`, "TS2322"],
  ["app/unused.ts", `export function f() {\n  const left = 1;\n}`, "TS6133"],
  ["app/expected.ts", `// @ts-expect-error\nexport const right: number = 1;`, "TS2578"],
  ["app/script.mjs", `/** @type {number} */\nexport const count = "one";`, "TS2322"],
] as const;

const TSCONFIG = {
  include: ["app"],
  compilerOptions: { strict: true, noUnusedLocals: true, allowJs: true, checkJs: true, types: [], noEmit: true },
};

let folder: string;
let said: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "known-bad-types-"));
  await mkdir(path.join(folder, "app"));
  for (const [name, source] of KNOWN_BAD) await writeFile(path.join(folder, name), `${source}\n`);
  for (const name of ["node_modules", "package.json"]) await symlink(path.join(project, name), path.join(folder, name));
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG));
  const [program = "", ...args] = lint.command;
  said = await new Promise((resolve) => {
    execFile(program, [...args, "--format=unix", "app"], { cwd: folder }, (_failed, stdout) => resolve(stdout));
  });
}, 30_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(KNOWN_BAD)("the gate reports what does not compile: %s", (name, _source, code) => {
  const lines = said.split("\n").filter((line) => line.startsWith(`${name}:`));
  expect(lines).toContainEqual(expect.stringContaining(code));
});
