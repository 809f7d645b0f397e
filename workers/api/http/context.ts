import { z } from "zod";
import type { Call } from "~/api/call";
import { isFieldMessage } from "~/api/field-messages";
import type { Language } from "~/domain/values/language";
import { originFor } from "../../environment";
import type { Database } from "../db/database";
import type { Transaction } from "../db/transaction";
import type { CallRequest } from "./call-request";
import { type FieldErrors, refuse, refuseFields } from "./refusal";
import type { Viewer } from "./viewer";

type Output<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

/** Returns the key of a message, or null. Invalid fields are missing from `all`. */
export type Check<T, All = unknown> = (
  value: NonNullable<T>,
  all: Partial<All>,
) => Promise<string | null> | string | null;
type Checks<T> = { [K in keyof T]?: Check<T[K], T> };

type ViewerOf<C extends Call, V> = C["who"] extends "everyone" ? V | null : V;

/** A handler checks in the order of docs/conventions.md#order-of-checks: `ids()`, the object, `fields()`, the state. */
export interface CallContext<C extends Call, V = Viewer> {
  readonly request: CallRequest;
  readonly env: Env;
  readonly db: Database;
  /** Its commit includes limits, idempotency and live events. */
  readonly tx: Transaction;
  readonly execution: ExecutionContext;
  readonly language: Language;
  dispatch(request: Request): Promise<Response>;
  readonly viewer: ViewerOf<C, V>;
  readonly now: number;
  readonly origin: string;
  param(name: string): string;
  /** Anything except a positive integer is 404. */
  id(name?: string): number;
  readonly input: Readonly<Record<string, unknown>>;
  ids(): Output<C["ids"]>;
  query(): Output<C["query"]>;
  fields(
    checks?: Checks<Output<C["fields"]>>,
    needed?: readonly (keyof Output<C["fields"]> & string)[],
  ): Promise<Output<C["fields"]>>;
}

function errorsOf(error: z.ZodError, initial: FieldErrors = {}): FieldErrors {
  const fieldErrors: FieldErrors = { ...initial };
  const unkind = new Set<string>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "");
    if (unkind.has(field)) continue;
    const known = isFieldMessage(issue.message);
    fieldErrors[field] = [...(fieldErrors[field] ?? []), known ? issue.message : "invalid"];
    if (issue.code === "invalid_type" && issue.path.length === 1) unkind.add(field);
  }
  return fieldErrors;
}

function parsed<S extends z.ZodType>(schema: S, values: unknown): z.output<S> {
  const result = schema.safeParse(values);
  return result.success ? result.data : refuseFields(errorsOf(result.error));
}

function shapeOf(schema: unknown): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodIntersection) return { ...shapeOf(schema.def.left), ...shapeOf(schema.def.right) };
  return schema instanceof z.ZodPipe ? { ...shapeOf(schema.def.in), ...shapeOf(schema.def.out) } : {};
}

function rightFields(
  schema: z.ZodType,
  values: Record<string, unknown>,
  fieldErrors: FieldErrors,
): Record<string, unknown> {
  const shape = shapeOf(schema);
  const right = Object.entries(values).filter(([field]) => !fieldErrors[field]);
  return Object.fromEntries(right.map(([field, value]) => [field, shape[field]?.safeParse(value).data]));
}

async function checkedFields(
  schema: z.ZodType,
  values: Record<string, unknown>,
  checks: Checks<Record<string, unknown>>,
  needed: readonly string[],
) {
  const result = schema.safeParse(values);
  const shape = shapeOf(schema);
  const empty = needed.filter((field) => (shape[field]?.safeParse(values[field]).data ?? null) === null);
  const fieldErrors = {
    ...Object.fromEntries(empty.map((field) => [field, ["required"]])),
    ...(result.success ? {} : errorsOf(result.error)),
  };
  const candidates = result.success
    ? (result.data as Record<string, unknown>)
    : rightFields(schema, values, fieldErrors);
  for (const [field, check] of Object.entries(checks)) {
    const value = candidates[field];
    if (!check || fieldErrors[field] || value === null || value === undefined) continue;
    const message = await check(value, candidates);
    if (message) fieldErrors[field] = [message];
  }
  if (!result.success || Object.keys(fieldErrors).length > 0) refuseFields(fieldErrors);
  return result.data;
}

/** Only the caller's id is known: the commit confirms the session. */
export type SingleCommitContext<C extends Call> = CallContext<C, Pick<Viewer, "id">>;

export type LookupContext<C extends Call> = Omit<SingleCommitContext<C>, "tx">;

interface ContextDeps {
  request: CallRequest;
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

export function createContext<C extends Call, V extends Pick<Viewer, "id">>(
  call: C,
  deps: ContextDeps & { viewer: V | null },
): CallContext<C, V> {
  const { request, env, db, tx, execution, language, dispatch, viewer, params } = deps;
  const input =
    call.method === "GET" ? deps.query : call.method === "DELETE" ? { ...deps.query, ...deps.body } : deps.body;
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
    // Lazy: parsing a URL costs.
    get origin() {
      return originFor(env, request.url);
    },
    param: (name) => params[name] ?? "",
    id: (name = "id") => {
      const raw = params[name] ?? "";
      return /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : refuse("not_found");
    },
    input,
    ids: () => (call.ids ? parsed(call.ids, input) : {}) as Output<C["ids"]>,
    query: () => (call.query ? parsed(call.query, deps.query) : {}) as Output<C["query"]>,
    fields: async (checks = {}, needed = []) =>
      (call.fields
        ? await checkedFields(call.fields, input, checks as Checks<Record<string, unknown>>, needed)
        : {}) as Output<C["fields"]>,
  };
}
