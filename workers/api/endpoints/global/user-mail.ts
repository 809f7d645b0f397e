import { contract } from "~/api/contract";
import { emailKey } from "~/domain/account";
import { triggerDelivery } from "../../db/outbox";
import { endpoint } from "../../http/endpoint";
import { welcome } from "../../operations/accounts/mails";

const NEW_MS = 3600 * 1000;

/** Sent unless sign-up did within the last hour. The answer does not reveal whether an account exists. */
export const userMail = endpoint(contract.global.userMail, {
  handle: async (c) => {
    const { email } = await c.fields();
    const { db, now } = c;
    const bound = emailKey(email);
    const young = { where: "u.email_key = ?1 AND u.created_at > ?2", values: [bound, now - NEW_MS] };
    await c.tx.add(welcome(db, now, { ...young, bound })).commit();
    triggerDelivery(c);
    return undefined;
  },
});
