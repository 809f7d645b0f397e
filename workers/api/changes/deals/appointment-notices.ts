import { saidInChat, spanInWords } from "~/domain/appointment-life";
import type { Language } from "~/domain/language";
import type { AppointmentRow } from "../../db/appointment";
import type { ChatRow } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { insertMessage } from "../../db/message";
import { notify } from "../../db/notify";
import { nameFor } from "../../db/person";

interface Step {
  chat: ChatRow;
  by: number;
  appointment: Pick<AppointmentRow, "starts_at" | "ends_at" | "status">;
  language: Language;
  now: number;
}

export async function appointmentNotices(db: Database, step: Step): Promise<Write[]> {
  const { chat, by, appointment, language, now } = step;
  const { starts_at, ends_at, status } = appointment;
  const name = await nameFor(db, chat.opponent_id, by);
  const message = saidInChat(status, spanInWords(starts_at, ends_at, language), language);
  return [
    insertMessage(db, { chat: chat.id, sender: by, message, now }),
    ...notify(db, now, {
      to: chat.opponent_id,
      type: "appointment",
      key: `appointment:${chat.id}:${status}:${now}`,
      job: chat.job_id,
      chat: chat.id,
      data: { job_title: chat.title ?? "", name, step: status, starts_at, ends_at },
    }),
  ];
}
