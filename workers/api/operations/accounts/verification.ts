import { NEEDED, REJECTIONS } from "~/content/events/verifications";
import { afterVerificationEvent } from "~/domain/accounts/verification";
import type { ProviderEvent } from "../../adapters/payments/port";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { ConflictError, mustHaveChanged, type Transaction } from "../../db/transaction";
import {
  dropVerification,
  findVerificationAt,
  notifyOfNeed,
  notifyOfRename,
  updateVerification,
} from "../../db/verification";

export async function decideVerification(
  tx: Transaction,
  now: number,
  event: Extract<ProviderEvent, { about: "account" }>,
  first: Write[],
): Promise<void> {
  const { db } = tx;
  const row = await findVerificationAt(db, event.session);
  if (!row) return;
  const to = afterVerificationEvent(row.verification, event.event);
  if (to === null) {
    await tx.add(...first).commit();
    return;
  }
  const reason = to === "rejected" ? JSON.stringify(event.reason ?? REJECTIONS.unknown) : null;
  const decided = to === "verified" || to === "rejected";
  const kyc = {
    to: row.id,
    type: "kyc",
    key: `kyc:${event.id}`,
    data: { status: to, step: to, ...(reason && { why_rejected: reason }) },
    mail: to === "verified" ? "verification_passed" : "verification_failed",
  } as const;
  try {
    await tx
      .add(
        ...first,
        updateVerification(db, row, { to, reason }),
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

/** The money must not wait for the check later. */
export function verificationNeeded(db: Database, now: number, { user, job, title }: Needed): Write[] {
  return notifyOfNeed(db, now, { user, job, why: JSON.stringify(NEEDED.paid(title)) });
}

export function endVerification(db: Database, now: number, user: number, before: string): Write[] {
  const why = JSON.stringify(NEEDED.renamed(before));
  return [...notifyOfRename(db, now, user, why), dropVerification(db, user, why)];
}
