import { contract } from "~/api/contract";
import { emailKey } from "~/domain/accounts/account";
import { isReserved } from "~/domain/accounts/reserved-name";
import { isLocal } from "~/domain/site/environment";
import { alreadyRegistered, welcome } from "../../db/account-mail";
import { useLink } from "../../db/mailed-link";
import { mustHaveChanged } from "../../db/transaction";
import { insertUser, isConfirmed, markActivated, unconfirmedWithEmail, withCode } from "../../db/user";
import { callerNetwork } from "../../http/client";
import { endpoint } from "../../http/endpoint";
import { assertWithinLimit, consume, countStatement, hitStatement } from "../../http/limit";
import { refuse, refuseFields } from "../../http/refusal";
import { followLink, mailLink, useOnce } from "../../operations/accounts/mailed-link";
import { emptyUnproved, forgetImages } from "../../operations/accounts/unproved-profile";
import { hashPassword, passwordCost } from "../../secrets/password";

const UNAMBIGUOUS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Read out over the phone, so without lookalikes. */
export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => UNAMBIGUOUS[byte % UNAMBIGUOUS.length]).join("");
}

/** Answer, statements and time are the same whether the address is known or not. */
export const create = endpoint(contract.account.create, {
  handle: async (c) => {
    const { db, env, now } = c;
    const fields = await c.fields();
    const from = await callerNetwork(c.request, env);
    if (!isLocal(env.ENVIRONMENT)) await assertWithinLimit(db, "sign_up", from);
    const { email, email_opt_in, partner_id } = fields;
    const code = newCode();
    const made = withCode(code);
    const bound = emailKey(email);
    const language = fields.language ?? c.language;
    const name = [fields.first_name, fields.last_name].filter(Boolean).join(" ");
    if (isReserved(name, "person")) refuseFields({ last_name: ["name_reserved"] });
    const password_hash = await hashPassword(fields.password, passwordCost(env));
    await c.tx
      .add(
        insertUser(db, now, { email, password_hash, name, code, language, email_opt_in, partner_id }),
        welcome(db, now, { ...made, bound }),
        ...(await mailLink(db, now, { kind: "activation", whom: made, origin: c.origin, bound })),
        alreadyRegistered(db, now, { address: email, but: { where: made.where, value: code } }),
        countStatement(db, "mailed", bound),
        ...(!isLocal(env.ENVIRONMENT) ? [hitStatement(db, "sign_up", from)] : []),
      )
      .commit();
    return { email, email_opt_in, language };
  },
});

/** The page of the link requests the password first (record 071). Without a session it proves nothing (record 174). */
export const activate = endpoint(contract.account.activate, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const link = (await followLink(db, now, "activation", await c.fields())) ?? refuse("invalid_token");
    const isOwn = viewer?.id === link.user;
    const { user } = link;
    const clearing = isOwn || (await isConfirmed(db, user)) ? null : await emptyUnproved(db, now, user);
    await useOnce(
      c.tx
        .add(
          useLink(db, now, link.hash),
          mustHaveChanged(db),
          markActivated(db, user, isOwn ? "session" : "mailbox"),
          ...(clearing?.writes ?? []),
        )
        .commit(),
    );
    forgetImages(c, clearing?.images);
    return undefined;
  },
});

export const resendActivation = endpoint(contract.account.resendActivation, {
  handle: async (c) => {
    const { db, now, origin } = c;
    const key = emailKey((await c.fields()).email);
    await consume(db, "reset", key);
    const whom = unconfirmedWithEmail(key);
    await c.tx.add(...(await mailLink(db, now, { kind: "activation", whom, origin }))).commit();
    return undefined;
  },
});
