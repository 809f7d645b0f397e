import { execFile } from "node:child_process";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { installedFor } from "../../scripts/quality/on-demand.ts";

const root = path.join(import.meta.dirname, "../..");
// The generator needs the syntax tree factory that TypeScript 7 no longer has.
const PACKAGES = ["openapi-typescript@7.13.0", "openapi-fetch@0.17.0", "typescript@5.9.3"];

async function program(): Promise<string> {
  const readme = await readFile(path.join(root, "README.md"), "utf8");
  const [, [, text] = []] = [...readme.matchAll(/```ts\n([^]*?)```/g)];
  if (!text) throw new Error("the README has no second program");
  return text;
}

const WRONG = `
const created = await api.POST("/api/bid/", { body });
// @ts-expect-error: a placed bid has a number as its id
created.data satisfies { id: string } | undefined;
// @ts-expect-error: a bid is of a job
await api.POST("/api/bid/", { body: { amount: "1.00" } });
// @ts-expect-error: no such call
await api.GET("/api/nothing/");
const status = created.error && "code" in created.error ? created.error.code : undefined;
// @ts-expect-error: no refusal has that code
status satisfies "no_such_code" | undefined;
`;

const CONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "ES2024",
    module: "NodeNext",
    lib: ["ES2024", "DOM"],
    types: ["node"],
    allowImportingTsExtensions: true,
  },
  files: ["client.ts", "wrong.ts"],
};

// Besides the test, the packages are installed once.
test.setTimeout(180_000);

test("a client generated from the document compiles, and says what the API does", async ({ baseURL }, info) => {
  const folder = info.outputPath("client");
  const at = (name: string) => path.join(folder, name);
  const env = { ...process.env, ORIGIN: String(baseURL), NODE_OPTIONS: "", FORCE_COLOR: "0" };
  const node = (...args: string[]) => promisify(execFile)("node", args, { cwd: root, env });
  const packages = path.join(await installedFor("generated-client", PACKAGES), "node_modules");
  await mkdir(folder);
  await symlink(packages, at("node_modules"));
  await node(
    path.join(packages, "openapi-typescript/bin/cli.js"),
    `${baseURL}/api/openapi.json`,
    "--output",
    at("api.d.ts"),
  );
  const text = await program();
  await writeFile(at("package.json"), JSON.stringify({ type: "module" }));
  await writeFile(at("client.ts"), text);
  await writeFile(at("wrong.ts"), text + WRONG);
  await writeFile(at("tsconfig.json"), JSON.stringify(CONFIG));
  const compiled = await node("node_modules/typescript/bin/tsc", "--project", folder).catch((error) => error);
  expect(compiled.stdout).toBe("");
  const { stdout } = await node(at("client.ts"));
  expect(stdout).toMatch(/^\d+ jobs, the nearest: \S.*\n400 \{ amount: \[ 'Het bedrag is minimaal € 1,00\.' \] \}\n$/);
});
