import { findHelperReach, notifyMissed } from "../db/job-match";
import { run } from "../db/transaction";
import { areaOf } from "../postcodes/areas";
import { areasByDistance } from "../postcodes/by-distance";
import { REMOTE } from "../search/job-groups";

function placesWithin(zip4: string | null, kilometres: number): string[] {
  const origin = zip4 ? areaOf(zip4) : null;
  if (!origin) return [REMOTE];
  const near = areasByDistance(origin).filter(({ metres }) => metres <= kilometres * 1000);
  return [REMOTE, ...near.map(({ area }) => area.zip4)];
}

export async function notifyMissedJobs(
  env: Env,
  payload: Record<string, unknown>,
  _outbox: number,
  now: number,
): Promise<void> {
  const { user, after } = payload as { user: number; after: number };
  const helper = await findHelperReach(env.DB, user);
  if (!helper) return;
  const places = placesWithin(helper.zip4, helper.notify_distance);
  await run(env.DB, ...notifyMissed(env.DB, { user, after, places, now }));
}
