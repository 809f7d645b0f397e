import { type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { getDrafts, getUploads } from "~/context";
import { MAX_MESSAGE_PHOTOS } from "~/domain/jobs/image-limits";
import { type FormSchema, namesOf } from "~/forms/constraint";
import { drawnIn } from "~/forms/drawn";
import { normalizeBreaks } from "~/forms/read-form";
import type { Unsent } from "~/forms/use-typed";
import { pageUrl } from "~/middleware/page-url";
import { UNSENT } from "~/middleware/typed-form";
import { getViewer, isNameless, loginFor, loginTo, namePath } from "~/middleware/viewer";

type Context = Readonly<RouterContextProvider>;

const unsent: z.ZodType<Unsent & { by?: number | undefined }> = z.object({
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
  sent: FormData;
  schema: FormSchema;
  form?: string;
  path?: string;
  anchor?: string;
  images?: readonly File[];
}

/** Each browser has one unsent form, the last. */
export async function saveUnsent(
  context: Context,
  request: Request,
  { sent, schema, form = "", path = pathOf(request), images = [] }: Typed,
): Promise<void> {
  const typed = namesOf(schema).flatMap((name) => {
    const value = sent.get(name);
    return typeof value === "string" ? [[name, normalizeBreaks(value)]] : [];
  });
  const photos: string[] = [];
  for (const image of images.slice(0, MAX_MESSAGE_PHOTOS)) {
    const upload = await getUploads(context).add(image);
    if ("id" in upload) photos.push(upload.id);
  }
  const by = drawnIn(sent)?.viewer || undefined;
  await getDrafts(context).write("unsent", { path, form, fields: Object.fromEntries(typed), photos, by });
}

export async function requireLogin(context: Context, request: Request, typed: Typed): Promise<void> {
  const viewer = await getViewer(context);
  if (viewer && !isNameless(viewer)) return;
  await saveUnsent(context, request, typed);
  if (viewer) {
    const { pathname, search } = pageUrl(request);
    throw redirect(namePath((typed.path ?? pathname + search) + (typed.anchor ? `#${typed.anchor}` : ""), true), 303);
  }
  throw redirect(typed.path ? loginTo(typed.path) : loginFor(request, typed.anchor), 303);
}

export async function readUnsent(context: Context, request: Request) {
  const { data } = unsent.safeParse(await getDrafts(context).read("unsent"));
  if (data?.path !== pathOf(request)) return null;
  return data.by === undefined || data.by === (await getViewer(context))?.id ? data : null;
}

export async function hasUnsent(context: Context, page: string): Promise<boolean> {
  const { data } = unsent.safeParse(await getDrafts(context).read("unsent"));
  return data !== undefined && data.path === page.split(/[?#]/)[0] && Object.values(data.fields).some(Boolean);
}

export const askedUnsent = async (context: Context, request: Request) =>
  new URL(request.url).searchParams.has(UNSENT) ? readUnsent(context, request) : null;

export const clearUnsent = (context: Context) => getDrafts(context).clear("unsent");
