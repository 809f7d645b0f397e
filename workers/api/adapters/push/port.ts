import type { NotificationType } from "~/domain/notifications/notification";
import type { Language } from "~/domain/values/language";
import type { Device } from "../../db/push";

export interface Push {
  notification: number;
  type: NotificationType;
  title: string;
  text: string;
  link: string;
  tag: string;
  language: Language;
  to: string;
  outbox: number;
}

export interface PushTransport<D extends Device> {
  send(push: Push, device: D): Promise<"taken" | "gone">;
}
