import type { AnswerFor, Call } from "~/api/call";
import type { AtomicContext, CallContext, LookupContext } from "./context";
import type { Reply } from "./response";

type Result<C extends Call> = AnswerFor<C> | Reply<AnswerFor<C>> | Response;
type Awaitable<T> = Promise<T> | T;

/** A call with one thing it is about: that is looked up first, knowing no more of the caller than who they are. */
interface Definition<C extends Call, T> {
  /** In one trip to the database with the session, and once more when another was first. */
  load?: (c: LookupContext<C>) => Promise<T>;
  handle: (c: CallContext<C>, loaded: T) => Awaitable<Result<C>>;
}

/**
 * A call that makes something in one commit, which decides whether the session stands, too. It knows of the caller no more
 * than who they are, and what it does before the commit must be worth nothing without it.
 */
interface AtomicDefinition<C extends Call> {
  handle: (c: AtomicContext<C>) => Promise<Result<C>>;
}
type AtomicCall = Call & { who: "user"; limit: NonNullable<Call["limit"]> };

/** How a call of the contract is answered. */
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

/** A handler for every call of a group, or of the contract: one that is missing, or too many, is a type error. */
export type Handlers<Group> = {
  [Name in keyof Group]: Group[Name] extends Call ? Endpoint<Group[Name]> : Handlers<Group[Name]>;
};
