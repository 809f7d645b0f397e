import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { root } from "./local/settings.mjs";
import { pageStyles } from "./page-styles.ts";

const ID = "virtual:browser-entries";

/** Skips an entry file that only imports another: it would cost a request. */
async function withoutDetour(folder: string, file: string): Promise<string> {
  const piece = /^import"\.\/([^"]+)";\s*$/.exec(await readFile(path.join(folder, file), "utf8"))?.[1];
  return piece ? path.posix.join(path.posix.dirname(file), piece) : file;
}

/**
 * Adds entries to the browser build, by name. The server reads their addresses from `virtual:browser-entries`: the
 * sources in development, otherwise the names in Vite's manifest.
 */
export function browserEntries(sources: Record<string, string>): Plugin {
  let folder = "";
  let developing = false;
  return {
    name: "browser-entries",
    config: () => ({ environments: { client: { build: { rolldownOptions: { input: Object.values(sources) } } } } }),
    configResolved({ command, environments }) {
      developing = command === "serve";
      folder = path.resolve(environments.client?.build.outDir ?? "build/client");
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const built = developing ? null : JSON.parse(await readFile(path.join(folder, ".vite/manifest.json"), "utf8"));
      const fileOf = (source: string) => (built ? withoutDetour(folder, built[source].file) : source);
      const addresses = await Promise.all(
        Object.entries(sources).map(async ([name, source]) => [name, `/${await fileOf(source)}`]),
      );
      return `export default ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
  };
}

const FONTS = "app/styles/fonts.css";
const STYLES = "app/styles/app.css";

const texts = globSync("app/locales/live/*.ts", { cwd: root }).map((file) => [path.basename(file, ".ts"), file]);

export const siteEntries = () => [
  pageStyles([FONTS, STYLES]),
  browserEntries({
    // Separate: if the whole stylesheet declared the fonts again, Chromium would swap in a late one.
    fonts: FONTS,
    styles: STYLES,
    shell: "app/entry.shell.ts",
    document: "app/entry.document.ts",
    unread: "app/entry.unread.ts",
    alerts: "app/entry.alerts.ts",
    measure: "app/entry.measure.ts",
    ...Object.fromEntries(texts),
  }),
];
