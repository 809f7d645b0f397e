import { zip4Of } from "~/domain/postcode";
import type { Database } from "../db/database";
import { notifyHelpers, type Offered } from "../operations/jobs/job-notifications";
import { areaOf } from "../postcodes/areas";
import { areasByDistance } from "../postcodes/by-distance";

/** Kilometres; the index `helper_far` contains helpers beyond it. */
const NEAR = 25;
const FARTHEST_METRES = 100_000;

interface Listed {
  id: number;
  category: number;
  zipcode: string | null;
  far: string;
}

const FIND_LISTED = `SELECT j.id, j.category, j.zipcode,
    (SELECT json_group_array(DISTINCT h.zip4) FROM helper h INDEXED BY helper_far
      WHERE h.category = j.category AND h.away = 0 AND h.reach > ${NEAR}) AS far
  FROM job j WHERE j.id IN (SELECT value FROM json_each(?)) AND j.listed = 1`;

function placesAround(zipcode: string | null, far: ReadonlySet<string>): Offered["places"] {
  const origin = zipcode ? areaOf(zip4Of(zipcode)) : null;
  if (!origin) return null;
  const reached = areasByDistance(origin).filter(
    ({ area, metres }) => metres <= NEAR * 1000 || (metres <= FARTHEST_METRES && far.has(area.zip4)),
  );
  return Object.fromEntries(reached.map(({ area, metres }) => [area.zip4, metres]));
}

/** Idempotent. */
export async function tellHelpers(db: Database, now: number, jobs: readonly number[]): Promise<void> {
  const { results } = await db.prepare(FIND_LISTED).bind(JSON.stringify(jobs)).all<Listed>();
  if (results.length === 0) return;
  const offered = results.map(({ id, category, zipcode, far }) => {
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
  return tellHelpers(env.DB, now, jobs);
};
