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
