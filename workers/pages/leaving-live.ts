import { isLive } from "~/live/is-live";

const DATA = ".data";
const notFound = () => new Response("Not found", { status: 404 });

/**
 * Live pages fetch the data of the next page (`/path.data`) in place of the page. For any page that is a document the
 * browser is told to open it: wherever a link, a redirect or the router itself leads, a document stays a document. Null when
 * the request is for a page, or for data of a live one.
 */
export function leavingLive({ method }: Request, { pathname, searchParams }: URL): Response | null {
  if (!pathname.endsWith(DATA)) return null;
  const page = pathname.slice(0, -DATA.length);
  if (isLive(page)) return null;
  // `//host` would be another site.
  if (method !== "GET" || page.startsWith("//")) return notFound();
  const query = new URLSearchParams(searchParams);
  query.delete("_routes");
  const to = query.size > 0 ? `${page}?${query}` : page;
  const headers = { "X-Remix-Redirect": to, "X-Remix-Status": "302", "X-Remix-Reload-Document": "true" };
  return new Response(null, { status: 204, headers });
}
