import type { RouterContextProvider } from "react-router";
import type { CallOptions } from "~/api/client";
import { ApiError } from "~/api/error";
import { drawnIn } from "~/forms/drawn";
import { ONCE } from "~/forms/once-field";
import { pageUrl } from "~/middleware/page-url";
import { requireSameViewer } from "~/middleware/same-viewer";

type Context = Readonly<RouterContextProvider>;

/** All attempts together take longer than posting a job with six photos. */
const PAUSE_MS = 250;
const MAX_ATTEMPTS = 40;

/** Returns the `Idempotency-Key` of a form: a hash of its drawn id and content. A corrected form gets another key. */
export async function onceKey(id: string, sent: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(sent)));
  const hex = Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, "0"));
  return `${id}-${hex.join("")}`;
}

/** An equal post made the change, and its answer is lost. */
const isDone = (code: unknown) => code === "answer_lost" || code === "idempotency_mismatch";

/**
 * Retries while an equal call is in progress, so that both posts of a double click get the same page. Null if the
 * change was made but its answer is lost.
 */
export async function settled<T>(call: () => Promise<T>): Promise<T | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (isDone(code)) return null;
      if (code !== "in_progress" || attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

const contentOf = (value: FormDataEntryValue) =>
  typeof value === "string" ? value : [value.name, value.type, value.size];

/**
 * Runs the change of a form once. A second post of the same form gets the answer of the first, or null if it is lost.
 * @throws the form's page, as typed, if the form was rendered for another user
 */
export async function once<T>(
  context: Context,
  request: Request,
  formData: FormData,
  change: (options: CallOptions) => Promise<T>,
): Promise<T | null> {
  const drawn = drawnIn(formData);
  if (!drawn) return change({});
  // A page from before a release has no user in front.
  await requireSameViewer(context, request, { drawn: drawn.viewer, read: async () => formData });
  const { pathname, search } = pageUrl(request);
  const content = [...formData].filter(([name]) => name !== ONCE).map(([name, value]) => [name, contentOf(value)]);
  const idempotencyKey = await onceKey(drawn.id, [drawn.form, pathname, search, content]);
  return settled(() => change({ idempotencyKey }));
}
