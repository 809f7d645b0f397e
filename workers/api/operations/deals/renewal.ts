import type { Database, Write } from "../../db/database";
import { renewJob } from "../../db/job-status";
import { mustHaveChanged } from "../../db/transaction";
import { hmac, sameSecret } from "../../secrets/secret";

export const renewal = (db: Database, now: number, job: number): Write[] => [
  renewJob(db, now, job),
  mustHaveChanged(db),
];

export interface Renewable {
  job: number;
  expires_at: number;
}

export async function renewalToken(env: Env, { job, expires_at }: Renewable): Promise<string> {
  return `${job}.${expires_at}.${await hmac(env.TOKEN_SECRET, `renew:${job}:${expires_at}`)}`;
}

export async function renewableBy(env: Env, token: string): Promise<Renewable | null> {
  const [job, expires_at] = token.split(".").map(Number);
  if (!Number.isSafeInteger(job) || !Number.isSafeInteger(expires_at)) return null;
  const named = { job: job as number, expires_at: expires_at as number };
  return sameSecret(await renewalToken(env, named), token) ? named : null;
}
