import { ApiError } from "~/api/error";

/** Milliseconds between two attempts, and how many there are: together longer than a job with six photos takes. */
const PAUSE = 250;
const MAX_ATTEMPTS = 40;

/**
 * Returns the `Idempotency-Key` of a form: its drawn id and what was sent with it. The same form sent twice has one
 * effect; a corrected one is a new attempt.
 */
export async function onceKey(id: string, sent: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(sent)));
  const hex = Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, "0"));
  return `${id}-${hex.join("")}`;
}

/** Waits for the answer of an equal call that is under way: both posts of a double press lead to the same page. */
export async function settled<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "in_progress") || attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
