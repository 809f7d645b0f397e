import { createRequestHandler, type ServerBuild } from "react-router";
import { withDocumentData } from "./document-data";
import { routesByWord } from "./routes-by-word";

type Handler = ReturnType<typeof createRequestHandler>;

const build = () => import("virtual:react-router/server-build");

function limited({ assets, ...built }: ServerBuild, routes: ServerBuild["routes"]): ServerBuild {
  const listed = Object.entries(assets.routes).filter(([id]) => id in routes);
  // The router's own check answers 400 as plain text; app/middleware/same-origin is stricter and answers a page.
  return { ...built, routes, assets: { ...assets, routes: Object.fromEntries(listed) }, allowedActionOrigins: ["**"] };
}

async function make(): Promise<(pathname: string) => Handler> {
  const built = await build();
  const routesAt = routesByWord(withDocumentData(built.routes));
  const handlers = new Map<ServerBuild["routes"], Handler>();
  return (pathname) => {
    const routes = routesAt(pathname);
    const known = handlers.get(routes);
    if (known) return known;
    const handler = createRequestHandler(limited(built, routes), import.meta.env.MODE);
    handlers.set(routes, handler);
    return handler;
  };
}

let made: ReturnType<typeof make> | null = null;

/** Cached: the router would flatten and rank the routes on every request. */
export function site(): ReturnType<typeof make> {
  if (import.meta.env.MODE === "development") return make();
  made ??= make();
  return made;
}
