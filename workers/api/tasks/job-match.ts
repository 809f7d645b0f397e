import { zip4Of } from "~/domain/values/postcode";
import type { Database } from "../db/database";
import { listedJobs, MATCH_BATCH_SIZE, notifyHelpersInRange, type Offered } from "../db/job-match";
import { run } from "../db/transaction";
import { areaOf } from "../postcodes/areas";
import { areasByDistance } from "../postcodes/by-distance";

const NEAR_KM = 25;
const FARTHEST_METRES = 100_000;

function placesAround(zipcode: string | null, far: ReadonlySet<string>): Offered["places"] {
  const origin = zipcode ? areaOf(zip4Of(zipcode)) : null;
  if (!origin) return null;
  const reached = areasByDistance(origin).filter(
    ({ area, metres }) => metres <= NEAR_KM * 1000 || (metres <= FARTHEST_METRES && far.has(area.zip4)),
  );
  return Object.fromEntries(reached.map(({ area, metres }) => [area.zip4, metres]));
}

async function notifyHelpers(db: Database, now: number, offered: readonly Offered[]): Promise<void> {
  const news = notifyHelpersInRange(db, now, offered);
  let notified: number[];
  do {
    notified = (await run(db, ...news)).map(({ meta }) => meta.changes);
  } while (notified.some((n) => n >= MATCH_BATCH_SIZE));
}

/** Idempotent. */
export async function matchHelpers(db: Database, now: number, jobs: readonly number[]): Promise<void> {
  const listed = await listedJobs(db, jobs, NEAR_KM);
  if (listed.length === 0) return;
  const offered = listed.map(({ id, category, zipcode, far }) => {
    const areas = new Set(JSON.parse(far) as string[]);
    return { job: id, category, places: placesAround(zipcode, areas) };
  });
  await notifyHelpers(db, now, offered);
}

export const deliverJobMatches = (
  env: Env,
  payloads: readonly Record<string, unknown>[],
  now: number,
): Promise<void> => {
  const jobs = payloads.map(({ job }) => Number(job));
  return matchHelpers(env.DB, now, jobs);
};
