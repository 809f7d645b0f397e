import { jobExpiry } from "~/domain/job-days";
import type { Database, Write } from "../../db/database";
import { mustHaveChanged } from "../../db/transaction";
import { hmac, sameSecret } from "../../secrets/secret";

export function renewal(db: Database, now: number, job: number): Write[] {
  return [
    db
      .prepare("UPDATE job SET expires_at = ?, updated_at = ? WHERE id = ? AND status = 'open'")
      .bind(jobExpiry(now), now, job),
    mustHaveChanged(db),
  ];
}

export interface Renewable {
  job: number;
  expires_at: number;
}

/** Signed when the mail is sent, and not stored. */
export async function renewalToken(env: Env, { job, expires_at }: Renewable): Promise<string> {
  return `${job}.${expires_at}.${await hmac(env.TOKEN_SECRET, `renew:${job}:${expires_at}`)}`;
}

export async function renewableBy(env: Env, token: string): Promise<Renewable | null> {
  const [job, expires_at] = token.split(".").map(Number);
  if (!Number.isSafeInteger(job) || !Number.isSafeInteger(expires_at)) return null;
  const named = { job: job as number, expires_at: expires_at as number };
  return sameSecret(await renewalToken(env, named), token) ? named : null;
}
