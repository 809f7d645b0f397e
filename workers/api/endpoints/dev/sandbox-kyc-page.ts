import type { Language } from "~/domain/language";
import type { VerificationStatus } from "~/domain/verification";
import { KYC_RETURN } from "../../adapters/payments/return-pages";
import { sandboxPage } from "../../adapters/payments/sandbox-html";
import { sandboxWords } from "../../adapters/payments/sandbox-words";
import type { Database } from "../../db/database";

export const TYPES = { submit: "account.pending", approve: "account.verified", reject: "account.rejected" } as const;

export const statusOf = (db: Database, session: string): Promise<VerificationStatus | null> =>
  db
    .prepare("SELECT u.verification FROM onboarding o JOIN user u ON u.id = o.user_id WHERE o.session = ?")
    .bind(session)
    .first<VerificationStatus>("verification");

export function buttonsOf(status: VerificationStatus): (keyof typeof TYPES | "cancel")[] {
  if (status === "verified") return [];
  return status === "pending" ? ["approve", "reject"] : ["submit", "cancel"];
}

export async function pageOf(db: Database, session: string, language: Language, origin: string): Promise<Response> {
  const words = sandboxWords[language];
  const status = await statusOf(db, session);
  const { title, to } = words.kyc;
  if (!status) {
    const page = { language, title, to, status: words.unknown, buttons: [], note: words.testKyc, code: 404 as const };
    return sandboxPage({ ...page, back: [`${origin}/`, words.back] }, origin);
  }
  return sandboxPage(
    {
      language,
      title,
      to,
      status: words.kyc.status[status],
      buttons: buttonsOf(status).map((action) => [action, words.kyc.buttons[action]]),
      back: [origin + KYC_RETURN.done, words.back],
      note: words.testKyc,
    },
    origin,
  );
}
