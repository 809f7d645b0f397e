import type { Database, Write } from "../../db/database";
import { endNewerUndo, useLink } from "../../db/mailed-link";
import { mustHaveChanged } from "../../db/transaction";
import { restoreEmail, withId } from "../../db/user";
import { mailLink } from "./mailed-link";
import { endWaysIn } from "./ways-in";

export async function restoreAddress(
  db: Database,
  now: number,
  of: { user: number; hash: string; address: string | null; origin: string },
): Promise<Write[]> {
  return [
    useLink(db, now, of.hash),
    mustHaveChanged(db),
    endNewerUndo(db, now, of.hash),
    restoreEmail(db, of.user, of.address),
    ...endWaysIn(db, now, of.user),
    ...(await mailLink(db, now, { kind: "reset", whom: withId(of.user), origin: of.origin })),
  ];
}
