import type { SocialApp } from "~/domain/social";
import type { Database, Write } from "./database";
import type { AccountStatus } from "./user";

/** Someone's account at a provider, by the provider's own name of it. */
export interface SocialName {
  app: SocialApp;
  subject: string;
}

export interface LinkedAccount {
  id: number;
  status: AccountStatus;
}

/** The account that is linked to someone's account at a provider. */
export function findBySocial(db: Database, { app, subject }: SocialName): Promise<LinkedAccount | null> {
  return db
    .prepare(
      "SELECT u.id, u.status FROM social_identity s JOIN user u ON u.id = s.user_id WHERE s.app = ? AND s.subject = ?",
    )
    .bind(app, subject)
    .first<LinkedAccount>();
}

/** Links the activated account of an address. Put `mustHaveChanged` right after it. */
export function linkSocial(db: Database, now: number, name: SocialName, emailKey: string): Write {
  return db
    .prepare(
      `INSERT INTO social_identity (app, subject, user_id, created_at)
       SELECT ?, ?, u.id, ? FROM user u WHERE u.email_key = ? AND u.activated = 1 AND u.status = 'active'`,
    )
    .bind(name.app, name.subject, now, emailKey);
}
