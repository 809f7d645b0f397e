import type { Chat, Message } from "~/domain/chats/chat";
import type { ChatPhoto, SentPhoto, UnsentPhoto } from "~/domain/chats/chat-photo";
import { AT } from "./at";
import { aCard, aHelper } from "./person";
import { HASSAN, offer, PETRA, tap } from "./town";

export function aChat(of: Partial<Chat> = {}): Chat {
  return {
    id: 5,
    uri: "chat-over-de-kraan",
    name: aHelper().name,
    image: null,
    opponent: aHelper(),
    title: tap.title,
    job: 12,
    owner: PETRA,
    last_message: offer.message ?? "",
    latest_update: AT,
    latest_receiver: PETRA,
    read: false,
    notification: true,
    unread: 1,
    bid_status: "pending",
    bid: { id: 7, amount: offer.amount, status: "pending" },
    archived: false,
    blocked: false,
    last_seen: null,
    appointment: null,
    ...of,
  };
}

export function aMessage(of: Partial<Message> = {}): Message {
  return {
    id: 21,
    message: offer.message ?? "",
    create_date: AT,
    first_message_of_day: true,
    chat_user: { id: HASSAN, email: null, name: aHelper().name, image: null },
    bid: null,
    event: null,
    payment_request: null,
    read: true,
    client_id: null,
    ...of,
  };
}

export function anOwnMessage(of: Partial<Message> = {}): Message {
  const chat_user = { id: PETRA, email: null, name: aCard().name, image: null };
  return aMessage({ id: 90, first_message_of_day: false, chat_user, read: false, ...of });
}

export function aChatPhoto(of: Partial<ChatPhoto> = {}): ChatPhoto {
  const { id = 31 } = of;
  const address = (size: string) => `/api/chat/5/photo/${id}/${size}/`;
  return {
    id,
    chat: 5,
    small: address("small"),
    large: address("large"),
    width: 1600,
    height: 1200,
    alt: "De kraan met de druppel",
    ...of,
  };
}

export const aRemovedPhoto = (id: number): ChatPhoto => aChatPhoto({ id, small: null, large: null, alt: null });

export function aSentPhoto(of: Partial<SentPhoto> = {}): SentPhoto {
  return { ...aChatPhoto(), message: 21, sender: HASSAN, create_date: AT, ...of };
}

export const anUnsentPhoto = (of: Partial<UnsentPhoto> = {}): UnsentPhoto => ({
  ...aChatPhoto({ alt: null }),
  about: "message",
  create_date: AT,
  ...of,
});
