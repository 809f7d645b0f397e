import type { ProcessedImage } from "../../adapters/images/port";
import { UnknownOutcomeError } from "../../db/transaction";
import { storeObject } from "../jobs/pictures";

export async function forgetMedia(env: Env, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await env.MEDIA.delete(keys.map((key) => `media/${key}`));
}

/** Keeps the files when the change may have happened. */
export async function withMedia<T>(
  env: Env,
  made: readonly ProcessedImage[],
  use: (keys: string[]) => Promise<T>,
): Promise<T> {
  const keys = await Promise.all(made.map(({ large }) => storeObject(env, large)));
  try {
    return await use(keys);
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError)) await forgetMedia(env, keys);
    throw error;
  }
}
