import type { MailTemplate } from "~/content/mails";
import { NOTIFICATION_TYPES, type NotificationType, type Topic, topicOf } from "~/domain/notifications/notification";
import type { Urgency } from "./mail-kinds";

export interface NotificationKind {
  link:
    | "chat"
    | "job"
    | "questions"
    | "dispute"
    | "stop"
    | "reviews"
    | "review_form"
    | "wallet"
    | "tax_data"
    | "receipt"
    | "settings"
    | "decisions"
    | "oversight"
    | "contact";
  urgency: Urgency;
  mail: MailTemplate | null;
  stepMails?: readonly MailTemplate[];
  optional: boolean;
  marks: readonly Mark[];
}

/**
 * `of_person`: it shows the picture of the other member of the chat, who did it. `needs_job`: it asks for something on
 * the page of the job, so its push is skipped once the job is gone. `read_with_job`, `read_with_stop` (its page to stop
 * together) and the like: that page shows the event.
 */
type Mark = "of_person" | "needs_job" | ReadMark;
export type ReadMark = `read_with_${"job" | "stop" | "wallet" | "dispute" | "receipt" | "decisions"}`;

const KINDS = {
  bid_placed: {
    link: "chat",
    urgency: "now",
    mail: "bid_placed",
    optional: true,
    marks: ["of_person", "read_with_job"],
  },
  bid_changed: { link: "chat", urgency: "now", mail: null, optional: true, marks: ["of_person", "read_with_job"] },
  bid_withdrawn: {
    link: "chat",
    urgency: "now",
    mail: "bid_withdrawn",
    stepMails: ["bid_withdrawn_paying"],
    optional: true,
    marks: ["of_person", "read_with_job"],
  },
  bid_accepted: { link: "chat", urgency: "now", mail: "bid_accepted", optional: true, marks: ["of_person"] },
  bid_outdated: { link: "chat", urgency: "now", mail: "bid_outdated", optional: true, marks: [] },
  bid_rejected: {
    link: "job",
    urgency: "now",
    mail: "bid_rejected",
    stepMails: ["bid_expired", "bid_deleted", "bid_taken_down"],
    optional: true,
    marks: ["of_person", "read_with_job"],
  },
  deal_ended: {
    link: "job",
    urgency: "now",
    mail: "deal_ended_owner",
    stepMails: ["deal_ended_helper", "deal_ended_compensated"],
    optional: true,
    marks: ["read_with_job", "read_with_stop"],
  },
  message: { link: "chat", urgency: "now", mail: "message", optional: true, marks: ["of_person"] },
  comment: {
    link: "questions",
    urgency: "now",
    mail: "question",
    optional: true,
    marks: ["of_person", "needs_job", "read_with_job"],
  },
  reply: { link: "questions", urgency: "now", mail: "answer", optional: true, marks: ["needs_job", "read_with_job"] },
  job_match: { link: "job", urgency: "later", mail: null, optional: true, marks: ["needs_job", "read_with_job"] },
  invitation: {
    link: "job",
    urgency: "now",
    mail: "invitation",
    optional: true,
    marks: ["needs_job", "read_with_job"],
  },
  job_changed: {
    link: "job",
    urgency: "now",
    mail: "job_reopened",
    stepMails: ["job_restored"],
    optional: true,
    marks: ["read_with_job"],
  },
  job_address: {
    link: "job",
    urgency: "now",
    mail: "job_address",
    stepMails: ["job_address_changed"],
    optional: true,
    marks: ["of_person", "read_with_job"],
  },
  saved_search: { link: "job", urgency: "later", mail: "saved_search", optional: true, marks: ["read_with_job"] },
  payment_request: {
    link: "chat",
    urgency: "now",
    mail: "payment_request",
    stepMails: [
      "payment_request_changed",
      "payment_request_reminded",
      "payment_request_withdrawn",
      "payment_request_refused",
      "payment_request_settled",
    ],
    optional: true,
    marks: ["of_person"],
  },
  payment_held: {
    link: "chat",
    urgency: "now",
    mail: "payment_held",
    stepMails: ["payment_held_again"],
    optional: true,
    marks: [],
  },
  payment_released: {
    link: "wallet",
    urgency: "now",
    mail: "payment_released",
    stepMails: ["payment_released_by_time"],
    optional: true,
    marks: ["read_with_job", "read_with_wallet"],
  },
  tip: {
    link: "wallet",
    urgency: "now",
    mail: "tip",
    optional: true,
    marks: ["of_person", "read_with_job", "read_with_wallet"],
  },
  payment_refunded: {
    link: "chat",
    urgency: "now",
    mail: "payment_refunded",
    stepMails: ["payment_gone", "payment_part_refunded", "payment_part_gone"],
    optional: true,
    marks: [],
  },
  payment_failed: {
    link: "receipt",
    urgency: "now",
    mail: "payment_failed",
    optional: false,
    marks: ["read_with_receipt"],
  },
  payout_paid: { link: "wallet", urgency: "now", mail: "payout_paid", optional: true, marks: ["read_with_wallet"] },
  payout_failed: { link: "wallet", urgency: "now", mail: "payout_failed", optional: true, marks: ["read_with_wallet"] },
  payout_reversed: {
    link: "wallet",
    urgency: "now",
    mail: "payout_reversed",
    optional: false,
    marks: ["read_with_wallet"],
  },
  tax_data: { link: "tax_data", urgency: "now", mail: "tax_data", optional: false, marks: [] },
  review_request: {
    link: "review_form",
    urgency: "now",
    mail: "review_request",
    stepMails: ["review_request_ended"],
    optional: true,
    marks: [],
  },
  review: { link: "reviews", urgency: "now", mail: null, optional: true, marks: ["of_person", "read_with_job"] },
  kyc: {
    link: "settings",
    urgency: "now",
    mail: "verification_needed",
    stepMails: ["verification_passed", "verification_failed"],
    optional: true,
    marks: [],
  },
  stop_proposal: { link: "stop", urgency: "now", mail: "stop_proposal", optional: true, marks: ["read_with_stop"] },
  dispute: { link: "dispute", urgency: "now", mail: "dispute", optional: true, marks: ["read_with_dispute"] },
  chargeback: {
    link: "receipt",
    urgency: "now",
    mail: "chargeback",
    stepMails: ["chargeback_again"],
    optional: false,
    marks: ["read_with_receipt"],
  },
  refund_failed: {
    link: "receipt",
    urgency: "now",
    mail: "refund_failed",
    stepMails: ["refund_otherwise"],
    optional: false,
    marks: ["read_with_receipt"],
  },
  other_amount: {
    link: "receipt",
    urgency: "now",
    mail: "other_amount",
    optional: false,
    marks: ["read_with_receipt"],
  },
  payment_decision: {
    link: "receipt",
    urgency: "now",
    mail: "payment_decision",
    optional: false,
    marks: ["read_with_receipt"],
  },
  team_message: { link: "contact", urgency: "now", mail: null, optional: false, marks: [] },
  withdrawal: {
    link: "receipt",
    urgency: "now",
    mail: "withdrawal_granted",
    stepMails: [
      "withdrawal_rejected",
      "withdrawal_helper_asked",
      "withdrawal_helper",
      "withdrawal_helper_rejected",
      "withdrawal_service_asked",
      "withdrawal_service",
    ],
    optional: false,
    marks: ["read_with_receipt"],
  },
  moderation: { link: "decisions", urgency: "now", mail: null, optional: true, marks: ["read_with_decisions"] },
  report_decided: { link: "oversight", urgency: "later", mail: null, optional: true, marks: [] },
  appointment: {
    link: "chat",
    urgency: "now",
    mail: "appointment_reminder",
    stepMails: [
      "appointment_proposed",
      "appointment_agreed",
      "appointment_declined",
      "missed",
      "missed_reminder",
      "missed_retracted",
    ],
    optional: true,
    marks: ["of_person"],
  },
  work_begun: { link: "job", urgency: "now", mail: null, optional: true, marks: ["of_person", "read_with_job"] },
  work_done: {
    link: "job",
    urgency: "now",
    mail: "work_done",
    stepMails: ["work_marked_done", "work_done_paused", "work_done_unpaid", "work_done_suspended"],
    optional: true,
    marks: ["of_person", "read_with_job"],
  },
  hold_ends: {
    link: "job",
    urgency: "now",
    mail: "hold_ends_owner",
    stepMails: ["hold_ends_helper", "unpaid_soon_owner", "unpaid_soon_helper"],
    optional: false,
    marks: ["read_with_job"],
  },
  job_expired: {
    link: "job",
    urgency: "now",
    mail: "job_expired",
    stepMails: ["job_renew", "job_posted"],
    optional: true,
    marks: ["read_with_job"],
  },
  deal_suspended: {
    link: "chat",
    urgency: "now",
    mail: "deal_suspended",
    stepMails: ["deal_restored"],
    optional: false,
    marks: [],
  },
  nudge: { link: "chat", urgency: "later", mail: null, optional: true, marks: ["of_person", "read_with_job"] },
} as const satisfies Record<NotificationType, NotificationKind>;

export const NOTIFICATION_KINDS: Record<NotificationType, NotificationKind> = KINDS;

export const isMarked = (type: NotificationType, mark: Mark): boolean => NOTIFICATION_KINDS[type].marks.includes(mark);

export function topicOfMail(template: MailTemplate): Topic | null {
  const type = NOTIFICATION_TYPES.find((one) => {
    const { mail, stepMails } = NOTIFICATION_KINDS[one];
    return mail === template || stepMails?.includes(template);
  });
  return type ? topicOf(type) : null;
}

export type MailedType = {
  [Type in NotificationType]: (typeof KINDS)[Type]["mail"] extends null ? never : Type;
}[NotificationType];
