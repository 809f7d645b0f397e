import { contract } from "~/api/contract";
import type { Language } from "~/domain/value";
import { afterVerificationEvent, type VerificationStatus } from "~/domain/verification";
import { commit, Lost, mustHaveChanged } from "./db/batch";
import { refuse } from "./kernel/refusal";
import { type ApiApp, serve } from "./kernel/serve";
import { chosenProvider } from "./payments/choose";
import type { ProviderEvent } from "./payments/port";
import { KYC_RETURN } from "./payments/sandbox-kyc";
import { tell } from "./work/tell";

interface Checked {
  id: number;
  language: Language;
  verification: VerificationStatus;
  verification_reason: string | null;
}

const READ = "SELECT u.id, u.language, u.verification, u.verification_reason FROM user u";

async function checked(db: D1Database, user: number): Promise<Checked> {
  return (await db.prepare(`${READ} WHERE u.id = ?`).bind(user).first<Checked>()) ?? refuse("not_found");
}

const UNTOLD_REASON = {
  nl: "Je document kon niet worden gecontroleerd.",
  en: "Your document could not be checked.",
} satisfies Record<Language, string>;

/** What the provider decided of an identity check (api.md 5.5). `first` goes in the same batch. */
export async function decideVerification(
  db: D1Database,
  now: number,
  event: Extract<ProviderEvent, { about: "account" }>,
  first: D1PreparedStatement[],
): Promise<void> {
  const found = await db
    .prepare(`${READ} JOIN onboarding o ON o.user_id = u.id WHERE o.session = ?`)
    .bind(event.session)
    .first<Checked>();
  if (!found) return;
  const to = afterVerificationEvent(found.verification, event.event);
  if (to === null) {
    await commit(db, first);
    return;
  }
  const reason = to === "rejected" ? (event.reason ?? UNTOLD_REASON[found.language]) : null;
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

/** The identity check at the provider: to start it, under three names, and to see how it stands. */
export function serveVerification(app: ApiApp): void {
  const { verify, verifyAtStripe, verifyAtRootline, verificationStatus } = contract.payment;
  for (const start of [verify, verifyAtStripe, verifyAtRootline]) {
    serve(app, start, async (q) => {
      const { verification } = await checked(q.db, q.viewer.id);
      const to = afterVerificationEvent(verification, "start") ?? refuse("already_verified");
      const { language, origin } = q;
      const provider = chosenProvider(q.env);
      const at = await provider.startOnboarding({ user: q.viewer.id, language, origin, returnTo: KYC_RETURN });
      await commit(q.db, [
        q.db
          .prepare("INSERT INTO onboarding (session, user_id, created_at) VALUES (?, ?, ?)")
          .bind(at.session, q.viewer.id, q.now),
        q.db
          .prepare(
            `UPDATE user SET verification = ?, verification_reason = NULL, verification_reference = ?
             WHERE id = ? AND verification = ?`,
          )
          .bind(to, at.session, q.viewer.id, verification),
      ]);
      return { redirect_url: at.redirectUrl, rootline_reference: at.session };
    });
  }

  // The provider's events are taken at once, so that there is nothing newer to ask for (`refresh`).
  serve(app, verificationStatus, async (q) => {
    await q.fields();
    const { verification: status, verification_reason: reason } = await checked(q.db, q.viewer.id);
    const rejected = status === "rejected";
    return {
      status,
      verified: status === "verified",
      pending_document: status === "pending",
      reason: rejected ? reason : null,
    };
  });
}
