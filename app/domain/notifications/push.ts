import { z } from "zod";
import { id, integer, line, missingOr, time } from "../values/value";
import { pushEndpoint } from "./push-endpoint";

export const MAX_SUBSCRIPTIONS = 10;

const key = line(200).superRefine((value, ctx) => {
  if (!/^[\w+/-]+=*$/.test(value)) ctx.addIssue({ code: "custom", message: "invalid" });
});

export const pushSubscription = z.object({
  endpoint: pushEndpoint,
  keys: z.object({ p256dh: key, auth: key }, { error: missingOr("invalid") }),
});

export const pushDevice = z.object({
  endpoint: z.string(),
  name: z.string().nullable().optional(),
  created_at: time,
});
export type PushDevice = z.output<typeof pushDevice>;

/** Milliseconds by the client's clock. */
const timestamp = integer(0, 999_999_999_999_999);

/** Some clients send `user`, which must be the caller. */
export const oneSignalRegistration = z.object({
  id: line(100),
  timestamp: timestamp.nullish(),
});
export const oneSignalUser = z.object({ user: id.nullish() });
export const oneSignalRemoval = z.object({ id: line(100), timestamp });

type RegistrationState = "none" | "registered";
export type RegistrationEvent = "register" | "remove" | "logout";
export type RegistrationCondition = "any" | "not_earlier" | "same" | "same_session";

interface Transition {
  from: RegistrationState;
  event: RegistrationEvent;
  when: RegistrationCondition;
  to: RegistrationState;
}

export const REGISTRATION_LIFE: readonly Transition[] = [
  { from: "none", event: "register", when: "any", to: "registered" },
  { from: "registered", event: "register", when: "not_earlier", to: "registered" },
  { from: "registered", event: "remove", when: "same", to: "none" },
  { from: "registered", event: "logout", when: "same_session", to: "none" },
];

export function conditionOf(event: RegistrationEvent): RegistrationCondition {
  const step = REGISTRATION_LIFE.find((one) => one.from === "registered" && one.event === event);
  if (!step) throw new Error(`nothing is registered by ${event}`);
  return step.when;
}
