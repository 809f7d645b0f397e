import { cronRan, queueRan } from "../db/cron-run";
import { run } from "../db/transaction";

/** The queue's consumer records the arrival of the message. */
export async function heartbeat(env: Env, now: number): Promise<void> {
  await run(env.DB, ...cronRan(env.DB, now));
  await env.WORK.send({ heartbeat: true });
}

export const isHeartbeat = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "heartbeat" in message;

export async function recordQueue(env: Env, now: number): Promise<void> {
  await run(env.DB, queueRan(env.DB, now));
}
