import type { MailTemplate } from "~/content/mails";
import type { AppointmentStep } from "~/domain/chat-event";
import type { AppointmentRow } from "../../db/appointment";
import type { ChatRow } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { nameFor } from "../../db/person";
import { sharesIfMissed } from "./missed";

interface Notice {
  chat: ChatRow;
  by: number;
  appointment: Pick<AppointmentRow, "starts_at" | "ends_at">;
  step: AppointmentStep;
  now: number;
}

const MAIL_OF_STEP: Partial<Record<AppointmentStep, MailTemplate>> = {
  proposed: "appointment_proposed",
  accepted: "appointment_agreed",
  declined: "appointment_declined",
  missed: "missed",
};

export async function appointmentNotices(db: Database, notice: Notice): Promise<Write[]> {
  const { chat, by, appointment, step, now } = notice;
  const { starts_at, ends_at } = appointment;
  const name = await nameFor(db, chat.opponent_id, by);
  const missing = chat.opponent_id === chat.owner_id ? "owner" : "helper";
  const shares = step === "missed" ? await sharesIfMissed(db, chat.job_id, missing) : {};
  return [
    insertChatEvent(db, {
      chat: chat.id,
      sender: by,
      event: { kind: "appointment", step, starts_at, ends_at },
      now,
    }),
    ...notify(db, now, {
      to: chat.opponent_id,
      type: "appointment",
      key: `appointment:${chat.id}:${step}:${now}`,
      job: chat.job_id,
      chat: chat.id,
      data: { job_title: chat.title ?? "", name, step, starts_at, ends_at, ...shares },
      mail: MAIL_OF_STEP[step] ?? false,
    }),
  ];
}
