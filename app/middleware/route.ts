import type { MiddlewareFunction } from "react-router";
import { routeContext } from "../context";

/** Names the route for the log: without the ids, words and tokens of its address. */
export const routeMiddleware: MiddlewareFunction<Response> = ({ pattern, context }, next) => {
  context.set(routeContext, `/${pattern.replace(/^\//, "")}`);
  return next();
};
