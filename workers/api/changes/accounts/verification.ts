import type { Language } from "~/domain/value";
import { afterVerificationEvent, type VerificationStatus } from "~/domain/verification";
import type { ProviderEvent } from "../../adapters/payments/port";
import { commit, Lost, mustHaveChanged } from "../../db/batch";
import { tell } from "../../db/outbox";

/** A person, as far as their identity check goes. */
export interface CheckedPerson {
  id: number;
  verification: VerificationStatus;
  verification_reason: string | null;
}

export const SELECT_VERIFICATION = "SELECT u.id, u.verification, u.verification_reason FROM user u";

const UNTOLD_REASON = {
  nl: "Je document kon niet worden gecontroleerd.",
  en: "Your document could not be checked.",
} satisfies Record<Language, string>;

/** What the provider decided of an identity check. `first` goes in the same batch. */
export async function decideVerification(
  db: D1Database,
  now: number,
  event: Extract<ProviderEvent, { about: "account" }>,
  first: D1PreparedStatement[],
): Promise<void> {
  const found = await db
    .prepare(`${SELECT_VERIFICATION} JOIN onboarding o ON o.user_id = u.id WHERE o.session = ?`)
    .bind(event.session)
    .first<CheckedPerson>();
  if (!found) return;
  const to = afterVerificationEvent(found.verification, event.event);
  if (to === null) {
    await commit(db, first);
    return;
  }
  const reason = to === "rejected" ? JSON.stringify(event.reason ?? UNTOLD_REASON) : null;
  const decided = to === "verified" || to === "rejected";
  const kyc = { to: found.id, type: "kyc", key: `kyc:${event.id}`, data: { status: to } } as const;
  try {
    await commit(db, [
      ...first,
      db
        .prepare("UPDATE user SET verification = ?, verification_reason = ? WHERE id = ? AND verification = ?")
        .bind(to, reason, found.id, found.verification),
      mustHaveChanged(db),
      ...(decided ? tell(db, now, kyc) : []),
    ]);
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    await decideVerification(db, now, event, first);
  }
}
