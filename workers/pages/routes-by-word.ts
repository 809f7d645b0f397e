import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

function wordOf({ path }: Route): string | null {
  const [word = ""] = path?.replace(/^\//, "").split("/") ?? [];
  return /^[\w.-]+$/.test(word) ? word.toLowerCase() : null;
}

function firstWordOf(pathname: string): string {
  const [word = ""] = pathname
    .replace(/^\/+/, "")
    .replace(/\.data$/, "")
    .split("/");
  try {
    return decodeURIComponent(word).toLowerCase();
  } catch {
    return word.toLowerCase();
  }
}

function firstLevel(routes: Routes, route: Route): Route {
  const above = route.parentId ? routes[route.parentId] : undefined;
  return above?.parentId ? firstLevel(routes, above) : route;
}

/**
 * The router tries all its routes one by one.
 * @returns the same routes for the same word
 */
export function routesByWord(routes: Routes): (pathname: string) => Routes {
  const all = Object.values(routes).flatMap((route) =>
    route ? [{ route, word: wordOf(firstLevel(routes, route)) }] : [],
  );
  const beginningWith = (own: string | null): Routes =>
    Object.fromEntries(all.filter(({ word }) => word === null || word === own).map(({ route }) => [route.id, route]));
  const words = new Set(all.map(({ word }) => word));
  const byWord = new Map([...words].map((word) => [word, beginningWith(word)]));
  const others = beginningWith(null);
  return (pathname) => byWord.get(firstWordOf(pathname)) ?? others;
}
