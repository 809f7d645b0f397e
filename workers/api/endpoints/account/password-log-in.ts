import type { contract } from "~/api/contract";
import { email as emailField, emailKey, type Tokens } from "~/domain/account";
import { triggerDelivery } from "../../db/outbox";
import { type Account, findByEmail } from "../../db/user";
import { callerNetwork, clientOf } from "../../http/client";
import type { CallContext } from "../../http/context";
import { assertWithinLimit, consume } from "../../http/limit";
import { refuse } from "../../http/refusal";
import { openSession, tokensOf } from "../../operations/accounts/session";
import { isPassword } from "../../secrets/password";

type LogIn = typeof contract.account.logIn | typeof contract.partner.logIn;

async function logInIfAllowed(c: CallContext<LogIn>, { id: user }: Account): Promise<Tokens> {
  const { db, env, now } = c;
  const session = await openSession(db, now, { user, client: clientOf(c.request) });
  await c.tx.add(...session.statements).commit();
  triggerDelivery(c);
  return tokensOf(env, now, { id: session.id, user, generation: 0 });
}

/** Known and unknown addresses, and accounts that may not log in here, are refused alike and in the same time. */
export async function logInWithPassword(
  c: CallContext<LogIn>,
  mayEnter: (account: Account) => boolean,
): Promise<Tokens> {
  const from = await callerNetwork(c.request, c.env);
  const guessAt = (address: string) => `${emailKey(address)} ${from}`;
  // The limit is checked before the fields.
  const given = emailField.safeParse(c.input.email).data;
  if (given !== undefined) await assertWithinLimit(c.db, "failed_login", guessAt(given));
  const { email, password } = await c.fields();
  const guess = guessAt(email);
  const account = await findByEmail(c.db, email);
  if (!(await isPassword(password, account?.password_hash ?? null)) || !account || !mayEnter(account)) {
    await consume(c.db, "failed_login", guess);
    return refuse("bad_credentials");
  }
  // Concurrent guesses may have used the limit up.
  await assertWithinLimit(c.db, "failed_login", guess);
  if (account.status !== "active") refuse("suspended");
  return logInIfAllowed(c, account);
}
