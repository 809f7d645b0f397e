import { areaOf } from "~/live/area";

const DATA = ".data";
export const isForData = ({ pathname }: URL): boolean => pathname.endsWith(DATA);

const notFound = () => new Response("Not found", { status: 404 });
const pageOf = ({ pathname }: URL) => pathname.slice(0, -DATA.length);

function opening(url: URL): Response {
  const page = pageOf(url);
  const query = new URLSearchParams(url.searchParams);
  query.delete("_routes");
  const to = query.size > 0 ? `${page}?${query}` : page;
  const headers = { "X-Remix-Redirect": to, "X-Remix-Status": "302", "X-Remix-Reload-Document": "true" };
  return new Response(null, { status: 204, headers });
}

/** A browser in another area has neither the routes nor the texts of this one. */
function isFromElsewhere({ headers }: Request, url: URL): boolean {
  const from = headers.get("Referer");
  return from !== null && URL.canParse(from) && areaOf(new URL(from).pathname) !== areaOf(pageOf(url));
}

/** For a document, and for a live page of another area, the browser must open the page itself. Null: nothing to do. */
export function leavingLive(request: Request, url: URL): Response | null {
  if (!isForData(url)) return null;
  const page = pageOf(url);
  if (areaOf(page) !== null) return request.method === "GET" && isFromElsewhere(request, url) ? opening(url) : null;
  return request.method !== "GET" || page.startsWith("//") ? notFound() : opening(url);
}

/** A list of the admin area shows invalid filters itself. */
const INVALID_STATUSES = [400, 422];
const saysErrors = (url: URL, status: number) => areaOf(pageOf(url)) === "desk" && INVALID_STATUSES.includes(status);

export function failedLive({ method }: Request, url: URL, { status }: Response): Response | null {
  return method === "GET" && status >= 400 && isForData(url) && !saysErrors(url, status) ? opening(url) : null;
}
