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
import { wake } from "../work/tell";
import { addressOf, clientOf } from "./client";

async function letIn(q: Question<typeof contract.account.logIn>, { id: user }: Account): Promise<Tokens> {
  const { db, env, now } = q;
  const session = openSession(db, now, { user, client: clientOf(q.request) });
  await commit(db, session.statements);
  wake(env, q.execution);
  return tokensOf(env, now, { id: session.id, user, generation: 0 });
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
