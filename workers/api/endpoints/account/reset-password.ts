import { contract } from "~/api/contract";
import { emailKey } from "~/domain/account";
import { triggerDelivery } from "../../db/outbox";
import { endpoint } from "../../http/endpoint";
import { consume } from "../../http/limit";
import { mailLink } from "../../operations/accounts/mailed-link";

export const resetPassword = endpoint(contract.account.resetPassword, {
  handle: async (c) => {
    const { db, now, origin } = c;
    const key = emailKey((await c.fields()).email);
    await consume(db, "reset", key);
    const whom = { where: "u.email_key = ?1", values: [key] };
    await c.tx.add(...(await mailLink(db, now, { kind: "reset", whom, origin }))).commit();
    triggerDelivery(c);
    return undefined;
  },
});
