import { quietUntil } from "~/domain/notifications/quiet-hours";
import { publicOrigin } from "../../environment";
import { toApps, toBrowsers } from "../adapters/push/choose";
import type { Push } from "../adapters/push/port";
import { RetryLater } from "../adapters/retry-later";
import { isJobDeleted } from "../db/job-deleted";
import { findToPush, type NotificationToPush } from "../db/notification-push";
import type { Device } from "../db/push";
import { deleteDevice, devicesOf } from "../db/push";
import { run } from "../db/transaction";
import { isMarked, NOTIFICATION_KINDS } from "../notices/notification-kinds";

const tagOf = ({ notification }: NotificationToPush) =>
  notification.type === "message" && notification.chat !== null
    ? `chat-${notification.chat}`
    : `news-${notification.id}`;

function pushOf(env: Env, news: NotificationToPush, outbox: number): Push {
  const { id, type, title, text, link } = news.notification;
  const { language, email: to } = news;
  return {
    notification: id,
    type,
    title,
    text,
    link: publicOrigin(env) + link,
    tag: tagOf(news),
    language,
    to,
    outbox,
  };
}

async function sendTo(env: Env, push: Push, device: Device): Promise<"taken" | "gone" | null> {
  const sent = device.kind === "browser" ? toBrowsers(env)?.send(push, device) : toApps(env)?.send(push, device);
  return (await sent) ?? null;
}

interface Failure {
  device: Device;
  error: unknown;
}

const isFinal = ({ error }: Failure) => error instanceof RetryLater && error.options.final === true;
const untilOf = ({ error }: Failure) => (error instanceof RetryLater ? (error.options.until ?? 0) : 0);
const said = ({ error }: Failure) => (error instanceof Error ? error.message : String(error));

function onlyThese(failures: Failure[], notification: number): RetryLater {
  const again = failures.filter((one) => !isFinal(one));
  return new RetryLater([...new Set(failures.map(said))].join("; "), {
    final: again.length === 0,
    until: Math.max(...failures.map(untilOf)),
    payload: { notification, left: again.map(({ device }) => device.key) },
  });
}

export async function deliverPush(
  env: Env,
  payload: Record<string, unknown>,
  outbox: number,
  now: number,
): Promise<void> {
  const news = await findToPush(env.DB, Number(payload.notification));
  if (!news || news.notification.read || (!news.wanted && NOTIFICATION_KINDS[news.notification.type].optional)) return;
  const { type, job } = news.notification;
  if (isMarked(type, "needs_job") && job && (await isJobDeleted(env.DB, job))) return;
  const quiet = quietUntil(now, news.quiet);
  if (quiet !== null) throw new RetryLater("quiet hours", { until: quiet, counts: false });
  const left = payload.left as string[] | undefined;
  const devices = (await devicesOf(env.DB, news.user, now)).filter(({ key }) => !left || left.includes(key));
  const push = pushOf(env, news, outbox);
  const failures: Failure[] = [];
  const gone: Device[] = [];
  await Promise.all(
    devices.map(async (device) => {
      try {
        if ((await sendTo(env, push, device)) === "gone") gone.push(device);
      } catch (error) {
        failures.push({ device, error });
      }
    }),
  );
  if (gone.length > 0) await run(env.DB, ...gone.map((device) => deleteDevice(env.DB, news.user, device)));
  if (failures.length > 0) throw onlyThese(failures, news.notification.id);
}
