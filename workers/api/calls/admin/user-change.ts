import type { contract } from "~/api/contract";
import { type AccountEvent, afterAccountEvent } from "~/domain/account-life";
import type { UserAtDesk } from "~/domain/desk";
import { restoration, suspension } from "../../changes/moderation/suspension";
import { audited } from "../../db/audit";
import type { Write } from "../../db/database";
import { mustHold, retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type UserRow, userAtDeskOf, userOfPath } from "./user-at-desk";

export type Acting = CallContext<
  typeof contract.admin.suspend | typeof contract.admin.restore | typeof contract.admin.removeUser
>;

/** The account, when an admin may do this to it: not to his own, nor to one that is deleted. */
export async function judged(c: Acting, event: AccountEvent): Promise<{ row: UserRow; log: Write }> {
  const { row } = await userOfPath(c);
  if (row.user_id === c.viewer.id) refuse("permission_denied");
  const { reason } = await c.fields();
  if (afterAccountEvent(row.status, event) === null) refuse("transition");
  const target = { type: "user", id: row.user_id };
  return { row, log: audited(c.db, c.now, { admin: c.viewer.id, action: event, target, reason }) };
}

export async function found(c: Acting | CallContext<typeof contract.admin.user>): Promise<UserAtDesk> {
  const { row, shown } = await userOfPath(c);
  return userAtDeskOf(row, c.language, shown);
}

/** Suspends or restores; what is so already stays so. */
export async function change(c: Acting, event: "suspend" | "restore") {
  const { db, now } = c;
  await retryOnConflict(async () => {
    const { row, log } = await judged(c, event);
    const id = row.user_id;
    await c.tx
      .add(
        mustHold(db, "EXISTS (SELECT 1 FROM user WHERE id = ? AND status <> 'deleted')", id),
        ...(event === "suspend" ? suspension(db, now, id) : restoration(db, id)),
        log,
      )
      .commit();
  });
  return found(c);
}
