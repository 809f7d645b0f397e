import type { Language } from "~/domain/language";
import type { VerificationStatus } from "~/domain/verification";
import { KYC_RETURN } from "../../adapters/payments/return-pages";
import { sandboxPage } from "../../adapters/payments/sandbox-html";
import { sandboxWords } from "../../adapters/payments/sandbox-words";
import type { Database } from "../../db/database";
import { refuse } from "../../http/refusal";

export const TYPES = { submit: "account.pending", approve: "account.verified", reject: "account.rejected" } as const;

export async function statusOf(db: Database, session: string): Promise<VerificationStatus> {
  const status = await db
    .prepare("SELECT u.verification FROM onboarding o JOIN user u ON u.id = o.user_id WHERE o.session = ?")
    .bind(session)
    .first<VerificationStatus>("verification");
  return status ?? refuse("not_found");
}

export function buttonsOf(status: VerificationStatus): (keyof typeof TYPES | "cancel")[] {
  if (status === "verified") return [];
  return status === "pending" ? ["approve", "reject"] : ["submit", "cancel"];
}

export async function pageOf(db: Database, session: string, language: Language, origin: string): Promise<Response> {
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
