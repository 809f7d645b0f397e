import { withoutPersonalData } from "./personal-data";

const SLOW_MS = 2000;

interface AnsweredRequest {
  requestId: string;
  /** A pattern such as `/task/:id`: a full path could identify a person. */
  route: string;
  method: string;
  status: number;
  startedAt: number;
}

/** No field can change the level: an operator is alerted by it. */
export function writeLog(level: "error" | "warn" | "info", fields: Record<string, unknown>): void {
  console[level](JSON.stringify({ ...fields, level }));
}

/** `JSON.parse` quotes unreadable input in its error, which may be a user's text. */
const withoutQuotes = (text: string) => text.replace(/"[^"]*"(?:\.\.\.)? is not valid JSON/g, "not valid JSON");

const cleaned = (text: string) => withoutPersonalData(withoutQuotes(text));

/** SQLite messages are safe: they contain column names, not values. The stack is of the first cause. */
export function errorFields(thrown: unknown) {
  const { name, message, stack = "", cause } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const origin = cause instanceof Error && cause.stack ? cause.stack : stack;
  return { name, error: cleaned(message), stack: cleaned(origin) };
}

export function logRequest({ requestId, route, method, status, startedAt }: AnsweredRequest): void {
  const ms = Date.now() - startedAt;
  const failed = status >= 500;
  if (failed || ms > SLOW_MS) writeLog(failed ? "error" : "warn", { request: requestId, method, route, status, ms });
}
