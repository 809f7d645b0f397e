import { data, type MiddlewareFunction } from "react-router";
import { isForeignChange } from "~/api/same-origin";

/** Apple posts its answer from its own site. It changes nothing (routes/account/social-return). */
const FROM_ELSEWHERE = ["/login/apple/return"];

export const sameOriginMiddleware: MiddlewareFunction<Response> = ({ request }, next) => {
  if (isForeignChange(request) && !FROM_ELSEWHERE.includes(new URL(request.url).pathname))
    throw data(null, { status: 403 });
  return next();
};
