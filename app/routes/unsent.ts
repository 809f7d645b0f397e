import { type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { getDrafts, getUploads } from "~/context";
import { MAX_MESSAGE_PHOTOS } from "~/domain/jobs/image-limits";
import { type FormSchema, namesOf } from "~/forms/constraint";
import { drawnIn } from "~/forms/drawn";
import { ONCE } from "~/forms/once-field";
import { normalizeBreaks } from "~/forms/read-form";
import { isUnstored } from "~/forms/secret";
import type { Unsent } from "~/forms/use-typed";
import { pageUrl } from "~/middleware/page-url";
import { getViewer, isNameless, loginFor, loginTo, namePath } from "~/middleware/viewer";

type Context = Readonly<RouterContextProvider>;

const unsent: z.ZodType<Unsent & { by?: number | undefined }> = z.object({
  path: z.string(),
  form: z.string(),
  fields: z.record(z.string(), z.string()),
  lists: z.record(z.string(), z.array(z.string())).optional(),
  photos: z.array(z.string()).optional(),
  /** The user whose session ended while the form was open. Nobody else sees it. */
  by: z.number().optional(),
});

export const UNSENT = "unsent";

const pathOf = (request: Request) => pageUrl(request).pathname;

interface Typed {
  sent: FormData;
  schema: FormSchema;
  form?: string;
  path?: string;
  anchor?: string;
  /** The chosen photos, which a browser sends once. */
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

/**
 * Names of our fields. Others are commands of the form library, or make it build an array of any size (`x[20000000]`).
 */
const FIELD = /^[a-z][\w-]{0,63}$/i;

interface Left {
  sent: FormData;
  form: string;
  path: string;
}

/** Excludes secrets, BSN and files. Null if the form is empty. */
export async function saveTyped(context: Context, { sent, form, path }: Left): Promise<Unsent | null> {
  const fields: Record<string, string> = {};
  const lists: Record<string, string[]> = {};
  for (const name of new Set(sent.keys())) {
    if (!FIELD.test(name) || isUnstored(name) || name === ONCE) continue;
    const [value, ...more] = sent
      .getAll(name)
      .filter((one) => typeof one === "string")
      .map(normalizeBreaks);
    if (!value) continue;
    if (more.length > 0) lists[name] = [value, ...more];
    else fields[name] = value;
  }
  if (Object.keys(fields).length + Object.keys(lists).length === 0) return null;
  const typed: Unsent = { path, form, fields, lists };
  await getDrafts(context).write("unsent", typed);
  return typed;
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

/** Returns whether something was typed in the stored form of a page. */
export async function hasUnsent(context: Context, page: string): Promise<boolean> {
  const { data } = unsent.safeParse(await getDrafts(context).read("unsent"));
  return data !== undefined && data.path === page.split(/[?#]/)[0] && Object.values(data.fields).some(Boolean);
}

export const askedUnsent = async (context: Context, request: Request) =>
  new URL(request.url).searchParams.has(UNSENT) ? readUnsent(context, request) : null;

export const clearUnsent = (context: Context) => getDrafts(context).clear("unsent");
