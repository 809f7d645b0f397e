import type { AnswerFor, Call } from "~/api/call";
import type { AtomicContext, CallContext, LookupContext } from "./context";
import type { Reply } from "./response";

type Result<C extends Call> = AnswerFor<C> | Reply<AnswerFor<C>> | Response;
type Awaitable<T> = Promise<T> | T;

interface Definition<C extends Call, T> {
  /** Runs in one trip with the session check, and again after a conflict. */
  load?: (c: LookupContext<C>) => Promise<T>;
  handle: (c: CallContext<C>, loaded: T) => Awaitable<Result<C>>;
}

/** One commit also confirms the session: only the caller's id is known, and nothing before it may have an effect. */
interface AtomicDefinition<C extends Call> {
  handle: (c: AtomicContext<C>) => Promise<Result<C>>;
}
type AtomicCall = Call & { who: "user"; limit: NonNullable<Call["limit"]> };

export interface Endpoint<C extends Call = Call> {
  readonly call: C;
  readonly atomic: boolean;
  readonly load: ((c: LookupContext<Call>) => Promise<unknown>) | null;
  readonly handle: (c: CallContext<Call>, loaded: unknown) => unknown;
}

export function endpoint<C extends Call, T>(call: C, { load, handle }: Definition<C, T>): Endpoint<C> {
  return { call, atomic: false, load: (load as Endpoint["load"]) ?? null, handle: handle as Endpoint["handle"] };
}

export function atomicEndpoint<C extends AtomicCall>(call: C, { handle }: AtomicDefinition<C>): Endpoint<C> {
  return { call, atomic: true, load: null, handle: handle };
}

/** A missing or surplus handler is a type error. */
export type Handlers<Group> = {
  [Name in keyof Group]: Group[Name] extends Call ? Endpoint<Group[Name]> : Handlers<Group[Name]>;
};
