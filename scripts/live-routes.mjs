import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const BEGINNING = "window.__reactRouterManifest=";
/** The routes of each area of live pages (app/live/area.ts), beside those of every page. */
const AREAS = {
  talk: /^routes\/(?:messages\/(?:messages|conversation)|notifications\/notifications)$/,
  desk: /^routes\/admin\//,
};
/** Any other address is a document's, which the browser is told to open: workers/pages/leaving-live.ts. */
const EVERYTHING_ELSE = "routes/not-found";
const isLive = (/** @type {string} */ id) => id === "root" || Object.values(AREAS).some((area) => area.test(id));

/**
 * Leaves the routes of documents, and of the other area, out of the manifest that live pages load: no browser goes to them by
 * the router.
 * @param {string} assets the folder it was built into
 */
export async function keepLiveRoutes(assets) {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`no manifest in ${assets}`);
  const file = path.join(assets, name);
  const written = await readFile(file, "utf8");
  const manifest = JSON.parse(written.slice(BEGINNING.length).replace(/;\s*$/, ""));
  for (const [area, ids] of Object.entries(AREAS)) {
    const kept = Object.entries(manifest.routes).filter(
      ([id]) => id === "root" || id === EVERYTHING_ELSE || ids.test(id),
    );
    const url = manifest.url.replace(/\.js$/, `-${area}.js`);
    const told = JSON.stringify({ ...manifest, url, routes: Object.fromEntries(kept) });
    await writeFile(file.replace(/\.js$/, `-${area}.js`), `${BEGINNING}${told};`);
  }
  await rm(file);
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
      return route && !isLive(route) ? { code: "export {};", map: { mappings: "" } } : null;
    },
  };
}

/** What places a route among the others, which is all that rendering a document asks of the list of assets. */
const placeOf = (/** @type {Record<string, unknown>} */ { id, parentId, path, index, caseSensitive, hasLoader }) => ({
  id,
  parentId,
  path,
  index,
  caseSensitive,
  hasLoader,
});

/**
 * The Worker's list of what browsers load says of a document's route where it stands, and no more. Stands behind `reactRouter()`.
 * @returns {import("vite").Plugin}
 */
export function documentsLoadNothing() {
  return {
    name: "documents-load-nothing",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /virtual:react-router\/server-manifest$/ },
      async handler(code) {
        const { default: manifest } = await import(
          /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
        );
        for (const [id, route] of Object.entries(manifest.routes))
          if (!isLive(id)) manifest.routes[id] = placeOf(route);
        return { code: `export default ${JSON.stringify(manifest)};`, map: { mappings: "" } };
      },
    },
  };
}
