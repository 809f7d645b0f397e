import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { getSession } from "~/context";
import { MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { DRAWN_FOR, drawnIn } from "~/forms/drawn";
import { readFields } from "~/forms/read-fields";
import { ANY_FORM } from "~/forms/use-typed";
import { getFlash } from "./flash";
import { getT } from "./locale";
import { pageUrl } from "./page-url";
import { saveTyped, UNSENT } from "./typed-form";
import { getViewer } from "./viewer";

const START_BYTES = 1024;

/** Reads the start of a copy: a body may have 50 MB of photos. */
async function startOf(request: Request): Promise<string> {
  const { body } = request.clone();
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let start = "";
  while (reader && start.length < START_BYTES) {
    const { done, value } = await reader.read();
    if (done) return start;
    start += decoder.decode(value.subarray(0, START_BYTES));
  }
  await reader?.cancel();
  return start;
}

const FIRST_FIELD = new RegExp(
  `^(?:${DRAWN_FOR}=|--[^\\r\\n]+\\r\\n[^\\r\\n]*name="${DRAWN_FOR}"\\r\\n\\r\\n)(\\d{1,15})(?:&|\\r\\n|$)`,
);

/**
 * The user may have changed in another tab. Show the page again before posting in another name.
 * @throws a redirect to the page, as typed
 */
export async function requireSameViewer(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { drawn, read }: { drawn: number; read: () => Promise<FormData> },
): Promise<void> {
  const viewer = drawn > 0 ? await getViewer(context) : null;
  if (!viewer || viewer.id === drawn) return;
  const formData = await read();
  const { pathname, searchParams } = pageUrl(request);
  // React Router names the action of an index route so.
  searchParams.delete("index");
  const form = drawnIn(formData)?.form;
  if (await saveTyped(context, { formData, form: form ?? ANY_FORM, path: pathname })) searchParams.set(UNSENT, "");
  getFlash(context).info(getT(context, "common")("form.otherViewer", { name: viewer.name || viewer.email }));
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  throw redirect(pathname + query + (form ? `#${form}` : ""), 303);
}

export const sameViewerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== "POST" || !getSession(context).signedIn) return next();
  const drawn = Number(FIRST_FIELD.exec(await startOf(request))?.[1] ?? 0);
  await requireSameViewer(context, request, { drawn, read: () => readFields(request, { files: MAX_SENT_IMAGES }) });
  const response = await next();
  // The copy would read on after the response.
  const { body, bodyUsed } = request;
  if (body && !bodyUsed && !body.locked) await body.cancel();
  return response;
};
