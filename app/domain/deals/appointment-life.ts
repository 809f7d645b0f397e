import { isUnderway } from "../jobs/job-life";
import type { JobStatus } from "../jobs/job-status";
import { dayInAmsterdam } from "../values/calendar";
import { type Language, LOCALES } from "../values/language";
import { type BidStatus, isAccepted } from "./bid-life";

export const APPOINTMENT_STATUSES = ["proposed", "accepted", "declined", "missed"] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

const DAY = 24 * 3600 * 1000;

export const isAgreed = (status: AppointmentStatus | undefined): boolean => status === "accepted";

/** A time has no words, so a block does not stop it. */
export const canMeet = (chat: { bid_status: BidStatus | null }): boolean => isAccepted(chat.bid_status);

export const ANSWERS = ["accepted", "declined", "missed", "admitted", "contested", "retracted"] as const;
export type AppointmentAnswer = (typeof ANSWERS)[number];

export const MISSED_AFTER_MINUTES = 30;

/** No answer counts as admitting. */
export const MISSED_ANSWER_HOURS = 24;

export const MISSED_REMINDER_HOURS = 6;

export const MISSED_ANSWERS = ["admitted", "unanswered", "contested"] as const;
export type MissedAnswer = (typeof MISSED_ANSWERS)[number];

interface Step {
  from: AppointmentStatus;
  answer: AppointmentAnswer;
  by: "other" | "either" | "missing" | "reporter";
}

/** A new proposal replaces an earlier one, unless a report waits for an answer. */
export const APPOINTMENT_LIFE: readonly Step[] = [
  { from: "proposed", answer: "accepted", by: "other" },
  { from: "proposed", answer: "declined", by: "other" },
  { from: "accepted", answer: "missed", by: "either" },
  { from: "missed", answer: "admitted", by: "missing" },
  { from: "missed", answer: "contested", by: "missing" },
  { from: "missed", answer: "retracted", by: "reporter" },
];

export const isContest = (answer: AppointmentAnswer): boolean => answer === "contested";

export const isAboutMissing = (answer: AppointmentAnswer): boolean =>
  APPOINTMENT_LIFE.some((step) => step.answer === answer && step.from !== "proposed");

export function meetingRefusal(deal: {
  status: JobStatus;
  done: boolean;
  onHold: boolean;
}): "transition" | "disputed" | "work_done" | null {
  if (!isUnderway(deal.status)) return "transition";
  if (deal.onHold) return "disputed";
  return deal.done ? "work_done" : null;
}

export const isAcceptance = (answer: AppointmentAnswer): boolean => answer === "accepted";

export const reportsAbsence = (answer: AppointmentAnswer): boolean => answer === "missed";

export const needsRunningDeal = (answer: AppointmentAnswer): boolean => isAcceptance(answer) || reportsAbsence(answer);

interface Parties {
  proposed_by: number;
  missed_by: number | null;
}

export function isFor(answer: AppointmentAnswer, one: Parties, person: number | null): boolean {
  const by = APPOINTMENT_LIFE.find((step) => step.answer === answer)?.by;
  if (by === "other") return one.proposed_by !== person;
  if (one.missed_by === null || by === "either") return true;
  return (one.missed_by === person) === (by === "missing");
}

interface Standing {
  status: AppointmentStatus;
  starts_at: number;
  missed_at: number | null;
  missed_answer: MissedAnswer | null;
  begun_at?: number | string | null;
  replaces?: { starts_at: number } | null;
}

export const isReported = ({ status, missed_at, missed_answer }: Omit<Standing, "starts_at" | "begun_at">): boolean =>
  status === "missed" && missed_at !== null && missed_answer === null;

export function canAnswer(one: Standing, answer: AppointmentAnswer, now: number): boolean {
  // An absence is about the agreed time, also if another time was proposed since.
  if (answer === "missed" && one.status === "proposed" && one.replaces)
    return canAnswer({ ...one, ...one.replaces, status: "accepted" }, answer, now);
  const known = APPOINTMENT_LIFE.some((step) => step.from === one.status && step.answer === answer);
  if (!known) return false;
  if (one.status === "missed") return isReported(one);
  // A start that has passed is not agreed on any more: it would be late, and missed, at once.
  if (answer === "accepted") return one.starts_at > now;
  if (answer !== "missed") return true;
  // Begun work proves that both were there: the placer gave the start code.
  return (one.begun_at ?? null) === null && one.starts_at + MISSED_AFTER_MINUTES * 60_000 <= now;
}

export const wordedStatus = ({ status, missed_answer }: Pick<Shown, "status" | "missed_answer">) =>
  status === "missed" && (missed_answer === "unanswered" || missed_answer === "contested") ? missed_answer : status;

export const missedUntil = (missedAt: number): number => missedAt + MISSED_ANSWER_HOURS * 3_600_000;

interface Shown extends Parties {
  status: AppointmentStatus;
  starts_at: string;
  replaces?: { starts_at: string } | null | undefined;
  missed_until?: string | null;
  missed_answer?: MissedAnswer | null;
  begun_at?: string | null;
}

export const answersOf = (one: Shown, person: number | null, now: number): AppointmentAnswer[] => {
  const standing = {
    status: one.status,
    starts_at: Date.parse(one.starts_at),
    missed_at: one.missed_until ? Date.parse(one.missed_until) : null,
    missed_answer: one.missed_answer ?? null,
    begun_at: one.begun_at,
    replaces: one.replaces ? { starts_at: Date.parse(one.replaces.starts_at) } : null,
  };
  return ANSWERS.filter((answer) => canAnswer(standing, answer, now) && isFor(answer, one, person));
};

export const isAskedOf = (one: Shown, person: number | null, now: number): boolean =>
  answersOf(one, person, now).some((answer) => answer === "accepted" || answer === "admitted");

export const isProposed = (one: Pick<Shown, "status"> | null | undefined): boolean => one?.status === "proposed";

export const isOver = ({ status, starts_at }: Pick<Shown, "status" | "starts_at">, now: number): boolean =>
  status === "proposed" && Date.parse(starts_at) <= now;

export function reminderOf(startsAt: number, now: number): number | null {
  return startsAt - DAY > now ? startsAt - DAY : null;
}

export const proposedBy = <One extends Shown>(one: One | null, person: number | null, now: number): One | null =>
  one?.status === "proposed" && one.proposed_by === person && !isOver(one, now) ? one : null;

export const isReportOpen = (one: Pick<Shown, "missed_until"> | null): boolean => Boolean(one?.missed_until);

/** The placer was absent, and the deal would end with compensation for the helper: that waits for the end of the pause. */
export const waitsForTeam = (
  one: Pick<Shown, "missed_until" | "missed_by"> | null,
  { owner, paused }: { owner: number | null; paused: number | null },
): boolean => one !== null && isReportOpen(one) && paused !== null && one.missed_by === owner;

export const agreedTime = <Time extends object>(
  one: (Time & { status: AppointmentStatus; replaces?: Time | null | undefined }) | null,
): Time | null => (one?.status === "accepted" ? one : one?.status === "proposed" ? (one.replaces ?? null) : null);

export function mayBeDone(one: Shown | null, now: number): boolean {
  if (one === null || isReportOpen(one)) return one === null;
  if ((one.begun_at ?? null) !== null) return true;
  const agreed = agreedTime<{ starts_at: string }>(one);
  if (agreed) return Date.parse(agreed.starts_at) <= now;
  return one.status !== "proposed" || isOver(one, now);
}

const AMSTERDAM = { timeZone: "Europe/Amsterdam" } as const;

const UNKNOWN = { nl: "onbekende datum", en: "unknown date" };

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

export const isBeforeDay = (startsAt: string | number | null, now: number): boolean =>
  startsAt !== null && dayInAmsterdam(now) < dayInAmsterdam(new Date(startsAt).getTime());
