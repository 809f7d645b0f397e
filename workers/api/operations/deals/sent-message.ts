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

export const sendMessage = (db: Database, message: SentMessage): Write[] => [
  ...notifyReader(db, message.now, message.chat, {
    id: message.sender.id,
    name: nameOf(message.sender, true),
    publicName: publicName(message.sender),
  }),
  ...insertAnswerInChat(db, { ...message, sender: message.sender.id }),
  insertMessage(db, { ...message, sender: message.sender.id }),
  ...(message.photos ?? []),
  latestOf(db, message.sender.id, message.chat),
];
