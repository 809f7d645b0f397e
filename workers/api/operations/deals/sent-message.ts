import { BID_STATUSES } from "~/domain/bid-life";
import { writingRefusal } from "~/domain/chat-refusal";
import { publicName } from "~/domain/user-card";
import { statusOutside } from "../../db/bid";
import { blocks, type NamedChat } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { insertMessageIf, latestOf } from "../../db/message";
import { notify } from "../../db/notify";
import { nameOf } from "../../db/person";
import { insertAnswerInChat } from "../../db/track-record";

interface Sender {
  id: number;
  name: string;
  company: string | null;
  business: boolean;
}

interface SentMessage {
  chat: NamedChat;
  sender: Sender;
  message: string;
  clientId: string | null;
  now: number;
  photos?: readonly Write[];
}

const CLOSED = [...BID_STATUSES, "withdrawn" as const].filter(
  (status) => writingRefusal(statusOutside(status)) !== null,
);

const IS_OPEN = `NOT ${blocks("c.low_id", "c.high_id")}
  AND coalesce((SELECT b.status FROM bid b WHERE b.chat_id = c.id ORDER BY b.id DESC LIMIT 1), '')
    NOT IN (${CLOSED.map((status) => `'${status}'`).join(", ")})`;

const READER = "iif(c.low_id = ?1, c.high_id, c.low_id)";
const IS_KNOWN = `EXISTS (SELECT 1 FROM acquaintance a WHERE a.user_id = ?1 AND a.other_id = ${READER})`;

function notices(db: Database, { chat: { named, value }, sender, now }: SentMessage): Write[] {
  const from = `FROM chat c LEFT JOIN job j ON j.id = c.job_id WHERE ${named} AND NOT EXISTS (
    SELECT 1 FROM message m WHERE m.chat_id = c.id AND m.sender_id = ?1 AND m.read_at IS NULL AND m.bid_id IS NULL AND m.event IS NULL)`;
  return notify(db, now, {
    type: "message",
    key: "'message:' || c.id || ':' || CAST(?1 AS INTEGER) || ':' || CAST(?5 AS INTEGER)",
    to: READER,
    job: "c.job_id",
    chat: "c.id",
    data: `json_object('name', iif(${IS_KNOWN}, ?3, ?4), 'job_title', coalesce(j.title, ''))`,
    rows: { from, values: [sender.id, value, nameOf(sender, true), publicName(sender), now] },
    mail: true,
  });
}

/** `ConflictError` unless the sender may write there now. The last statement selects the message. */
export const sendMessage = (db: Database, sent: SentMessage): Write[] => [
  ...notices(db, sent),
  ...insertAnswerInChat(db, { ...sent, sender: sent.sender.id }),
  insertMessageIf(db, IS_OPEN, { ...sent, sender: sent.sender.id }),
  ...(sent.photos ?? []),
  latestOf(db, sent.sender.id, sent.chat),
];
