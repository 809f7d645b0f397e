import { contract } from "~/api/contract";
import type { Language } from "~/domain/value";
import { afterVerificationEvent } from "~/domain/verification";
import { chosenProvider, providerNamed } from "../../adapters/payments/choose";
import type { AccountState } from "../../adapters/payments/port";
import { ProviderDown } from "../../adapters/payments/provider-down";
import { KYC_RETURN } from "../../adapters/payments/return-pages";
import { type CheckedPerson, decideVerification, SELECT_VERIFICATION } from "../../changes/accounts/verification";
import { commit } from "../../db/batch";
import { accountAt, rememberAccount } from "../../db/onboarding";
import { wake } from "../../db/outbox";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

async function checked(db: D1Database, user: number): Promise<CheckedPerson> {
  return (
    (await db.prepare(`${SELECT_VERIFICATION} WHERE u.id = ?`).bind(user).first<CheckedPerson>()) ?? refuse("not_found")
  );
}

/** The reason that is kept (JSON), in the reader's language where the provider has it in more than one. */
function reasonIn(language: Language, kept: string | null): string | null {
  const told = kept === null ? null : (JSON.parse(kept) as NonNullable<AccountState["reason"]>);
  return told === null || typeof told === "string" ? told : told[language];
}

/** Looks at the provider whether its check went on. One that cannot be reached now will send an event of it later. */
async function askAnew(q: Question<typeof contract.payment.verificationStatus>): Promise<void> {
  const provider = providerNamed(q.env, q.env.PAYMENT_PROVIDER);
  const session = provider && !q.viewer.verified ? await accountAt(q.db, provider.name, q.viewer.id) : null;
  if (!provider || !session) return;
  try {
    const state = await provider.stateOf(session);
    if (!state) return;
    const event = { about: "account", id: crypto.randomUUID(), type: "asked", session, ...state } as const;
    await decideVerification(q.db, q.now, event, []);
    wake(q.env, q.execution);
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
  }
}

/** The identity check at the provider: to start it, under three names, and to see how it stands. */
export function serveVerification(app: ApiApp): void {
  const { verify, verifyAtStripe, verifyAtRootline, verificationStatus } = contract.payment;
  for (const start of [verify, verifyAtStripe, verifyAtRootline]) {
    serve(app, start, async (q) => {
      const { verification } = await checked(q.db, q.viewer.id);
      const to = afterVerificationEvent(verification, "start") ?? refuse("already_verified");
      const { language, origin, now } = q;
      const { id: user, email, business } = q.viewer;
      const provider = chosenProvider(q.env);
      const account = await accountAt(q.db, provider.name, user);
      const order = { user, email, business, account, language, origin, returnTo: KYC_RETURN };
      const at = await provider.startOnboarding(order);
      await commit(q.db, [
        rememberAccount(q.db, { session: at.session, user, provider: provider.name, now }),
        q.db
          .prepare(
            `UPDATE user SET verification = ?, verification_reason = NULL,
               verification_reference = iif(verification = 'pending', verification_reference, ?)
             WHERE id = ? AND verification = ?`,
          )
          .bind(to, at.session, user, verification),
      ]);
      return { redirect_url: at.redirectUrl, rootline_reference: at.session };
    });
  }

  serve(app, verificationStatus, async (q) => {
    const { refresh } = await q.fields();
    if (refresh) await askAnew(q);
    const { verification: status, verification_reason: reason } = await checked(q.db, q.viewer.id);
    const rejected = status === "rejected";
    return {
      status,
      verified: status === "verified",
      pending_document: status === "pending",
      reason: rejected ? reasonIn(q.language, reason) : null,
    };
  });
}
