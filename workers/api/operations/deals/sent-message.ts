import { publicName } from "~/domain/accounts/user-card";
import type { NamedChat } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { insertMessage, latestOf } from "../../db/message";
import { notifyReader } from "../../db/message-news";
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

export const sendMessage = (db: Database, sent: SentMessage): Write[] => [
  ...notifyReader(db, sent.now, sent.chat, {
    id: sent.sender.id,
    name: nameOf(sent.sender, true),
    publicName: publicName(sent.sender),
  }),
  ...insertAnswerInChat(db, { ...sent, sender: sent.sender.id }),
  insertMessage(db, { ...sent, sender: sent.sender.id }),
  ...(sent.photos ?? []),
  latestOf(db, sent.sender.id, sent.chat),
];
