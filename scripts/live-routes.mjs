import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { areaOf } from "../app/live/area.ts";
import routes from "../app/routes.ts";

const BEGINNING = "window.__reactRouterManifest=";
/** Other addresses are documents, which the browser opens: workers/pages/leaving-live.ts. */
const EVERYTHING_ELSE = "routes/not-found";

/**
 * @param {readonly import("@react-router/dev/routes").RouteConfigEntry[]} entries
 * @returns {[id: string, area: import("../app/live/area.ts").Area][]}
 */
function areasOf(entries, parent = "") {
  return entries.flatMap(({ file, path: own = "", children = [] }) => {
    const address = own ? `${parent}/${own}` : parent;
    const area = areaOf(address);
    const id = file.replace(/\.tsx?$/, "");
    return [...(area ? [/** @type {[string, typeof area]} */ ([id, area])] : []), ...areasOf(children, address)];
  });
}
const AREA = new Map(areasOf(routes));
const isLive = (/** @type {string} */ id) => id === "root" || AREA.has(id);

/**
 * Removes documents and the other area from the route manifest of live pages: the router never goes to them.
 * @param {string} assets the folder of the build
 */
export async function keepLiveRoutes(assets) {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`no manifest in ${assets}`);
  const file = path.join(assets, name);
  const written = await readFile(file, "utf8");
  const manifest = JSON.parse(written.slice(BEGINNING.length).replace(/;\s*$/, ""));
  for (const area of new Set(AREA.values())) {
    const kept = Object.entries(manifest.routes).filter(
      ([id]) => id === "root" || id === EVERYTHING_ELSE || AREA.get(id) === area,
    );
    const url = manifest.url.replace(/\.js$/, `-${area}.js`);
    const text = JSON.stringify({ ...manifest, url, routes: Object.fromEntries(kept) });
    await writeFile(file.replace(/\.js$/, `-${area}.js`), `${BEGINNING}${text};`);
  }
  await rm(file);
}

const CLIENT_ROUTE = /\/app\/(.+)\.tsx?\?__react-router-build-client-route$/;

/**
 * Builds the modules of documents empty, because browsers do not load them. Otherwise chunks shared with live pages
 * contain more than live pages use. Must come after `reactRouter()`.
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

/** The fields that rendering a document needs from the asset manifest. */
const placeOf = (/** @type {Record<string, unknown>} */ { id, parentId, path, index, caseSensitive, hasLoader }) => ({
  id,
  parentId,
  path,
  index,
  caseSensitive,
  hasLoader,
});

/**
 * Reduces documents to these fields in the Worker's asset manifest. Must come after `reactRouter()`.
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
