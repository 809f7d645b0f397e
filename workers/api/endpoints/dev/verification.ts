import { contract } from "~/api/contract";
import { sandboxWords } from "~/content/sandbox/payments";
import type { VerificationStatus } from "~/domain/accounts/verification";
import type { Language } from "~/domain/values/language";
import { KYC_RETURN } from "../../adapters/payments/return-pages";
import { sandboxPage } from "../../adapters/payments/sandbox-html";
import type { Database } from "../../db/database";
import { checkAt } from "../../db/onboarding";
import { endpoint } from "../../http/endpoint";
import { randomToken } from "../../secrets/secret";
import { deliverToSelf } from "./sandbox-deliver";

const TYPES = { submit: "account.pending", approve: "account.verified", reject: "account.rejected" } as const;

function buttonsOf(status: VerificationStatus): (keyof typeof TYPES | "cancel")[] {
  if (status === "verified") return [];
  return status === "pending" ? ["approve", "reject"] : ["submit", "cancel"];
}

/** In the language of the account, as at a provider. `accepted`: for an unknown session. */
async function kycPageOf(db: Database, session: string, accepted: Language, origin: string): Promise<Response> {
  const check = await checkAt(db, session);
  const language = check?.language ?? accepted;
  const words = sandboxWords[language];
  const { title, to } = words.kyc;
  if (!check) {
    const page = { language, title, to, status: words.unknown, buttons: [], note: words.testKyc, code: 404 as const };
    return sandboxPage({ ...page, back: [`${origin}/`, words.back] }, origin);
  }
  return sandboxPage(
    {
      language,
      title,
      to,
      status: words.kyc.status[check.verification],
      buttons: buttonsOf(check.verification).map((action) => [action, words.kyc.buttons[action]]),
      back: [origin + KYC_RETURN.done, words.back],
      note: words.testKyc,
    },
    origin,
  );
}

export const kycPage = endpoint(contract.dev.kycPage, {
  handle: (c) => kycPageOf(c.db, c.param("session"), c.language, c.origin),
});

const away = (to: string) => new Response(null, { status: 303, headers: { Location: to } });

export const kyc = endpoint(contract.dev.kyc, {
  handle: async (c) => {
    const session = c.param("session");
    const { origin } = c;
    if (!(await checkAt(c.db, session))) return kycPageOf(c.db, session, c.language, origin);
    const { action } = await c.fields();
    if (action === "cancel") return away(origin + KYC_RETURN.done);
    const reason = action === "reject" && {
      reason: { nl: sandboxWords.nl.kyc.reason, en: sandboxWords.en.kyc.reason },
    };
    const event = { id: `evt_${randomToken()}`, type: TYPES[action], data: { session, ...reason } };
    await deliverToSelf(c, event);
    return action === "submit" ? away(origin + KYC_RETURN.done) : kycPageOf(c.db, session, c.language, origin);
  },
});
