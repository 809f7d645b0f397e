import type { moderationCalls } from "~/api/contract/moderation";
import type { Handlers } from "../http/endpoint";
import { appeal } from "./moderation/appeal";
import { decision } from "./moderation/decision";
import { decisions } from "./moderation/decisions";
import { fileReport } from "./moderation/file-report";
import { statistics } from "./moderation/statistics";

export const moderation = { fileReport, statistics, decisions, decision, appeal } satisfies Handlers<
  typeof moderationCalls
>;
