import type { MiddlewareFunction } from "react-router";
import { getEnvironment } from "../context";

export const timingMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  if (getEnvironment(context) !== "development") return next();
  const start = performance.now();
  const response = await next();
  response.headers.append("Server-Timing", `page;dur=${(performance.now() - start).toFixed(1)}`);
  return response;
};
