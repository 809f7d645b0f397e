import { z } from "zod";
import { isOnClock, momentInAmsterdam } from "../values/calendar";
import { date, faultOfDay } from "../values/date";
import { kinds } from "../values/kind";
import { judging } from "../values/rule";
import { typedValue } from "../values/unseen";
import { choice, id, missingOr, optionalText, time } from "../values/value";
import { ANSWERS, APPOINTMENT_STATUSES, MISSED_ANSWERS } from "./appointment-life";

export const appointment = z.object({
  id,
  starts_at: time,
  ends_at: time,
  status: z.enum(APPOINTMENT_STATUSES),
  proposed_by: id,
  missed_by: id.nullable(),
  missed_until: time.nullable().optional(),
  missed_answer: z.enum(MISSED_ANSWERS).nullable().optional(),
  replaces: z.object({ starts_at: time, ends_at: time }).nullable().optional(),
  /** Without a start code the work begins when it is marked as done or approved. */
  begun_at: time.nullable().optional(),
  /** The work began or was done before the other party answered: declined, but not by a person. */
  lapsed: z.boolean().optional(),
});
export type Appointment = z.output<typeof appointment>;

const DAY = 24 * 3600 * 1000;

const moment = z
  .string({ error: missingOr("date") })
  .overwrite(typedValue)
  .pipe(z.iso.datetime({ offset: true, error: "date" }))
  .transform((written) => Date.parse(written));

const ahead = moment
  .refine((at) => at > Date.now(), { error: "date_past" })
  .register(kinds, { in: { type: "string", format: "date-time", description: "Later than now" } });

export const proposalFields = z.object({ starts_at: ahead, ends_at: ahead }).superRefine(
  (fields, ctx) => {
    const lasts = fields.ends_at - fields.starts_at;
    if (lasts <= 0 || lasts > DAY) ctx.addIssue({ code: "custom", path: ["ends_at"], message: "invalid" });
  },
  judging("starts_at", "ends_at"),
);

export const contestForm = z.object({ reason: optionalText(1000) });

export const answerFields = z.object({ status: choice(ANSWERS), ...contestForm.shape });

const CLOCK = /^([01]?\d|2[0-3])[:.][0-5]\d$/;

/** `abort` would skip the rules of the whole form. */
const singleError =
  (isRight: (written: string) => boolean, error: string) => (written: string, ctx: z.core.$RefinementCtx) => {
    if (written === "" || !isRight(written))
      ctx.addIssue({ code: "custom", message: written === "" ? "required" : error });
  };

const clock = z
  .string({ error: missingOr("time") })
  .overwrite(typedValue)
  .superRefine(singleError((written) => CLOCK.test(written), "time"))
  .transform((written) => written.replace(".", ":").padStart(5, "0"))
  .register(kinds, { in: { type: "string", examples: ["14:00"] } });

const day = z
  .string({ error: missingOr("date") })
  .overwrite(typedValue)
  .superRefine(singleError((written) => date.safeParse(written).success, "date"))
  .register(kinds, { in: { type: "string", format: "date" } });

/** A later day is probably a wrong year: pages show appointments without the year. */
const MAX_DAYS_AHEAD = 300;

export const windowForm = z
  .object({ date: day, from: clock, to: clock })
  .superRefine(({ date }, ctx) => {
    const fault = faultOfDay(date, Date.now(), { maxDays: MAX_DAYS_AHEAD });
    if (fault) ctx.addIssue({ code: "custom", path: ["date"], message: fault });
  }, judging("date"))
  .refine(({ date, from }) => momentInAmsterdam(date, from) > Date.now(), {
    path: ["from"],
    error: "time_past",
    ...judging("date", "from"),
  })
  .superRefine(
    ({ date, ...clocks }, ctx) => {
      for (const field of ["from", "to"] as const) {
        if (!isOnClock(date, clocks[field])) ctx.addIssue({ code: "custom", path: [field], message: "time_skipped" });
      }
    },
    judging("date", "from", "to"),
  )
  .refine(({ from, to }) => to > from, { path: ["to"], error: "time_order", ...judging("from", "to") });

export const momentsOf = ({ date, from, to }: z.output<typeof windowForm>) => ({
  starts_at: new Date(momentInAmsterdam(date, from)).toISOString(),
  ends_at: new Date(momentInAmsterdam(date, to)).toISOString(),
});
