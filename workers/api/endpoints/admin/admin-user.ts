import type { contract } from "~/api/contract";
import type { AccountStatus } from "~/domain/account-life";
import type { AdminUser } from "~/domain/admin";
import type { Language } from "~/domain/language";
import type { VerificationStatus } from "~/domain/verification";
import { notificationsOf } from "../../db/notification";
import { timeOrNull } from "../../db/person";
import { OWN_COLUMNS, ownOf, readAccount, type SelfRow, type Shown } from "../../db/profile";
import { verificationOf } from "../../db/verification";
import type { CallContext } from "../../http/context";
import { refuse } from "../../http/refusal";

export interface UserRow extends SelfRow {
  user_id: number;
  mobile: number;
  notifications: number;
  app_version: string | null;
  status: AccountStatus;
  last_seen: number | null;
  verification: VerificationStatus;
  verification_reason: string | null;
}

/** Selects users as `u`, to be followed by a WHERE. Bind the admin as `?1`. */
export const SELECT_USERS = `SELECT u.id AS user_id, ${OWN_COLUMNS}, u.app_version, u.status, u.last_seen, u.verification_reason,
  EXISTS (SELECT 1 FROM known_client k WHERE k.user_id = u.id AND k.client_type IN ('ios', 'android')) AS mobile,
  (SELECT count(*) FROM (${notificationsOf("= u.id")})) AS notifications
  FROM user u`;

export function adminUserOf(row: UserRow, language: Language, shown?: Shown): AdminUser {
  return {
    ...ownOf(row, row.user_id, language, shown),
    id: row.user_id,
    mobile: row.mobile === 1,
    receives_notifications: row.notify_push === 1 || row.notify_email === 1,
    number_of_notifications_received: row.notifications,
    app_version: row.app_version,
    status: row.status,
    last_seen: timeOrNull(row.last_seen),
    verification: verificationOf(row, language),
  };
}

type UserContext = Pick<CallContext<typeof contract.admin.user>, "db" | "id" | "viewer">;

export async function userOfPath({ db, id, viewer }: UserContext): Promise<{ row: UserRow; shown: Shown }> {
  const account = db.prepare(`${SELECT_USERS} WHERE u.id = ?2`).bind(viewer.id, id());
  return (await readAccount<UserRow>(db, account, id(), id())) ?? refuse("not_found");
}
