import type { AnswerFor, Call } from "~/api/call";
import type { AtomicContext, CallContext, LookupContext } from "./context";
import type { Reply } from "./response";

type Result<C extends Call> = AnswerFor<C> | Reply<AnswerFor<C>> | Response;
type Awaitable<T> = Promise<T> | T;

/** A call about one object, which is loaded first, knowing only the caller's id. */
interface Definition<C extends Call, T> {
  /** Runs in one trip with the session check, and again after a conflict. */
  load?: (c: LookupContext<C>) => Promise<T>;
  handle: (c: CallContext<C>, loaded: T) => Awaitable<Result<C>>;
}

/**
 * A call whose single commit also confirms the session. It knows only the caller's id, and what it does before the
 * commit must have no effect by itself.
 */
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

/** A handler for every call of a group: a missing or surplus one is a type error. */
export type Handlers<Group> = {
  [Name in keyof Group]: Group[Name] extends Call ? Endpoint<Group[Name]> : Handlers<Group[Name]>;
};
