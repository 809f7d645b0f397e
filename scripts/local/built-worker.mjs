import { globSync } from "node:fs";
import path from "node:path";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { root } from "./settings.mjs";

/**
 * A build as a Worker of Miniflare: its modules, and the bindings and settings that its `wrangler.json` names.
 * @param {string} [folder] by default the production build
 */
export function builtWorker(folder = path.join(root, "build", "server")) {
  // wrangler exports no usable type of these options.
  const options = /** @type {any} */ (workerOptionsOf(path.join(folder, "wrangler.json")).workerOptions);
  const { modulesRules: _, ...worker } = options;
  return { ...worker, modulesRoot: folder, modules: modulesIn(folder) };
}

/** @param {string} folder what `index.js` and all that it imports were built into */
export function modulesIn(folder) {
  return (
    globSync("**/*.js", { cwd: folder })
      // workerd takes the first module as the entry.
      .sort((a, b) => Number(b === "index.js") - Number(a === "index.js"))
      .map((name) => /** @type {const} */ ({ type: "ESModule", path: path.join(folder, name) }))
  );
}
