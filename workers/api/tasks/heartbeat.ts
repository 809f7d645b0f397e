import { cronRan, queueRan } from "../db/cron-run";
import { run } from "../db/transaction";

/** `outcomes`: for each task that ran, whether it is done. The queue's consumer records the arrival of the message. */
export async function heartbeat(env: Env, now: number, outcomes: Record<string, boolean>): Promise<void> {
  await run(env.DB, ...cronRan(env.DB, now, outcomes));
  await env.WORK.send({ heartbeat: true });
}

export const isHeartbeat = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "heartbeat" in message;

export async function recordQueue(env: Env, now: number): Promise<void> {
  await run(env.DB, queueRan(env.DB, now));
}
