import { choicesIn, choicesKey } from "~/domain/site/choices";
import { isPersonal, readCookie } from "~/domain/site/cookie";
import { isLanguage, type Language } from "~/domain/values/language";
import { acceptedLanguage } from "../accept-language";
import { isUnchanged } from "../conditional";

const KEYED = new Set([
  "lng",
  "search",
  "q",
  "categories",
  "category",
  "merchant",
  "zipcode",
  "distance",
  "price",
  "zip4",
  "view",
  "sort",
  "sort_rating",
  "sort_distance",
  "page",
  "tab",
]);
const TRACKING = /^(?:utm_\w+|gclid|fbclid)$/;
/** Tests the text first: parsing the parameters of each request costs more than the rest of a cache hit. */
const MAY_TRACK = /utm|clid|%/;

/** A cached page would repeat tracking parameters to other readers. */
export function withoutTracking<R extends Request>(request: R): R {
  if (request.method !== "GET" || !MAY_TRACK.test(request.url)) return request;
  const url = new URL(request.url);
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (tracking.length === 0) return request;
  for (const name of tracking) url.searchParams.delete(name);
  return new Request(url, request) as R;
}

export function chosenLanguage(url: URL, cookies: string | null): Language | null {
  const requestedLanguage = url.searchParams.get("lng");
  if (isLanguage(requestedLanguage)) return requestedLanguage;
  const chosen = readCookie(cookies, "lng", url.href);
  return isLanguage(chosen) ? chosen : null;
}

/** For a reader who chose no language. */
export function expectedLanguage(request: Request): Language {
  const last = readCookie(request.headers.get("Cookie"), "account_lng", request.url);
  return isLanguage(last) ? last : acceptedLanguage(request);
}

function keyedQuery({ searchParams }: URL): string[] | null {
  const query: string[] = [];
  const seen = new Set<string>();
  for (const [name, value] of searchParams) {
    if (seen.has(name) || !KEYED.has(name)) return null;
    seen.add(name);
    query.push(`${name}=${encodeURIComponent(value)}`);
  }
  return query;
}

export function keyOf(request: Request, generation: number): string | null {
  if (request.method !== "GET") return null;
  const cookies = request.headers.get("Cookie");
  if (isPersonal(cookies)) return null;
  const url = new URL(request.url);
  const query = url.search === "" ? [] : keyedQuery(url);
  if (query === null) return null;
  const language = chosenLanguage(url, cookies) ?? expectedLanguage(request);
  const choices = choicesKey(choicesIn(request.headers, url.href));
  return `${url.origin}${url.pathname}?${query.sort().join("&")}&~l=${language}&~c=${choices}&~g=${generation}`;
}

/** Browsers revalidate each time, because the page becomes personal at login. */
function forBrowser(page: Response): Response {
  const shown = new Response(page.body, page);
  shown.headers.set("Cache-Control", "private, no-cache");
  return shown;
}

export function unlessUnchanged(page: Response, requestHeaders: Headers): Response {
  const versions = { etag: page.headers.get("ETag"), modified: page.headers.get("Last-Modified") };
  if (page.status !== 200 || !isUnchanged(requestHeaders, versions)) return page;
  const { headers } = page;
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

export async function cachedPage(key: string): Promise<Response | null> {
  const cached = await caches.default.match(key);
  return cached ? forBrowser(cached) : null;
}

export function cachePage(
  page: Response,
  key: string | null,
  execution: Pick<ExecutionContext, "waitUntil">,
): Response {
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
