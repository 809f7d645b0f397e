import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";

const root = path.resolve(import.meta.dirname, "../../..");
const built = path.join(root, "build/server");
const folderOf = (name: string) => path.join(root, "node_modules/.bench", name);

/** Without the router for static files: locally it costs more than a small answer, and the bare Worker has none. */
export async function apiOfBuild(): Promise<string> {
  const folder = folderOf("ours");
  await rm(folder, { recursive: true, force: true });
  await cp(built, folder, { recursive: true });
  const { assets: _, ...settings } = JSON.parse(await readFile(path.join(built, "wrangler.json"), "utf8"));
  await writeFile(path.join(folder, "wrangler.json"), JSON.stringify(settings));
  return folder;
}

/** Has the bindings of the production build, without assets. Returns its folder. */
export async function bundled(entry: string, own: object = {}): Promise<string> {
  const folder = folderOf(entry);
  await build({
    root,
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: path.join(import.meta.dirname, `${entry}.ts`),
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: { external: [/^cloudflare:/, /^node:/], output: { entryFileNames: "index.js" } },
    },
  });
  const {
    assets: _,
    durable_objects: __,
    migrations: ___,
    ...settings
  } = JSON.parse(await readFile(path.join(built, "wrangler.json"), "utf8"));
  await writeFile(path.join(folder, "wrangler.json"), JSON.stringify({ ...settings, ...own }));
  await writeFile(path.join(folder, ".dev.vars"), await readFile(path.join(built, ".dev.vars")));
  return folder;
}
