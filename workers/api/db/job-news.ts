import type { AddressStep } from "~/domain/chats/chat-event";
import type { Database, Write } from "./database";
import { insertChatEvent } from "./message";
import { notify } from "./notify";
import { mail } from "./outbox";

export const mailOfPosted = (db: Database, now: number, user: number): Write =>
  mail(db, now, {
    template: "job_posted",
    key: "'job_posted:' || j.id",
    to: "'user', j.user_id",
    job: "j.id",
    data: "json_object('job_title', j.title)",
    rows: { from: "FROM job j WHERE j.id = (SELECT max(id) FROM job WHERE user_id = ?1)", values: [user] },
  });

export function notifyBidders(db: Database, now: number, job: number): Write[] {
  return notify(db, now, {
    type: "job_changed",
    key: "'job_changed:' || b.id",
    to: "b.user_id",
    job: "j.id",
    chat: "b.chat_id",
    data: "json_object('job_title', j.title)",
    rows: {
      from: "FROM bid b JOIN job j ON j.id = b.job_id WHERE b.job_id = ?1 AND b.status = 'pending'",
      values: [job],
    },
  });
}

export const chatOfDeal = (db: Database, job: number): Promise<number | null> =>
  db.prepare("SELECT chat_id FROM bid WHERE job_id = ? AND status = 'accepted'").bind(job).first<number>("chat_id");

interface AddressChange {
  chat: number;
  owner: number;
  step: AddressStep;
}

export const addressLine = (db: Database, now: number, { chat, owner, step }: AddressChange): Write =>
  insertChatEvent(db, {
    chat,
    sender: owner,
    event: { kind: "address", step },
    condition: "EXISTS (SELECT 1 FROM bid b WHERE b.chat_id = ?1 AND b.status = 'accepted')",
    now,
  });

export function notifyOfAddress(db: Database, now: number, job: number, step: "given" | "changed"): Write[] {
  const key = `'job_address:' || j.id || ':${now}'`;
  const data = "json_object('job_title', j.title, 'name', u.name, 'step', ?2)";
  const rows = {
    from: "FROM job j JOIN user u ON u.id = j.user_id WHERE j.id = ?1 AND j.status = 'reserved' AND j.helper_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM notification n WHERE n.user_id = j.helper_id AND n.job_id = j.id AND n.type = 'job_address' AND n.read_at IS NULL)",
    values: [job, step],
  };
  const template = step === "changed" ? "job_address_changed" : "job_address";
  return [
    // Before the notification, because the rows are those without an unread one.
    mail(db, now, { template, key, to: "'user', j.helper_id", job: "j.id", data, rows }),
    ...notify(db, now, { type: "job_address", key, to: "j.helper_id", job: "j.id", data, rows }),
  ];
}
