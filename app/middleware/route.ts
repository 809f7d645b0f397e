import type { MiddlewareFunction } from "react-router";
import { routeContext } from "../context";

/** Logs the route instead of the address, which may contain ids, words and tokens. */
export const routeMiddleware: MiddlewareFunction<Response> = ({ pattern, context }, next) => {
  context.set(routeContext, `/${pattern.replace(/^\//, "")}`);
  return next();
};
