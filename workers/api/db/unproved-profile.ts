import type { Database, Write } from "./database";

const CLEARED_TABLES = ["onboarding", "tax_data", "work_experience", "user_category", "saved_search", "block"] as const;

/** A stranger's known device would log in without an alert. */
const DEVICE_TABLES = ["known_client", "known_device"] as const;

interface Filled {
  cleared: boolean;
  left: boolean;
}

export async function findFilled(db: Database, user: number): Promise<Filled> {
  const row = await db
    .prepare(
      `SELECT name <> '' OR coalesce(image_key, zipcode, function_title, bio, company, kvk, vat, business_address, business_email,
           iban, verification_reference, verification_reason) IS NOT NULL OR active_worker = 1 OR business = 1 OR verification <> 'none'
           OR ${CLEARED_TABLES.map((table) => `EXISTS (SELECT 1 FROM ${table} WHERE user_id = u.id)`).join(" OR ")} AS cleared,
         EXISTS (SELECT 1 FROM job WHERE user_id = u.id AND status <> 'deleted') OR EXISTS (SELECT 1 FROM bid WHERE user_id = u.id)
           OR EXISTS (SELECT 1 FROM chat WHERE low_id = u.id) OR EXISTS (SELECT 1 FROM chat WHERE high_id = u.id) AS "left"
       FROM user u WHERE id = ?`,
    )
    .bind(user)
    .first<Record<keyof Filled, number>>();
  return { cleared: row?.cleared === 1, left: row?.left === 1 };
}

/** Mails and pushes return to their defaults: a stranger may have stopped them. `name`: null leaves it. */
export const clearProfile = (db: Database, user: number, name: string | null): Write[] => [
  db
    .prepare(
      `UPDATE user SET name = coalesce(?2, name), image_key = NULL, zipcode = NULL, zip4 = NULL, city = NULL, active_worker = 0,
         function_title = NULL, bio = NULL, business = 0, company = NULL, kvk = NULL, vat = NULL, vat_rate = 21,
         business_address = NULL, business_email = NULL, iban = NULL, iban_changed_at = NULL,
         verification = 'none', verification_reason = NULL, verification_reference = NULL,
         email_opt_in = 0, notify_push = 1, notify_email = 1, notify_distance = 25, quiet_from = NULL, quiet_to = NULL,
         muted_push = '[]', muted_email = '[]', app_version = NULL
       WHERE id = ?1`,
    )
    .bind(user, name),
  ...[...CLEARED_TABLES, ...DEVICE_TABLES].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE user_id = ?`).bind(user),
  ),
];

export async function profileImagesOf(db: Database, user: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT image_key AS key FROM user WHERE id = ?1 AND image_key IS NOT NULL
       UNION ALL SELECT i.media_key FROM work_experience_image i JOIN work_experience w ON w.id = i.work_experience_id
         WHERE w.user_id = ?1`,
    )
    .bind(user)
    .all<{ key: string }>();
  return results.map(({ key }) => key);
}
