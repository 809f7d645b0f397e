import type { Database, Write } from "../../db/database";
import { clearProfile, findFilled, profileImagesOf } from "../../db/unproved-profile";
import { recallPayouts } from "../money/recall-payouts";
import { accountEmptied, type Emptied } from "./mails";
import { forgetMedia } from "./media";
import { endWaysIn } from "./ways-in";

export interface Clearing extends Emptied {
  writes: Write[];
  /** Delete these files after the commit. */
  images: string[];
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

/** Without a session of the account, a mail alone can report what was removed. */
export async function emptyUnproved(
  db: Database,
  now: number,
  user: number,
): Promise<Pick<Clearing, "writes" | "images">> {
  const { writes, images, ...emptied } = await clearUnproved(db, now, { user, name: null });
  const mails = emptied.cleared || emptied.left ? [accountEmptied(db, now, user, emptied)] : [];
  return { images, writes: [...endWaysIn(db, now, user), ...writes, ...mails] };
}

export function forgetImages(
  { env, execution }: { env: Env; execution: ExecutionContext },
  images: readonly string[] = [],
): void {
  if (images.length > 0) execution.waitUntil(forgetMedia(env, images));
}
