import { contract } from "../../../app/api/contract";
import { emailKey, type Tokens } from "../../../app/domain/account";
import { commit } from "../db/batch";
import { openSession, tokensOf } from "../db/session";
import { type Account, findByEmail } from "../db/user";
import { isPassword } from "../identity/password";
import { take, within } from "../kernel/limit";
import type { Question } from "../kernel/question";
import { refuse } from "../kernel/refusal";
import { type ApiApp, serve } from "../kernel/serve";
import { mail, wake } from "../work/tell";
import { addressOf, clientOf } from "./client";

/** A kind of client the account was not used from before; the first one of all is no news. */
const isNew = (known: string[], type: string | null) => known.length > 0 && !known.includes(type ?? "");

async function letIn(q: Question<typeof contract.account.logIn>, account: Account): Promise<Tokens> {
  const { db, env, now, request } = q;
  const client = clientOf(request);
  const session = openSession(db, now, { user: account.id, client });
  const told = isNew(account.known_clients, client.type);
  await commit(db, [
    ...session.statements,
    ...(told
      ? [
          mail(db, now, {
            key: `login_alert:${session.id}`,
            template: "login_alert",
            to: { user: account.id },
            data: { client: client.type ?? "" },
          }),
        ]
      : []),
  ]);
  if (told) wake(env, q.execution);
  return tokensOf(env, now, { id: session.id, user: account.id, generation: 0 });
}

/** Log in. A known and an unknown address are refused alike, and in the same time. */
export function serveLogIn(app: ApiApp): void {
  serve(app, contract.account.logIn, async (q) => {
    const { email, password } = await q.fields();
    const guess = `${emailKey(email)} ${addressOf(q.request)}`;
    await within(q.db, "failed_login", guess);
    const account = await findByEmail(q.db, email);
    if (!(await isPassword(password, account?.password_hash ?? null)) || !account) {
      await take(q.db, "failed_login", guess);
      return refuse("bad_credentials");
    }
    // Guesses made at the same time may have used the limit up meanwhile.
    await within(q.db, "failed_login", guess);
    if (account.status !== "active") refuse("suspended");
    return letIn(q, account);
  });
}
