import { z } from "zod";
import type { notificationSettings } from "../accounts/user";
import { MAX_DISTANCE_KM } from "../jobs/distance";
import { judging } from "../values/rule";
import { integer, ticked } from "../values/value";
import { TOPICS, type Topic, topics } from "./notification";

type Settings = z.output<typeof notificationSettings>;

const NIGHT = { from: 22, to: 7 };

const wanted = topics.optional().transform((chosen) => chosen ?? []) as unknown as typeof topics;
const hour = integer(0, 23);

export const notificationForm = z
  .object({
    notify_email: ticked,
    email_topics: wanted,
    notify_push: ticked,
    push_topics: wanted,
    quiet: ticked,
    quiet_from: hour,
    quiet_to: hour,
    distance: integer(1, MAX_DISTANCE_KM),
  })
  .superRefine(
    ({ quiet, quiet_from, quiet_to }, ctx) => {
      if (quiet && quiet_from === quiet_to) ctx.addIssue({ code: "custom", path: ["quiet_to"], message: "quiet_same" });
    },
    judging("quiet", "quiet_from", "quiet_to"),
  );
type Chosen = z.output<typeof notificationForm>;

const allBut = (some: readonly Topic[]) => TOPICS.filter((topic) => !some.includes(topic));
const tick = (on: boolean) => (on ? "true" : undefined);

export function typedSettings(settings: Settings) {
  const { quiet_from, quiet_to } = settings;
  const quiet = quiet_from !== null && quiet_to !== null && quiet_from !== quiet_to;
  return {
    notify_email: tick(settings.email),
    email_topics: allBut(settings.muted_email),
    notify_push: tick(settings.push),
    push_topics: allBut(settings.muted_push),
    quiet: tick(quiet),
    quiet_from: String(quiet ? quiet_from : NIGHT.from),
    quiet_to: String(quiet ? quiet_to : NIGHT.to),
    distance: String(settings.distance),
  };
}

export function settingsFrom(chosen: Chosen): Settings {
  return {
    email: chosen.notify_email,
    muted_email: allBut(chosen.email_topics),
    push: chosen.notify_push,
    muted_push: allBut(chosen.push_topics),
    quiet_from: chosen.quiet ? chosen.quiet_from : null,
    quiet_to: chosen.quiet ? chosen.quiet_to : null,
    distance: chosen.distance,
  };
}
