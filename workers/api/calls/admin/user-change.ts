import type { contract } from "~/api/contract";
import { type AccountEvent, afterAccountEvent } from "~/domain/account-life";
import type { AdminUser } from "~/domain/admin";
import { restoration, suspension } from "../../changes/moderation/suspension";
import { insertAudit } from "../../db/audit";
import type { Write } from "../../db/database";
import { mail, triggerDelivery } from "../../db/outbox";
import { mustHold, retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { refuse } from "../../http/refusal";
import { adminUserOf, type UserRow, userOfPath } from "./admin-user";

export type UserChangeContext = CallContext<
  typeof contract.admin.suspend | typeof contract.admin.restore | typeof contract.admin.removeUser
>;

export async function loadChangeableUser(
  c: UserChangeContext,
  event: AccountEvent,
): Promise<{ row: UserRow; reason: string; log: Write }> {
  const { row } = await userOfPath(c);
  if (row.user_id === c.viewer.id) refuse("permission_denied");
  const { reason } = await c.fields();
  if (afterAccountEvent(row.status, event) === null) refuse("transition");
  const target = { type: "user", id: row.user_id } as const;
  return { row, reason, log: insertAudit(c.db, c.now, { admin: c.viewer.id, action: event, target, reason }) };
}

export async function loadUser(c: UserChangeContext | CallContext<typeof contract.admin.user>): Promise<AdminUser> {
  const { row, shown } = await userOfPath(c);
  return adminUserOf(row, c.language, shown);
}

/** A suspended user gets the reason, and appeals by replying. */
const suspensionMail = ({ db, now, env }: UserChangeContext, user: number, reason: string): Write =>
  mail(db, now, {
    key: `account_suspended:${user}:${now}`,
    template: "account_suspended",
    to: { user },
    replyTo: env.SUPPORT_EMAIL,
    data: { reason },
  });

export async function change(c: UserChangeContext, event: "suspend" | "restore") {
  const { db, now } = c;
  await retryOnConflict(async () => {
    const { row, reason, log } = await loadChangeableUser(c, event);
    const id = row.user_id;
    const isNew = event === "suspend" && row.status === "active";
    await c.tx
      .add(
        mustHold(db, "EXISTS (SELECT 1 FROM user WHERE id = ? AND status <> 'deleted')", id),
        ...(event === "suspend" ? suspension(db, now, id) : restoration(db, now, id)),
        ...(isNew ? [suspensionMail(c, id, reason)] : []),
        log,
      )
      .commit();
  });
  triggerDelivery(c);
  return loadUser(c);
}
