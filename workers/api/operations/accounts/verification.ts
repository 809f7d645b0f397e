import { NEEDED, REJECTIONS } from "~/content/events/verifications";
import { afterVerificationEvent, type VerificationStatus } from "~/domain/verification";
import type { ProviderEvent } from "../../adapters/payments/port";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { ConflictError, mustHaveChanged, type Transaction } from "../../db/transaction";

export interface CheckedPerson {
  id: number;
  verification: VerificationStatus;
  verification_reason: string | null;
}

export const SELECT_VERIFICATION = "SELECT u.id, u.verification, u.verification_reason FROM user u";

export async function decideVerification(
  tx: Transaction,
  now: number,
  event: Extract<ProviderEvent, { about: "account" }>,
  first: Write[],
): Promise<void> {
  const { db } = tx;
  const found = await db
    .prepare(`${SELECT_VERIFICATION} JOIN onboarding o ON o.user_id = u.id WHERE o.session = ?`)
    .bind(event.session)
    .first<CheckedPerson>();
  if (!found) return;
  const to = afterVerificationEvent(found.verification, event.event);
  if (to === null) {
    await tx.add(...first).commit();
    return;
  }
  const reason = to === "rejected" ? JSON.stringify(event.reason ?? REJECTIONS.unknown) : null;
  const decided = to === "verified" || to === "rejected";
  const kyc = {
    to: found.id,
    type: "kyc",
    key: `kyc:${event.id}`,
    data: { status: to, step: to, ...(reason && { why_rejected: reason }) },
    mail: to === "verified" ? "verification_passed" : "verification_failed",
  } as const;
  try {
    await tx
      .add(
        ...first,
        db
          .prepare("UPDATE user SET verification = ?, verification_reason = ? WHERE id = ? AND verification = ?")
          .bind(to, reason, found.id, found.verification),
        mustHaveChanged(db),
        ...(decided ? notify(db, now, kyc) : []),
      )
      .commit();
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    await decideVerification(tx, now, event, first);
  }
}

export function verificationAsked(db: Database, now: number, user: number): Write[] {
  return notify(db, now, {
    to: user,
    type: "kyc",
    key: `kyc:asked:${user}:${now}`,
    data: { step: "needed", why_rejected: JSON.stringify(NEEDED.asked) },
    mail: "verification_needed",
  });
}

interface Needed {
  user: number;
  job: number | null;
  title: string;
}

/** SQL: the user `u` is not verified, and was not asked before now (`?4`): the mail comes after the notification. */
const NOT_ASKED = `u.verification IN ('none', 'started', 'rejected') AND NOT EXISTS (
  SELECT 1 FROM notification n WHERE n.user_id = u.id AND n.type = 'kyc' AND json_extract(n.data, '$.step') = 'needed' AND n.created_at < ?4)`;

export function verificationNeeded(db: Database, now: number, { user, job, title }: Needed): Write[] {
  const why = JSON.stringify(NEEDED.paid(title));
  return notify(db, now, {
    type: "kyc",
    to: "u.id",
    key: "'kyc_needed:' || u.id || ':' || ?2",
    data: "json_object('status', 'none', 'step', 'needed', 'why_rejected', ?3)",
    rows: { from: `FROM user u WHERE u.id = ?1 AND ${NOT_ASKED}`, values: [user, job, why, now] },
    mail: "verification_needed",
  });
}

export function endVerification(db: Database, now: number, user: number, before: string): Write[] {
  const why = JSON.stringify(NEEDED.renamed(before));
  return [
    // Before the statement that ends it: the recipient is selected in SQL.
    ...notify(db, now, {
      type: "kyc",
      to: "u.id",
      key: "'kyc_renamed:' || u.id || ':' || ?2",
      data: "json_object('status', 'none', 'step', 'needed', 'why_rejected', ?3)",
      rows: { from: "FROM user u WHERE u.id = ?1 AND u.verification = 'verified'", values: [user, now, why] },
      mail: "verification_needed",
    }),
    db
      .prepare(
        "UPDATE user SET verification = 'none', verification_reason = ? WHERE id = ? AND verification = 'verified'",
      )
      .bind(why, user),
  ];
}
