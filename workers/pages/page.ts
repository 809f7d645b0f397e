import { createRequestHandler, RouterContextProvider } from "react-router";
import { servicesContext } from "~/context";
import type { Send } from "../gateway/send";
import { secure } from "./headers";
import { servicesOf } from "./services";

type Handler = ReturnType<typeof createRequestHandler>;

const build = () => import("virtual:react-router/server-build");
let made: Promise<Handler> | null = null;

/** Cached: the router would flatten and rank the routes on every request. */
function handler(): Promise<Handler> {
  // The router's own check answers plain text with 400; app/middleware/same-origin is stricter and answers a page.
  const make = async () =>
    createRequestHandler({ ...(await build()), allowedActionOrigins: ["**"] }, import.meta.env.MODE);
  if (import.meta.env.DEV) return make();
  made ??= make();
  return made;
}

export async function page(request: Request, env: Env, execution: ExecutionContext, send: Send): Promise<Response> {
  const url = new URL(request.url);
  // Only hydrated pages would fetch these; none is.
  if (url.pathname.endsWith(".data")) return new Response("Not found", { status: 404 });
  const [render, { given, cookies }] = await Promise.all([handler(), servicesOf(request, env, execution, send)]);
  const context = new RouterContextProvider();
  context.set(servicesContext, given);
  const answer = await render(request, context);
  const response = new Response(answer.body, answer);
  for (const cookie of await cookies()) response.headers.append("Set-Cookie", cookie);
  if (response.status === 429 && given.limits.retryAfter > 0) {
    response.headers.set("Retry-After", String(given.limits.retryAfter));
  }
  if (response.status === 405)
    response.headers.set("Allow", request.method === "POST" ? "GET, HEAD" : "GET, HEAD, POST");
  secure(response.headers, url.protocol === "https:", env.PAYMENT_PROVIDER);
  return response;
}
