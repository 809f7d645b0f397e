import { isLocal } from "~/domain/site/environment";
import type { App, Browser } from "../../db/push";
import { pushMailbox } from "./mailbox";
import { oneSignal } from "./onesignal";
import type { PushTransport } from "./port";
import { webPush } from "./web-push";

function configured(value: string | undefined, name: string): string {
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Browsers need a key to subscribe. Its private key does not exist: locally pushes go to the mailbox. */
const LOCAL_KEY = "BMn5GbjqUucvra9QDZYzvvWm9RSMsITK943esWGjJNe0xPTtARFxcOZUcEBNVLu8t3PKVIEigYxsGb7mLiJqWUs";

export const publicKeyOf = (env: Env): string | null =>
  env.VAPID_PUBLIC_KEY || (isLocal(env.ENVIRONMENT) ? LOCAL_KEY : null);

export const takesBrowsers = (env: Env) => Boolean(env.VAPID_PUBLIC_KEY) || isLocal(env.ENVIRONMENT);

export function toBrowsers(env: Env): PushTransport<Browser> | null {
  if (!env.VAPID_PUBLIC_KEY) return isLocal(env.ENVIRONMENT) ? pushMailbox(env.DB) : null;
  return webPush({
    publicKey: env.VAPID_PUBLIC_KEY,
    privateKey: configured(env.VAPID_PRIVATE_KEY, "VAPID_PRIVATE_KEY"),
    subject: configured(env.VAPID_SUBJECT, "VAPID_SUBJECT"),
  });
}

export function toApps(env: Env): PushTransport<App> | null {
  if (!env.ONESIGNAL_APP_ID) return isLocal(env.ENVIRONMENT) ? pushMailbox(env.DB) : null;
  return oneSignal({ app: env.ONESIGNAL_APP_ID, key: configured(env.ONESIGNAL_API_KEY, "ONESIGNAL_API_KEY") });
}
