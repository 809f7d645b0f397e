import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { installedFor } from "../../scripts/quality/on-demand.ts";
import { openApiOf } from "../../workers/api/reference/document";

const root = path.join(import.meta.dirname, "../..");
const PACKAGES = ["orval@8.38.0", "@faker-js/faker@10.6.0", "@hey-api/openapi-ts@0.99.0", "typescript@5.9.3"];
const folder = path.join(root, "test-results", "generators");
let packages: string;

const compilerWith = (packages: string) => ({
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: "ES2024",
    module: "ESNext",
    moduleResolution: "bundler",
    lib: ["ES2024", "DOM", "DOM.Iterable"],
    types: [],
    paths: { "@faker-js/faker": [path.join(packages, "node_modules/@faker-js/faker")] },
  },
  include: ["."],
});

const ORVAL = `
const input = "./openapi.json";
export default {
  functions: { input, output: { target: "./orval/client.ts", schemas: "./orval/model", client: "fetch" } },
  schemas: { input, output: { target: "./orval/zod.ts", client: "zod" } },
  mocks: {
    input: { target: input, override: { transformer: "./with-bodies.mjs" } },
    output: { target: "./mocks/client.ts", schemas: "./mocks/model", client: "fetch", mock: true },
  },
};
`;

/** Orval's mock of an operation that answers either with a body or without one does not compile: `void` is no JSON. */
const WITH_BODIES = `
export default function withBodies(document) {
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const { responses } = operation;
    if (responses[204] && responses[200]) delete responses[204];
  }
  return document;
}
`;

const HEY = `
export default {
  input: "./openapi.json",
  output: "./hey",
  plugins: [
    "@hey-api/client-fetch",
    "@hey-api/sdk",
    { name: "@hey-api/typescript", enums: "typescript" },
    "@hey-api/schemas",
    "zod",
  ],
};
`;

const run = promisify(execFile);
const program = (file: string, ...args: string[]) =>
  run("node", [path.join(packages, "node_modules", file), ...args], { cwd: folder });

async function compile(): Promise<string> {
  const tsc = path.join(root, "node_modules/typescript/bin/tsc");
  const compiled = await run("node", [tsc, "--project", folder]).catch((error) => error);
  return compiled.stdout;
}

describe("a client generated from the OpenAPI document", () => {
  beforeAll(async () => {
    packages = await installedFor("generators", PACKAGES);
  }, 300_000);

  it.each([
    ["orval", "orval/dist/bin/orval.mjs", "orval.config.mjs", ORVAL, ["--config", "./orval.config.mjs"]],
    ["@hey-api/openapi-ts", "@hey-api/openapi-ts/bin/run.js", "hey.config.mjs", HEY, ["--file", "hey.config.mjs"]],
  ])(
    "by %s compiles",
    async (_, bin, config, text, args) => {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const document = openApiOf({ origin: "https://buurklusser.test", version: "1.0.0" });
      await writeFile(path.join(folder, "openapi.json"), JSON.stringify(document));
      await writeFile(path.join(folder, "package.json"), JSON.stringify({ type: "module" }));
      await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify(compilerWith(packages)));
      await writeFile(path.join(folder, "with-bodies.mjs"), WITH_BODIES);
      await writeFile(path.join(folder, config), text);
      await program(bin, ...args);
      expect(await compile()).toBe("");
    },
    120_000,
  );
});
