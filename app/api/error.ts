import type { Code } from "./messages";

export type FieldErrors = Record<string, string[]>;

interface Refused {
  code: Code | "offline" | null;
  detail: string;
  fields: FieldErrors | null;
}

/** Messages of rejections that bring none. */
const WITHOUT_MESSAGE: Record<number, string> = { 401: "Unauthorized", 500: "Internal Server Error" };

/**
 * A rejected call. `status` is 0 without an answer and -1 for an invalid answer. Either `fields` (400, messages per
 * field) or `code` with the sentence in `message`.
 */
export class ApiError extends Error {
  override name = "ApiError";
  // With these three fields the router treats it as a route error response: an uncaught one sets the page's status.
  readonly statusText = "";
  readonly internal = false;
  readonly data: { code: Refused["code"] };

  readonly status: number;
  readonly body: Refused;
  readonly retryAfter: number | null;

  // No parameter properties: Node runs this file with type stripping.
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

  get messages(): string[] {
    return this.fields ? Object.values(this.fields).flat() : [this.message];
  }

  get pageStatus(): number {
    return this.status < 400 ? 503 : this.status;
  }

  /** Takes the message from `detail`, `error` or `message`, else the first field's message, else a general sentence. */
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
        detail: known ? first : (WITHOUT_MESSAGE[status] ?? "Default Error"),
        fields: known ? (fields as FieldErrors) : null,
      },
      retryAfter,
    );
  }
}

export const isRefused = (error: unknown, ...statuses: number[]): error is ApiError =>
  error instanceof ApiError && statuses.includes(error.status);

/** Returns null if the API rejects the call or cannot be reached. */
export async function optional<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Returns null if the thing does not exist or no longer exists (404, 410). */
export async function ifThere<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isRefused(error, 404, 410)) return null;
    throw error;
  }
}
