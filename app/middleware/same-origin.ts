import { data, type MiddlewareFunction } from "react-router";

const SAFE = ["GET", "HEAD", "OPTIONS"];

/** True when the browser says the request comes from one of our own pages. Sec-Fetch-Site cannot be set by a page. */
function isOwn(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site) return site === "same-origin";
  return request.headers.get("Origin") === new URL(request.url).origin;
}

/** Forms are taken from our own pages only: the session cookie alone proves nothing (CSRF). */
export const sameOriginMiddleware: MiddlewareFunction<Response> = ({ request }, next) => {
  if (!SAFE.includes(request.method) && !isOwn(request)) throw data(null, { status: 403 });
  return next();
};
