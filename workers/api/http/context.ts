import type { z } from "zod";
import type { Call } from "~/api/call";
import { FIELD_MESSAGES } from "~/api/messages";
import type { Language } from "~/domain/value";
import { type Faults, refuse, refuseFields } from "./refusal";
import type { Viewer } from "./viewer";

type Output<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

/** A check of one field that needs more than its schema: the key of a message, or null when it is fine. */
export type Check<T> = (value: NonNullable<T>) => Promise<string | null> | string | null;
type Checks<T> = { [K in keyof T]?: Check<T[K]> };

/** For calls that everyone may make the viewer may be null. */
type ViewerOf<C extends Call, V> = C["who"] extends "everyone" ? V | null : V;

/**
 * One request to a call, as its handler sees it. What the kernel could check it has checked; the rest is asked for
 * in the order of api.md 1.2: `ids()` (11), then the object (12, 13), then `fields()` (14), then the state (15).
 */
export interface Question<C extends Call, V = Viewer> {
  readonly request: Request;
  readonly env: Env;
  readonly db: D1Database;
  readonly execution: ExecutionContext;
  readonly language: Language;
  readonly viewer: ViewerOf<C, V>;
  readonly now: number;
  /** Origin of links in mails and redirects: configured, or in development and test that of the local worker. */
  readonly origin: string;
  /** A path parameter as it was written. */
  param(name: string): string;
  /** A path parameter that is a positive integer; anything else names nothing. */
  id(name?: string): number;
  /** What was sent, not looked at yet: for what decides before the fields are. */
  readonly sent: Readonly<Record<string, unknown>>;
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

/** A question of which no more is known than who asks it: what he may read, he may only read through himself. */
export type Seeking<C extends Call> = Question<C, Pick<Viewer, "id">>;

export interface Given {
  request: Request;
  env: Env;
  db: D1Database;
  execution: ExecutionContext;
  language: Language;
  viewer: Pick<Viewer, "id"> | null;
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** Makes the question a handler answers, of a viewer as far as he is known. */
export function questionOf<C extends Call, V extends Pick<Viewer, "id">>(
  call: C,
  given: Given & { viewer: V | null },
): Question<C, V> {
  const { request, env, db, execution, language, viewer, params } = given;
  const sent =
    call.method === "GET" ? given.query : call.method === "DELETE" ? { ...given.query, ...given.body } : given.body;
  return {
    request,
    env,
    db,
    execution,
    language,
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
    sent,
    ids: () => (call.ids ? parsed(call.ids, sent) : {}) as Output<C["ids"]>,
    query: () => (call.query ? parsed(call.query, given.query) : {}) as Output<C["query"]>,
    fields: async (checks = {}, needed = []) =>
      (call.fields
        ? await checkedFields(call.fields, sent, checks as Checks<Record<string, unknown>>, needed)
        : {}) as Output<C["fields"]>,
  };
}
