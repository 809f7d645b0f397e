import type { contract } from "~/api/contract";
import { emailKey } from "~/domain/account";
import { isLocal } from "../../../environment";
import type { Identity } from "../../adapters/identity/social/port";
import { endLinks } from "../../changes/accounts/mailed-link";
import { welcome } from "../../changes/accounts/mails";
import { endSessions } from "../../changes/accounts/session";
import type { Database, Write } from "../../db/database";
import { endPasskeys } from "../../db/passkey";
import { findBySocial, type LinkedAccount, linkSocial, type SocialName } from "../../db/social";
import { mustHaveChanged, retryOnConflict } from "../../db/transaction";
import { findByEmail, insertUser } from "../../db/user";
import { addressOf } from "../../http/client";
import type { CallContext } from "../../http/context";
import { take } from "../../http/limit";
import { refuse } from "../../http/refusal";
import { newCode } from "./create";

export type SocialQuestion = CallContext<typeof contract.account.googleLogIn>;

/** As `name` of a profile: one line of at most 60 code points. */
const nameOf = (given: string) => [...given.replace(/[\p{Cc}\p{White_Space}]+/gu, " ").trim()].slice(0, 60).join("");

/** Nobody was asked whether the newsletter is welcome. */
async function creation(c: SocialQuestion, email: string, name: string): Promise<Write[]> {
  const { db, env, now, language } = c;
  if (!isLocal(env)) await take(db, "sign_up", addressOf(c.request));
  const code = newCode();
  return [
    insertUser(db, now, {
      email,
      password_hash: null,
      activated: true,
      name: nameOf(name),
      code,
      language,
      email_opt_in: false,
      partner_id: null,
    }),
    mustHaveChanged(db),
    welcome(db, now, "u.code = ?1", code),
  ];
}

/**
 * Whoever signed up with an address that was not theirs is out, with every way in they may have left open: password,
 * sessions, passkeys, and the change of address they asked for.
 */
function takeOver(db: Database, now: number, user: number): Write[] {
  return [
    db
      .prepare(
        "UPDATE user SET activated = 1, password_hash = NULL, pending_email = NULL WHERE id = ? AND activated = 0",
      )
      .bind(user),
    mustHaveChanged(db),
    endSessions(db, user, now),
    ...endPasskeys(db, user),
    endLinks(db, now, user, "activation"),
    endLinks(db, now, user, "reset"),
    endLinks(db, now, user, "email_change"),
  ];
}

/** Links the account of the address that the provider verified; makes it when there is none. */
async function join(c: SocialQuestion, name: SocialName, identity: Identity): Promise<LinkedAccount> {
  const { db, now } = c;
  const known = await findBySocial(db, name);
  if (known) return known;
  const email = identity.email ?? refuse("bad_credentials");
  const holder = await findByEmail(db, email);
  if (holder && holder.status !== "active") return holder;
  const before = !holder
    ? await creation(c, email, identity.name)
    : holder.activated
      ? []
      : takeOver(db, now, holder.id);
  await c.tx.add(...before, linkSocial(db, now, name, emailKey(email)), mustHaveChanged(db)).commit();
  return (await findBySocial(db, name)) ?? refuse("bad_credentials");
}

/** The account by which someone known to a provider goes here (api.md 4.2). Of two first logins at once one makes it. */
export async function socialAccount(c: SocialQuestion, name: SocialName, identity: Identity): Promise<number> {
  const account = await retryOnConflict(async () => join(c, name, identity));
  return account.status === "active" ? account.id : refuse("suspended");
}
