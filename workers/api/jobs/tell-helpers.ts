import { zip4Of } from "~/domain/postcode";
import { tellNext } from "../db/job-news";
import { areaOf } from "../geo/areas";
import { metresPerArea } from "./by-scan";

/** Nobody asks to be told of jobs farther away. */
const FARTHEST_METRES = 100_000;

function metresFrom(zipcode: string | null): Record<string, number> {
  const origin = zipcode ? areaOf(zip4Of(zipcode)) : null;
  return metresPerArea({ origin, radius: FARTHEST_METRES, byDistance: false }) ?? {};
}

/** A job as it matters to who is told of it. */
interface Told {
  id: number;
  category: number;
  zipcode: string | null;
}

/** Tells all helpers that a job is for, a part of them at a time. Begun again it goes over those who were told. */
export async function tellHelpers(db: D1Database, now: number, { id, category, zipcode }: Told): Promise<void> {
  const metres = JSON.stringify(metresFrom(zipcode));
  let after: number | null = 0;
  while (after !== null) after = await tellNext(db, { job: id, category, after, metres, now });
}

/** Does what an outbox row of kind `job_match` asks. */
export async function deliverJobMatch(
  env: Env,
  payload: Record<string, unknown>,
  _outbox: number,
  now: number,
): Promise<void> {
  const job = await env.DB.prepare("SELECT id, category, zipcode FROM job WHERE id = ? AND listed = 1")
    .bind(Number(payload.job))
    .first<Told>();
  if (job) await tellHelpers(env.DB, now, job);
}
