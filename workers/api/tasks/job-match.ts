import { zip4Of } from "~/domain/postcode";
import { areaOf } from "../areas/areas";
import { areasByDistance } from "../areas/by-distance";
import { notifyEverywhere, notifyNear } from "../changes/jobs/job-notifications";
import type { Database } from "../db/database";

/** Kilometres; the index `helper_far` is of the others. */
const NEAR = 25;
const FARTHEST_METRES = 100_000;
/** Per statement. */
const AREAS = 1000;

interface Told {
  id: number;
  category: number;
  zipcode: string | null;
  /** JSON: areas of helpers who want to hear of jobs that are not near. */
  far: string;
}

const FIND_TOLD = `SELECT j.id, j.category, j.zipcode,
    (SELECT json_group_array(DISTINCT h.zip4) FROM helper h INDEXED BY helper_far
      WHERE h.category = j.category AND h.away = 0 AND h.reach > ${NEAR}) AS far
  FROM job j WHERE j.id = ? AND j.listed = 1`;

/** Nearest first. Idempotent. */
export async function tellHelpers(db: Database, now: number, job: number): Promise<void> {
  const told = await db.prepare(FIND_TOLD).bind(job).first<Told>();
  if (!told) return;
  const telling = { job, category: told.category, now };
  const origin = told.zipcode ? areaOf(zip4Of(told.zipcode)) : null;
  if (!origin) return notifyEverywhere(db, telling);
  const far = new Set<string>(JSON.parse(told.far));
  const away = areasByDistance(origin).filter(
    ({ area, metres }) => metres <= NEAR * 1000 || (metres <= FARTHEST_METRES && far.has(area.zip4)),
  );
  const parts: Record<string, number>[] = [];
  for (let at = 0; at < away.length; at += AREAS) {
    parts.push(Object.fromEntries(away.slice(at, at + AREAS).map(({ area, metres }) => [area.zip4, metres])));
  }
  await notifyNear(db, telling, parts);
}

export const deliverJobMatch = (
  env: Env,
  payload: Record<string, unknown>,
  _outbox: number,
  now: number,
): Promise<void> => tellHelpers(env.DB, now, Number(payload.job));
