import { z } from "zod";
import { kinds } from "../values/kind";
import { line, missingOr, optionalText, time } from "../values/value";

export const MAX_EVENTS = 100;
export const MAX_DATA_LENGTH = 2000;
export const EVENT_DAYS = 7;
export const COUNTED_DAYS = 90;

const agreed = z
  .literal([true, "true"], { error: missingOr("invalid") })
  .transform((): true => true)
  .register(kinds, { in: { type: "boolean", const: true } });

const data = z
  .record(z.string(), z.unknown(), { error: "invalid" })
  .refine((data) => JSON.stringify(data).length <= MAX_DATA_LENGTH, { error: `max_length:${MAX_DATA_LENGTH}` })
  .nullish();

const at = z
  .unknown()
  .superRefine((value, ctx) => {
    if (value === undefined || value === null) ctx.addIssue({ code: "custom", message: "required" });
  })
  .pipe(time)
  .register(kinds, { in: { type: "string", format: "date-time" } });
const event = z.object({ name: line(60), at, page: optionalText(500), data }, { error: missingOr("invalid") });

export const clientEvents = z.object({
  consent: agreed,
  session_id: line(64),
  events: z
    .array(event, { error: missingOr("invalid") })
    .min(1, { error: "required" })
    .max(MAX_EVENTS, { error: "invalid" }),
});
