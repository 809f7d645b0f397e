import { withoutPersonalData } from "./personal-data";

/** Above this a request is slow. */
const SLOW_MS = 2000;

interface AnsweredRequest {
  requestId: string;
  /** The pattern of its path, such as `/task/:id`: an address could name a person. */
  route: string;
  method: string;
  status: number;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** Writes one line of JSON. Fields hold no query, address, credential, body or id of a person. */
export function writeLog(level: "error" | "warn" | "info", fields: Record<string, unknown>): void {
  console[level](JSON.stringify({ level, ...fields }));
}

/** `JSON.parse` quotes what it cannot read, which may be somebody's words. */
const withoutQuotes = (text: string) => text.replace(/"[^"]*"(?:\.\.\.)? is not valid JSON/g, "not valid JSON");

const cleaned = (text: string) => withoutPersonalData(withoutQuotes(text));

/** Returns an error as a log line has it. Messages of SQLite name columns, not values. */
export function errorFields(thrown: unknown) {
  const { name, message, stack = "" } = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { name, error: cleaned(message), stack: cleaned(stack) };
}

/** Logs a request that failed or was slow. */
export function logRequest({ requestId, route, method, status, startedAt }: AnsweredRequest): void {
  const ms = Date.now() - startedAt;
  const failed = status >= 500;
  if (failed || ms > SLOW_MS) writeLog(failed ? "error" : "warn", { request: requestId, method, route, status, ms });
}
