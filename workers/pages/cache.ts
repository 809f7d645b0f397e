import { isLanguage, LANGUAGE_COOKIE } from "~/domain/language";
import type { Language } from "~/domain/value";
import { acceptedLanguage } from "../accept-language";

/** The queries that public pages read. With any other the page is made afresh. */
const READ = new Set([
  "lng",
  "search",
  "q",
  "categories",
  "category",
  "zipcode",
  "distance",
  "price",
  "zip4",
  "sort",
  "sort_rating",
  "sort_distance",
  "page",
]);
/** What advertisements add; no page reads it. */
const IGNORED = /^(?:utm_\w+|gclid|fbclid)$/;
/** Cookies that make a page somebody's own. */
const PERSONAL = /(?:^|;\s*)(?:__Host-session|session|flash|draft)=/;

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

/** By hand for this page, else by the cookie. */
export function chosenLanguage(url: URL, cookies: string | null): Language | null {
  const asked = url.searchParams.get("lng");
  if (isLanguage(asked)) return asked;
  const chosen = cookies ? CHOSEN.exec(cookies)?.[1] : undefined;
  return isLanguage(chosen) ? chosen : null;
}

/** The key under which a visitor's page is kept, or null when it may not be: path, query that matters, language, time. */
export function keyOf(request: Request, generation: number): string | null {
  if (request.method !== "GET") return null;
  const cookies = request.headers.get("Cookie");
  if (cookies && PERSONAL.test(cookies)) return null;
  const url = new URL(request.url);
  const kept: string[] = [];
  for (const [name, value] of url.searchParams) {
    if (READ.has(name)) kept.push(`${name}=${encodeURIComponent(value)}`);
    else if (!IGNORED.test(name)) return null;
  }
  const language = chosenLanguage(url, cookies) ?? acceptedLanguage(request);
  return `${url.origin}${url.pathname}?${kept.sort().join("&")}&~l=${language}&~g=${generation}`;
}

/** Browsers ask again each time: the page is somebody's own as soon as that person logs in. */
function forBrowser(page: Response): Response {
  const shown = new Response(page.body, page);
  shown.headers.set("Cache-Control", "private, no-cache");
  return shown;
}

export async function keptPage(key: string): Promise<Response | null> {
  const kept = await caches.default.match(key);
  return kept ? forBrowser(kept) : null;
}

/** Keeps a page whose route says it is public, and says to the browser what it may do with it. */
export function keep(page: Response, key: string | null, execution: Pick<ExecutionContext, "waitUntil">): Response {
  const isPublic = page.headers.get("Cache-Control")?.includes("s-maxage=");
  if (!isPublic) {
    if (!page.headers.has("Cache-Control")) page.headers.set("Cache-Control", "private, no-store");
    return page;
  }
  if (key && page.status === 200 && !page.headers.has("Set-Cookie")) {
    execution.waitUntil(caches.default.put(key, page.clone()));
    return forBrowser(page);
  }
  page.headers.set("Cache-Control", "private, no-store");
  return page;
}
