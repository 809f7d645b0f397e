import type { Database, Write } from "../../db/database";
import { endNewerUndo, isUnproved, useLink } from "../../db/mailed-link";
import { mustHaveChanged } from "../../db/transaction";
import { restoreEmail, withId } from "../../db/user";
import { mailLink } from "./mailed-link";
import { emptyUnproved } from "./unproved-profile";
import { endWaysIn } from "./ways-in";

export async function restoreAddress(
  db: Database,
  now: number,
  of: { user: number; hash: string; address: string | null; origin: string },
): Promise<{ writes: Write[]; images: string[] }> {
  const unproved = await isUnproved(db, of.hash);
  const clearing = unproved ? await emptyUnproved(db, now, of.user) : null;
  const writes = [
    useLink(db, now, of.hash),
    mustHaveChanged(db),
    endNewerUndo(db, now, of.hash),
    restoreEmail(db, of.user, { address: of.address, by: unproved ? "mailbox" : "session" }),
    ...(clearing?.writes ?? endWaysIn(db, now, of.user)),
    ...(await mailLink(db, now, { kind: "reset", whom: withId(of.user), origin: of.origin })),
  ];
  return { writes, images: clearing?.images ?? [] };
}
