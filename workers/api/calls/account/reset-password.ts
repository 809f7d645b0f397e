import { contract } from "~/api/contract";
import { emailKey } from "~/domain/account";
import { mailLink } from "../../changes/accounts/mailed-link";
import { triggerDelivery } from "../../db/outbox";
import { endpoint } from "../../http/endpoint";
import { take } from "../../http/limit";

export const resetPassword = endpoint(contract.account.resetPassword, {
  handle: async (c) => {
    const { db, now, origin } = c;
    const key = emailKey((await c.fields()).email);
    await take(db, "reset", key);
    const whom = { where: "u.email_key = ?1", values: [key] };
    await c.tx.add(...(await mailLink(db, now, { kind: "reset", whom, origin }))).commit();
    triggerDelivery(c);
    return undefined;
  },
});
