import type { UploadStore } from "~/context";
import { MAX_IMAGE_BYTES } from "~/domain/image";

const PREFIX = "uploads/";
const STORED_MS = 7 * 24 * 3600 * 1000;
const ID = /^[0-9a-f-]{36}$/;

/** By the first bytes: the sender chooses name and declared type. */
function typeOf(head: Uint8Array): string | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "image/jpeg";
  if (ascii(1, 4) === "PNG" && head[0] === 0x89) return "image/png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "image/webp";
  return null;
}

/** Pictures of refused forms in R2. A lifecycle rule of the bucket deletes them; until then expired ones are hidden. */
export function uploadsIn(bucket: R2Bucket): UploadStore {
  return {
    async keep(file) {
      if (file.size > MAX_IMAGE_BYTES) return { refused: "image_size" };
      const type = typeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
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
