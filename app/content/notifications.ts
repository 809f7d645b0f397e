import type { NotificationType } from "~/domain/notifications/notification";
import type { Language } from "~/domain/values/language";
import bids from "./notifications/bids";
import jobs from "./notifications/jobs";
import messages from "./notifications/messages";
import moderation from "./notifications/moderation";
import payments from "./notifications/payments";
import payouts from "./notifications/payouts";
import work from "./notifications/work";

export { UNKNOWN } from "./unknown";

/** In words; empty if unknown. */
export interface NotificationFacts {
  job: string;
  title: string;
  someone: string;
  amount: string;
  lapsed: string;
  bids: number;
  span: string;
  reasons: string;
  message: string;
  rejection: string;
  request: string;
  Request: string;
  until: string;
  /** The last moment to answer a report. */
  at: string;
  refundReason: string;
  refundNext: string;
  failedNext: string;
  outcome: string;
  /** The price and the town of a job. */
  offer: string;
}

export const OPEN_PRICE: Record<Language, string> = { nl: "prijs in overleg", en: "price to be agreed" };
export const REMOTE: Record<Language, string> = { nl: "op afstand", en: "remote" };

export type NotificationWords = Record<Language, (facts: NotificationFacts) => [title: string, text: string]>;

export type NotificationTexts = NotificationWords & { steps?: Record<string, NotificationWords> };

export type Notifications = Record<string, NotificationTexts>;

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
