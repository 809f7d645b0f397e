import type { globalCalls as contractCalls } from "~/api/contract/global";
import type { Handlers } from "../http/endpoint";
import { analytics } from "./global/analytics";
import { docs } from "./global/docs";
import { figures } from "./global/figures";
import { log } from "./global/log";
import { mailSupport } from "./global/mail-support";
import { media } from "./global/media";
import { openapi } from "./global/openapi";
import { settings } from "./global/settings";
import { unsubscribe } from "./global/unsubscribe";
import { userMail } from "./global/user-mail";
import { version } from "./global/version";

export const globalCalls = {
  version,
  settings,
  figures,
  log,
  media,
  userMail,
  mailSupport,
  unsubscribe,
  analytics,
  openapi,
  docs,
} satisfies Handlers<typeof contractCalls>;
