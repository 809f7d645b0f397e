import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { rulesIn } from "./style-rules.ts";

const ID = "virtual:page-styles";

/** The rules of the built stylesheets, for pages that carry what they need of it (app/page-styles.ts); null while developing. */
export function pageStyles(sources: readonly string[]): Plugin {
  let folder = "";
  let developing = false;
  return {
    name: "page-styles",
    configResolved({ command, environments }) {
      developing = command === "serve";
      folder = path.resolve(environments.client?.build.outDir ?? "build/client");
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      if (developing) return "export default null;";
      const built = JSON.parse(await readFile(path.join(folder, ".vite/manifest.json"), "utf8"));
      const files = sources.map(async (source) => readFile(path.join(folder, built[source].file), "utf8"));
      return `export default ${JSON.stringify(rulesIn((await Promise.all(files)).join("")))};`;
    },
  };
}
