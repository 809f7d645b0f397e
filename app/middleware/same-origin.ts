import { data, type MiddlewareFunction } from "react-router";
import { isForeignChange } from "~/api/same-origin";

/** Forms are taken from our own pages only. */
export const sameOriginMiddleware: MiddlewareFunction<Response> = ({ request }, next) => {
  if (isForeignChange(request)) throw data(null, { status: 403 });
  return next();
};
