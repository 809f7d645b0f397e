import type { Language } from "~/domain/language";
import type { Verification, VerificationStatus } from "~/domain/verification";

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
    reason: status === "rejected" || status === "none" ? reasonIn(language, verification_reason) : null,
  };
}
