import type { PhotoSize } from "~/domain/jobs/image-limits";
import type { ProcessedImage } from "../../adapters/images/port";
import { keyOf, type PhotoRow, type StoredPhoto } from "../../db/chat-photo";
import { forgetFiles, type LeftPhoto, removedPhotos, removeOldUnsent } from "../../db/left-photo";
import { run } from "../../db/transaction";
import { refuse } from "../../http/refusal";
import { deletePictures, type FileContext, storePictures, withPictures } from "../jobs/pictures";

/** R2 deletes at most 1,000 files per call, of which a photo has two. */
const BATCH_SIZE = 200;

export const withPhotos = <T>(
  c: FileContext,
  { made, alts }: { made: readonly ProcessedImage[]; alts: readonly (string | null)[] },
  use: (photos: StoredPhoto[]) => Promise<T>,
): Promise<T> =>
  withPictures(
    c,
    () => storePictures(c.env, made, "private"),
    (kept) => use(kept.map((picture, at) => ({ ...picture, alt: alts[at] ?? null }))),
    "private",
  );

/** A photo can be removed, so the browser must revalidate. */
export async function photoResponse(
  env: Env,
  request: { headers: Pick<Headers, "get"> },
  { row, size }: { row: Pick<PhotoRow, "small_key" | "large_key">; size: PhotoSize },
): Promise<Response> {
  const key = keyOf(row, size);
  const headers = { "Cache-Control": "private, no-cache", ETag: `"${key}"` };
  if (request.headers.get("If-None-Match")?.includes(headers.ETag)) return new Response(null, { status: 304, headers });
  const stored = await env.MEDIA.get(`private/${key}`);
  if (!stored) return refuse("not_found");
  const type = stored.httpMetadata?.contentType ?? "application/octet-stream";
  return new Response(stored.body, { headers: { ...headers, "Content-Type": type } });
}

/** Idempotent. Photos of an open report stay. */
export async function sweepPhotos(env: Env, now = Date.now()): Promise<number> {
  let swept = 0;
  for (;;) {
    await run(env.DB, removeOldUnsent(env.DB, now, BATCH_SIZE));
    const { results } = await removedPhotos(env.DB, BATCH_SIZE).all<LeftPhoto>();
    if (results.length === 0) return swept;
    await deletePictures(
      env,
      results.map(({ small_key: small, large_key: large }) => ({ small, large })),
      "private",
    );
    await run(
      env.DB,
      ...forgetFiles(
        env.DB,
        results.map(({ id }) => id),
      ),
    );
    swept += results.length;
  }
}
