import { contract } from "~/api/contract";
import type { Language } from "~/domain/value";
import type { VerificationStatus } from "~/domain/verification";
import { KYC_RETURN } from "../../adapters/payments/return-pages";
import { sandboxPage } from "../../adapters/payments/sandbox-html";
import { sandboxWords } from "../../adapters/payments/sandbox-words";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { randomToken } from "../../secrets/secret";
import { deliverToSelf } from "./sandbox-deliver";

const TYPES = { submit: "account.pending", approve: "account.verified", reject: "account.rejected" } as const;

async function statusOf(db: D1Database, session: string): Promise<VerificationStatus> {
  const status = await db
    .prepare("SELECT u.verification FROM onboarding o JOIN user u ON u.id = o.user_id WHERE o.session = ?")
    .bind(session)
    .first<VerificationStatus>("verification");
  return status ?? refuse("not_found");
}

function buttonsOf(status: VerificationStatus): (keyof typeof TYPES | "cancel")[] {
  if (status === "verified") return [];
  return status === "pending" ? ["approve", "reject"] : ["submit", "cancel"];
}

async function pageOf(db: D1Database, session: string, language: Language, origin: string): Promise<Response> {
  const words = sandboxWords[language];
  const status = await statusOf(db, session);
  return sandboxPage(
    {
      language,
      title: words.kyc.title,
      to: words.kyc.to,
      status: words.kyc.status[status],
      buttons: buttonsOf(status).map((action) => [action, words.kyc.buttons[action]]),
      back: [origin + KYC_RETURN.done, words.back],
      note: words.testKyc,
    },
    origin,
  );
}

const away = (to: string) => new Response(null, { status: 303, headers: { Location: to } });

/** The sandbox provider's identity check, and what happens there. */
export function serveSandboxKyc(app: ApiApp): void {
  const { kycPage, kyc } = contract.dev;
  serve(app, kycPage, (q) => pageOf(q.db, q.param("session"), q.language, q.origin));

  serve(app, kyc, async (q) => {
    const session = q.param("session");
    await statusOf(q.db, session);
    const { action } = await q.fields();
    const { env, execution, origin, now } = q;
    if (action === "cancel") return away(origin + KYC_RETURN.again);
    const reason = action === "reject" && {
      reason: { nl: sandboxWords.nl.kyc.reason, en: sandboxWords.en.kyc.reason },
    };
    const event = { id: `evt_${randomToken()}`, type: TYPES[action], data: { session, ...reason } };
    await deliverToSelf({ app, env, execution, origin, now }, event);
    return action === "submit" ? away(origin + KYC_RETURN.done) : pageOf(q.db, session, q.language, origin);
  });
}
