import type { Limits, UploadStore } from "~/context";
import type { UploadRefusal } from "~/domain/jobs/image-limits";
import { lastCharacters } from "~/domain/values/characters";
import { errorFields, writeLog } from "~/domain/values/log";
import { draw, ImagesDownError } from "../pictures/draw";
import { ImageRefused } from "../pictures/picture";
import { readPicture, type SoundPicture } from "../pictures/read-picture";
import type { Browser } from "./browser";

const PREFIX = "uploads/";
const STORED_MS = 7 * 24 * 3600 * 1000;
const ID = /^[0-9a-f-]{36}$/;
const MAX_IMAGES = 50;
const MAX_NAME_LENGTH = 100;

async function makeRoom(bucket: R2Bucket, prefix: string): Promise<void> {
  const { objects } = await bucket.list({ prefix, limit: MAX_IMAGES * 2 });
  const oldestFirst = objects.toSorted((a, b) => a.uploaded.getTime() - b.uploaded.getTime());
  const surplus = oldestFirst.slice(0, Math.max(0, objects.length - MAX_IMAGES + 1));
  if (surplus.length > 0) await bucket.delete(surplus.map(({ key }) => key));
}

/** A form with six photos of 8 MB would not fit in the Worker's memory. */
const STORED_SIZE = { side: 2048, quality: 88 };

const SMALL_BYTES = 600_000;

async function drawn(picture: SoundPicture, images: ImagesBinding | undefined): Promise<SoundPicture> {
  if (!images) return picture;
  const [smaller = picture] = await draw(images, picture, [STORED_SIZE]);
  const isSmall = picture.bytes.length <= Math.max(SMALL_BYTES, smaller.bytes.length);
  return isSmall ? picture : smaller;
}

function refusalOf(error: unknown): { refused: UploadRefusal } {
  if (error instanceof ImageRefused) return { refused: error.code };
  if (!(error instanceof ImagesDownError)) throw error;
  writeLog("error", errorFields(error));
  return { refused: "unavailable" };
}

interface UploadDeps {
  browser: Browser;
  session: { readonly user: number | null };
  bucket: R2Bucket;
  limits: Limits;
  images: ImagesBinding | undefined;
}

/** Images lose place, time and camera before they are stored. */
export function uploadsOf({ browser, session, bucket, limits, images }: UploadDeps): UploadStore {
  const ofBrowser = (id: string) => `${PREFIX}${id}/`;
  const ofUser = (user: number) => `${PREFIX}user-${user}/`;
  const folder = () => (session.user === null ? ofBrowser(browser.id()) : ofUser(session.user));
  const keysOf = (id: string) => {
    if (!ID.test(id)) return [];
    const own = session.user === null ? [] : [ofUser(session.user) + id];
    const ids = [browser.known, browser.former].filter((known) => known !== null);
    return [...own, ...ids.map((known) => ofBrowser(known) + id)];
  };
  async function stored(id: string): Promise<R2ObjectBody | null> {
    for (const key of keysOf(id)) {
      const object = await bucket.get(key);
      if (object) return object;
    }
    return null;
  }
  async function store({ bytes, type }: SoundPicture, name: string) {
    const id = crypto.randomUUID();
    await bucket.put(folder() + id, bytes, {
      httpMetadata: { contentType: type },
      customMetadata: { name: encodeURIComponent(name) },
    });
    return { id, url: `/uploads/${id}`, name };
  }
  return {
    async add(file) {
      try {
        const read = readPicture(new Uint8Array(await file.arrayBuffer()));
        if (!(await limits.count("picture"))) return { refused: "throttled" };
        const picture = await drawn(read, images);
        await makeRoom(bucket, folder());
        return await store(picture, lastCharacters(file.name, MAX_NAME_LENGTH));
      } catch (error) {
        return refusalOf(error);
      }
    },
    async find(id) {
      const object = await stored(id);
      if (!object || Date.now() - object.uploaded.getTime() > STORED_MS) return null;
      const name = decodeURIComponent(object.customMetadata?.name ?? "");
      return new File([await object.arrayBuffer()], name, { type: object.httpMetadata?.contentType ?? "" });
    },
    async remove(id) {
      await bucket.delete(keysOf(id));
    },
  };
}

export async function sweepUploads(bucket: R2Bucket, now: number): Promise<number> {
  let removed = 0;
  let cursor: string | undefined;
  do {
    const page: R2Objects = await bucket.list({ prefix: PREFIX, cursor });
    const old = page.objects.filter(({ uploaded }) => now - uploaded.getTime() > STORED_MS);
    if (old.length > 0) await bucket.delete(old.map(({ key }) => key));
    removed += old.length;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return removed;
}
