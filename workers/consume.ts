import { publish } from "./api/live/publish";
import { deliverDue } from "./api/tasks/deliver";
import { isHeartbeat, recordQueue } from "./api/tasks/heartbeat";
import { runTask } from "./api/tasks/run-task";

export async function consume(env: Env, batch: Pick<MessageBatch, "messages">): Promise<boolean> {
  const run = batch.messages[0]?.id ?? crypto.randomUUID();
  return runTask({ env, name: "queue", run }, async () => {
    if (batch.messages.some(({ body }) => isHeartbeat(body))) await recordQueue(env, Date.now());
    await deliverDue(env);
    await publish(env);
  });
}
