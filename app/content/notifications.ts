import type { NotificationType } from "~/domain/notifications/notification";
import type { Language } from "~/domain/values/language";
import type { NotificationTexts } from "./notification-text";
import bids from "./notifications/bids";
import jobs from "./notifications/jobs";
import messages from "./notifications/messages";
import moderation from "./notifications/moderation";
import payments from "./notifications/payments";
import payouts from "./notifications/payouts";
import work from "./notifications/work";

export { UNKNOWN } from "./unknown";

export const OPEN_PRICE: Record<Language, string> = { nl: "prijs in overleg", en: "price to be agreed" };
export const REMOTE: Record<Language, string> = { nl: "op afstand", en: "remote" };

export type EventType = "deal_ended" | "dispute" | "stop_proposal" | "payment_decision" | "chargeback" | "other_amount";

export const NOTIFICATIONS: Record<Exclude<NotificationType, EventType>, NotificationTexts> = {
  ...bids,
  ...jobs,
  ...messages,
  ...work,
  ...payments,
  ...payouts,
  ...moderation,
};
