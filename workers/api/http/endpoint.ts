import type { AnswerFor, Call } from "~/api/call";
import type { CallContext, LookupContext, SingleCommitContext } from "./context";
import type { Reply } from "./response";
import type { Viewer } from "./viewer";

type Result<C extends Call> = AnswerFor<C> | Reply<AnswerFor<C>> | Response;
type Awaitable<T> = Promise<T> | T;

interface Definition<C extends Call, T> {
  /**
   * Fast path: one commit decides everything, so nothing before it may have an effect. After null, a refusal or a
   * rolled-back commit, the slow path follows.
   */
  singleCommit?: (c: SingleCommitContext<C>, lastSeen: Viewer | null) => Promise<Result<C> | null>;
  /** Runs in one trip with the session check, and again after a conflict. */
  load?: (c: LookupContext<C>) => Promise<T>;
  handle: (c: CallContext<C>, loaded: T) => Awaitable<Result<C>>;
}

export interface Endpoint<C extends Call = Call> {
  readonly call: C;
  readonly singleCommit: ((c: SingleCommitContext<Call>, lastSeen: Viewer | null) => Promise<unknown>) | null;
  readonly load: ((c: LookupContext<Call>) => Promise<unknown>) | null;
  readonly handle: (c: CallContext<Call>, loaded: unknown) => unknown;
}

export function endpoint<C extends Call, T>(call: C, { singleCommit, load, handle }: Definition<C, T>): Endpoint<C> {
  return {
    call,
    singleCommit: (singleCommit as Endpoint["singleCommit"]) ?? null,
    load: (load as Endpoint["load"]) ?? null,
    handle: handle as Endpoint["handle"],
  };
}

export type Handlers<Group> = {
  [Name in keyof Group]: Group[Name] extends Call ? Endpoint<Group[Name]> : Handlers<Group[Name]>;
};
