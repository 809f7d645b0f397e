import type { Code } from "./messages";

/** Field name to messages, in the reader's language. */
export type FieldErrors = Record<string, string[]>;

interface Refused {
  code: Code | "offline" | null;
  detail: string;
  fields: FieldErrors | null;
}

/**
 * What a call was refused with. `status` is 0 when there was no answer at all, -1 when it made no sense.
 * Either `fields` (400, a message per field) or `code` and the sentence in `message`.
 */
export class ApiError extends Error {
  override name = "ApiError";
  // With these three the router takes it for an answer: a page that does not catch it has its status, and 503 without one.
  readonly statusText = "";
  readonly internal = false;
  readonly data: { code: Refused["code"] };

  readonly status: number;
  readonly body: Refused;
  readonly retryAfter: number | null;

  // Fields are written out, since Node runs this file as it is and parameters cannot be fields there.
  constructor(status: number, body: Refused, retryAfter: number | null = null) {
    super(body.detail);
    this.status = status;
    this.body = body;
    this.data = { code: body.code };
    this.retryAfter = retryAfter;
  }

  get code() {
    return this.body.code;
  }

  get fields() {
    return this.body.fields;
  }

  /** All that is said, a sentence each. */
  get messages(): string[] {
    return this.fields ? Object.values(this.fields).flat() : [this.message];
  }

  /** The status of a page that shows it: 503 when there was no answer, or one that makes no sense. */
  get pageStatus(): number {
    return this.status < 400 ? 503 : this.status;
  }

  /** What is said is detail, error or message of the data, else the first field's message, else a general sentence. */
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

/** Whether it is a refusal with one of these statuses. */
export const isRefused = (error: unknown, ...statuses: number[]): error is ApiError =>
  error instanceof ApiError && statuses.includes(error.status);

/** What a page can do without: null when the API refuses it or cannot be reached. */
export async function optional<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** What may be gone meanwhile: null when it is not there, or not any more. */
export async function ifThere<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isRefused(error, 404, 410)) return null;
    throw error;
  }
}
