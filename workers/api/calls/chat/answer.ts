import { contract } from "~/api/contract";
import { type AppointmentAnswer, canAnswer, isForOther, reminderOf } from "~/domain/appointment-life";
import { hasDeal, mustHaveDeal } from "../../changes/deals/appointment-deal";
import { appointmentNotices } from "../../changes/deals/appointment-notices";
import { type AppointmentRow, appointmentOf, appointmentRow, updateAppointment } from "../../db/appointment";
import type { ChatRow } from "../../db/chat";
import { triggerDelivery } from "../../db/outbox";
import { ConflictError } from "../../db/transaction";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { chatOfPath } from "./visible-chat";

type Context = CallContext<typeof contract.chat.answer>;

async function change(c: Context, chat: ChatRow, appointment: AppointmentRow, answer: AppointmentAnswer) {
  const { db, viewer, now } = c;
  const changed: AppointmentRow = {
    ...appointment,
    status: answer,
    // The one who reports a missed appointment was there.
    missed_by: answer === "missed" ? chat.opponent_id : null,
  };
  const remindAt = answer === "accepted" ? reminderOf(appointment.starts_at, now) : null;
  const after = await appointmentNotices(db, { chat, by: viewer.id, appointment: changed, now });
  const steps = updateAppointment(db, { appointment, answer, missedBy: changed.missed_by, remindAt, now });
  try {
    await c.tx.add(mustHaveDeal(db, chat.id), ...steps, ...after).commit();
  } catch (error) {
    // Not retried: another appointment took its place, and nobody agreed to that one.
    if (error instanceof ConflictError) refuse("transition");
    throw error;
  }
  return changed;
}

/** Checks run in order: ids in the body before the chat. */
async function loadChat(c: LookupContext<typeof contract.chat.answer>): Promise<ChatRow> {
  c.ids();
  return chatOfPath(c);
}

export const answer = endpoint(contract.chat.answer, {
  load: loadChat,
  handle: async (c, chat) => {
    const { id } = c.ids();
    const appointment = appointmentRow(chat.appointment) ?? refuse("not_found");
    if (chat.blocked) refuse("blocked");
    const { status } = await c.fields();
    if (isForOther(status) && appointment.proposed_by === c.viewer.id) refuse("permission_denied");
    if (id && id !== appointment.id) refuse("transition");
    if (!hasDeal(chat) || !canAnswer(appointment, status, c.now)) refuse("transition");
    const changed = await change(c, chat, appointment, status);
    triggerDelivery(c);
    return appointmentOf(changed);
  },
});
