import type { Database } from "../db/database";
import { run } from "../db/transaction";
import { notifyMissed } from "../operations/jobs/job-notifications";
import { areaOf } from "../postcodes/areas";
import { areasByDistance } from "../postcodes/by-distance";
import { REMOTE } from "../search/job-groups";

function placesWithin(zip4: string | null, kilometres: number): string[] {
  const origin = zip4 ? areaOf(zip4) : null;
  if (!origin) return [REMOTE];
  const near = areasByDistance(origin).filter(({ metres }) => metres <= kilometres * 1000);
  return [REMOTE, ...near.map(({ area }) => area.zip4)];
}

const helperReach = (db: Database, user: number) =>
  db
    .prepare("SELECT zip4, notify_distance FROM user WHERE id = ?")
    .bind(user)
    .first<{ zip4: string | null; notify_distance: number }>();

export async function tellMissedJobs(
  env: Env,
  payload: Record<string, unknown>,
  _outbox: number,
  now: number,
): Promise<void> {
  const { user, after } = payload as { user: number; after: number };
  const helper = await helperReach(env.DB, user);
  if (!helper) return;
  const places = placesWithin(helper.zip4, helper.notify_distance);
  await run(env.DB, ...notifyMissed(env.DB, { user, after, places, now }));
}
