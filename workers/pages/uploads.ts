import type { UploadStore } from "~/context";
import { MAX_IMAGE_BYTES } from "~/domain/image";
import { pictureType } from "../picture-type";

const PREFIX = "uploads/";
const STORED_MS = 7 * 24 * 3600 * 1000;
const ID = /^[0-9a-f-]{36}$/;

/** Pictures of refused forms in R2. The bucket's sweep removes them; until then age alone hides them. */
export function uploadsIn(bucket: R2Bucket): UploadStore {
  return {
    async keep(file) {
      if (file.size > MAX_IMAGE_BYTES) return { refused: "image_size" };
      const type = pictureType(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
      if (!type) return { refused: "image_type" };
      const id = crypto.randomUUID();
      const name = file.name.slice(-100);
      await bucket.put(PREFIX + id, await file.arrayBuffer(), {
        httpMetadata: { contentType: type },
        customMetadata: { name: encodeURIComponent(name) },
      });
      return { id, url: `/uploads/${id}`, name };
    },
    async find(id) {
      const stored = ID.test(id) ? await bucket.get(PREFIX + id) : null;
      if (!stored || Date.now() - stored.uploaded.getTime() > STORED_MS) return null;
      const name = decodeURIComponent(stored.customMetadata?.name ?? "");
      return new File([await stored.arrayBuffer()], name, { type: stored.httpMetadata?.contentType ?? "" });
    },
    async forget(id) {
      if (ID.test(id)) await bucket.delete(PREFIX + id);
    },
  };
}
