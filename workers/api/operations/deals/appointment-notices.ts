import type { MailTemplate } from "~/content/mails";
import type { AppointmentStep } from "~/domain/chats/chat-event";
import { missedUntil } from "~/domain/deals/appointment-life";
import { type AppointmentRow, proposalsSince } from "../../db/appointment";
import type { ChatRow } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import { unreadProposal, updateNotification } from "../../db/notification";
import { notify } from "../../db/notify";
import type { PaymentRow } from "../../db/payment";
import { nameFor } from "../../db/person";
import { sharesIfMissed } from "./missed";

interface Notice {
  chat: Pick<ChatRow, "id" | "opponent_id" | "owner_id" | "job_id" | "title"> &
    Partial<Pick<ChatRow, "blocked" | "blocked_by_viewer">>;
  by: number;
  appointment: Pick<AppointmentRow, "starts_at" | "ends_at">;
  stands?: Pick<AppointmentRow, "starts_at" | "ends_at"> | null | undefined;
  step: AppointmentStep;
  heldAgain?: readonly PaymentRow[];
  now: number;
}

const MAIL_OF_STEP: Partial<Record<AppointmentStep, MailTemplate>> = {
  proposed: "appointment_proposed",
  accepted: "appointment_agreed",
  declined: "appointment_declined",
  missed: "missed",
  retracted: "missed_retracted",
};

const HOUR = 3_600_000;
/** Per hour, with a mail and a push each. */
const MAX_PROPOSALS_NOTIFIED = 3;

/** Many proposals must not fill a mailbox. Proposals of a user whom the other blocked send no mail and no push. */
async function isRepeating(db: Database, { chat, by, step, now }: Notice): Promise<boolean> {
  if (step !== "proposed") return false;
  if (chat.blocked === 1 && chat.blocked_by_viewer === 0) return true;
  return (await proposalsSince(db, chat.id, by, now - HOUR)) >= MAX_PROPOSALS_NOTIFIED;
}

const REPLACING: readonly AppointmentStep[] = ["proposed", "accepted"];

export const appointmentLine = (db: Database, { chat, by, appointment, stands, step, now }: Notice): Write =>
  insertChatEvent(db, {
    chat: chat.id,
    sender: by,
    event: {
      kind: "appointment",
      step,
      starts_at: appointment.starts_at,
      ends_at: appointment.ends_at,
      ...(step === "missed" && { until: missedUntil(now) }),
      ...(stands && REPLACING.includes(step) && { replaces: { starts_at: stands.starts_at, ends_at: stands.ends_at } }),
    },
    now,
  });

export async function appointmentNotices(db: Database, notice: Notice): Promise<Write[]> {
  const { chat, by, appointment, stands, step, heldAgain, now } = notice;
  const { starts_at, ends_at } = appointment;
  const name = await nameFor(db, chat.opponent_id, by);
  const missing = chat.opponent_id === chat.owner_id ? "owner" : "helper";
  const shares =
    step === "missed" ? { ...(await sharesIfMissed(db, chat.job_id, missing, heldAgain)), at: missedUntil(now) } : {};
  const [from, until] = step === "accepted" ? ["replaced_from", "replaced_until"] : ["stands_from", "stands_until"];
  const standing = stands ? { [from]: stands.starts_at, [until]: stands.ends_at } : {};
  const data = { job_title: chat.title ?? "", name, step, starts_at, ends_at, ...standing, ...shares };
  const isQuiet = await isRepeating(db, notice);
  const unread = isQuiet ? await unreadProposal(db, chat.opponent_id, chat.id) : null;
  const news = {
    to: chat.opponent_id,
    type: "appointment",
    key: `appointment:${chat.id}:${step}:${now}`,
    job: chat.job_id,
    chat: chat.id,
    data,
  } as const;
  return [
    appointmentLine(db, notice),
    ...(unread === null
      ? notify(db, now, { ...news, push: !isQuiet, mail: isQuiet ? false : (MAIL_OF_STEP[step] ?? false) })
      : [updateNotification(db, unread, data)]),
  ];
}
