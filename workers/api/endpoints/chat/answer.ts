import { contract } from "~/api/contract";
import { type AppointmentAnswer, canAnswer, isAboutMissing, isFor, reminderOf } from "~/domain/appointment-life";
import {
  type AppointmentRow,
  appointmentOf,
  appointmentRow,
  endProposals,
  updateAppointment,
} from "../../db/appointment";
import type { ChatRow } from "../../db/chat";
import { triggerDelivery } from "../../db/outbox";
import { ConflictError } from "../../db/transaction";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { hasDeal, mustAwaitWork, mustHaveDeal } from "../../operations/deals/appointment-deal";
import { appointmentNotices } from "../../operations/deals/appointment-notices";
import { missedSettlement } from "../../operations/deals/missed";
import { chatOfPath } from "./visible-chat";

type Context = CallContext<typeof contract.chat.answer>;

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

async function change(c: Context, chat: ChatRow, current: AppointmentRow, answer: AppointmentAnswer) {
  const { db, viewer, now } = c;
  const before = meant(current, answer);
  const changed = after(before, answer, chat.opponent_id, now);
  const remindAt = answer === "accepted" ? reminderOf(before.starts_at, now) : null;
  const notices = await appointmentNotices(db, { chat, by: viewer.id, appointment: changed, step: answer, now });
  const missed = changed.missed_answer;
  const settled = missed
    ? await missedSettlement(db, now, { chat: chat.id, appointment: changed, answer: missed, language: c.language })
    : [];
  const steps = updateAppointment(db, { before, after: changed, remindAt, now });
  try {
    const holds =
      answer === "missed"
        ? [mustAwaitWork(db, chat.id), endProposals(db, { chat: chat.id, now })]
        : isAboutMissing(answer)
          ? []
          : [mustHaveDeal(db, chat.id)];
    await c.tx.add(...holds, ...steps, ...notices, ...settled).commit();
  } catch (error) {
    // Not retried: another appointment replaced it, and nobody agreed to that one.
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
    const { status } = await c.fields();
    if (!isFor(status, appointment, c.viewer.id)) refuse("permission_denied");
    if (id && id !== appointment.id) refuse("transition");
    if (!hasDeal(chat) || !canAnswer(appointment, status, c.now)) refuse("transition");
    const changed = await change(c, chat, appointment, status);
    triggerDelivery(c);
    return appointmentOf(changed);
  },
});
