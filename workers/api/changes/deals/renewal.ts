import { JOB_DAYS } from "~/domain/job";
import type { Database, Write } from "../../db/database";
import { mustHaveChanged } from "../../db/transaction";
import { hmac, sameSecret } from "../../secrets/secret";

const DAYS = JOB_DAYS * 24 * 3600 * 1000;

/** Statements that let an open job live for another month. */
export function renewal(db: Database, now: number, job: number): Write[] {
  return [
    db
      .prepare("UPDATE job SET expires_at = ?, updated_at = ? WHERE id = ? AND status = 'open'")
      .bind(now + DAYS, now, job),
    mustHaveChanged(db),
  ];
}

/** A job, and the end of it that its owner was mailed about. */
export interface Renewable {
  job: number;
  expires_at: number;
}

/** The token of one-click renewal: the job and its end, signed. It is made when the mail goes out, and kept nowhere. */
export async function renewalToken(env: Env, { job, expires_at }: Renewable): Promise<string> {
  return `${job}.${expires_at}.${await hmac(env.TOKEN_SECRET, `renew:${job}:${expires_at}`)}`;
}

/** What a token of a mail is about; null when it is not ours. */
export async function renewableBy(env: Env, token: string): Promise<Renewable | null> {
  const [job, expires_at] = token.split(".").map(Number);
  if (!Number.isSafeInteger(job) || !Number.isSafeInteger(expires_at)) return null;
  const named = { job: job as number, expires_at: expires_at as number };
  return sameSecret(await renewalToken(env, named), token) ? named : null;
}
