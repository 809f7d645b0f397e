import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import type { StyleGroup } from "../app/page-styles.ts";
import { rulesIn } from "./style-rules.ts";

const ID = "virtual:page-styles";

/** True for classes of messages and admin pages: visitors' pages leave out their styles (app/entry.server.tsx). */
export const isForMembers = (name: string): boolean => /^(?:chats?|bubble|composer|stream|admin)(?:-|$)/.test(name);

function forVisitors({ within, rules }: StyleGroup): StyleGroup[] {
  const kept = rules.filter(
    ([, ...needs]) => needs.length === 0 || needs.some((names) => !names.split(" ").some(isForMembers)),
  );
  return kept.length > 0 ? [{ within, rules: kept }] : [];
}

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
      return `export default ${JSON.stringify(rulesIn((await Promise.all(files)).join("")).flatMap(forVisitors))};`;
    },
  };
}
