import { cronRan, queueRan } from "../db/cron-run";
import { run } from "../db/transaction";
import { type Outcomes, RUN_TASKS } from "./task-names";

/** Health misses the run, or the message, if either fails. */
export async function heartbeat(env: Env, now: number, outcomes: Outcomes): Promise<void> {
  await run(env.DB, ...cronRan(env.DB, now, { outcomes, names: RUN_TASKS }));
  await env.WORK.send({ heartbeat: true });
}

export const isHeartbeat = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "heartbeat" in message;

export async function recordQueue(env: Env, now: number): Promise<void> {
  await run(env.DB, queueRan(env.DB, now));
}
