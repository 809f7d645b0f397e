import type { Language } from "~/domain/values/language";
import type { MailText } from "./mail-text";
import account from "./mails/account";
import appointments from "./mails/appointments";
import bids from "./mails/bids";
import deals from "./mails/deals";
import disputes from "./mails/disputes";
import jobs from "./mails/jobs";
import messages from "./mails/messages";
import moderation from "./mails/moderation";
import paymentRequests from "./mails/payment-requests";
import payments from "./mails/payments";
import payouts from "./mails/payouts";
import receipts from "./mails/receipts";
import security from "./mails/security";
import withdrawals from "./mails/withdrawals";
import work from "./mails/work";

const SUBJECTS = {
  ...account,
  ...security,
  ...jobs,
  ...bids,
  ...messages,
  ...appointments,
  ...deals,
  ...work,
  ...receipts,
  ...payments,
  ...paymentRequests,
  ...disputes,
  ...withdrawals,
  ...payouts,
  ...moderation,
};

export type MailTemplate = keyof typeof SUBJECTS;

export const MAILS: Record<MailTemplate, Record<Language, MailText>> = SUBJECTS;
