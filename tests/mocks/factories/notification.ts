import type { Notification } from "~/domain/notifications/notification";
import { AT } from "./at";
import { aHelper } from "./person";
import { tap } from "./town";

export function aNotification(of: Partial<Notification> = {}): Notification {
  return {
    id: 31,
    type: "bid_placed",
    title: "Nieuw bod",
    text: `${aHelper().name} biedt € 60 voor ‘${tap.title}’.`,
    link: "/messages/chat-over-de-kraan",
    job: 12,
    chat: 5,
    person: { name: aHelper().name, image: aHelper().image },
    read: false,
    created_at: AT,
    ...of,
  };
}
