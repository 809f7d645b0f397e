import type { RouterContextProvider } from "react-router";
import { getDrafts, getUploads } from "~/context";
import { MAX_MESSAGE_PHOTOS } from "~/domain/jobs/image-limits";
import { DRAWN_FOR, drawnIn } from "~/forms/drawn";
import { ONCE } from "~/forms/once-field";
import { readFields } from "~/forms/read-fields";
import { normalizeBreaks } from "~/forms/read-form";
import { isUnstored } from "~/forms/secret";
import { ANY_FORM, type Unsent } from "~/forms/use-typed";
import { pageUrl } from "./page-url";

type Context = Readonly<RouterContextProvider>;

export const UNSENT = "unsent";

/** Other names are commands of the form library, or make it build an array of any size (`x[20000000]`). */
const FIELD = /^[a-z][\w-]{0,63}$/i;
export const FILES = 10;

interface Left {
  sent: FormData;
  form: string;
  path: string;
  by?: number | undefined;
  /** The chosen photos, which a browser sends once. */
  images?: readonly File[] | undefined;
}

async function storedPhotos(context: Context, images: readonly File[]): Promise<string[]> {
  const photos: string[] = [];
  for (const image of images.slice(0, MAX_MESSAGE_PHOTOS)) {
    const upload = await getUploads(context).add(image);
    if ("id" in upload) photos.push(upload.id);
  }
  return photos;
}

/** Excludes secrets, BSN and other files. Null if the form is empty. Each browser has one unsent form, the last. */
export async function saveTyped(context: Context, { sent, form, path, by, images = [] }: Left): Promise<Unsent | null> {
  const fields: Record<string, string> = {};
  const lists: Record<string, string[]> = {};
  for (const name of new Set(sent.keys())) {
    if (!FIELD.test(name) || isUnstored(name) || name === ONCE || name === DRAWN_FOR) continue;
    const [value, ...more] = sent
      .getAll(name)
      .filter((one) => typeof one === "string")
      .map(normalizeBreaks);
    if (!value) continue;
    if (more.length > 0) lists[name] = [value, ...more];
    else fields[name] = value;
  }
  const photos = await storedPhotos(context, images);
  if (Object.keys(fields).length + Object.keys(lists).length + photos.length === 0) return null;
  const typed: Unsent = { path, form, fields, lists, photos };
  await getDrafts(context).write("unsent", { ...typed, by });
  return typed;
}

export async function pageOfForm(context: Context, request: Request): Promise<string> {
  const { pathname, searchParams } = pageUrl(request);
  const sent = request.bodyUsed ? null : await readFields(request, { files: FILES }).catch(() => null);
  const drawn = sent && drawnIn(sent);
  const left = { form: drawn?.form ?? ANY_FORM, path: pathname, by: drawn?.viewer || undefined };
  if (sent && (await saveTyped(context, { sent, ...left }))) searchParams.set(UNSENT, "");
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : "");
}
