import { data, type RouterContextProvider } from "react-router";
import { ApiError } from "~/api/error";
import { uploadFault } from "~/api/field-messages";
import { pageSentence } from "~/api/messages";
import { getUploads } from "~/context";
import type { KeptPhoto, KeptPhotos } from "~/domain/jobs/image";
import { MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import type { FormSchema } from "~/forms/constraint";
import { EARLY_PHOTOS, KEPT_PHOTOS } from "~/forms/photo-names";
import { type AcceptedForm, type Reply, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getLocale } from "~/middleware/locale";

type Context = Readonly<RouterContextProvider>;

interface SentPhotos {
  body: { images: File[]; alts: string[] };
  chosen: File[];
  kept: KeptPhoto[];
  /** The text for all photos of a form without a script. */
  alt: string;
}

export const NO_PHOTOS: SentPhotos = { body: { images: [], alts: [] }, chosen: [], kept: [], alt: "" };

async function keptIn(context: Context, sent: FormData) {
  const ids = new Set(sent.getAll(KEPT_PHOTOS).filter((id) => typeof id === "string"));
  const found = await Promise.all(
    [...ids].slice(0, MAX_SENT_IMAGES).map(async (id) => ({ id, file: await getUploads(context).find(id) })),
  );
  return found.flatMap(({ id, file }) => (file ? [{ id, file }] : []));
}

export async function photosIn(context: Context, sent: FormData): Promise<SentPhotos> {
  const kept = await keptIn(context, sent);
  const files = [...sent.getAll("images"), ...sent.getAll(EARLY_PHOTOS)];
  const chosen = files.filter((file): file is File => file instanceof File && file.size > 0);
  const alts = sent.getAll("alts").filter((alt) => typeof alt === "string");
  const [alt = ""] = alts;
  const images = [...kept.map(({ file }) => file), ...chosen];
  return {
    body: { images, alts: alts.length === 1 ? images.map(() => alt) : alts },
    chosen,
    kept: kept.map(({ id, file: { name } }) => ({ id, url: `/uploads/${id}`, name })),
    alt,
  };
}

/**
 * Stores the photos of a refused form, because a browser sends chosen files once. Returns null for a form without
 * photos, and why it did not store each of the others.
 */
export async function keepPhotos(
  context: Context,
  { body, chosen, kept, alt }: SentPhotos,
): Promise<{ kept: KeptPhotos | null; faults: string[] }> {
  if (body.images.length === 0) return { kept: null, faults: [] };
  const photos = [...kept];
  const faults: string[] = [];
  for (const file of chosen) {
    const upload = await getUploads(context).add(file);
    if ("refused" in upload) faults.push(`${file.name}: ${uploadFault(upload.refused, getLocale(context))}`);
    else photos.push(upload);
  }
  return { kept: { photos, alt }, faults };
}

export const withKept = <T extends object>(
  { data: reply, init }: ReturnType<typeof data<T>>,
  kept: KeptPhotos | null,
) => data({ ...reply, kept }, init ?? undefined);

/** Removes photos that are sent now. */
export async function dropKept(context: Context, { kept }: SentPhotos): Promise<void> {
  await Promise.all(kept.map(({ id }) => getUploads(context).remove(id)));
}

/** Names each photo that could not be stored; the API names the first only. */
export function refusedWithPhotos(error: unknown, faults: readonly string[]): string {
  if (!(error instanceof ApiError)) throw error;
  if (!error.fields) return [pageSentence(error.code, error.message, error.retryAfter), ...faults].join(" ");
  return (faults.length > 0 ? faults : error.messages).join(" ");
}

export async function refusedForm(context: Context, photos: SentPhotos, reply: Reply) {
  const { kept, faults } = await keepPhotos(context, photos);
  const error = faults.length > 0 ? { ...reply.error, "": faults } : reply.error;
  return withKept(refused({ ...reply, error }), kept);
}

export async function refusedFormByApi<S extends FormSchema>(
  context: Context,
  photos: SentPhotos,
  form: AcceptedForm<S>,
  error: unknown,
) {
  const { kept, faults } = await keepPhotos(context, photos);
  const isAboutPhotos = faults.length > 0 && error instanceof ApiError;
  if (!isAboutPhotos) return withKept(refusedByApi(form, error), kept);
  return data({ result: form.refuse({}, [refusedWithPhotos(error, faults)]), kept }, { status: error.pageStatus });
}
