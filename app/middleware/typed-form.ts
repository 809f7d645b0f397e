import type { RouterContextProvider } from "react-router";
import { getDrafts, getUploads, servicesContext } from "~/context";
import { MAX_MESSAGE_PHOTOS, MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { DRAWN_FOR, drawnIn } from "~/forms/drawn";
import { ONCE } from "~/forms/once-field";
import { readFields } from "~/forms/read-fields";
import { normalizeBreaks } from "~/forms/read-form";
import { isOfPage, isUnstored } from "~/forms/secret";
import { ANY_FORM, type SavedForm } from "~/forms/use-typed";
import { fixedT } from "~/locales";
import { markEndedPress } from "./ended-press";
import { getFlash } from "./flash";
import { pageUrl } from "./page-url";

type Context = Readonly<RouterContextProvider>;

export const UNSENT = "unsent";

/** Other names are commands of the form library, or make it build an array of any size (`x[20000000]`). */
const FIELD = /^[a-z][\w-]{0,63}$/i;

interface Left {
  formData: FormData;
  form: string;
  path: string;
  by?: number | undefined;
  /** The chosen photos, which a browser sends once. */
  images?: readonly File[] | undefined;
  most?: number;
}

async function storedPhotos(context: Context, images: readonly File[], most: number): Promise<string[]> {
  const photos: string[] = [];
  for (const image of images.slice(0, most)) {
    const upload = await getUploads(context).add(image);
    if ("id" in upload) photos.push(upload.id);
  }
  if (photos.length < images.length) sayPhotosAgain(context, photos.length > 0);
  return photos;
}

function say(context: Context, text: "form.somePhotosAgain" | "form.photosAgain" | "form.secretAgain"): void {
  const { chosen, expected } = context.get(servicesContext).language;
  getFlash(context).info(fixedT(chosen ?? expected, "common")(text));
}

const sayPhotosAgain = (context: Context, isPart: boolean): void =>
  say(context, isPart ? "form.somePhotosAgain" : "form.photosAgain");

async function keepPortrait(context: Context, formData: FormData): Promise<void> {
  const chosen = formData.get("image");
  if (!(chosen instanceof File) || chosen.size === 0) return;
  const upload = await getUploads(context).add(chosen);
  formData.delete("image");
  if ("id" in upload) formData.set("photo", upload.id);
  else sayPhotosAgain(context, false);
}

/** Excludes secrets, BSN, other files and what the page filled in. Null if nothing was typed. Each browser has one unsent form, the last. */
export async function saveTyped(context: Context, left: Left): Promise<SavedForm | null> {
  const { formData, form, path, by, images = [], most = MAX_MESSAGE_PHOTOS } = left;
  const fields: Record<string, string> = {};
  const lists: Record<string, string[]> = {};
  for (const name of new Set(formData.keys())) {
    if (!FIELD.test(name) || isUnstored(name) || isOfPage(name) || name === ONCE || name === DRAWN_FOR) continue;
    const [value, ...more] = formData
      .getAll(name)
      .filter((one) => typeof one === "string")
      .map(normalizeBreaks);
    if (!value) continue;
    if (more.length > 0) lists[name] = [value, ...more];
    else fields[name] = value;
  }
  const photos = await storedPhotos(context, images, most);
  if (Object.keys(fields).length + Object.keys(lists).length + photos.length === 0) return null;
  const typed: SavedForm = { path, form, fields, lists, photos };
  await getDrafts(context).write("unsent", { ...typed, by });
  return typed;
}

interface Sent {
  /** Null if the body was read or cannot be. */
  formData: FormData | null;
  keepsPhotos?: boolean;
}

/** Keeps a form that was sent after the session ended. Returns the address of its page. */
export async function pageOfSent(context: Context, request: Request, { formData, keepsPhotos = false }: Sent) {
  const url = pageUrl(request);
  if (formData) await keepPortrait(context, formData);
  const drawn = formData && drawnIn(formData);
  const left = { form: drawn?.form ?? ANY_FORM, path: url.pathname, by: drawn?.viewer || undefined };
  const files = formData ? [...formData.values()].filter((value) => value instanceof File && value.size > 0) : [];
  const images = keepsPhotos ? files.filter((file) => file instanceof File) : [];
  if (files.length > 0 && !keepsPhotos) sayPhotosAgain(context, false);
  const kept =
    formData !== null && (await saveTyped(context, { formData, ...left, images, most: MAX_SENT_IMAGES })) !== null;
  if (kept) url.searchParams.set(UNSENT, "");
  else if (formData && [...formData.keys()].some(isUnstored)) say(context, "form.secretAgain");
  markEndedPress(context, url, { intent: formData?.get("intent"), kept });
  return url.pathname + url.search;
}

export async function pageOfForm(context: Context, request: Request, keepsPhotos: boolean): Promise<string> {
  const formData = request.bodyUsed ? null : await readFields(request, { files: MAX_SENT_IMAGES }).catch(() => null);
  return pageOfSent(context, request, { formData, keepsPhotos });
}
