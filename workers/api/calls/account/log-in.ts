import { contract } from "~/api/contract";
import { email as emailField, emailKey, type Tokens } from "~/domain/account";
import { openSession, tokensOf } from "../../changes/accounts/session";
import { commit } from "../../db/batch";
import { wake } from "../../db/outbox";
import { type Account, findByEmail } from "../../db/user";
import { addressOf, clientOf } from "../../http/client";
import type { Question } from "../../http/context";
import { take, within } from "../../http/limit";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { isPassword } from "../../secrets/password";

type LogIn = typeof contract.account.logIn | typeof contract.partner.logIn;

async function letIn(q: Question<LogIn>, { id: user }: Account): Promise<Tokens> {
  const { db, env, now } = q;
  const session = openSession(db, now, { user, client: clientOf(q.request) });
  await commit(db, session.statements);
  wake(env, q.execution);
  return tokensOf(env, now, { id: session.id, user, generation: 0 });
}

/**
 * Lets someone in by address and password. A known and an unknown address are refused alike, and in the same time; so is
 * an account that may not come in by this door.
 */
async function logIn(q: Question<LogIn>, mayEnter: (account: Account) => boolean): Promise<Tokens> {
  const guessAt = (address: string) => `${emailKey(address)} ${addressOf(q.request)}`;
  // A limit is told before what is wrong with the fields.
  const given = emailField.safeParse(q.sent.email).data;
  if (given !== undefined) await within(q.db, "failed_login", guessAt(given));
  const { email, password } = await q.fields();
  const guess = guessAt(email);
  const account = await findByEmail(q.db, email);
  if (!(await isPassword(password, account?.password_hash ?? null)) || !account || !mayEnter(account)) {
    await take(q.db, "failed_login", guess);
    return refuse("bad_credentials");
  }
  // Guesses made at the same time may have used the limit up meanwhile.
  await within(q.db, "failed_login", guess);
  if (account.status !== "active") refuse("suspended");
  return letIn(q, account);
}

/** Log in, as anyone or as a partner. Both doors count the same failures. */
export function serveLogIn(app: ApiApp): void {
  serve(app, contract.account.logIn, (q) => logIn(q, () => true));
  serve(app, contract.partner.logIn, (q) => logIn(q, ({ isPartner }) => isPartner));
}
