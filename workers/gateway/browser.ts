import { isForeignChange, isSameOrigin } from "~/api/same-origin";
import { isUpgrade } from "./proxy";
import { refusal } from "./refusal";
import type { Send } from "./send";
import { hasSessionCookie } from "./session-cookie";

const sessions = () => import("./in-session");

function withoutCookies(request: Request): Request {
  if (!request.headers.has("Cookie")) return request;
  const headers = new Headers(request.headers);
  headers.delete("Cookie");
  return new Request(request, { headers });
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  if (cookies.length === 0 && !response.headers.has("Set-Cookie")) return response;
  const { status, headers, webSocket } = response;
  const copy = webSocket ? new Response(null, { status, headers, webSocket }) : new Response(response.body, response);
  copy.headers.delete("Set-Cookie");
  for (const cookie of cookies) copy.headers.append("Set-Cookie", cookie);
  return copy;
}

/** Browsers send cookies with a WebSocket from any origin, and let that origin read it. */
const isForeignSocket = (request: Request) => isUpgrade(request) && !isSameOrigin(request);

/** The session cookie is for reading: writes (CSRF) and WebSockets need our own origin. */
export async function answerBrowser(
  request: Request,
  env: Pick<Env, "SESSIONS" | "SESSION_SECRET">,
  execution: Pick<ExecutionContext, "waitUntil">,
  send: Send,
): Promise<Response> {
  if (request.headers.has("Authorization") || !hasSessionCookie(request) || isForeignSocket(request)) {
    return withCookies(await send(withoutCookies(request)), []);
  }
  if (isForeignChange(request)) return refusal("permission_denied", request);
  const { sendInSession } = await sessions();
  const { answer, cookies } = await sendInSession(request, withoutCookies(request), env, execution, send);
  return withCookies(answer, cookies);
}
