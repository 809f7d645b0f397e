import { ImageRefused } from "../../../pictures/picture";
import { chooseImages } from "../../adapters/images/choose";
import type { ProcessedImage } from "../../adapters/images/port";
import type { Database } from "../../db/database";
import { assertWithinLimit } from "../../http/limit";
import { randomToken } from "../../secrets/secret";

interface PortraitContext {
  env: Env;
  db: Database;
  execution: ExecutionContext;
  viewer: { id: number };
}

export function portrait({ env, db, execution, viewer }: PortraitContext) {
  let processed: ProcessedImage | undefined;
  return {
    async check(file: File): Promise<string | null> {
      await assertWithinLimit(db, "images", viewer.id);
      try {
        processed = await chooseImages(env.IMAGES).process(new Uint8Array(await file.arrayBuffer()));
        return null;
      } catch (error) {
        if (error instanceof ImageRefused) return error.code;
        throw error;
      }
    },
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
