import preview from "../../.storybook/preview";
import { isWritten, MailStory } from "./mail";

/** Mails about jobs, bids and money between two people. */
const meta = preview.meta({ component: MailStory, args: { template: "invitation" as const } });

export const Invitation = meta.story({ args: { template: "invitation" }, play: isWritten("invitation") });
export const SavedSearch = meta.story({ args: { template: "saved_search" }, play: isWritten("saved_search") });
export const BidPlaced = meta.story({ args: { template: "bid_placed" }, play: isWritten("bid_placed") });
export const BidAccepted = meta.story({ args: { template: "bid_accepted" }, play: isWritten("bid_accepted") });
export const BidRejected = meta.story({ args: { template: "bid_rejected" }, play: isWritten("bid_rejected") });
export const BidExpired = meta.story({ args: { template: "bid_expired" }, play: isWritten("bid_expired") });
export const BidDeleted = meta.story({ args: { template: "bid_deleted" }, play: isWritten("bid_deleted") });
export const BidWithdrawn = meta.story({ args: { template: "bid_withdrawn" }, play: isWritten("bid_withdrawn") });
export const DealCancelledLate = meta.story({
  args: { template: "deal_cancelled_late" },
  play: isWritten("deal_cancelled_late"),
});
export const DealMissed = meta.story({ args: { template: "deal_missed" }, play: isWritten("deal_missed") });
export const DealMissedCompensated = meta.story({
  args: { template: "deal_missed_compensated" },
  play: isWritten("deal_missed_compensated"),
});
export const RefundAfterCancellingLate = meta.story({
  args: { template: "payment_refunded_late" },
  play: isWritten("payment_refunded_late"),
});
export const RefundAfterMissing = meta.story({
  args: { template: "payment_refunded_missed" },
  play: isWritten("payment_refunded_missed"),
});
export const Missed = meta.story({ args: { template: "missed" }, play: isWritten("missed") });
export const MissedReminder = meta.story({ args: { template: "missed_reminder" }, play: isWritten("missed_reminder") });
export const Withdrawn = meta.story({
  args: { template: "withdrawal_refunded" },
  play: isWritten("withdrawal_refunded"),
});
export const WithdrawnLate = meta.story({
  args: { template: "withdrawal_compensated" },
  play: isWritten("withdrawal_compensated"),
});
export const WithdrawalToAnswer = meta.story({
  args: { template: "withdrawal_answered" },
  play: isWritten("withdrawal_answered"),
});
export const WithdrawalForOurTeam = meta.story({
  args: { template: "withdrawal_desk" },
  play: isWritten("withdrawal_desk"),
});
export const DealCancelled = meta.story({ args: { template: "deal_cancelled" }, play: isWritten("deal_cancelled") });
export const Question = meta.story({ args: { template: "question" }, play: isWritten("question") });
export const Answer = meta.story({ args: { template: "answer" }, play: isWritten("answer") });
export const Dispute = meta.story({ args: { template: "dispute" }, play: isWritten("dispute") });
export const PaymentDecision = meta.story({
  args: { template: "payment_decision" },
  play: isWritten("payment_decision"),
});
export const Refund = meta.story({ args: { template: "payment_refunded" }, play: isWritten("payment_refunded") });
export const PayoutFailed = meta.story({ args: { template: "payout_failed" }, play: isWritten("payout_failed") });
export const Message = meta.story({ args: { template: "message" }, play: isWritten("message") });
export const AppointmentReminder = meta.story({
  args: { template: "appointment_reminder" },
  play: isWritten("appointment_reminder"),
});
export const Receipt = meta.story({ args: { template: "receipt" }, play: isWritten("receipt") });
export const ReceiptCredits = meta.story({ args: { template: "receipt_credits" }, play: isWritten("receipt_credits") });
export const JobRenew = meta.story({ args: { template: "job_renew" }, play: isWritten("job_renew") });
export const DealSuspended = meta.story({
  args: { template: "deal_suspended" },
  play: isWritten("deal_suspended"),
});
export const WorkDone = meta.story({ args: { template: "work_done" }, play: isWritten("work_done") });
export const ReviewRequest = meta.story({ args: { template: "review_request" }, play: isWritten("review_request") });
