import type { Language } from "../domain/language";
import { VERSION } from "../domain/version";
import type { Answer, Ask, Asked, CallInput } from "./ask";
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
  ask: Ask;
  language: Language;
  /** Check answers by the contract's schemas: for an upstream that is not ours. */
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

async function reach({ ask }: Upstream, asked: Asked): Promise<Answer> {
  try {
    return await ask(asked);
  } catch {
    // What the network says is in another language, and of no use to the reader.
    const detail = NOT_MADE[asked.language];
    throw new ApiError(0, { code: "offline", detail, fields: null });
  }
}

function read(call: Call, { status, body, header }: Answer, upstream: Upstream): unknown {
  if (status < 200 || status >= 300) {
    const wait = Number(header("retry-after"));
    throw ApiError.fromAnswer(status, body, Number.isFinite(wait) && wait > 0 ? wait : null);
  }
  const schema = call.answers[status as keyof Call["answers"]];
  if (schema === null) return undefined;
  if (!upstream.checkAnswers || !schema || schema === "raw") return body;
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  throw new ApiError(-1, { code: "internal_error", detail: "Internal Server Error", fields: null });
}

/** A client, or a group of its methods: what carries their calls. */
class Carried {
  readonly upstream: Upstream;

  // Written out: programs run this file in Node, which takes away types and nothing else.
  constructor(upstream: Upstream) {
    this.upstream = upstream;
  }
}

type Getters = PropertyDescriptorMap & ThisType<Carried>;

const gettersOf = <T>(named: Record<string, T>, get: (one: T) => PropertyDescriptor & ThisType<Carried>): Getters =>
  Object.fromEntries(Object.entries(named).map(([name, one]) => [name, get(one)]));

/** Getters, since a method may be taken out of its group. */
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

/** Its groups are made when they are asked for: of dozens, a page needs a few. */
class Client extends Carried {}
Object.defineProperties(Client.prototype, gettersOf(contract, groupOf));

/** Makes the typed client of the contract on top of something that carries calls. */
export const createClient = (upstream: Upstream) => new Client(upstream) as unknown as ApiClient;
