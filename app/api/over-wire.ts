import type { ApiRequest, ApiResponse, Ask, CallInput } from "./ask";
import type { Call } from "./call";

interface Wire {
  fetch: (request: Request) => Promise<Response>;
  origin: string;
}

function fill(path: string, params: CallInput["params"] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

const values = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null);

function queryOf(query: CallInput["query"] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const one of values(value)) search.append(name, String(one));
  const written = search.toString();
  return written && `?${written}`;
}

export const addressOf = ({ path }: Call, { params, query }: CallInput): string => fill(path, params) + queryOf(query);

export const hasFile = (body: Record<string, unknown>): boolean =>
  Object.values(body).some((value) => values(value).some((one) => one instanceof Blob));

function bodyOf(body: NonNullable<CallInput["body"]>): { body: BodyInit; type?: string } {
  if (!hasFile(body)) return { body: JSON.stringify(body), type: "application/json" };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const one of values(value)) form.append(name, one instanceof Blob ? one : String(one));
  }
  return { body: form };
}

function requestOf({ call, input, language, headers }: ApiRequest, origin: string): Request {
  const body = call.method === "GET" ? null : bodyOf(input.body ?? {});
  return new Request(origin + addressOf(call, input), {
    method: call.method,
    body: body?.body ?? null,
    headers: { ...headers, "Accept-Language": language, ...(body?.type && { "Content-Type": body.type }) },
  });
}

export function overWire({ fetch, origin }: Wire): Ask {
  return async (request): Promise<ApiResponse> => {
    const response = await fetch(requestOf(request, origin));
    const { status, headers } = response;
    const isRaw = response.ok && request.call.answers[status as 200] === "raw";
    const body = isRaw ? response : await response.json().catch(() => null);
    return { status, body, header: (name) => headers.get(name) };
  };
}
