import type { VerificationStatus } from "~/domain/accounts/verification";
import type { Language } from "~/domain/values/language";
import type { Database, Write } from "./database";
export function accountAt(db: Database, provider: string, user: number): Promise<string | null> {
  return db
    .prepare("SELECT session FROM onboarding WHERE user_id = ? AND provider = ? ORDER BY created_at DESC LIMIT 1")
    .bind(user, provider)
    .first<string>("session");
}

export function rememberAccount(
  db: Database,
  of: { session: string; user: number; provider: string; now: number },
): Write {
  return db
    .prepare(
      "INSERT INTO onboarding (session, user_id, provider, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (session) DO NOTHING",
    )
    .bind(of.session, of.user, of.provider, of.now);
}

interface CheckAt {
  verification: VerificationStatus;
  language: Language;
}

export const checkAt = (db: Database, session: string): Promise<CheckAt | null> =>
  db
    .prepare("SELECT u.verification, u.language FROM onboarding o JOIN user u ON u.id = o.user_id WHERE o.session = ?")
    .bind(session)
    .first<CheckAt>();

interface Started {
  user: number;
  from: VerificationStatus;
  to: VerificationStatus;
  session: string;
}

export const startVerification = (db: Database, { user, from, to, session }: Started): Write =>
  db
    .prepare(
      `UPDATE user SET verification = ?, verification_reason = NULL,
         verification_reference = iif(verification = 'pending', verification_reference, ?)
       WHERE id = ? AND verification = ?`,
    )
    .bind(to, session, user, from);
