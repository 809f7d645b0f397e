import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const BEGINNING = "window.__reactRouterManifest=";
/** What the router in the browser has to know: live pages, and that everything else is asked of the server. */
const NEEDED =
  /^(?:root|routes\/messages\/(?:messages|conversation)|routes\/notifications\/notifications|routes\/not-found)$/;

/**
 * Leaves the routes of documents out of the manifest that live pages load: no browser goes to them by the router, and they
 * are most of its weight.
 * @param {string} assets the folder it was built into
 */
export async function keepLiveRoutes(assets) {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`no manifest in ${assets}`);
  const file = path.join(assets, name);
  const written = await readFile(file, "utf8");
  const manifest = JSON.parse(written.slice(BEGINNING.length).replace(/;\s*$/, ""));
  const routes = Object.entries(manifest.routes).filter(([id]) => NEEDED.test(id));
  await writeFile(file, `${BEGINNING}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`);
}
