import { data, type MiddlewareFunction } from "react-router";
import { isForeignChange } from "~/api/same-origin";

/** Apple answers a login with a form of its own; taking it changes nothing (routes/account/social-return). */
const FROM_ELSEWHERE = ["/login/apple/return"];

/** Forms are taken from our own pages only. */
export const sameOriginMiddleware: MiddlewareFunction<Response> = ({ request }, next) => {
  if (isForeignChange(request) && !FROM_ELSEWHERE.includes(new URL(request.url).pathname))
    throw data(null, { status: 403 });
  return next();
};
