import type { Language } from "../domain/language";
import { VERSION } from "../domain/version";
import type { AnswerFor, Call, InputFor } from "./call";
import { type Contract, contract } from "./contract";
import { ApiError } from "./error";
import { CODES } from "./messages";

type Need<T> = { [K in keyof T as unknown extends T[K] ? never : K]: T[K] };
type Loose<T> = { [K in keyof T as object extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as object extends T[K] ? K : never]?: T[K];
};
type Input<C extends Call> = Loose<Need<InputFor<C>>>;
type Method<C extends Call> =
  object extends Input<C>
    ? (input?: Input<C>, options?: CallOptions) => Promise<AnswerFor<C>>
    : (input: Input<C>, options?: CallOptions) => Promise<AnswerFor<C>>;

/** The typed client: `api.job.find({ params: { id } })`. Refusals are thrown as `ApiError`. */
export type ApiClient = {
  [Group in keyof Contract]: {
    [Name in keyof Contract[Group]]: Contract[Group][Name] extends Call ? Method<Contract[Group][Name]> : never;
  };
};

export interface CallOptions {
  idempotencyKey?: string;
}

interface Upstream {
  /** Carries a request to the API: in process, over the network, or to the mocks. */
  fetch: (request: Request) => Promise<Response>;
  /** What relative paths are relative to. */
  origin: string;
  language: Language;
  /** Check answers by the contract's schemas: for an upstream that is not ours. */
  checkAnswers?: boolean;
}

interface AnyInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

function fill(path: string, params: AnyInput["params"] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

const values = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null);

function queryOf(query: AnyInput["query"] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const one of values(value)) search.append(name, String(one));
  const written = search.toString();
  return written && `?${written}`;
}

const hasFile = (body: Record<string, unknown>) =>
  Object.values(body).some((value) => values(value).some((one) => one instanceof Blob));

function bodyOf(body: AnyInput["body"]): { body?: BodyInit; type?: string } {
  if (body === undefined) return {};
  if (!hasFile(body)) return { body: JSON.stringify(body), type: "application/json" };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const one of values(value)) form.append(name, one instanceof Blob ? one : String(one));
  }
  return { body: form };
}

async function send(call: Call, input: AnyInput, options: CallOptions, upstream: Upstream): Promise<unknown> {
  const sent = call.method === "GET" ? {} : bodyOf(input.body ?? {});
  const request = new Request(upstream.origin + fill(call.path, input.params) + queryOf(input.query), {
    method: call.method,
    body: sent.body ?? null,
    headers: {
      "Accept-Language": upstream.language,
      "X-Client-Version": VERSION,
      "X-Client-Type": "website",
      ...(sent.type && { "Content-Type": sent.type }),
      ...(options.idempotencyKey && { "Idempotency-Key": options.idempotencyKey }),
    },
  });
  return read(call, await reach(upstream, request), upstream);
}

async function reach(upstream: Upstream, request: Request): Promise<Response> {
  try {
    return await upstream.fetch(request);
  } catch {
    // What the network says is in another language, and of no use to the reader.
    const detail = CODES.unavailable[upstream.language];
    throw new ApiError(0, { code: "offline", detail, fields: null });
  }
}

async function read(call: Call, response: Response, upstream: Upstream): Promise<unknown> {
  const schema = call.answers[response.status as keyof Call["answers"]];
  if (response.ok && schema === "raw") return response;
  if (response.ok && schema === null) return undefined;
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const wait = Number(response.headers.get("Retry-After"));
    throw ApiError.fromAnswer(response.status, body, Number.isFinite(wait) && wait > 0 ? wait : null);
  }
  if (!upstream.checkAnswers || !schema || schema === "raw") return body;
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  throw new ApiError(-1, { code: "internal_error", detail: "Internal Server Error", fields: null });
}

/** Makes the typed client of the contract on top of something that carries requests. */
export function createClient(upstream: Upstream): ApiClient {
  const group = (calls: Record<string, Call>) =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        (input: AnyInput = {}, options: CallOptions = {}) => send(call, input, options, upstream),
      ]),
    );
  return Object.fromEntries(
    Object.entries(contract).map(([name, calls]) => [name, group(calls)]),
  ) as unknown as ApiClient;
}
