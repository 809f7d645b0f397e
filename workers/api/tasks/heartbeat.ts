import { cronRan, queueRan } from "../db/cron-run";
import { run } from "../db/transaction";
import { type Outcomes, RUN_TASKS } from "./task-names";

/** The queue's consumer records the arrival of the message. If it fails, health misses the run or the message. */
export async function heartbeat(env: Env, now: number, outcomes: Outcomes): Promise<void> {
  await run(env.DB, ...cronRan(env.DB, now, { outcomes, names: RUN_TASKS }));
  await env.WORK.send({ heartbeat: true });
}

export const isHeartbeat = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "heartbeat" in message;

export async function recordQueue(env: Env, now: number): Promise<void> {
  await run(env.DB, queueRan(env.DB, now));
}
