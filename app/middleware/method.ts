import { data, type MiddlewareFunction } from "react-router";

const METHODS = ["GET", "HEAD", "POST"];

export const methodMiddleware: MiddlewareFunction<Response> = ({ request }, next) => {
  if (!METHODS.includes(request.method)) throw data(null, { status: 405 });
  return next();
};
