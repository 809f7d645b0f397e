import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");
const built = path.join(root, "build/server");
const folder = path.join(root, "node_modules/.bench/counted-site");

export const COST = "X-D1";

const WORKER = `import site from "./site/index.js";
import { counting } from "./counting-db.js";
export * from "./site/index.js";
export default {
  async fetch(request, env, execution) {
    const { db, cost } = counting(env.DB);
    const answer = await site.fetch(request, { ...env, DB: db }, execution);
    const counted = new Response(answer.body, answer);
    counted.headers.set("${COST}", [cost.rows, cost.written, cost.trips].join(" "));
    return counted;
  },
  queue() {},
  scheduled() {},
};`;

export async function countedSite(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(built, path.join(folder, "site"), { recursive: true });
  const settings = JSON.parse(await readFile(path.join(built, "wrangler.json"), "utf8"));
  settings.assets.directory = path.resolve(built, settings.assets.directory);
  await writeFile(path.join(folder, "wrangler.json"), JSON.stringify(settings));
  await writeFile(path.join(folder, ".dev.vars"), await readFile(path.join(built, ".dev.vars")));
  const source = await readFile(path.join(import.meta.dirname, "../counting-db.ts"), "utf8");
  await writeFile(path.join(folder, "counting-db.js"), stripTypeScriptTypes(source));
  await writeFile(path.join(folder, "index.js"), WORKER);
  return folder;
}
