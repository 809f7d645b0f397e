import { chooseImages } from "../../adapters/images/choose";
import { ImageRefused, type ProcessedImage } from "../../adapters/images/port";
import type { Database } from "../../db/database";
import { within } from "../../http/limit";
import { randomToken } from "../../secrets/secret";

interface Asking {
  env: Env;
  db: Database;
  execution: ExecutionContext;
  viewer: { id: number };
}

/** The picture of a person: judged with the other fields, stored once those are right. */
export function portrait({ env, db, execution, viewer }: Asking) {
  let processed: ProcessedImage | undefined;
  return {
    async check(file: File): Promise<string | null> {
      await within(db, "images", viewer.id);
      try {
        processed = await chooseImages(env.IMAGES).process(new Uint8Array(await file.arrayBuffer()));
        return null;
      } catch (error) {
        if (error instanceof ImageRefused) return error.code;
        throw error;
      }
    },
    /** The key it is kept under. */
    async store(): Promise<string> {
      if (!processed) throw new Error("a picture is checked before it is stored");
      const key = randomToken();
      const { bytes, type } = processed.small;
      await env.MEDIA.put(`media/${key}`, bytes, { httpMetadata: { contentType: type } });
      return key;
    },
    forget(key: string | null): void {
      if (key) execution.waitUntil(env.MEDIA.delete(`media/${key}`));
    },
  };
}
