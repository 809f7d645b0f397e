import type { MiddlewareFunction } from "react-router";
import { routeContext } from "../context";

/** The log has the route, because an address may contain ids, words and tokens. */
export const routeMiddleware: MiddlewareFunction<Response> = ({ pattern, context }, next) => {
  context.set(routeContext, `/${pattern.replace(/^\//, "")}`);
  return next();
};
