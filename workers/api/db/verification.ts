import type { Language } from "~/domain/language";
import type { Verification, VerificationStatus } from "~/domain/verification";
import type { Database } from "./database";

interface VerificationRow {
  verification: VerificationStatus;
  /** JSON: in the provider's words, or by language. */
  verification_reason: string | null;
}

export function reasonIn(language: Language, kept: string | null): string | null {
  const told =
    kept === null ? null : (JSON.parse(kept) as string | ({ nl: string } & Partial<Record<Language, string>>));
  // A reason is older than a language that was added later.
  return told === null || typeof told === "string" ? told : (told[language] ?? told.nl);
}

export function verificationOf(row: VerificationRow, language: Language): Verification {
  const { verification: status, verification_reason } = row;
  return {
    status,
    verified: status === "verified",
    pending_document: status === "pending",
    // Without a running check: it was rejected, or ended by a change of name.
    reason: status === "rejected" || status === "none" ? reasonIn(language, verification_reason) : null,
  };
}

export interface CheckedPerson extends VerificationRow {
  id: number;
}

const SELECT_VERIFICATION = "SELECT u.id, u.verification, u.verification_reason FROM user u";

export const findVerification = (db: Database, user: number): Promise<CheckedPerson | null> =>
  db.prepare(`${SELECT_VERIFICATION} WHERE u.id = ?`).bind(user).first<CheckedPerson>();
