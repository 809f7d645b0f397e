import type { Verification, VerificationStatus } from "~/domain/accounts/verification";
import type { Language } from "~/domain/values/language";
import type { Database, Write } from "./database";
import { notify } from "./notify";

interface VerificationRow {
  verification: VerificationStatus;
  /** JSON: in the provider's words, or by language. */
  verification_reason: string | null;
}

export function reasonIn(language: Language, kept: string | null): string | null {
  const reason =
    kept === null ? null : (JSON.parse(kept) as string | ({ nl: string } & Partial<Record<Language, string>>));
  // A reason can be older than a language.
  return reason === null || typeof reason === "string" ? reason : (reason[language] ?? reason.nl);
}

export function verificationOf(row: VerificationRow, language: Language): Verification {
  const { verification: status, verification_reason } = row;
  return {
    status,
    verified: status === "verified",
    pending_document: status === "pending",
    reason: status === "rejected" || status === "none" ? reasonIn(language, verification_reason) : null,
  };
}

export interface CheckedPerson extends VerificationRow {
  id: number;
}

const SELECT_VERIFICATION = "SELECT u.id, u.verification, u.verification_reason FROM user u";

export const findVerification = (db: Database, user: number): Promise<CheckedPerson | null> =>
  db.prepare(`${SELECT_VERIFICATION} WHERE u.id = ?`).bind(user).first<CheckedPerson>();

export const findVerificationAt = (db: Database, session: string): Promise<CheckedPerson | null> =>
  db
    .prepare(`${SELECT_VERIFICATION} JOIN onboarding o ON o.user_id = u.id WHERE o.session = ?`)
    .bind(session)
    .first<CheckedPerson>();

export const updateVerification = (
  db: Database,
  { id, verification }: Pick<CheckedPerson, "id" | "verification">,
  { to, reason }: { to: VerificationStatus; reason: string | null },
): Write =>
  db
    .prepare("UPDATE user SET verification = ?, verification_reason = ? WHERE id = ? AND verification = ?")
    .bind(to, reason, id, verification);

/** `?4` is now: the mail comes after the notification. */
const NOT_ASKED = `u.verification IN ('none', 'started', 'rejected') AND NOT EXISTS (
  SELECT 1 FROM notification n WHERE n.user_id = u.id AND n.type = 'kyc' AND json_extract(n.data, '$.step') = 'needed' AND n.created_at < ?4)`;

const NEEDED = "json_object('status', 'none', 'step', 'needed', 'why_rejected', ?3)";

export const notifyOfNeed = (
  db: Database,
  now: number,
  { user, job, why }: { user: number; job: number | null; why: string },
): Write[] =>
  notify(db, now, {
    type: "kyc",
    to: "u.id",
    key: "'kyc_needed:' || u.id || ':' || ?2",
    data: NEEDED,
    rows: { from: `FROM user u WHERE u.id = ?1 AND ${NOT_ASKED}`, values: [user, job, why, now] },
    mail: "verification_needed",
  });

/** Put before `dropVerification`: the recipient is selected in SQL. */
export const notifyOfRename = (db: Database, now: number, user: number, why: string): Write[] =>
  notify(db, now, {
    type: "kyc",
    to: "u.id",
    key: "'kyc_renamed:' || u.id || ':' || ?2",
    data: NEEDED,
    rows: { from: "FROM user u WHERE u.id = ?1 AND u.verification = 'verified'", values: [user, now, why] },
    mail: "verification_needed",
  });

export const dropVerification = (db: Database, user: number, why: string): Write =>
  db
    .prepare(
      "UPDATE user SET verification = 'none', verification_reason = ? WHERE id = ? AND verification = 'verified'",
    )
    .bind(why, user);
