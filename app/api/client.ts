import { VERSION } from "../domain/site/version";
import type { Language } from "../domain/values/language";
import type { ApiRequest, ApiResponse, Ask, CallInput } from "./ask";
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

export type ApiClient = {
  [Group in keyof Contract]: {
    [Name in keyof Contract[Group]]: Contract[Group][Name] extends Call ? Method<Contract[Group][Name]> : never;
  };
};

export interface CallOptions {
  idempotencyKey?: string;
}

interface Upstream {
  ask: Ask;
  language: Language;
  /** For a server that is not ours. */
  checkAnswers?: boolean;
}

const NOT_MADE = { nl: CODES.unavailable.nl, en: "Request could not be made" };

const OUR_CLIENT = { "X-Client-Version": VERSION, "X-Client-Type": "website" };

async function send(call: Call, input: CallInput, options: CallOptions, upstream: Upstream): Promise<unknown> {
  const { language } = upstream;
  const key = options.idempotencyKey;
  const headers = key ? { ...OUR_CLIENT, "Idempotency-Key": key } : OUR_CLIENT;
  return read(call, await reach(upstream, { call, input, language, headers }), upstream);
}

async function reach({ ask }: Upstream, request: ApiRequest): Promise<ApiResponse> {
  try {
    return await ask(request);
  } catch {
    // Network errors are in another language and useless to the user.
    const detail = NOT_MADE[request.language];
    throw new ApiError(0, { code: "offline", detail, fields: null });
  }
}

function read(call: Call, { status, body, header }: ApiResponse, upstream: Upstream): unknown {
  if (status < 200 || status >= 300) {
    const wait = Number(header("retry-after"));
    throw ApiError.fromAnswer(status, body, Number.isFinite(wait) && wait > 0 ? wait : null);
  }
  const schema = call.answers[status as keyof Call["answers"]];
  if (schema === null) return undefined;
  if (!upstream.checkAnswers || !schema || schema === "raw") return body;
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  throw new ApiError(-1, { code: "internal_error", detail: "Internal error", fields: null });
}

class Carried {
  readonly upstream: Upstream;

  // Node runs this file with type stripping, which has no parameter properties.
  constructor(upstream: Upstream) {
    this.upstream = upstream;
  }
}

type Getters = PropertyDescriptorMap & ThisType<Carried>;

const gettersOf = <T>(named: Record<string, T>, get: (one: T) => PropertyDescriptor & ThisType<Carried>): Getters =>
  Object.fromEntries(Object.entries(named).map(([name, one]) => [name, get(one)]));

/** A method can be detached from its group. */
const methodOf = (call: Call): PropertyDescriptor & ThisType<Carried> => ({
  get() {
    const { upstream } = this;
    return (input: CallInput = {}, options: CallOptions = {}) => send(call, input, options, upstream);
  },
});

function groupOf(calls: Record<string, Call>): PropertyDescriptor & ThisType<Carried> {
  class Group extends Carried {}
  Object.defineProperties(Group.prototype, gettersOf(calls, methodOf));
  return {
    get() {
      return new Group(this.upstream);
    },
  };
}

/** Lazy: a page needs a few of the groups. */
class Client extends Carried {}
Object.defineProperties(Client.prototype, gettersOf(contract, groupOf));

export const createClient = (upstream: Upstream) => new Client(upstream) as unknown as ApiClient;
