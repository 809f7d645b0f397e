import type { AppointmentRow } from "../../db/appointment";
import type { ChatRow } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { nameFor } from "../../db/person";

interface Step {
  chat: ChatRow;
  by: number;
  appointment: Pick<AppointmentRow, "starts_at" | "ends_at" | "status">;
  now: number;
}

export async function appointmentNotices(db: Database, step: Step): Promise<Write[]> {
  const { chat, by, appointment, now } = step;
  const { starts_at, ends_at, status } = appointment;
  const name = await nameFor(db, chat.opponent_id, by);
  return [
    insertChatEvent(db, {
      chat: chat.id,
      sender: by,
      event: { kind: "appointment", step: status, starts_at, ends_at },
      now,
    }),
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
