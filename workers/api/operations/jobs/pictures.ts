import { fieldMessage } from "~/api/field-messages";
import type { Language } from "~/domain/values/language";
import { ImageRefused, type StoredPicture } from "../../../pictures/picture";
import { chooseImages } from "../../adapters/images/choose";
import type { ProcessedImage } from "../../adapters/images/port";
import type { StoredJobPicture } from "../../db/job-image";
import { mayHaveHappened, type Transaction } from "../../db/transaction";

/** Sequential: each may take tens of megabytes of memory. */
export async function processed(env: Env, files: readonly File[]): Promise<ProcessedImage[]> {
  const images = chooseImages(env.IMAGES);
  const made: ProcessedImage[] = [];
  for (const file of files) made.push(await images.process(new Uint8Array(await file.arrayBuffer())));
  return made;
}

export function pictureCheck(env: Env) {
  const made: ProcessedImage[] = [];
  const check = async (value: unknown): Promise<string | null> => {
    const files = [value].flat().filter((one): one is File => one instanceof File);
    try {
      made.push(...(await processed(env, files)));
      return null;
    } catch (error) {
      if (error instanceof ImageRefused) return error.code;
      throw error;
    }
  };
  return { made, check };
}

export function namedPictureCheck(env: Env, language: Language) {
  const { made, check } = pictureCheck(env);
  return {
    made,
    check: async (files: readonly File[]): Promise<string | null> => {
      for (const file of files) {
        const error = await check(file);
        if (error) return file.name ? `${file.name}: ${fieldMessage(error, language)}` : error;
      }
      return null;
    },
  };
}

/** Never reused, so that media may be cached forever. */
const newKey = () => crypto.randomUUID().replaceAll("-", "") + crypto.randomUUID().slice(0, 8);

/** Files under `private/` are only served to authorised users. */
type Folder = "media" | "private";

export async function storeObject(env: Env, picture: StoredPicture, folder: Folder = "media"): Promise<string> {
  const key = newKey();
  await env.MEDIA.put(`${folder}/${key}`, picture.bytes, { httpMetadata: { contentType: picture.type } });
  return key;
}

export async function storePictures(
  env: Env,
  made: readonly ProcessedImage[],
  folder: Folder = "media",
): Promise<StoredJobPicture[]> {
  return Promise.all(
    made.map(async ({ small, large, width, height }) => {
      const [smallKey, largeKey] = await Promise.all([
        storeObject(env, small, folder),
        storeObject(env, large, folder),
      ]);
      return { small: smallKey, large: largeKey, width, height };
    }),
  );
}

async function copyOf(env: Env, key: string): Promise<string> {
  const object = await env.MEDIA.get(`media/${key}`);
  if (!object) throw new Error("a picture of a job is not in the store");
  const copied = newKey();
  await env.MEDIA.put(`media/${copied}`, object.body, { httpMetadata: object.httpMetadata });
  return copied;
}

export function copy(env: Env, pictures: readonly StoredJobPicture[]): Promise<StoredJobPicture[]> {
  return Promise.all(
    pictures.map(async (picture) => {
      const [small, large] = await Promise.all([copyOf(env, picture.small), copyOf(env, picture.large)]);
      return { ...picture, small, large };
    }),
  );
}

export async function deletePictures(
  env: Env,
  pictures: readonly Pick<StoredJobPicture, "small" | "large">[],
  folder: Folder = "media",
): Promise<void> {
  const keys = pictures.flatMap(({ small, large }) => [`${folder}/${small}`, `${folder}/${large}`]);
  if (keys.length > 0) await env.MEDIA.delete(keys);
}

export interface FileContext {
  env: Env;
  tx: Pick<Transaction, "isCommitted">;
}

/** Keeps the files if their rows may be committed. */
export async function withPictures<T>(
  { env, tx }: FileContext,
  store: () => Promise<StoredJobPicture[]>,
  use: (kept: StoredJobPicture[]) => Promise<T>,
  folder: Folder = "media",
): Promise<T> {
  const kept = await store();
  try {
    return await use(kept);
  } catch (error) {
    if (!mayHaveHappened(tx, error)) await deletePictures(env, kept, folder);
    throw error;
  }
}
