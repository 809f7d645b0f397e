import addresses from "virtual:browser-entries";
import { RouterContextProvider } from "react-router";
import { documentDataContext, routeContext, servicesContext, styleHashContext } from "~/context";
import type { Visit } from "~/domain/site/partner";
import { logRequest } from "~/domain/values/log";
import { areaOf } from "~/live/area";
import { requestIdOf } from "../answer-headers";
import type { Upstream } from "../gateway/send";
import { secure } from "./headers";
import { failedLive, isForData, leavingLive } from "./leaving-live";
import { servicesOf } from "./services";
import { site } from "./site";

/** The service worker caches pages of one user only (docs/decisions/044-offline.md). */
const VIEWER = "Viewer";

/** A browser may prefetch these pages: they change nothing (app/domain/site/looking-ahead.ts refuses others). */
const AHEAD = { visitor: '"/ahead/visitor.json"', signedIn: '"/ahead/signed-in.json"' };

const isDocument = ({ status, headers }: Response) =>
  status === 200 && (headers.get("Content-Type") ?? "").startsWith("text/html");

const NOT_FOUND = "/404";

/** A route without a component (a file, a stream) answers a missing thing with JSON. */
function isBareNotFound({ method, headers }: Request, url: URL, response: Response): boolean {
  const isOpened = ["document", "iframe"].includes(headers.get("Sec-Fetch-Dest") ?? "document");
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
  return response.status === 404 && method === "GET" && isOpened && isJson && !isForData(url);
}

function complete(
  response: Response,
  request: Request,
  env: Env,
  { requestId, nonce, styleHash, retryAfter }: Answering,
): Response {
  const { headers } = response;
  if (response.status >= 400) headers.set("X-Request-Id", requestId);
  if (response.status === 429 && retryAfter > 0) headers.set("Retry-After", String(retryAfter));
  if (response.status === 405) headers.set("Allow", request.method === "POST" ? "GET, HEAD" : "GET, HEAD, POST");
  // A rejected form stays in the browser's history: with no-store, Back would ask to submit it again.
  if (request.method === "POST" && response.status >= 400) headers.set("Cache-Control", "private, no-cache");
  if (isDocument(response)) headers.set("Speculation-Rules", AHEAD[headers.has(VIEWER) ? "signedIn" : "visitor"]);
  secure(headers, { url: new URL(request.url), provider: env.PAYMENT_PROVIDER, nonce, styleHash });
  return response;
}

interface Answering {
  requestId: string;
  nonce: string | null;
  styleHash: string | null;
  /** Seconds; 0 without a rate limit error. */
  retryAfter: number;
}

interface PageRequest {
  request: Request;
  visit?: Visit | null;
}

export async function page(
  { request, visit = null }: PageRequest,
  env: Env,
  execution: ExecutionContext,
  upstream: Upstream,
): Promise<Response> {
  const startedAt = Date.now();
  const requestId = requestIdOf(request);
  const url = new URL(request.url);
  const elsewhere = leavingLive(request, url);
  if (elsewhere) return complete(elsewhere, request, env, { requestId, nonce: null, styleHash: null, retryAfter: 0 });
  const nonce = areaOf(url.pathname) !== null ? crypto.randomUUID() : null;
  const handlerAt = await site();
  const { services, cookies, viewer } = await servicesOf(request, env, execution, {
    upstream,
    styles: [addresses.fonts, addresses.styles],
    nonce,
    visit,
    requestId,
  });
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  if (nonce === null && !isForData(url)) context.set(documentDataContext, new Map());
  const found = await handlerAt(url.pathname)(request, context);
  const rendered = isBareNotFound(request, url, found)
    ? await handlerAt(NOT_FOUND)(new Request(new URL(NOT_FOUND, url), { headers: request.headers }), context)
    : found;
  const response = failedLive(request, url, rendered) ?? rendered;
  for (const cookie of await cookies()) response.headers.append("Set-Cookie", cookie);
  const whose = viewer();
  if (whose !== null) response.headers.set(VIEWER, String(whose));
  const styleHash = context.get(styleHashContext);
  const { status } = response;
  logRequest({ requestId, route: context.get(routeContext), method: request.method, status, startedAt });
  return complete(response, request, env, { requestId, nonce, styleHash, retryAfter: services.limits.retryAfter });
}
