import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const root = path.join(import.meta.dirname, "../..");

async function example(): Promise<string> {
  const readme = await readFile(path.join(root, "README.md"), "utf8");
  const [, program] = /```ts\n([^]*?)```/.exec(readme) ?? [];
  if (!program) throw new Error("the README has no program");
  return program;
}

test("the program in the README runs as it is written", async ({ baseURL }) => {
  const imports = ["--import", "./scripts/typescript-imports.mjs", "--input-type=module-typescript"];
  const env = { ...process.env, ORIGIN: String(baseURL), NODE_OPTIONS: "", FORCE_COLOR: "0" };
  const ran = promisify(execFile)("node", [...imports, "--eval", await example()], { cwd: root, env });
  const { stdout } = await ran;
  expect(stdout).toMatch(
    /^\d+ jobs nearby, the nearest: \S.*\n400 \{ amount: \[ 'The amount is at least € 1\.00\.' \] \}\n$/,
  );
});
