import type { z } from "zod";
import type { Code } from "./messages";

export type Who = "everyone" | "user" | "partner" | "admin";
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * The server, the client, the OpenAPI document and the permission tests derive from a call. `ids` are validated before the object is looked up, then `fields`
 * (docs/conventions.md). For GET and HEAD the fields are the query, otherwise the body; `query` is for calls with both.
 */
export interface Call {
  method: Method;
  path: string;
  who: Who;
  summary: string;
  ignoresCredential?: true;
  /** A signature replaces the credential: the limit of visitors counts only calls without a valid one. */
  signed?: true;
  ids?: z.ZodObject;
  fields?: z.ZodType;
  query?: z.ZodType;
  /** The caller’s own id is in the path: an invalid one is a 400 on `id`, not a 404. */
  invalidPath?: true;
  multipart?: Record<string, number>;
  /** HTML form bodies: the sandbox provider's pages, and one-click unsubscribe of mail programs. */
  takesForm?: true;
  /** Null is an empty body, "raw" is not JSON. Older back ends omit most optional fields, which were added later. */
  answers: Partial<Record<200 | 201 | 204 | 302 | 303, z.ZodType | null | "raw">>;
  mediaType?: string;
  refuses?: readonly Code[];
  /** Selects field messages: `required@set_password`. */
  context?: string;
  limit?:
    | "jobs"
    | "job_changes"
    | "comments"
    | "bids"
    | "payment_requests"
    | "appointments"
    | "stop_proposals"
    | "disputes"
    | "images"
    | "messages"
    | "reports"
    | "invitations";
  /** Never for answers with a secret, because they are stored for a day. */
  visitorKeys?: true;
  /** `fresh` must revalidate, `steady` can be cached for 300 seconds. */
  cache?: "fresh" | "steady";
  dev?: true;
}

export function call<const C extends Call>(of: C): C {
  return of;
}

type Sparse<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};
type InputOf<S> = S extends z.ZodType ? Sparse<z.input<S>> : unknown;
type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string | number } & Params<Rest>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string | number }
    : unknown;

export type InputFor<C extends Call> = {
  params: Params<C["path"]>;
  query: C["method"] extends "GET" ? InputOf<C["fields"]> : InputOf<C["query"]>;
  body: C["method"] extends "GET" ? unknown : InputOf<C["ids"]> & InputOf<C["fields"]>;
};

type Answer<S> = S extends z.ZodType ? z.output<S> : S extends "raw" ? Response : undefined;

export type AnswerFor<C extends Call> = Answer<C["answers"][keyof C["answers"]]>;
