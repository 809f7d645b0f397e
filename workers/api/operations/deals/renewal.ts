import { takesBids } from "~/domain/jobs/job-life";
import type { RenewalLink } from "~/domain/jobs/renewal-link";
import type { Database, Write } from "../../db/database";
import { renewJob } from "../../db/job-status";
import { findTitled } from "../../db/own-job";
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

async function renewableBy(env: Env, token: string): Promise<Renewable | null> {
  const [job, expires_at] = token.split(".").map(Number);
  if (!Number.isSafeInteger(job) || !Number.isSafeInteger(expires_at)) return null;
  const named = { job: job as number, expires_at: expires_at as number };
  return sameSecret(await renewalToken(env, named), token) ? named : null;
}

interface RenewalDeps {
  env: Env;
  db: Database;
  now: number;
}

/** Null for a token that is not ours, or that is too old for a job that is still open. */
export async function readRenewalLink({ env, db, now }: RenewalDeps, token: string): Promise<RenewalLink | null> {
  const named = await renewableBy(env, token);
  const job = named && (await findTitled(db, named.job));
  if (!job) return null;
  const is_open = takesBids(job.status);
  return is_open && named.expires_at <= now ? null : { job: named.job, title: job.title, is_open };
}
