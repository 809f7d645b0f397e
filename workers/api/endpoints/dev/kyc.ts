import { contract } from "~/api/contract";
import { KYC_RETURN } from "../../adapters/payments/return-pages";
import { sandboxWords } from "../../adapters/payments/sandbox-words";
import { endpoint } from "../../http/endpoint";
import { randomToken } from "../../secrets/secret";
import { deliverToSelf } from "./sandbox-deliver";
import { pageOf, statusOf, TYPES } from "./sandbox-kyc-page";

const away = (to: string) => new Response(null, { status: 303, headers: { Location: to } });

export const kyc = endpoint(contract.dev.kyc, {
  handle: async (c) => {
    const session = c.param("session");
    const { origin } = c;
    if (!(await statusOf(c.db, session))) return pageOf(c.db, session, c.language, origin);
    const { action } = await c.fields();
    if (action === "cancel") return away(origin + KYC_RETURN.again);
    const reason = action === "reject" && {
      reason: { nl: sandboxWords.nl.kyc.reason, en: sandboxWords.en.kyc.reason },
    };
    const event = { id: `evt_${randomToken()}`, type: TYPES[action], data: { session, ...reason } };
    await deliverToSelf(c, event);
    return action === "submit" ? away(origin + KYC_RETURN.done) : pageOf(c.db, session, c.language, origin);
  },
});
