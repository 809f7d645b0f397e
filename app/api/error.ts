import type { Code } from "./messages";

export type FieldErrors = Record<string, string[]>;

interface Refused {
  code: Code | "offline" | null;
  detail: string;
  fields: FieldErrors | null;
}

const WITHOUT_MESSAGE: Record<number, string> = { 401: "Unauthorized", 500: "Internal Server Error" };

/** `status` is 0 without an answer and -1 for an invalid answer. A 400 has `fields`, others a `code`. */
export class ApiError extends Error {
  override name = "ApiError";
  // With these three fields the router treats it as a route error response: an uncaught one sets the page's status.
  readonly statusText = "";
  readonly internal = false;
  readonly data: { code: Refused["code"] };

  readonly status: number;
  readonly body: Refused;
  readonly retryAfter: number | null;

  // Node runs this file with type stripping, which has no parameter properties.
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

  /** Other back ends have the sentence in `error` or `message`, or only per field. */
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

export async function optional<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export async function ifThere<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (isRefused(error, 404, 410)) return null;
    throw error;
  }
}
