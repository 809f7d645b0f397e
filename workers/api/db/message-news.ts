import type { NamedChat } from "./chat";
import type { Database, Write } from "./database";
import { notify } from "./notify";

interface Sender {
  id: number;
  name: string;
  publicName: string;
}

const READER = "iif(c.low_id = ?1, c.high_id, c.low_id)";
/** Two users know each other's full names, or neither does. */
const IS_KNOWN = `EXISTS (SELECT 1 FROM acquaintance a WHERE a.user_id = ?1 AND a.other_id = ${READER})`;

/** Put before the message is inserted. An unread earlier message was notified already. */
export function notifyReader(db: Database, now: number, { named, value }: NamedChat, sender: Sender): Write[] {
  const from = `FROM chat c LEFT JOIN job j ON j.id = c.job_id WHERE ${named} AND NOT EXISTS (
    SELECT 1 FROM message m WHERE m.chat_id = c.id AND m.sender_id = ?1 AND m.read_at IS NULL AND m.bid_id IS NULL AND m.event IS NULL)`;
  return notify(db, now, {
    type: "message",
    key: "'message:' || c.id || ':' || CAST(?1 AS INTEGER) || ':' || CAST(?5 AS INTEGER)",
    to: READER,
    job: "c.job_id",
    chat: "c.id",
    data: `json_object('name', iif(${IS_KNOWN}, ?3, ?4), 'job_title', coalesce(j.title, ''))`,
    rows: { from, values: [sender.id, value, sender.name, sender.publicName, now] },
    mail: true,
  });
}
