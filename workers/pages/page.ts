import { createRequestHandler, RouterContextProvider } from "react-router";
import { servicesContext } from "~/context";
import type { Visit } from "~/domain/partner";
import { isLive } from "~/live/is-live";
import type { Send } from "../gateway/send";
import { secure } from "./headers";
import { failedLive, leavingLive } from "./leaving-live";
import { servicesOf } from "./services";

/** Says for whom a page was written: the service worker keeps pages of one person alone (docs/decisions/044-offline.md). */
const VIEWER = "Viewer";

interface Site {
  handler: ReturnType<typeof createRequestHandler>;
  styles: readonly string[];
}

const build = () => import("virtual:react-router/server-build");
let made: Promise<Site> | null = null;

async function make(): Promise<Site> {
  const built = await build();
  // The router's own check answers plain text with 400; app/middleware/same-origin is stricter and answers a page.
  const handler = createRequestHandler({ ...built, allowedActionOrigins: ["**"] }, import.meta.env.MODE);
  return { handler, styles: import.meta.env.DEV ? ["/app/styles/app.css"] : (built.assets.routes.root?.css ?? []) };
}

/** Cached: the router would flatten and rank the routes on every request. */
function site(): Promise<Site> {
  if (import.meta.env.DEV) return make();
  made ??= make();
  return made;
}

/** What an answer says beside its page. */
function complete(answer: Response, request: Request, env: Env, { nonce, retryAfter }: Answering): Response {
  const { headers } = answer;
  if (answer.status === 429 && retryAfter > 0) headers.set("Retry-After", String(retryAfter));
  if (answer.status === 405) headers.set("Allow", request.method === "POST" ? "GET, HEAD" : "GET, HEAD, POST");
  // A refused form stays in the browser's own history: with no-store, Back would ask to send it again.
  if (request.method === "POST" && answer.status >= 400) headers.set("Cache-Control", "private, no-cache");
  secure(headers, { url: new URL(request.url), provider: env.PAYMENT_PROVIDER, nonce });
  return answer;
}

interface Answering {
  nonce: string | null;
  /** Seconds; 0 when nothing was refused. */
  retryAfter: number;
}

interface Asked {
  request: Request;
  /** By whose link the visitor came. */
  visit?: Visit | null;
}

export async function page(
  { request, visit = null }: Asked,
  env: Env,
  execution: ExecutionContext,
  send: Send,
): Promise<Response> {
  const url = new URL(request.url);
  const elsewhere = leavingLive(request, url);
  if (elsewhere) return complete(elsewhere, request, env, { nonce: null, retryAfter: 0 });
  const nonce = isLive(url.pathname) ? crypto.randomUUID() : null;
  const { handler, styles } = await site();
  const { given, cookies, viewer } = await servicesOf(request, env, execution, { send, styles, nonce, visit });
  const context = new RouterContextProvider();
  context.set(servicesContext, given);
  const rendered = await handler(request, context);
  const answer = failedLive(request, url, rendered) ?? rendered;
  const response = new Response(answer.body, answer);
  for (const cookie of await cookies()) response.headers.append("Set-Cookie", cookie);
  const whose = viewer();
  if (whose !== null) response.headers.set(VIEWER, String(whose));
  return complete(response, request, env, { nonce, retryAfter: given.limits.retryAfter });
}
