import { errorFields, logRequest, writeLog } from "~/domain/values/log";
import { requestIdOf } from "./answer-headers";
import { answerBrowser } from "./gateway/browser";
import { refusal } from "./gateway/refusal";
import type { Send } from "./gateway/send";
import { plainPage } from "./plain-page";

/** An upstream logs its own calls, but not missing answers. */
export async function answerCall(
  request: Request,
  env: Env,
  execution: Pick<ExecutionContext, "waitUntil">,
  send: Send,
): Promise<Response> {
  const startedAt = Date.now();
  const response = await answerBrowser(request, env, execution, send);
  if (env.API_ORIGIN) {
    const requestId = response.headers.get("X-Request-Id") ?? requestIdOf(request);
    logRequest({ requestId, route: "upstream", method: request.method, status: response.status, startedAt });
  }
  return response;
}

export function answerBusy(request: Request, isApi: boolean): Response {
  if (!isApi) return plainPage(request, { status: 503, retryAfter: 60 });
  return refusal("unavailable", request);
}

export function answerError(request: Request, isApi: boolean, error: unknown): Response {
  const requestId = requestIdOf(request);
  const { method } = request;
  const route = isApi ? "call" : "page";
  writeLog("error", { request: requestId, method, route, status: 500, ...errorFields(error) });
  if (!isApi) return plainPage(request, { status: 500, retryAfter: 60, requestId });
  const response = refusal("internal_error", request);
  response.headers.set("X-Request-Id", requestId);
  return response;
}
