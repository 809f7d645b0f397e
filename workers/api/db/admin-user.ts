import type { AccountStatus } from "~/domain/accounts/account-life";
import type { VerificationStatus } from "~/domain/accounts/verification";
import type { AdminUser } from "~/domain/admin/admin";
import type { Language } from "~/domain/values/language";
import type { Page } from "~/domain/values/page";
import { allOf, conditionIf, occurring, PEOPLE } from "./condition";
import type { Database, Query } from "./database";
import { notificationsOf } from "./notification";
import { pageOfRows } from "./page";
import { nameForAdmin, timeOrNull } from "./person";
import { OWN_COLUMNS, ownOf, type SelfRow, type Shown } from "./profile";
import { verificationOf } from "./verification";

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

const SELECT_USERS = `SELECT u.id AS user_id, ${OWN_COLUMNS}, u.app_version, u.status, u.last_seen, u.verification_reason,
  EXISTS (SELECT 1 FROM known_client k WHERE k.user_id = u.id AND k.client_type IN ('ios', 'android')) AS mobile,
  (SELECT count(*) FROM (${notificationsOf("= u.id")})) AS notifications
  FROM user u`;

export function adminUserOf(row: UserRow, language: Language, shown?: Shown): AdminUser {
  const own = ownOf(row, row.user_id, language, shown);
  return {
    ...own,
    id: row.user_id,
    name: nameForAdmin(own.name, row.status, language),
    mobile: row.mobile === 1,
    receives_notifications: row.notify_push === 1 || row.notify_email === 1,
    number_of_notifications_received: row.notifications,
    app_version: row.app_version,
    status: row.status,
    last_seen: timeOrNull(row.last_seen),
    verification: verificationOf(row, language),
  };
}

export const selectUser = (db: Database, admin: number, user: number): Query =>
  db.prepare(`${SELECT_USERS} WHERE u.id = ?2`).bind(admin, user);

const MAX_SAME_IBAN = 10;

export async function usersWithIbanOf(
  db: Database,
  user: number,
  language: Language,
): Promise<{ id: number; name: string }[]> {
  const { results } = await db
    .prepare(
      `SELECT o.id, o.name, o.status FROM user u JOIN user o ON o.iban = u.iban AND o.id <> u.id
       WHERE u.id = ? ORDER BY o.id LIMIT ${MAX_SAME_IBAN}`,
    )
    .bind(user)
    .all<{ id: number; name: string; status: AccountStatus }>();
  return results.map(({ id, name, status }) => ({ id, name: nameForAdmin(name, status, language) }));
}

interface Filter {
  search?: string | null;
  status?: AccountStatus;
}

export function listUsers(
  db: Database,
  admin: number,
  page: number,
  { search, status }: Filter,
): Promise<Page<UserRow>> {
  const where = allOf([...conditionIf(status, "u.status = ?"), ...occurring(PEOPLE, search)]);
  return pageOfRows<UserRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM user u WHERE ${where.sql}`).bind(...where.values),
    rows: (limit) =>
      db.prepare(`${SELECT_USERS} WHERE ${where.sql} ORDER BY u.id DESC ${limit}`).bind(admin, ...where.values),
  });
}
