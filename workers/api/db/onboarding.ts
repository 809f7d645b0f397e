import type { VerificationStatus } from "~/domain/accounts/verification";
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

export const verificationAt = (db: Database, session: string): Promise<VerificationStatus | null> =>
  db
    .prepare("SELECT u.verification FROM onboarding o JOIN user u ON u.id = o.user_id WHERE o.session = ?")
    .bind(session)
    .first<VerificationStatus>("verification");

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
