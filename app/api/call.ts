import type { z } from "zod";
import type { Code } from "./messages";

/** Who may make a call. Everyone includes visitors; the others need a credential, or 401. */
export type Who = "everyone" | "user" | "partner" | "admin";
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One call of the REST contract, as data. The server registers it, the typed client is made from it, and so are the
 * OpenAPI document and the permission tests.
 *
 * Input is checked in this order (docs/conventions.md): `ids` (ids in the body) before the object is looked up, then `fields`.
 * For GET and HEAD the fields are the query; for the others the body. `query` is for the few calls that take both.
 */
export interface Call {
  method: Method;
  /** Hono form: `/api/job/single/:id/`. Always ends in a slash, but `openapi.json` and `appointment.ics`. */
  path: string;
  who: Who;
  /** Meaning, in a few words, for the reference. */
  summary: string;
  /** A credential that is sent is not looked at (login, refresh, webhooks). */
  ignoresCredential?: true;
  ids?: z.ZodObject;
  fields?: z.ZodType;
  query?: z.ZodType;
  /** An id in the path may be at fault like a field: 400 names it. */
  faultyPath?: true;
  /** Takes multipart/form-data as well as JSON; names the file fields with the most files each may hold. */
  multipart?: Record<string, number>;
  /** Takes an HTML form's body too: the sandbox provider's pages, one-click unsubscribe of mail programs. */
  takesForm?: true;
  /** Success: status to schema; null is an empty body, "raw" an answer that is not JSON. */
  answers: Partial<Record<200 | 201 | 204 | 302 | 303, z.ZodType | null | "raw">>;
  /** What kind of thing a "raw" answer is, or what a JSON answer can be instead. */
  mediaType?: string;
  /** Refusals beyond those of every call, by code. */
  refuses?: readonly Code[];
  /** Says messages of fields in its own words: `required@set_password`. */
  context?: string;
  /** Counted against this limit (docs/conventions.md). */
  limit?:
    | "jobs"
    | "job_changes"
    | "comments"
    | "bids"
    | "payment_requests"
    | "appointments"
    | "disputes"
    | "images"
    | "messages"
    | "reports"
    | "invitations";
  /** Visitors' `Idempotency-Key`s count too. Never for an answer with a secret: it is stored for a day. */
  visitorKeys?: true;
  /** Public reads carry an ETag: `fresh` must revalidate, `steady` may be kept 300 s. */
  cache?: "fresh" | "steady";
  /** Exists in development and test alone. */
  dev?: true;
}

/** Declares a call and keeps its exact type. */
export function call<const C extends Call>(of: C): C {
  return of;
}

/** Keys that may be undefined may be left out. */
type Sparse<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};
type InputOf<S> = S extends z.ZodType ? Sparse<z.input<S>> : unknown;
type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string | number } & Params<Rest>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string | number }
    : unknown;

/** What a caller hands over: path parameters, query and body. Files go in the body as `File`s. */
export type InputFor<C extends Call> = {
  params: Params<C["path"]>;
  query: C["method"] extends "GET" ? InputOf<C["fields"]> : InputOf<C["query"]>;
  body: C["method"] extends "GET" ? unknown : InputOf<C["ids"]> & InputOf<C["fields"]>;
};

type Answer<S> = S extends z.ZodType ? z.output<S> : S extends "raw" ? Response : undefined;

/** What a caller gets back. */
export type AnswerFor<C extends Call> = Answer<C["answers"][keyof C["answers"]]>;
