import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** Returns the first segment of a top-level route, in lower case; null when it is not one fixed word. */
function wordOf({ path }: Route): string | null {
  const [word = ""] = path?.replace(/^\//, "").split("/") ?? [];
  return /^[\w.-]+$/.test(word) ? word.toLowerCase() : null;
}

/** As the router compares them: decoded where that can be done, whatever the case, and of live pages also for their data. */
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

/** The route of the first level that another stands below; the root is above all. */
function firstLevel(routes: Routes, route: Route): Route {
  const above = route.parentId ? routes[route.parentId] : undefined;
  return above?.parentId ? firstLevel(routes, above) : route;
}

/**
 * Sorts the site's routes by the word that their addresses begin with: the router tries all it has, one by one, and most can never be
 * meant. Each gets those that begin with any word as well, the page that says that there is none among them.
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
