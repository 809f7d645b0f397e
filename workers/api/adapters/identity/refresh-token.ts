import { hmac, sameSecret } from "../../secrets/secret";

export interface RefreshToken {
  session: string;
  generation: number;
}

const seal = (env: Env, session: string, generation: number) =>
  hmac(env.TOKEN_SECRET, `refresh ${session} ${generation}`);

/** Derived from the session alone, so that the same successor can be issued twice. */
export async function writeRefresh(env: Env, { session, generation }: RefreshToken): Promise<string> {
  return `${session}.${generation}.${await seal(env, session, generation)}`;
}

export async function readRefresh(env: Env, written: string): Promise<RefreshToken | null> {
  const [session = "", count = "", mac = "", ...more] = written.split(".");
  if (more.length > 0 || !/^(0|[1-9]\d{0,9})$/.test(count)) return null;
  const generation = Number(count);
  return sameSecret(mac, await seal(env, session, generation)) ? { session, generation } : null;
}
