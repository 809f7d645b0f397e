import { type RouterContextProvider, redirect } from "react-router";
import type { CallOptions } from "~/api/client";
import { ApiError } from "~/api/error";
import { drawnIn } from "~/forms/drawn";
import { ONCE } from "~/forms/once-field";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { pageUrl } from "~/middleware/page-url";
import { getViewer } from "~/middleware/viewer";
import { saveTyped, UNSENT } from "./unsent";

type Context = Readonly<RouterContextProvider>;

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

/** The change was made by an equal post, and its answer got lost or belonged to a draft that is gone by now. */
const isDone = (code: unknown) => code === "answer_lost" || code === "idempotency_mismatch";

/**
 * Waits for the answer of an equal call that is under way: both posts of a double press lead to the same page. Null when
 * the change was made and its answer is gone.
 */
export async function settled<T>(call: () => Promise<T>): Promise<T | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (isDone(code)) return null;
      if (code !== "in_progress" || attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

const contentOf = (value: FormDataEntryValue) =>
  typeof value === "string" ? value : [value.name, value.type, value.size];

/**
 * Makes the change that a form asks for, once: the second post of the same form gets the answer of the first. Null when
 * that answer is gone.
 * @throws the form's page, as it was typed, when the form was drawn for another user than the one who is logged in now
 */
export async function once<T>(
  context: Context,
  request: Request,
  sent: FormData,
  change: (options: CallOptions) => Promise<T>,
): Promise<T | null> {
  const drawn = drawnIn(sent);
  if (!drawn) return change({});
  await requireSameViewer(context, request, sent);
  const { pathname, search } = pageUrl(request);
  const content = [...sent].filter(([name]) => name !== ONCE).map(([name, value]) => [name, contentOf(value)]);
  const idempotencyKey = await onceKey(drawn.id, [drawn.form, pathname, search, content]);
  return settled(() => change({ idempotencyKey }));
}

/** In another tab somebody else has logged in: nothing is posted in their name before they have seen it. */
async function requireSameViewer(context: Context, request: Request, sent: FormData): Promise<void> {
  const drawn = drawnIn(sent);
  if (!drawn?.viewer) return;
  const viewer = await getViewer(context);
  if (!viewer || viewer.id === drawn.viewer) return;
  const { pathname, searchParams } = pageUrl(request);
  await saveTyped(context, { sent, form: drawn.form, path: pathname });
  searchParams.set(UNSENT, "");
  getFlash(context).info(getT(context, "common")("form.otherViewer", { name: viewer.name }));
  throw redirect(`${pathname}?${searchParams}#${drawn.form}`, 303);
}
