import type { contract } from "~/api/contract";
import { email as emailField, emailKey, type Tokens } from "~/domain/account";
import { openSession, tokensOf } from "../../changes/accounts/session";
import { triggerDelivery } from "../../db/outbox";
import { type Account, findByEmail } from "../../db/user";
import { addressOf, clientOf } from "../../http/client";
import type { CallContext } from "../../http/context";
import { take, within } from "../../http/limit";
import { refuse } from "../../http/refusal";
import { isPassword } from "../../secrets/password";

type LogIn = typeof contract.account.logIn | typeof contract.partner.logIn;

async function letIn(c: CallContext<LogIn>, { id: user }: Account): Promise<Tokens> {
  const { db, env, now } = c;
  const session = openSession(db, now, { user, client: clientOf(c.request) });
  await c.tx.add(...session.statements).commit();
  triggerDelivery(c);
  return tokensOf(env, now, { id: session.id, user, generation: 0 });
}

/**
 * Lets someone in by address and password. A known and an unknown address are refused alike, and in the same time; so is
 * an account that may not come in by this door.
 */
export async function logInWithPassword(
  c: CallContext<LogIn>,
  mayEnter: (account: Account) => boolean,
): Promise<Tokens> {
  const guessAt = (address: string) => `${emailKey(address)} ${addressOf(c.request)}`;
  // A limit is told before what is wrong with the fields.
  const given = emailField.safeParse(c.input.email).data;
  if (given !== undefined) await within(c.db, "failed_login", guessAt(given));
  const { email, password } = await c.fields();
  const guess = guessAt(email);
  const account = await findByEmail(c.db, email);
  if (!(await isPassword(password, account?.password_hash ?? null)) || !account || !mayEnter(account)) {
    await take(c.db, "failed_login", guess);
    return refuse("bad_credentials");
  }
  // Guesses made at the same time may have used the limit up meanwhile.
  await within(c.db, "failed_login", guess);
  if (account.status !== "active") refuse("suspended");
  return letIn(c, account);
}
