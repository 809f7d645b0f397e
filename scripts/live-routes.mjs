import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const BEGINNING = "window.__reactRouterManifest=";
const LIVE = /^(?:root|routes\/messages\/(?:messages|conversation)|routes\/notifications\/notifications)$/;
/** Any other address is a document's, which the browser is told to open: workers/pages/leaving-live.ts. */
const EVERYTHING_ELSE = "routes/not-found";

/**
 * Leaves the routes of documents out of the manifest that live pages load: no browser goes to them by the router.
 * @param {string} assets the folder it was built into
 */
export async function keepLiveRoutes(assets) {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`no manifest in ${assets}`);
  const file = path.join(assets, name);
  const written = await readFile(file, "utf8");
  const manifest = JSON.parse(written.slice(BEGINNING.length).replace(/;\s*$/, ""));
  const routes = Object.entries(manifest.routes).filter(([id]) => LIVE.test(id) || id === EVERYTHING_ELSE);
  await writeFile(file, `${BEGINNING}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`);
}

const CLIENT_ROUTE = /\/app\/(.+)\.tsx?\?__react-router-build-client-route$/;

/**
 * No browser loads the modules of a document's route: they are built empty, so that what live pages share with them holds
 * only what live pages use. Stands behind `reactRouter()`.
 * @returns {import("vite").Plugin}
 */
export function documentsStayHere() {
  return {
    name: "documents-stay-here",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(_code, id) {
      const route = CLIENT_ROUTE.exec(id)?.[1];
      return route && !LIVE.test(route) ? { code: "export {};", map: { mappings: "" } } : null;
    },
  };
}
