import type { ProcessedImage } from "../../adapters/images/port";
import { mayHaveHappened } from "../../db/transaction";
import { type FileContext, storeObject } from "../jobs/pictures";

export async function forgetMedia(env: Env, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await env.MEDIA.delete(keys.map((key) => `media/${key}`));
}

/** Keeps the files if their rows may be committed. */
export async function withMedia<T>(
  { env, tx }: FileContext,
  made: readonly ProcessedImage[],
  use: (keys: string[]) => Promise<T>,
): Promise<T> {
  const keys = await Promise.all(made.map(({ large }) => storeObject(env, large)));
  try {
    return await use(keys);
  } catch (error) {
    if (!mayHaveHappened(tx, error)) await forgetMedia(env, keys);
    throw error;
  }
}
