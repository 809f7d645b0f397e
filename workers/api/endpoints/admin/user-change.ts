import type { contract } from "~/api/contract";
import { type AccountEvent, afterAccountEvent } from "~/domain/account-life";
import type { AdminUser } from "~/domain/admin";
import { insertAudit } from "../../db/audit";
import type { Write } from "../../db/database";
import type { CallContext } from "../../http/context";
import { refuse } from "../../http/refusal";
import { adminUserOf, type UserRow, userOfPath } from "./admin-user";

type ReasonContext = CallContext<typeof contract.admin.restore | typeof contract.admin.removeUser>;
type SuspendContext = CallContext<typeof contract.admin.suspend>;
type UserContext = ReasonContext | SuspendContext;

/** Admins do not change their own account. 409 if its status does not allow the event. */
export async function userToChange<C extends UserContext>(
  c: C,
  event: AccountEvent,
): Promise<{ row: UserRow; given: Awaited<ReturnType<C["fields"]>> }> {
  const { row } = await userOfPath(c);
  if (row.user_id === c.viewer.id) refuse("permission_denied");
  const given = (await c.fields()) as Awaited<ReturnType<C["fields"]>>;
  if (afterAccountEvent(row.status, event) === null) refuse("transition");
  return { row, given };
}

interface UserAudit {
  action: AccountEvent;
  user: number;
  reason: string;
}

export const auditOf = (c: ReasonContext, { action, user, reason }: UserAudit): Write =>
  insertAudit(c.db, c.now, { admin: c.viewer.id, action, target: { type: "user", id: user }, reason });

export async function loadUser(c: UserContext | CallContext<typeof contract.admin.user>): Promise<AdminUser> {
  const { row, shown } = await userOfPath(c);
  return adminUserOf(row, c.language, shown);
}
