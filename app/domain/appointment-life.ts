import { isAccepted } from "./bid-life";
import { dayInAmsterdam } from "./calendar";
import type { Chat } from "./chat";
import type { Language } from "./language";

export const APPOINTMENT_STATUSES = ["proposed", "accepted", "declined", "missed"] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

const DAY = 24 * 3600 * 1000;

/** Whether the two of a conversation may propose and answer: they have a deal, and neither blocks the other. */
export const canMeet = (one: Pick<Chat, "bid_status" | "blocked">): boolean =>
  isAccepted(one.bid_status) && !one.blocked;

/** What one can say of an appointment that there is. */
export const ANSWERS = ["accepted", "declined", "missed"] as const;
export type AppointmentAnswer = (typeof ANSWERS)[number];

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

/** What somebody may say of an appointment at a moment. */
export const answersOf = (
  one: { status: AppointmentStatus; starts_at: string; proposed_by: number },
  person: number | null,
  now: number,
): AppointmentAnswer[] =>
  ANSWERS.filter(
    (answer) =>
      canAnswer({ status: one.status, starts_at: Date.parse(one.starts_at) }, answer, now) &&
      !(isForOther(answer) && one.proposed_by === person),
  );

/** When the two are reminded of what they agree on now: a day before, at once when that is over; never on the day itself. */
export function reminderOf(startsAt: number, now: number): number | null {
  return dayInAmsterdam(startsAt) > dayInAmsterdam(now) ? Math.max(now, startsAt - DAY) : null;
}

const AMSTERDAM = { timeZone: "Europe/Amsterdam" } as const;
const LOCALES = { nl: "nl-NL", en: "en-GB" } as const;

const UNKNOWN = { nl: "onbekende datum", en: "unknown date" };

/** From when to when, as one says it: `zaterdag 22 november 14:00–16:00`. */
export function spanInWords(startsAt: number, endsAt: number, language: Language): string {
  if (Number.isNaN(startsAt + endsAt)) return UNKNOWN[language];
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
