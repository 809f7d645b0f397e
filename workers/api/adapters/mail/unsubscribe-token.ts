import { hmac, sameSecret } from "../../secrets/secret";

export type Stop = { user: number } | { search: number };

const subjectOf = (stop: Stop) => ("user" in stop ? `unsubscribe:${stop.user}` : `unsubscribe:search:${stop.search}`);
const nameOf = (stop: Stop) => ("user" in stop ? String(stop.user) : `s${stop.search}`);

export async function unsubscribeToken(env: Env, stop: Stop): Promise<string> {
  return `${nameOf(stop)}.${await hmac(env.TOKEN_SECRET, subjectOf(stop))}`;
}

export async function unsubscriber(env: Env, token: string): Promise<Stop | null> {
  const [, kind, number] = /^(s?)([1-9]\d{0,14})\./.exec(token) ?? [];
  if (number === undefined) return null;
  const stop = kind === "s" ? { search: Number(number) } : { user: Number(number) };
  return sameSecret(await unsubscribeToken(env, stop), token) ? stop : null;
}
