import type { z } from "zod";
import type { Call } from "~/api/call";
import { FIELD_MESSAGES } from "~/api/messages";
import type { Language } from "~/domain/value";
import type { Database } from "../db/database";
import type { Transaction } from "../db/transaction";
import { type Faults, refuse, refuseFields } from "./refusal";
import type { Viewer } from "./viewer";

type Output<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

/** A check of one field that needs more than its schema: the key of a message, or null when it is fine. */
export type Check<T> = (value: NonNullable<T>) => Promise<string | null> | string | null;
type Checks<T> = { [K in keyof T]?: Check<T[K]> };

/** For calls that everyone may make the viewer may be null. */
type ViewerOf<C extends Call, V> = C["who"] extends "everyone" ? V | null : V;

/**
 * One request to a call, as its handler sees it. What can be checked without the handler has been; the rest is asked for
 * in the order of docs/conventions.md#order-of-checks: `ids()`, then the object, then `fields()`, then the state.
 */
export interface CallContext<C extends Call, V = Viewer> {
  readonly request: Request;
  readonly env: Env;
  readonly db: Database;
  /** What is changed: limits, idempotency and live events go along with it. */
  readonly tx: Transaction;
  readonly execution: ExecutionContext;
  readonly language: Language;
  /** Makes another call of this API, as somebody outside would: the sandbox sends its webhooks so. */
  dispatch(request: Request): Promise<Response>;
  readonly viewer: ViewerOf<C, V>;
  readonly now: number;
  /** Origin of links in mails and redirects: configured, or in development and test that of the local worker. */
  readonly origin: string;
  /** A path parameter as it was written. */
  param(name: string): string;
  /** A path parameter that is a positive integer; anything else names nothing. */
  id(name?: string): number;
  /** What was sent, not looked at yet: for what decides before the fields are. */
  readonly input: Readonly<Record<string, unknown>>;
  ids(): Output<C["ids"]>;
  query(): Output<C["query"]>;
  /** `needed` names fields that this caller must fill, and another need not. */
  fields(
    checks?: Checks<Output<C["fields"]>>,
    needed?: readonly (keyof Output<C["fields"]> & string)[],
  ): Promise<Output<C["fields"]>>;
}

function faultsOf(error: z.ZodError, also: Faults = {}): Faults {
  const faults: Faults = { ...also };
  // Of what is not even of the right kind nothing more is said.
  const unkind = new Set<string>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "");
    if (unkind.has(field)) continue;
    const known = (issue.message.split(":")[0] ?? "") in FIELD_MESSAGES;
    faults[field] = [...(faults[field] ?? []), known ? issue.message : "invalid"];
    if (issue.code === "invalid_type" && issue.path.length === 1) unkind.add(field);
  }
  return faults;
}

function parsed<S extends z.ZodType>(schema: S, values: unknown): z.output<S> {
  const result = schema.safeParse(values);
  return result.success ? result.data : refuseFields(faultsOf(result.error));
}

/** Runs the checks on the fields that passed their schema, and tells all faults at once. */
async function checkedFields(
  schema: z.ZodType,
  values: Record<string, unknown>,
  checks: Checks<Record<string, unknown>>,
  needed: readonly string[],
) {
  const result = schema.safeParse(values);
  const empty = needed.filter((field) => values[field] === undefined || values[field] === null);
  const faults = {
    ...Object.fromEntries(empty.map((field) => [field, ["required"]])),
    ...(result.success ? {} : faultsOf(result.error)),
  };
  const candidates = result.success ? (result.data as Record<string, unknown>) : values;
  for (const [field, check] of Object.entries(checks)) {
    const value = candidates[field];
    if (!check || faults[field] || value === null || value === undefined) continue;
    const fault = await check(value);
    if (fault) faults[field] = [fault];
  }
  if (!result.success || Object.keys(faults).length > 0) refuseFields(faults);
  return result.data;
}

/** A context of which no more is known than who calls: what they may read, they may read only as themselves. */
export type LookupContext<C extends Call> = Omit<AtomicContext<C>, "tx">;

/** The same for a call that is decided by its one commit. */
export type AtomicContext<C extends Call> = CallContext<C, Pick<Viewer, "id">>;

interface Given {
  request: Request;
  env: Env;
  db: Database;
  tx: Transaction;
  execution: ExecutionContext;
  language: Language;
  dispatch(request: Request): Promise<Response>;
  viewer: Pick<Viewer, "id"> | null;
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** Makes the context of a request, with the viewer as far as they are known. */
export function createContext<C extends Call, V extends Pick<Viewer, "id">>(
  call: C,
  given: Given & { viewer: V | null },
): CallContext<C, V> {
  const { request, env, db, tx, execution, language, dispatch, viewer, params } = given;
  const input =
    call.method === "GET" ? given.query : call.method === "DELETE" ? { ...given.query, ...given.body } : given.body;
  return {
    request,
    env,
    db,
    tx,
    execution,
    language,
    dispatch,
    viewer: viewer as ViewerOf<C, V>,
    now: Date.now(),
    // Few ask, and reading an address costs.
    get origin() {
      return env.PUBLIC_ORIGIN || new URL(request.url).origin;
    },
    param: (name) => params[name] ?? "",
    id: (name = "id") => {
      const written = params[name] ?? "";
      return /^[1-9]\d{0,14}$/.test(written) ? Number(written) : refuse("not_found");
    },
    input,
    ids: () => (call.ids ? parsed(call.ids, input) : {}) as Output<C["ids"]>,
    query: () => (call.query ? parsed(call.query, given.query) : {}) as Output<C["query"]>,
    fields: async (checks = {}, needed = []) =>
      (call.fields
        ? await checkedFields(call.fields, input, checks as Checks<Record<string, unknown>>, needed)
        : {}) as Output<C["fields"]>,
  };
}
