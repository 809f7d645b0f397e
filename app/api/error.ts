import type { Code } from "./messages";

/** Field name to messages, in the reader's language. */
export type FieldErrors = Record<string, string[]>;

interface Refused {
  code: Code | "offline" | null;
  detail: string;
  fields: FieldErrors | null;
}

/**
 * What a call was refused with. `status` is 0 when there was no answer at all (spec 8).
 * Either `fields` (400, a message per field) or `code` and the sentence in `message`.
 */
export class ApiError extends Error {
  override name = "ApiError";
  // With these three the router takes it for an answer: a page that does not catch it has its status.
  readonly statusText = "";
  readonly internal = false;
  readonly data = null;

  readonly status: number;
  readonly body: Refused;
  readonly retryAfter: number | null;

  // Fields are written out, since Node runs this file as it is and parameters cannot be fields there.
  constructor(status: number, body: Refused, retryAfter: number | null = null) {
    super(body.detail);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  get code() {
    return this.body.code;
  }

  get fields() {
    return this.body.fields;
  }

  /** The order of spec 8: detail, error or message of the data, the first field's message, then a general sentence. */
  static fromAnswer(status: number, body: unknown, retryAfter: number | null = null): ApiError {
    const data = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
    const said = [data.detail, data.error, data.message].find((part) => typeof part === "string");
    if (typeof said === "string") {
      return new ApiError(status, { code: (data.code as Code) ?? null, detail: said, fields: null }, retryAfter);
    }
    const fields = Object.fromEntries(Object.entries(data).filter(([, messages]) => Array.isArray(messages)));
    const first = Object.values(fields).flat()[0];
    const known = status === 400 && typeof first === "string";
    return new ApiError(
      status,
      {
        code: null,
        detail: known ? first : "Internal Server Error",
        fields: known ? (fields as FieldErrors) : null,
      },
      retryAfter,
    );
  }
}
