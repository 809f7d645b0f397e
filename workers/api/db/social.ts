import type { SocialApp, SocialLink } from "~/domain/accounts/social";
import type { Database, Write } from "./database";
import { mustHold } from "./transaction";
import type { AccountStatus } from "./user";

export interface SocialName {
  app: SocialApp;
  subject: string;
}

export interface LinkedAccount {
  id: number;
  status: AccountStatus;
}

export function findBySocial(db: Database, { app, subject }: SocialName): Promise<LinkedAccount | null> {
  return db
    .prepare(
      "SELECT u.id, u.status FROM social_identity s JOIN user u ON u.id = s.user_id WHERE s.app = ? AND s.subject = ?",
    )
    .bind(app, subject)
    .first<LinkedAccount>();
}

export function linkSocial(db: Database, now: number, name: SocialName, emailKey: string): Write {
  return db
    .prepare(
      `INSERT INTO social_identity (app, subject, user_id, created_at)
       SELECT ?, ?, u.id, ? FROM user u WHERE u.email_key = ? AND u.activated = 1 AND u.status = 'active'`,
    )
    .bind(name.app, name.subject, now, emailKey);
}

export const endSocialLinks = (db: Database, user: number): Write =>
  db.prepare("DELETE FROM social_identity WHERE user_id = ?").bind(user);

export async function linksOf(db: Database, user: number): Promise<SocialLink[]> {
  const { results } = await db
    .prepare(
      "SELECT app, min(created_at) AS created_at FROM social_identity WHERE user_id = ? GROUP BY app ORDER BY 2, 1",
    )
    .bind(user)
    .all<{ app: SocialApp; created_at: number }>();
  return results.map(({ app, created_at }) => ({ app, created_at: new Date(created_at).toISOString() }));
}

/** A second account at the same provider is not linked. */
export function insertLink(db: Database, now: number, { app, subject }: SocialName, user: number): Write {
  return db
    .prepare(
      `INSERT INTO social_identity (app, subject, user_id, created_at)
       SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM social_identity WHERE user_id = ?3 AND app = ?1)`,
    )
    .bind(app, subject, user, now);
}

export const deleteLink = (db: Database, user: number, app: SocialApp): Write =>
  db.prepare("DELETE FROM social_identity WHERE user_id = ? AND app = ?").bind(user, app);

export const mustHaveAnotherWay = (db: Database, user: number, app: SocialApp): Write =>
  mustHold(
    db,
    `EXISTS (SELECT 1 FROM user WHERE id = ?1 AND password_hash IS NOT NULL)
     OR EXISTS (SELECT 1 FROM passkey WHERE user_id = ?1)
     OR EXISTS (SELECT 1 FROM social_identity WHERE user_id = ?1 AND app <> ?2)`,
    user,
    app,
  );
