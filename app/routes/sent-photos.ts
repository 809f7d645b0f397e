import { data, type RouterContextProvider } from "react-router";
import { ApiError, ifThere } from "~/api/error";
import { pageSentence } from "~/api/page-sentences";
import { getApi, getUploads } from "~/context";
import { MAX_CLIENT_ID_LENGTH, type PhotoSubject, type UnsentPhoto } from "~/domain/chats/chat-photo";
import { MAX_MESSAGE_PHOTOS } from "~/domain/jobs/image-limits";
import type { FormSchema } from "~/forms/constraint";
import { drawnIn } from "~/forms/drawn";
import { altField, EARLY_PHOTOS, isAltField, UNSENT_PHOTOS } from "~/forms/photo-names";
import { type AcceptedForm, type Reply, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import type { SavedForm } from "~/forms/use-typed";
import { getLocale } from "~/middleware/locale";
import { dealPhotosOf } from "./deal-photos";
import { tooManyPhotos } from "./draft-pictures";
import { onceKey } from "./once";

type Context = Readonly<RouterContextProvider>;

export interface SentPhotos {
  body: { photos: number[]; images: File[]; alts: string[] };
  alt: string;
  /** By field: what was typed about one photo. */
  alts: Record<string, string>;
  /** Names the form, so that a photo of it is stored once. */
  form: string;
}

export function photosIn(formData: FormData): SentPhotos {
  const ids = formData.getAll(UNSENT_PHOTOS).map(Number);
  const photos = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
  const files = [...formData.getAll("images"), ...formData.getAll(EARLY_PHOTOS)];
  const images = files.filter((file): file is File => file instanceof File && file.size > 0);
  const alts = formData.getAll("alts").filter((alt) => typeof alt === "string");
  const [alt = ""] = alts;
  const own = Object.fromEntries(
    [...formData].filter((field): field is [string, string] => isAltField(field[0]) && typeof field[1] === "string"),
  );
  const altOf = (photo: number) => own[altField(photo)]?.trim() || alt;
  return {
    body: { photos, images, alts: alts.length === 1 ? [...photos.map(altOf), ...images.map(() => alt)] : alts },
    alt,
    alts: own,
    form: drawnIn(formData)?.id ?? String(formData.get("client_id") ?? ""),
  };
}

export interface PhotoPlace {
  chat: string | null | undefined;
  about: PhotoSubject;
}

async function upload(context: Context, { chat, about }: PhotoPlace, image: File, clientId: string): Promise<void> {
  const body = { image, about, client_id: clientId.slice(0, MAX_CLIENT_ID_LENGTH) };
  await getApi(context).chat.addPhoto({ params: { id: chat ?? "" }, body });
}

function errorOf(file: File, error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.fields) return error.messages.join(" ");
  return `${file.name}: ${pageSentence(error.code, error.message, error.retryAfter)}`;
}

const isSame = (known: ApiError, error: unknown) =>
  error instanceof ApiError && error.fields === null && error.code === known.code;

const keyOf = ({ name, type, size }: File) => [name, type, size];

const distinct = (files: readonly File[]): File[] => [
  ...new Map(files.map((file) => [JSON.stringify(keyOf(file)), file])).values(),
];

/** A browser sends chosen photos once. Returns why the others were not stored. */
async function storePhotos(
  context: Context,
  place: PhotoPlace,
  { body, form }: SentPhotos,
  known?: ApiError,
): Promise<string[]> {
  const { photos } = body;
  const images = distinct(body.images);
  const left: string[] = [];
  let room = MAX_MESSAGE_PHOTOS - photos.length;
  const photoErrors: string[] = [];
  for (const file of images) {
    if (room <= 0) {
      left.push(file.name);
      continue;
    }
    try {
      await upload(context, place, file, await onceKey(form, keyOf(file)));
      room--;
    } catch (error) {
      const message = errorOf(file, error);
      if (!known || !isSame(known, error)) photoErrors.push(message);
    }
  }
  return left.length === 0 ? photoErrors : [...photoErrors, tooManyPhotos(left, getLocale(context), "deal")];
}

async function remove(context: Context, { chat }: PhotoPlace, photo: string): Promise<void> {
  await ifThere(getApi(context).chat.removePhoto({ params: { id: chat ?? "", photo } }));
}

const REMOVES = "remove:";

interface Typed extends Pick<SentPhotos, "alt" | "alts"> {
  photoErrors: string[];
}

/** The buttons are `add` and `remove:ID`. Returns null for other buttons. */
export async function changedPhotos(context: Context, formData: FormData, place: PhotoPlace): Promise<Typed | null> {
  const intent = String(formData.get("intent") ?? "");
  const photos = photosIn(formData);
  if (!intent.startsWith(REMOVES) && intent !== "add") return null;
  if (intent !== "add") await remove(context, place, intent.slice(REMOVES.length));
  return { photoErrors: await storePhotos(context, place, photos), alt: photos.alt, alts: photos.alts };
}

interface Left {
  savedForm: Pick<SavedForm, "photos"> | null;
}

/** Photos of a form that waited for a login. An upload has one id, so that it arrives once. */
async function adopt(context: Context, place: PhotoPlace, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const file = await getUploads(context).find(id);
    if (!file) continue;
    try {
      await upload(context, place, file, id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      continue;
    }
    await getUploads(context).remove(id);
  }
}

export async function unsentPhotosOf(context: Context, place: PhotoPlace, { savedForm }: Left): Promise<UnsentPhoto[]> {
  if (!place.chat) return [];
  await adopt(context, place, savedForm?.photos ?? []);
  const { unsent: waiting = [] } = await dealPhotosOf(context, place.chat);
  return waiting.filter(({ about }) => about === place.about);
}

interface Shown {
  result: Reply;
  photoErrors?: string[];
  alt?: string;
  alts?: Record<string, string>;
}

const answered = (status: number, shown: Shown) => data(shown, { status });

export function formAsTyped<S extends FormSchema>(
  form: AcceptedForm<S> | { ok: false; reply: Reply },
  { photoErrors, alt, alts }: Typed,
) {
  const reply = form.ok ? form.refuse({}, []) : form.reply;
  return answered(photoErrors.length > 0 ? 422 : 200, {
    result: { initialValue: reply.initialValue },
    photoErrors,
    alt,
    alts,
  });
}

export async function refusedForm(context: Context, place: PhotoPlace, photos: SentPhotos, reply: Reply) {
  const photoErrors = await storePhotos(context, place, photos);
  return answered(422, { ...refused(reply).data, photoErrors, alt: photos.alt, alts: photos.alts });
}

/** Names each photo that could not be stored; the API names the first only. */
export function refusedPhotos(error: unknown, photoErrors: readonly string[]): string {
  if (!(error instanceof ApiError)) throw error;
  if (!error.fields) return pageSentence(error.code, error.message, error.retryAfter);
  return photoErrors.length > 0 ? "" : error.messages.join(" ");
}

export async function storedAfter(context: Context, place: PhotoPlace, photos: SentPhotos, error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  return { photoErrors: await storePhotos(context, place, photos, error), alt: photos.alt, alts: photos.alts };
}

export async function refusedFormByApi<S extends FormSchema>(
  context: Context,
  place: PhotoPlace,
  photos: SentPhotos,
  form: AcceptedForm<S>,
  error: unknown,
) {
  const { photoErrors, alt, alts } = await storedAfter(context, place, photos, error);
  const isAboutPhotos = error instanceof ApiError && error.fields !== null && photoErrors.length > 0;
  const { data: shown, init } = refusedByApi(form, error);
  const result = isAboutPhotos ? form.refuse({}, []) : shown.result;
  return answered(init?.status ?? 422, { result, photoErrors, alt, alts });
}
