import { globSync } from "node:fs";
import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import { asData } from "./as-data.ts";

const ID = "virtual:screens";
const root = path.join(import.meta.dirname, "..", "..");
const READ = ["app/routes.ts", "app/routes/**/*.{ts,tsx}", "app/api/**/*.ts", "stories/**/*.tsx", "tests/mocks/*.ts"];

async function read(): Promise<string> {
  const file = path.join(import.meta.dirname, "matrix.ts");
  const config = { root, configFile: false as const, resolve: { tsconfigPaths: true, alias: asData } };
  const { module } = await runnerImport<typeof import("./matrix")>(file, config);
  return JSON.stringify(module.readMatrix());
}

export const screens = (): Plugin => ({
  name: "screens",
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  async load(id) {
    if (id !== `\0${ID}`) return null;
    for (const file of globSync(READ, { cwd: root })) this.addWatchFile(path.join(root, file));
    return `export default ${await read()};`;
  },
});
