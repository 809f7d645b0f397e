import { hmac, sameSecret } from "../identity/secret";

/** The token of one-click unsubscribe: the user, signed. It is made when a mail goes out, and kept nowhere. */
export async function unsubscribeToken(env: Env, user: number): Promise<string> {
  return `${user}.${await hmac(env.TOKEN_SECRET, `unsubscribe:${user}`)}`;
}

/** The user a token of a mail belongs to; null when it is not ours. */
export async function unsubscriber(env: Env, token: string): Promise<number | null> {
  const user = Number(token.split(".")[0]);
  return Number.isSafeInteger(user) && sameSecret(await unsubscribeToken(env, user), token) ? user : null;
}
