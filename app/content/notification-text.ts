import type { Language } from "~/domain/values/language";

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
  at: string;
  refundReason: string;
  refundNext: string;
  failedNext: string;
  outcome: string;
  offer: string;
}

export type NotificationWords = Record<Language, (facts: NotificationFacts) => [title: string, text: string]>;

export type NotificationTexts = NotificationWords & { steps?: Record<string, NotificationWords> };

export type Notifications = Record<string, NotificationTexts>;
