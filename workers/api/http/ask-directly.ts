import type { ApiRequest, ApiResponse, Ask } from "~/api/ask";
import type { Call } from "~/api/call";
import { addressOf, hasFile, overWire } from "~/api/over-wire";
import { requestIdOf } from "../../answer-headers";
import { asJson } from "./as-json";
import type { CallRequest } from "./call-request";
import type { Endpoint } from "./endpoint";
import { answerCall } from "./handle";
import type { CallDeps } from "./incoming";
import { refuse } from "./refusal";
import { Json, type PendingResponse, pendingOf, textOf } from "./response";

const encoder = new TextEncoder();

function requestOf({ call, input, headers }: ApiRequest, origin: string): CallRequest {
  const url = origin + addressOf(call, input);
  if (call.method === "GET") {
    return { method: call.method, url, headers: new Headers(headers), body: null, arrayBuffer: async () => NOTHING };
  }
  const bytes = encoder.encode(JSON.stringify(input.body ?? {}));
  return {
    method: call.method,
    url,
    headers: new Headers({ ...headers, "Content-Type": "application/json" }),
    body: [bytes],
    arrayBuffer: async () => bytes.buffer,
  };
}
const NOTHING = new ArrayBuffer(0);

/** Such a parameter would change the path. */
const isNowhere = (params: Record<string, string>) => Object.values(params).some((value) => /^\.{0,2}$/.test(value));

async function valueOf(pending: PendingResponse): Promise<unknown> {
  if (pending.body instanceof Json) return asJson(pending.body.value);
  return pending.body === null ? null : JSON.parse(await textOf(pending));
}

const isWire = ({ call, input }: ApiRequest) =>
  Object.values(call.answers).includes("raw") || hasFile(input.body ?? {});

/** Checks as in a request, but without a request, a response and their JSON. */
export function askDirectly(endpoints: ReadonlyMap<Call, Endpoint>, deps: CallDeps, origin: string): Ask {
  const wire = overWire({ fetch: deps.dispatch, origin });
  return async (apiRequest): Promise<ApiResponse> => {
    if (isWire(apiRequest)) return wire(apiRequest);
    const { call, input, language } = apiRequest;
    const endpoint = endpoints.get(call);
    const params = Object.fromEntries(Object.entries(input.params ?? {}).map(([name, value]) => [name, String(value)]));
    const request = requestOf(apiRequest, origin);
    const requestId = requestIdOf(request);
    const pending = await pendingOf(
      () =>
        endpoint && !isNowhere(params)
          ? answerCall({ ...deps, endpoint, request, params, language, requestId })
          : refuse("not_found"),
      language,
      { requestId, route: call.path },
    );
    const { status, headers } = pending;
    return { status, body: await valueOf(pending), header: (name) => headers[name] ?? null };
  };
}
