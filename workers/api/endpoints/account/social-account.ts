import type { contract } from "~/api/contract";
import { emailKey } from "~/domain/account";
import { isLocal } from "~/domain/environment";
import { nameFrom } from "~/domain/social";
import type { Identity } from "../../adapters/identity/social/port";
import type { Database, Write } from "../../db/database";
import { findBySocial, type LinkedAccount, linkSocial, type SocialName } from "../../db/social";
import { mustHaveChanged, retryOnConflict } from "../../db/transaction";
import { findByEmail, insertUser } from "../../db/user";
import { callerNetwork } from "../../http/client";
import type { CallContext } from "../../http/context";
import { consume } from "../../http/limit";
import { refuse } from "../../http/refusal";
import { wayInAdded, welcome } from "../../operations/accounts/mails";
import { endWaysIn } from "../../operations/accounts/ways-in";
import { newCode } from "./create";

export type SocialLogInContext = CallContext<typeof contract.account.googleLogIn>;

type Newcomer = Identity & { partner?: string | null };

async function creation(c: SocialLogInContext, email: string, { name, partner }: Newcomer): Promise<Write[]> {
  const { db, env, now, language } = c;
  if (!isLocal(env.ENVIRONMENT)) await consume(db, "sign_up", await callerNetwork(c.request, env));
  const code = newCode();
  return [
    insertUser(db, now, {
      email,
      password_hash: null,
      activated: true,
      name: nameFrom(name),
      code,
      language,
      email_opt_in: false,
      partner_id: partner ?? null,
    }),
    mustHaveChanged(db),
    welcome(db, now, { where: "u.code = ?1", values: [code] }),
  ];
}

/** The person who signed up may not own the address: all logins that they made end. */
function adoptUnconfirmed(db: Database, now: number, user: number): Write[] {
  return [
    db.prepare("UPDATE user SET activated = 1, password_hash = NULL WHERE id = ? AND activated = 0").bind(user),
    mustHaveChanged(db),
    ...endWaysIn(db, now, user),
  ];
}

async function link(c: SocialLogInContext, name: SocialName, identity: Newcomer): Promise<LinkedAccount> {
  const { db, now } = c;
  const known = await findBySocial(db, name);
  if (known) return known;
  const email = identity.email ?? refuse("bad_credentials");
  const holder = await findByEmail(db, email);
  if (holder && holder.status !== "active") return holder;
  const before = !holder
    ? await creation(c, email, identity)
    : holder.activated
      ? []
      : adoptUnconfirmed(db, now, holder.id);
  const told = holder ? [wayInAdded(db, now, holder.id, name.app)] : [];
  await c.tx.add(...before, linkSocial(db, now, name, emailKey(email)), mustHaveChanged(db), ...told).commit();
  return (await findBySocial(db, name)) ?? refuse("bad_credentials");
}

export async function socialAccount(c: SocialLogInContext, name: SocialName, identity: Newcomer): Promise<number> {
  const account = await retryOnConflict(async () => link(c, name, identity));
  return account.status === "active" ? account.id : refuse("suspended");
}
