import { contract } from "~/api/contract";
import { isLocal } from "../../../environment";
import { mailLink } from "../../changes/accounts/mailed-link";
import { alreadyRegistered, welcome } from "../../changes/accounts/mails";
import { commit } from "../../db/batch";
import { wake } from "../../db/outbox";
import { insertUser } from "../../db/user";
import { addressOf } from "../../http/client";
import { counting, within } from "../../http/limit";
import { type ApiApp, serve } from "../../http/serve";
import { hashPassword } from "../../secrets/password";

const UNAMBIGUOUS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Eight characters that can be read out over the phone. */
export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => UNAMBIGUOUS[byte % UNAMBIGUOUS.length]).join("");
}

/** Sign up. Whether the address is known shows in nothing but the mail: same answer, same statements, same time. */
export function serveSignUp(app: ApiApp): void {
  serve(app, contract.account.create, async (q) => {
    const { db, env, now } = q;
    const asked = await q.fields();
    const from = addressOf(q.request);
    if (!isLocal(env)) await within(db, "sign_up", from);
    const { email, email_opt_in, partner_id } = asked;
    const code = newCode();
    const language = asked.language ?? q.language;
    const name = [asked.first_name, asked.last_name].filter(Boolean).join(" ");
    const password_hash = await hashPassword(asked.password);
    await commit(db, [
      insertUser(db, now, { email, password_hash, name, code, language, email_opt_in, partner_id }),
      welcome(db, now, "u.code = ?", code),
      ...(await mailLink(db, now, {
        kind: "activation",
        whom: { where: "u.code = ?", values: [code] },
        origin: q.origin,
      })),
      alreadyRegistered(db, now, { address: email, but: { where: "u.code = ?", value: code } }),
      ...(!isLocal(env) ? [counting(db, "sign_up", from)] : []),
    ]);
    wake(env, q.execution);
    return { email, email_opt_in, language };
  });
}
