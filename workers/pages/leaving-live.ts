import { isLive } from "~/live/is-live";

const DATA = ".data";
/** Whether the data of a page is asked for in its place. */
export const isForData = ({ pathname }: URL): boolean => pathname.endsWith(DATA);

const notFound = () => new Response("Not found", { status: 404 });

/** Makes the browser open the page whose data it asked for. */
function opening({ pathname, searchParams }: URL): Response {
  const page = pathname.slice(0, -DATA.length);
  const query = new URLSearchParams(searchParams);
  query.delete("_routes");
  const to = query.size > 0 ? `${page}?${query}` : page;
  const headers = { "X-Remix-Redirect": to, "X-Remix-Status": "302", "X-Remix-Reload-Document": "true" };
  return new Response(null, { status: 204, headers });
}

/**
 * Live pages fetch the data of the next page (`/path.data`) in place of the page. For any page that is a document the
 * browser is told to open it: wherever a link, a redirect or the router itself leads, a document stays a document. Null when
 * the request is for a page, or for data of a live one.
 */
export function leavingLive({ method }: Request, url: URL): Response | null {
  if (!isForData(url)) return null;
  const page = url.pathname.slice(0, -DATA.length);
  if (isLive(page)) return null;
  // `//host` would be another site.
  return method !== "GET" || page.startsWith("//") ? notFound() : opening(url);
}

/** The page of an error is a document, too: only that says what is wrong. */
export function failedLive({ method }: Request, url: URL, { status }: Response): Response | null {
  return method === "GET" && status >= 400 && isForData(url) ? opening(url) : null;
}
