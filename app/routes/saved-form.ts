import { type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { getDrafts } from "~/context";
import { DRAWN_FOR, drawnIn } from "~/forms/drawn";
import { ANY_FORM, type SavedForm } from "~/forms/use-typed";
import { markEndedPress } from "~/middleware/ended-press";
import { pageUrl } from "~/middleware/page-url";
import { saveTyped, UNSENT } from "~/middleware/typed-form";
import { getViewer, isNameless, loginTo, namePath } from "~/middleware/viewer";

type Context = Readonly<RouterContextProvider>;

const savedForm: z.ZodType<SavedForm & { by?: number | undefined }> = z.object({
  path: z.string(),
  form: z.string(),
  fields: z.record(z.string(), z.string()),
  lists: z.record(z.string(), z.array(z.string())).optional(),
  photos: z.array(z.string()).optional(),
  /** The user whose session ended while the form was open: other users do not see it. */
  by: z.number().optional(),
});

const pathOf = (request: Request) => pageUrl(request).pathname;

interface Typed {
  formData: FormData;
  form?: string;
  path?: string;
  anchor?: string;
  images?: readonly File[] | undefined;
}

export async function requireLogin(context: Context, request: Request, typed: Typed): Promise<void> {
  const viewer = await getViewer(context);
  if (viewer && !isNameless(viewer)) return;
  const { formData, form = ANY_FORM, path = pathOf(request), anchor, images } = typed;
  const by = drawnIn(formData)?.viewer || undefined;
  const kept = (await saveTyped(context, { formData, form, path, by, images })) !== null;
  const url = pageUrl(request);
  if (viewer) {
    throw redirect(namePath((typed.path ?? url.pathname + url.search) + (anchor ? `#${anchor}` : ""), true), 303);
  }
  if (typed.path) throw redirect(loginTo(typed.path), 303);
  // A visitor who was not logged in needs an account first.
  if (formData.has(DRAWN_FOR)) markEndedPress(context, url, { intent: formData.get("intent"), kept });
  throw redirect(loginTo(url.pathname + url.search + (anchor ? `#${anchor}` : "")), 303);
}

interface TypedFields {
  formData: FormData;
  names: readonly string[];
}

/** Keeps these fields for the page itself: its address changes, and typed text is never in it. */
export async function keepTyped(context: Context, request: Request, { formData, names }: TypedFields): Promise<void> {
  const kept = new FormData();
  for (const name of names) for (const value of formData.getAll(name)) kept.append(name, value);
  const by = drawnIn(formData)?.viewer || undefined;
  const typed = await saveTyped(context, { formData: kept, form: ANY_FORM, path: pathOf(request), by });
  if (!typed && (await readSavedForm(context, request))) await clearSavedForm(context);
}

export async function readSavedForm(context: Context, request: Request) {
  const { data } = savedForm.safeParse(await getDrafts(context).read("unsent"));
  if (data?.path !== pathOf(request)) return null;
  return data.by === undefined || data.by === (await getViewer(context))?.id ? data : null;
}

export async function hasSavedForm(context: Context, page: string): Promise<boolean> {
  const { data } = savedForm.safeParse(await getDrafts(context).read("unsent"));
  return data?.path === page.split(/[?#]/)[0];
}

export const requestedSavedForm = async (context: Context, request: Request) =>
  new URL(request.url).searchParams.has(UNSENT) ? readSavedForm(context, request) : null;

export const clearSavedForm = (context: Context) => getDrafts(context).clear("unsent");
