import { dropOldEvents, publish } from "./api/live/publish";
import { sweepPhotos } from "./api/operations/photos/private-photos";
import { count } from "./api/tasks/counters";
import { runScheduled } from "./api/tasks/cron";
import { heartbeat } from "./api/tasks/heartbeat";
import { runTask } from "./api/tasks/run-task";
import { sweepUploads } from "./pages/uploads";

const SWEEP_MINUTE = 30;

export async function everyMinute(env: Env, scheduledTime: number): Promise<void> {
  const run = crypto.randomUUID();
  const outcomes = await runScheduled(env, scheduledTime, run);
  outcomes.live = await runTask({ env, name: "live", run }, async () => {
    await dropOldEvents(env);
    await publish(env);
  });
  if (new Date(scheduledTime).getUTCMinutes() === SWEEP_MINUTE) {
    outcomes.uploads = await runTask({ env, name: "uploads", run }, () => sweepUploads(env.MEDIA, scheduledTime));
    outcomes.photos = await runTask({ env, name: "photos", run }, () => sweepPhotos(env, scheduledTime));
  }
  outcomes.counters = await runTask({ env, name: "counters", run }, () => count(env, scheduledTime));
  await runTask({ env, name: "heartbeat", run }, () => heartbeat(env, scheduledTime, outcomes));
}
