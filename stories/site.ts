import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  UNSAFE_createClientRoutes as createClientRoutes,
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from "react-router";
import * as entry from "~/entry.server";
import { type Area, areaOf } from "~/live/area";
import { flashMiddleware } from "~/middleware/flash";
import { sameOriginMiddleware } from "~/middleware/same-origin";
import * as root from "~/root";
import { flashWithCookie } from "./services";

declare const SITE_ROUTES: RouteConfigEntry[];

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Module = Route["module"];
type FirstParameter<F extends (of: never) => unknown> = Parameters<F>[0];

const modules = import.meta.glob<Module>("../app/routes/**/*.{ts,tsx}");

/** React Router's build wraps components to give them their props. */
const wrapped = (module: Module) => ({
  ...module,
  default: withComponentProps(module.default as FirstParameter<typeof withComponentProps>),
  ...(module.ErrorBoundary && {
    ErrorBoundary: withErrorBoundaryProps(module.ErrorBoundary as FirstParameter<typeof withErrorBoundaryProps>),
  }),
});

/** Scripts cannot set Origin or Cookie: skip the check of the first, pass the second on. */
const middleware = root.middleware
  .filter((one) => one !== sameOriginMiddleware)
  .map((one) => (one === flashMiddleware ? flashWithCookie : one));

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, "");

const toMatch = (entries: RouteConfigEntry[] = []): RouteObject[] =>
  entries.map((one) =>
    one.index
      ? { id: idOf(one), path: one.path, index: true, handle: one.file }
      : { id: idOf(one), path: one.path, children: toMatch(one.children), handle: one.file },
  );
const site = toMatch(SITE_ROUTES);

async function routesAt(...pathnames: string[]): Promise<Routes> {
  const routes: Routes = {
    root: { id: "root", path: "", module: wrapped({ ...root, middleware } as unknown as Module) },
  };
  for (const pathname of pathnames) {
    let parentId = "root";
    for (const { route } of matchRoutes(site, pathname) ?? []) {
      const id = String(route.id);
      const module = await modules[`../app/${String(route.handle)}`]?.();
      if (!module) throw new Error(`No module for route ${id}`);
      routes[id] = { id, parentId, path: route.path, index: route.index, module: wrapped(module) };
      parentId = id;
    }
  }
  return routes;
}

const entryOf = ({ id, parentId, path, index, module }: Route): ServerBuild["assets"]["routes"][string] => ({
  id,
  parentId,
  path,
  index,
  hasAction: Boolean(module.action),
  hasLoader: Boolean(module.loader),
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: Boolean(module.ErrorBoundary),
  module: "",
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

const known = (routes: Routes) => Object.values(routes).flatMap((route) => (route ? [route] : []));

const manifestOf = (routes: Routes): ServerBuild["assets"] => ({
  entry: { module: "", imports: [] },
  routes: Object.fromEntries(known(routes).map((route) => [route.id, entryOf(route)])),
  url: "",
  version: "",
});

export async function handlerAt(pathname: string): Promise<ReturnType<typeof createRequestHandler>> {
  const routes = await routesAt(pathname);
  const build: ServerBuild = {
    entry: { module: { ...entry, handleError: (error) => console.error(error) } },
    routes,
    assets: manifestOf(routes),
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    allowedActionOrigins: ["**"],
  };
  return createRequestHandler(build, "test");
}

type ClientModules = Parameters<typeof createClientRoutes>[1];
type LayoutComponent = NonNullable<NonNullable<ClientModules[string]>["Layout"]>;

function pagesIn(area: Area | null, routes = site, above = ""): string[] {
  return routes.flatMap(({ path, children }) => {
    const here = path ? `${above}/${path.replaceAll(/:\w+/g, "1")}` : above;
    return [...(areaOf(here) === area ? [here] : []), ...pagesIn(area, children ?? [], here)];
  });
}

/** `Layout` replaces the root's, because a story cannot render a document. */
export async function browserRoutes(area: Area | null, Layout: LayoutComponent) {
  const served = await routesAt(...pagesIn(area));
  const manifest = manifestOf(served);
  const modules = Object.fromEntries(known(served).map(({ id, module }) => [id, module])) as unknown as ClientModules;
  if (modules.root) modules.root = { ...modules.root, Layout };
  return { manifest, modules, routes: createClientRoutes(manifest.routes, modules, null, true, false) };
}
