import { type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { getDrafts } from "~/context";
import { type FormSchema, namesOf } from "~/forms/constraint";
import { normalizeBreaks } from "~/forms/read-form";
import { pageUrl } from "~/middleware/page-url";
import { getViewer, loginFor, loginTo } from "~/middleware/viewer";

type Context = Readonly<RouterContextProvider>;

/** A form as it was typed, and where it was posted; `form` tells several of one page apart. */
const unsent = z.object({ path: z.string(), form: z.string(), fields: z.record(z.string(), z.string()) });

const pathOf = (request: Request) => pageUrl(request).pathname;

interface Typed {
  sent: FormData;
  schema: FormSchema;
  form?: string;
  /** The page that has the form, when it was posted elsewhere. */
  path?: string;
  /** Where in the page it stands. */
  anchor?: string;
}

/** Stores a form that cannot be taken yet. There is one for each browser: the last. */
export async function saveUnsent(
  context: Context,
  request: Request,
  { sent, schema, form = "", path = pathOf(request) }: Typed,
): Promise<void> {
  const typed = namesOf(schema).flatMap((name) => {
    const value = sent.get(name);
    return typeof value === "string" ? [[name, normalizeBreaks(value)]] : [];
  });
  await getDrafts(context).write("unsent", { path, form, fields: Object.fromEntries(typed) });
}

/** Sends a visitor to log in, with what they typed waiting for them on the page they come back to. */
export async function requireLogin(context: Context, request: Request, typed: Typed): Promise<void> {
  if (await getViewer(context)) return;
  await saveUnsent(context, request, typed);
  throw redirect(typed.path ? loginTo(typed.path) : loginFor(request, typed.anchor), 303);
}

/** What was typed on this page and not sent; null when nothing was. */
export async function readUnsent(context: Context, request: Request) {
  const parsed = unsent.safeParse(await getDrafts(context).read("unsent"));
  return parsed.success && parsed.data.path === pathOf(request) ? parsed.data : null;
}

/** The form was sent. */
export const clearUnsent = (context: Context) => getDrafts(context).clear("unsent");
