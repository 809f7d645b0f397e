import type { Database, Write } from "../../db/database";
import { clearProfile, findFilled, profileImagesOf } from "../../db/unproved-profile";
import { recallPayouts } from "../money/recall-payouts";
import { forgetMedia } from "./media";

export interface Clearing {
  writes: Write[];
  /** Delete these files after the commit. */
  images: string[];
  cleared: boolean;
  left: boolean;
}

/**
 * Removes what a stranger may have filled in before the mailbox proved its owner (record 192), and recalls payouts that
 * the provider does not have yet. `name`: null leaves it, because the password also stays.
 */
export async function clearUnproved(
  db: Database,
  now: number,
  of: { user: number; name: string | null },
): Promise<Clearing> {
  const { user, name } = of;
  const [filled, images, recalled] = await Promise.all([
    findFilled(db, user),
    profileImagesOf(db, user),
    recallPayouts(db, now, user, Number.POSITIVE_INFINITY),
  ]);
  return { ...filled, images, writes: [...recalled.writes, ...clearProfile(db, user, name)] };
}

export function forgetImages(
  { env, execution }: { env: Env; execution: ExecutionContext },
  images: readonly string[] = [],
): void {
  if (images.length > 0) execution.waitUntil(forgetMedia(env, images));
}
