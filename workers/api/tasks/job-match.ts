import { zip4Of } from "~/domain/postcode";
import { areaOf } from "../areas/areas";
import { areasByDistance } from "../areas/by-distance";
import { notifyEverywhere, notifyNear } from "../changes/jobs/job-notifications";
import type { Database } from "../db/database";

const FARTHEST_METRES = 100_000;
/** Per statement. */
const AREAS = 1000;

interface Told {
  id: number;
  category: number;
  zipcode: string | null;
}

/** Nearest first. Idempotent. */
export async function tellHelpers(db: Database, now: number, { id, category, zipcode }: Told): Promise<void> {
  const telling = { job: id, category, now };
  const origin = zipcode ? areaOf(zip4Of(zipcode)) : null;
  if (!origin) return notifyEverywhere(db, telling);
  const away = areasByDistance(origin).filter(({ metres }) => metres <= FARTHEST_METRES);
  const parts: Record<string, number>[] = [];
  for (let at = 0; at < away.length; at += AREAS) {
    parts.push(Object.fromEntries(away.slice(at, at + AREAS).map(({ area, metres }) => [area.zip4, metres])));
  }
  await notifyNear(db, telling, parts);
}

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
