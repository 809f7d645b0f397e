import { z } from "zod";
import { dayInAmsterdam } from "./calendar";
import { kinds } from "./kind";
import type { Language } from "./language";
import { choice, id, missingOr, time } from "./value";

const APPOINTMENT_STATUSES = ["proposed", "accepted", "declined", "missed"] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** When two people meet, as agreed in their chat. */
export const appointment = z.object({
  id,
  starts_at: time,
  ends_at: time,
  status: z.enum(APPOINTMENT_STATUSES),
  proposed_by: id,
  missed_by: id.nullable(),
});
export type Appointment = z.output<typeof appointment>;

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** A moment with its offset from UTC, as epoch milliseconds. */
const moment = z
  .string({ error: missingOr("date") })
  .trim()
  .pipe(z.iso.datetime({ offset: true, error: "date" }))
  .transform((written) => Date.parse(written));

const ahead = moment
  .refine((at) => at > Date.now(), { error: "date_past" })
  .register(kinds, { in: { type: "string", format: "date-time", description: "Later than now" } });

/** Later than now, its end after its start and within a day. */
export const proposalFields = z.object({ starts_at: ahead, ends_at: ahead }).superRefine((given, ctx) => {
  const lasts = given.ends_at - given.starts_at;
  if (lasts <= 0 || lasts > DAY) ctx.addIssue({ code: "custom", path: ["ends_at"], message: "invalid" });
});

/** What one can say of an appointment that there is. */
export const ANSWERS = ["accepted", "declined", "missed"] as const;
export type AppointmentAnswer = (typeof ANSWERS)[number];
export const answerFields = z.object({ status: choice(ANSWERS) });

interface Step {
  from: AppointmentStatus;
  to: AppointmentAnswer;
  /** `other` is the one who did not propose it. */
  by: "other" | "either";
  /** Not before it starts. */
  begun?: true;
}

/** The life of an appointment (docs/state-machines.md). A new proposal takes the place of one in any status. */
export const APPOINTMENT_LIFE: readonly Step[] = [
  { from: "proposed", to: "accepted", by: "other" },
  { from: "proposed", to: "declined", by: "other" },
  { from: "accepted", to: "missed", by: "either", begun: true },
];

/** Whether only the one who did not propose it may say this, whatever the status. */
export const isForOther = (answer: AppointmentAnswer): boolean =>
  APPOINTMENT_LIFE.some((step) => step.to === answer && step.by === "other");

/** Whether an answer is possible in the appointment's state at a moment. */
export function canAnswer(
  one: { status: AppointmentStatus; starts_at: number },
  answer: AppointmentAnswer,
  now: number,
): boolean {
  return APPOINTMENT_LIFE.some(
    (step) => step.from === one.status && step.to === answer && (!step.begun || one.starts_at <= now),
  );
}

/** When the two are reminded of what they agree on now: a day before, at once when that is over; never on the day itself. */
export function reminderOf(startsAt: number, now: number): number | null {
  return dayInAmsterdam(startsAt) > dayInAmsterdam(now) ? Math.max(now, startsAt - DAY) : null;
}

const AMSTERDAM = { timeZone: "Europe/Amsterdam" } as const;
const LOCALES = { nl: "nl-NL", en: "en-GB" } as const;

/** From when to when, as one says it: `zaterdag 22 november 14:00–16:00`. */
export function spanInWords(startsAt: number, endsAt: number, language: Language): string {
  const day = (at: number) =>
    new Date(at).toLocaleDateString(LOCALES[language], {
      ...AMSTERDAM,
      weekday: "long",
      day: "numeric",
      month: "long",
    });
  const clock = (at: number) =>
    new Date(at).toLocaleTimeString(LOCALES[language], { ...AMSTERDAM, hour: "2-digit", minute: "2-digit" });
  const end = day(startsAt) === day(endsAt) ? clock(endsAt) : `${day(endsAt)} ${clock(endsAt)}`;
  return `${day(startsAt)} ${clock(startsAt)}–${end}`;
}

const SAID: Record<Language, Record<AppointmentStatus, (span: string) => string>> = {
  nl: {
    proposed: (span) => `Ik stel een afspraak voor: ${span}.`,
    accepted: (span) => `De afspraak staat: ${span}. Tot dan!`,
    declined: (span) => `Dit moment komt me niet uit: ${span}.`,
    missed: (span) => `We hadden een afspraak, maar ik heb je niet gezien: ${span}.`,
  },
  en: {
    proposed: (span) => `I propose an appointment: ${span}.`,
    accepted: (span) => `It is a date: ${span}. See you then!`,
    declined: (span) => `This time does not suit me: ${span}.`,
    missed: (span) => `We had an appointment, but I did not see you: ${span}.`,
  },
};

/** What a step of an appointment says in the chat. */
export const saidInChat = (status: AppointmentStatus, span: string, language: Language): string =>
  SAID[language][status](span);
