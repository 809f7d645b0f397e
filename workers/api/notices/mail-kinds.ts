import type { MailTemplate } from "~/content/mails";

export type Urgency = "now" | "later";

type Choice =
  | { optional: false }
  /** `needsJob`: it asks for an answer or an offer on the page of the job, so it is skipped once the job is gone. */
  | { optional: true; needsJob: boolean };

type MailKind = Choice & {
  urgency: Urgency;
  link:
    | "subject"
    | "job"
    | "questions"
    | "approval"
    | "bid"
    | "review"
    | "dispute"
    | "stop"
    | "jobs"
    | "wallet"
    | "tax_data"
    | "receipt"
    | "invoice"
    | "request"
    | "appointment"
    | "settings"
    | "reset"
    | "login";
  toTeam?: true;
  fromTeam?: true;
  deal?: true;
};

export const MAIL_KINDS: Record<MailTemplate, MailKind> = {
  welcome: { urgency: "now", optional: false, link: "jobs" },
  activation: { urgency: "now", optional: false, link: "subject" },
  already_registered: { urgency: "now", optional: false, link: "login" },
  email_change: { urgency: "now", optional: false, link: "subject" },
  account_restored: { urgency: "now", optional: false, link: "login" },
  account_deleted: { urgency: "now", optional: false, link: "subject" },

  password_reset: { urgency: "now", optional: false, link: "subject" },
  password_changed: { urgency: "now", optional: false, link: "reset" },
  email_changed: { urgency: "now", optional: false, link: "subject" },
  login_alert: { urgency: "now", optional: false, link: "reset" },
  account_emptied: { urgency: "now", optional: false, link: "reset" },
  way_in_added: { urgency: "now", optional: false, link: "reset" },
  iban_added: { urgency: "now", optional: false, link: "reset" },
  iban_changed: { urgency: "now", optional: false, link: "reset" },

  job_posted: { urgency: "later", optional: true, needsJob: true, link: "subject" },
  invitation: { urgency: "now", optional: true, needsJob: true, link: "subject" },
  saved_search: { urgency: "later", optional: true, needsJob: false, link: "subject" },
  question: { urgency: "now", optional: true, needsJob: true, link: "questions" },
  answer: { urgency: "now", optional: true, needsJob: true, link: "questions" },
  job_address: { urgency: "now", optional: true, needsJob: true, link: "job", deal: true },
  job_address_changed: { urgency: "now", optional: true, needsJob: true, link: "job", deal: true },
  job_renew: { urgency: "later", optional: true, needsJob: false, link: "subject" },
  job_expired: { urgency: "now", optional: true, needsJob: false, link: "subject" },

  bid_placed: { urgency: "now", optional: true, needsJob: false, link: "subject" },
  bid_accepted: { urgency: "now", optional: false, link: "subject", deal: true },
  bid_rejected: { urgency: "now", optional: true, needsJob: false, link: "jobs" },
  bid_expired: { urgency: "now", optional: true, needsJob: false, link: "jobs" },
  bid_taken_down: { urgency: "now", optional: true, needsJob: false, link: "jobs" },
  bid_deleted: { urgency: "now", optional: true, needsJob: false, link: "jobs" },
  job_reopened: { urgency: "now", optional: true, needsJob: true, link: "bid" },
  job_restored: { urgency: "now", optional: true, needsJob: true, link: "bid" },
  bid_withdrawn_paying: { urgency: "now", optional: false, link: "subject" },
  bid_withdrawn: { urgency: "now", optional: true, needsJob: false, link: "subject" },
  bid_outdated: { urgency: "now", optional: true, needsJob: false, link: "subject" },

  message: { urgency: "now", optional: true, needsJob: false, link: "subject" },
  team_message: { urgency: "now", optional: false, link: "subject", fromTeam: true },
  contact: { urgency: "now", optional: true, needsJob: false, link: "subject", toTeam: true },
  partner: { urgency: "now", optional: true, needsJob: false, link: "subject", toTeam: true },
  support_copy: { urgency: "now", optional: false, link: "subject", fromTeam: true },
  support_received: { urgency: "now", optional: false, link: "subject", fromTeam: true },

  appointment_proposed: { urgency: "now", optional: true, needsJob: false, link: "subject", deal: true },
  appointment_agreed: { urgency: "now", optional: true, needsJob: false, link: "subject", deal: true },
  appointment_declined: { urgency: "now", optional: true, needsJob: false, link: "subject" },
  appointment_reminder: { urgency: "later", optional: true, needsJob: false, link: "subject", deal: true },
  missed: { urgency: "now", optional: false, link: "appointment" },
  missed_retracted: { urgency: "now", optional: false, link: "appointment" },
  missed_reminder: { urgency: "now", optional: false, link: "appointment" },

  deal_ended_owner: { urgency: "now", optional: false, link: "subject" },
  deal_ended_helper: { urgency: "now", optional: false, link: "subject" },
  deal_ended_compensated: { urgency: "now", optional: false, link: "wallet" },
  deal_suspended: { urgency: "now", optional: false, link: "subject" },
  deal_restored: { urgency: "now", optional: false, link: "subject", deal: true },
  review_request: { urgency: "later", optional: true, needsJob: false, link: "review" },
  review_request_ended: { urgency: "later", optional: true, needsJob: false, link: "review" },

  work_marked_done: { urgency: "now", optional: false, link: "approval", deal: true },
  work_done_paused: { urgency: "now", optional: false, link: "subject", deal: true },
  work_done_unpaid: { urgency: "now", optional: false, link: "job" },
  work_done_suspended: { urgency: "now", optional: false, link: "subject", fromTeam: true },
  work_done: { urgency: "later", optional: false, link: "approval", deal: true },
  hold_ends_owner: { urgency: "now", optional: false, link: "job", deal: true },
  hold_ends_helper: { urgency: "now", optional: false, link: "job", deal: true },
  unpaid_soon_owner: { urgency: "now", optional: false, link: "job" },
  unpaid_soon_helper: { urgency: "now", optional: false, link: "job" },

  agreement: { urgency: "now", optional: false, link: "subject", deal: true },
  receipt: { urgency: "now", optional: false, link: "receipt", deal: true },
  receipt_request: { urgency: "now", optional: false, link: "receipt", deal: true },
  receipt_again: { urgency: "now", optional: false, link: "receipt", deal: true },
  receipt_credits: { urgency: "now", optional: false, link: "receipt" },
  receipt_tip: { urgency: "now", optional: false, link: "receipt" },
  invoice: { urgency: "later", optional: false, link: "invoice" },
  credit_note: { urgency: "later", optional: false, link: "invoice" },

  payment_held: { urgency: "now", optional: false, link: "subject", deal: true },
  payment_held_again: { urgency: "now", optional: false, link: "subject", deal: true },
  payment_released: { urgency: "now", optional: false, link: "wallet" },
  payment_released_by_time: { urgency: "now", optional: false, link: "wallet" },
  paid_by_time: { urgency: "now", optional: false, link: "receipt" },
  tip: { urgency: "now", optional: false, link: "wallet" },
  payment_refunded: { urgency: "now", optional: false, link: "job" },
  payment_gone: { urgency: "now", optional: false, link: "job" },
  payment_part_refunded: { urgency: "now", optional: false, link: "receipt" },
  payment_part_gone: { urgency: "now", optional: false, link: "receipt" },
  payment_failed: { urgency: "now", optional: false, link: "receipt" },
  other_amount: { urgency: "now", optional: false, link: "receipt" },
  refund_failed: { urgency: "now", optional: false, link: "receipt" },
  refund_otherwise: { urgency: "now", optional: false, link: "receipt" },

  payment_request: { urgency: "now", optional: false, link: "request" },
  payment_request_changed: { urgency: "now", optional: false, link: "request" },
  payment_request_reminded: { urgency: "now", optional: false, link: "request" },
  payment_request_withdrawn: { urgency: "now", optional: false, link: "subject" },
  payment_request_refused: { urgency: "now", optional: false, link: "subject" },
  payment_request_settled: { urgency: "now", optional: false, link: "subject" },

  stop_proposal: { urgency: "now", optional: false, link: "stop" },
  dispute: { urgency: "now", optional: false, link: "dispute", deal: true },
  dispute_opened: { urgency: "now", optional: false, link: "dispute", deal: true },
  dispute_contested: { urgency: "now", optional: false, link: "dispute", deal: true },
  payment_decision: { urgency: "now", optional: false, link: "receipt" },
  chargeback_again: { urgency: "now", optional: false, link: "job" },
  chargeback: { urgency: "now", optional: false, link: "receipt" },

  withdrawal_refunded: { urgency: "now", optional: false, link: "subject" },
  withdrawal_compensated: { urgency: "now", optional: false, link: "subject" },
  withdrawal_answered: { urgency: "now", optional: false, link: "receipt" },
  withdrawal_granted: { urgency: "now", optional: false, link: "receipt" },
  withdrawal_rejected: { urgency: "now", optional: false, link: "receipt" },
  withdrawal_helper_asked: { urgency: "now", optional: false, link: "receipt" },
  withdrawal_helper: { urgency: "now", optional: false, link: "receipt" },
  withdrawal_service_asked: { urgency: "now", optional: false, link: "receipt" },
  withdrawal_service: { urgency: "now", optional: false, link: "receipt" },
  withdrawal_helper_rejected: { urgency: "now", optional: false, link: "receipt" },
  withdrawal_desk: { urgency: "now", optional: false, link: "subject" },

  payout_paid: { urgency: "now", optional: false, link: "wallet" },
  payout_failed: { urgency: "now", optional: false, link: "wallet" },
  payout_reversed: { urgency: "now", optional: false, link: "wallet" },
  verification_needed: { urgency: "now", optional: false, link: "settings" },
  verification_passed: { urgency: "now", optional: false, link: "wallet" },
  verification_failed: { urgency: "now", optional: false, link: "settings" },
  tax_data: { urgency: "now", optional: false, link: "tax_data" },

  report: { urgency: "now", optional: false, link: "subject", fromTeam: true },
  report_decided: { urgency: "later", optional: false, link: "subject", fromTeam: true },
  report_reversed: { urgency: "later", optional: false, link: "subject", fromTeam: true },
  decision: { urgency: "now", optional: false, link: "subject", fromTeam: true },
  warning: { urgency: "now", optional: false, link: "subject", fromTeam: true },
  appeal_received: { urgency: "now", optional: false, link: "subject", fromTeam: true },
  appeal: { urgency: "now", optional: false, link: "subject", fromTeam: true },
  appeal_won: { urgency: "now", optional: false, link: "subject", fromTeam: true },
  removal: { urgency: "now", optional: false, link: "subject", fromTeam: true },
  account_suspended: { urgency: "now", optional: false, link: "subject", fromTeam: true },
};
