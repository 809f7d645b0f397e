import { contract } from "~/api/contract";
import { brand } from "~/brand";
import {
  type AppointmentAnswer,
  canAnswer,
  isAboutMissing,
  isAcceptance,
  isFor,
  isReported,
  needsRunningDeal,
  reminderOf,
} from "~/domain/deals/appointment-life";
import { calendarFile as fileOf } from "~/domain/deals/calendar-file";
import { isAfterHold, lastMeetingDay } from "~/domain/deals/meeting-hold";
import { dealPlaceOf, placeLine } from "~/domain/jobs/job-place";
import type { Language } from "~/domain/values/language";
import {
  type AppointmentRow,
  appointmentOf,
  appointmentRow,
  endProposals,
  insertAppointment,
  isRepeated,
  mustBeCurrent,
  updateAppointment,
} from "../../db/appointment";
import { type ChatRow, chatOf } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { hasDeal, mustAwaitWork, mustBeHeldFrom, mustHaveDeal, mustMeet } from "../../db/deal";
import { findJob, jobOf } from "../../db/job";
import { ConflictError } from "../../db/transaction";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse, refuseFields } from "../../http/refusal";
import { appointmentLine, appointmentNotices } from "../../operations/deals/appointment-notices";
import { refuseOfDeal } from "../../operations/deals/deal-refusal";
import { meetingOf } from "../../operations/deals/meeting-refusal";
import { missedSettlement } from "../../operations/deals/missed";
import { chatOfPath } from "./chats";

async function proposeAppointment(c: CallContext<typeof contract.chat.propose>, chat: ChatRow) {
  const { db, viewer, now } = c;
  const span = await c.fields();
  if (!hasDeal(chat)) refuse("transition");
  const last = appointmentRow(chat.appointment);
  const proposal = { chat: chat.id, by: viewer.id, ...span };
  if (last && isRepeated(last, proposal)) return appointmentOf(last);
  const { refused, heldFrom } = await meetingOf(db, chat.id);
  if (refused) return refuseOfDeal(db, chat.job_id, refused);
  if (last && isReported(last)) refuse("transition");
  const lastDay = lastMeetingDay(heldFrom);
  if (isAfterHold(span.starts_at, lastDay)) refuseFields({ starts_at: [`date_held:${lastDay}`] });
  const stands = last?.status === "accepted" ? last : last?.replaces;
  const after = await appointmentNotices(db, {
    chat,
    by: viewer.id,
    appointment: span,
    stands,
    step: "proposed",
    now,
  });
  const [, , , , proposed] = await c.tx
    .add(
      mustMeet(db, chat.id),
      mustBeHeldFrom(db, chat.id, heldFrom),
      mustBeCurrent(db, chat.id, last),
      endProposals(db, { chat: chat.id, now }),
      insertAppointment(db, { ...proposal, now }),
      ...after,
    )
    .commit<AppointmentRow>();
  const made = proposed?.results[0] as AppointmentRow;
  return appointmentOf({ ...made, replaces: stands });
}

export const propose = endpoint(contract.chat.propose, { load: chatOfPath, handle: proposeAppointment });

type AnswerContext = CallContext<typeof contract.chat.answer>;
type Answer = Awaited<ReturnType<AnswerContext["fields"]>>;

function after(before: AppointmentRow, answer: AppointmentAnswer, other: number, now: number): AppointmentRow {
  switch (answer) {
    case "admitted":
    case "contested":
      return { ...before, missed_answer: answer };
    case "retracted":
      return { ...before, status: "accepted", missed_by: null, missed_at: null };
    case "missed":
      return { ...before, status: "missed", missed_by: other, missed_at: now };
    default:
      return { ...before, status: answer };
  }
}

/** A report is about what was agreed, also while another time is proposed. */
const meant = (current: AppointmentRow, answer: AppointmentAnswer): AppointmentRow =>
  answer === "missed" && current.replaces
    ? { ...current, ...current.replaces, status: "accepted", replaces: null }
    : current;

interface Guarded {
  chat: number;
  answer: AppointmentAnswer;
  heldFrom: number | null;
  now: number;
}

function guards(db: Database, { chat, answer, heldFrom, now }: Guarded): Write[] {
  if (answer === "missed") return [mustAwaitWork(db, chat), mustMeet(db, chat), endProposals(db, { chat, now })];
  if (isAboutMissing(answer)) return [];
  return isAcceptance(answer) ? [mustMeet(db, chat), mustBeHeldFrom(db, chat, heldFrom)] : [mustHaveDeal(db, chat)];
}

interface Change {
  current: AppointmentRow;
  fields: Answer;
  heldFrom: number | null;
}

async function changeAppointment(c: AnswerContext, chat: ChatRow, { current, fields, heldFrom }: Change) {
  const { db, viewer, now, language } = c;
  const { status: answer, reason } = fields;
  const before = meant(current, answer);
  const changed = after(before, answer, chat.opponent_id, now);
  const remindAt = answer === "accepted" ? reminderOf(before.starts_at, now) : null;
  const stands = answer === "declined" || answer === "accepted" ? before.replaces : null;
  const missed = changed.missed_answer;
  const settled = missed
    ? await missedSettlement(db, now, { chat: chat.id, appointment: changed, answer: missed, reason, language })
    : null;
  const about = { chat, by: viewer.id, appointment: changed, stands, step: answer, now };
  const notices = settled?.notifies ? [appointmentLine(db, about)] : await appointmentNotices(db, about);
  const steps = updateAppointment(db, { before, after: changed, remindAt, now });
  try {
    await c.tx
      .add(...guards(db, { chat: chat.id, answer, heldFrom, now }), ...steps, ...notices, ...(settled?.writes ?? []))
      .commit();
  } catch (error) {
    // Not retried: another appointment, that was not agreed, replaced it.
    if (error instanceof ConflictError) refuse("transition");
    throw error;
  }
  return changed;
}

async function loadChat(c: LookupContext<typeof contract.chat.answer>): Promise<ChatRow> {
  c.ids();
  return chatOfPath(c);
}

const FREE = { refused: null, heldFrom: null };

export const answer = endpoint(contract.chat.answer, {
  load: loadChat,
  handle: async (c, chat) => {
    const { id } = c.ids();
    const appointment = appointmentRow(chat.appointment) ?? refuse("not_found");
    const fields = await c.fields();
    const { status } = fields;
    if (!isFor(status, appointment, c.viewer.id)) refuse("permission_denied");
    if (id && id !== appointment.id) refuse("transition");
    if (!hasDeal(chat) || !canAnswer(appointment, status, c.now)) refuse("transition");
    const { refused, heldFrom } = needsRunningDeal(status) ? await meetingOf(c.db, chat.id) : FREE;
    if (refused) return refuseOfDeal(c.db, chat.job_id, refused);
    if (isAcceptance(status) && isAfterHold(appointment.starts_at, lastMeetingDay(heldFrom))) refuse("after_hold");
    const changed = await changeAppointment(c, chat, { current: appointment, fields, heldFrom });
    return appointmentOf(changed);
  },
});

const WORDS: Record<Language, { file: string; with: (name: string) => string; see: string }> = {
  nl: { file: "afspraak.ics", with: (name) => `Afspraak met ${name}`, see: "Bekijk de chat:" },
  en: { file: "appointment.ics", with: (name) => `Appointment with ${name}`, see: "See the chat:" },
};

export const calendarFile = endpoint(contract.chat.calendarFile, {
  load: chatOfPath,
  handle: async (c, row) => {
    const current = appointmentRow(row.appointment);
    const agreed = current?.status === "accepted" ? current : current?.replaces;
    if (!current || !agreed) return refuse("not_found");
    const { name, title, uri } = chatOf(row, c.viewer.id, c.language);
    const words = WORDS[c.language];
    const job = row.job_id === null ? null : await findJob(c.db, c.viewer.id, row.job_id);
    const place = job && dealPlaceOf(jobOf(job, c.viewer.id, c.language));
    const cancelled = !hasDeal(row);
    const url = `${c.origin}/messages/${uri}`;
    const file = fileOf(brand.name, {
      uid: `chat-${row.id}@${new URL(c.origin).host}`,
      // A cancellation ranks between this appointment and the next one.
      sequence: 2 * agreed.id + Number(cancelled),
      changedAt: current.updated_at,
      startsAt: agreed.starts_at,
      endsAt: agreed.ends_at,
      summary: title ? `${words.with(name)}: ${title}` : words.with(name),
      location: place ? placeLine(place) : null,
      description: `${words.see} ${url}`,
      url,
      cancelled,
    });
    return new Response(file, {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="${words.file}"`,
      },
    });
  },
});
