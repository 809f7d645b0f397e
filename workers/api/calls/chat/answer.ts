import { contract } from "~/api/contract";
import { type AppointmentAnswer, canAnswer, isForOther, reminderOf } from "~/domain/appointment";
import { hasDeal, mustHaveDeal } from "../../changes/deals/appointment-deal";
import { telling } from "../../changes/deals/appointment-news";
import { type AppointmentRow, answering, appointmentOf, appointmentRow } from "../../db/appointment";
import { commit, Lost } from "../../db/batch";
import type { ChatRow } from "../../db/chat";
import { wake } from "../../db/outbox";
import type { Question, Seeking } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serveAbout } from "../../http/serve";
import { chatOfPath } from "./visible-chat";

type Answering = Question<typeof contract.chat.answer>;

async function change(q: Answering, chat: ChatRow, appointment: AppointmentRow, answer: AppointmentAnswer) {
  const { db, viewer, now, language } = q;
  const changed: AppointmentRow = {
    ...appointment,
    status: answer,
    // Who says so was there.
    missed_by: answer === "missed" ? chat.opponent_id : null,
  };
  const remindAt = answer === "accepted" ? reminderOf(appointment.starts_at, now) : null;
  const after = await telling(db, { chat, by: viewer.id, appointment: changed, language, now });
  const steps = answering(db, { appointment, answer, missedBy: changed.missed_by, remindAt, now });
  try {
    await commit(db, [mustHaveDeal(db, chat.id), ...steps, ...after]);
  } catch (error) {
    // Not done again: what took its place is another appointment, and nobody has agreed to that.
    if (error instanceof Lost) refuse("transition");
    throw error;
  }
  return changed;
}

/** What is wrong with an id in the body is told before the chat is looked for. */
async function chatNamed(q: Seeking<typeof contract.chat.answer>): Promise<ChatRow> {
  q.ids();
  return chatOfPath(q);
}

export function serveAnswer(app: ApiApp): void {
  serveAbout(app, contract.chat.answer, chatNamed, async (q, chat) => {
    const { id } = q.ids();
    const appointment = appointmentRow(chat.appointment) ?? refuse("not_found");
    if (chat.blocked) refuse("blocked");
    const { status } = await q.fields();
    if (isForOther(status) && appointment.proposed_by === q.viewer.id) refuse("permission_denied");
    if (id && id !== appointment.id) refuse("transition");
    if (!hasDeal(chat) || !canAnswer(appointment, status, q.now)) refuse("transition");
    const changed = await change(q, chat, appointment, status);
    wake(q.env, q.execution);
    return appointmentOf(changed);
  });
}
