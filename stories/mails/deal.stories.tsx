import type { DealEndStep } from "~/domain/deals/deal-end-step";
import preview from "../../.storybook/preview";
import { endsJob } from "../../app/domain/deals/deal-end";
import { isWritten, MailStory } from "./mail";

const UNVERIFIED = { needs: ["not_verified"], isChecking: false } as const;

const meta = preview.meta({ component: MailStory, args: { template: "invitation" as const } });

export const Invitation = meta.story({ args: { template: "invitation" }, play: isWritten("invitation") });
export const SavedSearch = meta.story({ args: { template: "saved_search" }, play: isWritten("saved_search") });
export const BidPlaced = meta.story({ args: { template: "bid_placed" }, play: isWritten("bid_placed") });
export const BidAccepted = meta.story({ args: { template: "bid_accepted" }, play: isWritten("bid_accepted") });
export const BidRejected = meta.story({ args: { template: "bid_rejected" }, play: isWritten("bid_rejected") });
export const NobodyChosen = meta.story({
  args: { template: "bid_rejected", data: { step: "unchosen" } },
  play: isWritten("bid_rejected"),
});
export const BidExpired = meta.story({ args: { template: "bid_expired" }, play: isWritten("bid_expired") });
export const BidDeleted = meta.story({ args: { template: "bid_deleted" }, play: isWritten("bid_deleted") });
export const BidTakenDown = meta.story({ args: { template: "bid_taken_down" }, play: isWritten("bid_taken_down") });
export const AddressGiven = meta.story({ args: { template: "job_address" }, play: isWritten("job_address") });
export const AddressChanged = meta.story({
  args: { template: "job_address_changed" },
  play: isWritten("job_address_changed"),
});
export const BidOutdated = meta.story({ args: { template: "bid_outdated" }, play: isWritten("bid_outdated") });
export const BidWithdrawn = meta.story({ args: { template: "bid_withdrawn" }, play: isWritten("bid_withdrawn") });
export const Missed = meta.story({ args: { template: "missed" }, play: isWritten("missed") });
export const MissedReminder = meta.story({ args: { template: "missed_reminder" }, play: isWritten("missed_reminder") });
export const MissedRetracted = meta.story({
  args: { template: "missed_retracted" },
  play: isWritten("missed_retracted"),
});
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
export const WithdrawalGranted = meta.story({
  args: { template: "withdrawal_granted" },
  play: isWritten("withdrawal_granted"),
});
export const WithdrawalRejected = meta.story({
  args: { template: "withdrawal_rejected" },
  play: isWritten("withdrawal_rejected"),
});
export const WithdrawalHelperAsked = meta.story({
  args: { template: "withdrawal_helper_asked" },
  play: isWritten("withdrawal_helper_asked"),
});
export const WithdrawalHelper = meta.story({
  args: { template: "withdrawal_helper" },
  play: isWritten("withdrawal_helper"),
});
export const WithdrawalServiceAsked = meta.story({
  args: { template: "withdrawal_service_asked" },
  play: isWritten("withdrawal_service_asked"),
});
export const WithdrawalService = meta.story({
  args: { template: "withdrawal_service" },
  play: isWritten("withdrawal_service"),
});
export const WithdrawalRejectedHelper = meta.story({
  args: { template: "withdrawal_helper_rejected" },
  play: isWritten("withdrawal_helper_rejected"),
});
export const WithdrawalForOurTeam = meta.story({
  args: { template: "withdrawal_desk" },
  play: isWritten("withdrawal_desk"),
});
export const Question = meta.story({ args: { template: "question" }, play: isWritten("question") });
export const Answer = meta.story({ args: { template: "answer" }, play: isWritten("answer") });
export const DisputeOpened = meta.story({
  args: { template: "dispute_opened" },
  play: isWritten("dispute_opened"),
});
export const DisputeContested = meta.story({
  args: { template: "dispute_contested" },
  play: isWritten("dispute_contested"),
});
export const Dispute = meta.story({ args: { template: "dispute" }, play: isWritten("dispute") });
const proposed = { step: "proposed", refund: "21.00", helper: "38.00", said: "De binnenkant hoort erbij." };
export const DisputeProposal = meta.story({
  args: { template: "dispute", event: proposed },
  play: isWritten("dispute", { event: proposed }),
});
const decided = (event: Record<string, string | number>) =>
  meta.story({ args: { template: "payment_decision", event }, play: isWritten("payment_decision", { event }) });
export const PaymentDivided = meta.story({
  args: { template: "payment_decision" },
  play: isWritten("payment_decision"),
});
export const PaymentDividedForHelper = decided({ role: "helper" });
export const PaymentRefunded = decided({ outcome: "open", refund: "63.00", helper: "0.00" });
export const Agreement = meta.story({ args: { template: "agreement" }, play: isWritten("agreement") });
export const Tip = meta.story({ args: { template: "tip" }, play: isWritten("tip") });
export const ReceiptOfTip = meta.story({ args: { template: "receipt_tip" }, play: isWritten("receipt_tip") });
export const PaymentPaused = decided({ step: "paused" });
export const PaymentPausedForHelper = decided({ step: "paused", role: "helper" });
export const PaymentResumed = decided({ step: "resumed" });
export const PaymentResumedAfterTheWork = decided({ step: "resumed", done: 1 });
export const PaymentResumedWhileSuspended = decided({ step: "resumed", done: 1, suspended: 1 });
export const PaymentResumedForHelperOfSuspended = decided({ step: "resumed", role: "helper", suspended: 1 });
export const PaymentResumedAfterTheWorkForHelperOfSuspended = decided({
  step: "resumed",
  role: "helper",
  done: 1,
  suspended: 1,
});
export const PaymentResumedInADisputeOfSuspended = decided({ step: "resumed", disputed: 1, suspended: 1 });
export const PaymentUnpaid = decided({ step: "unpaid", done: 1 });
export const PaymentUnpaidForHelper = decided({ step: "unpaid", role: "helper", done: 1 });
export const BegunWorkUnpaid = decided({ step: "unpaid", done: 0 });
export const BegunWorkUnpaidForHelper = decided({ step: "unpaid", role: "helper", done: 0 });
export const PaymentPausedByObjection = decided({ step: "paused", because: "objected" });
export const PaymentPausedByObjectionForHelper = decided({ step: "paused", because: "objected", role: "helper" });
export const UnpaidWorkDecided = decided({
  step: "decided",
  outcome: "solved",
  refund: "0.00",
  helper: "0.00",
  gone: 1,
});
export const PaymentResumedInADispute = decided({ step: "resumed", disputed: 1 });
export const PaymentResumedForHelper = decided({ step: "resumed", role: "helper" });
const DIVIDED = { helper: "38.00", refund: "21.00", total: "63.00" };
const disputed = (event: Record<string, string | number>) => {
  const more = { event };
  return meta.story({ args: { template: "dispute", ...more }, play: isWritten("dispute", more) });
};
export const DisputeProposed = disputed({ step: "proposed", role: "helper", ...DIVIDED });
export const DisputeWithdrawn = disputed({ step: "withdrawn" });
export const DisputeForOurTeam = disputed({ step: "desk" });
export const DisputeForOurTeamToAgree = disputed({ step: "desk", standing: "theirs", ...DIVIDED });
export const DisputeForOurTeamOwnProposal = disputed({ step: "desk", standing: "own", ...DIVIDED });
export const DisputeAgreed = disputed({ step: "agreed", own: 1, outcome: "solved", ...DIVIDED });
export const DisputeDecidedForHelper = disputed({
  step: "decided",
  role: "helper",
  outcome: "solved",
  statement: "Op de foto’s is te zien dat de helft van het werk is gedaan.",
  ...DIVIDED,
});
export const DisputeDecidedForPlacer = disputed({ step: "decided", outcome: "open", refund: "63.00", helper: "0.00" });
const TO_CHAT = { nl: "Naar de chat", en: "Go to the chat" };
const ended = (template: "deal_ended_owner" | "deal_ended_helper" | "deal_ended_compensated", step: string) => {
  const isOver = endsJob(step as DealEndStep);
  const more = { event: { step }, ...(isOver && { button: TO_CHAT }) };
  return meta.story({ args: { template, ...more }, play: isWritten(template, more) });
};
const stop = (event: Record<string, string | number>) =>
  meta.story({ args: { template: "stop_proposal", event }, play: isWritten("stop_proposal", { event }) });
export const StopProposed = meta.story({ args: { template: "stop_proposal" }, play: isWritten("stop_proposal") });
export const StopProposedToHelper = stop({ role: "helper", name: "Petra de Vries" });
export const StopRefused = stop({ step: "refused" });
export const StopWithdrawn = stop({ step: "withdrawn" });
export const StopLapsed = stop({ step: "lapsed" });
export const StopVoid = stop({ step: "void", role: "helper", standing: "own", name: "Petra de Vries" });
export const StoppedTogether = ended("deal_ended_compensated", "together");
export const StoppedTogetherForPlacer = ended("deal_ended_owner", "together");
export const CancelledLateByPlacer = meta.story({
  args: { template: "deal_ended_owner" },
  play: isWritten("deal_ended_owner"),
});
export const CancelledLateForHelper = meta.story({
  args: { template: "deal_ended_compensated" },
  play: isWritten("deal_ended_compensated"),
});
export const CancelledEarlyForHelper = meta.story({
  args: { template: "deal_ended_helper" },
  play: isWritten("deal_ended_helper"),
});
export const WithdrawnByHelper = ended("deal_ended_helper", "withdrawn");
export const WithdrawnForPlacer = meta.story({
  args: { template: "deal_ended_owner", event: { step: "withdrawn", refund: "63.00", helper: "0.00" } },
  play: isWritten("deal_ended_owner", { event: { step: "withdrawn", refund: "63.00", helper: "0.00" } }),
});
export const HelperMissed = ended("deal_ended_helper", "missed_by_helper");
export const PlacerMissed = ended("deal_ended_compensated", "missed_by_owner");
export const PlacerRevoked = ended("deal_ended_helper", "revoked");
export const HeldTooLong = ended("deal_ended_helper", "held_too_long");
export const JobDeleted = ended("deal_ended_helper", "deleted");
export const TakenDown = ended("deal_ended_helper", "taken_down");
export const JobRestored = meta.story({ args: { template: "job_restored" }, play: isWritten("job_restored") });
export const JobReopened = meta.story({ args: { template: "job_reopened" }, play: isWritten("job_reopened") });
export const BidWithdrawnDuringPayment = meta.story({
  args: { template: "bid_withdrawn_paying" },
  play: isWritten("bid_withdrawn_paying"),
});
export const PlacerLeft = ended("deal_ended_helper", "owner_left");
export const HelperLeft = ended("deal_ended_owner", "helper_left");
export const LeftAfterWork = ended("deal_ended_helper", "left_done");
export const TakenDownForPlacer = ended("deal_ended_owner", "taken_down");
export const ChargebackAgain = meta.story({
  args: { template: "chargeback_again" },
  play: isWritten("chargeback_again"),
});
export const Chargeback = meta.story({ args: { template: "chargeback" }, play: isWritten("chargeback") });
export const PaymentFailed = meta.story({ args: { template: "payment_failed" }, play: isWritten("payment_failed") });
export const OtherAmount = meta.story({ args: { template: "other_amount" }, play: isWritten("other_amount") });
export const RefundedOtherwise = meta.story({
  args: { template: "refund_otherwise" },
  play: isWritten("refund_otherwise"),
});
export const RefundFailed = meta.story({ args: { template: "refund_failed" }, play: isWritten("refund_failed") });
export const Refund = meta.story({ args: { template: "payment_refunded" }, play: isWritten("payment_refunded") });
export const PartRefunded = meta.story({
  args: { template: "payment_part_refunded" },
  play: isWritten("payment_part_refunded"),
});
export const PartRefundedForHelper = meta.story({
  args: { template: "payment_part_gone" },
  play: isWritten("payment_part_gone"),
});
export const HeldMoneyGone = meta.story({ args: { template: "payment_gone" }, play: isWritten("payment_gone") });
const goneAs = (step: string, more: Record<string, string> = {}) =>
  meta.story({
    args: { template: "payment_gone", event: { step, ...more } },
    play: isWritten("payment_gone", { event: { step, ...more } }),
  });
export const HeldMoneyGoneAfterWork = goneAs("gone_done");
export const ExtraWorkMoneyGone = goneAs("part", { held: "60.00" });
export const Released = meta.story({ args: { template: "payment_released" }, play: isWritten("payment_released") });
export const ReleasedByTime = meta.story({
  args: { template: "payment_released_by_time" },
  play: isWritten("payment_released_by_time"),
});
export const ExtraWorkPaid = meta.story({ args: { template: "payment_held" }, play: isWritten("payment_held") });
export const PaymentRequest = meta.story({ args: { template: "payment_request" }, play: isWritten("payment_request") });
export const PaymentRequestChanged = meta.story({
  args: { template: "payment_request_changed" },
  play: isWritten("payment_request_changed"),
});
export const PaymentRequestReminded = meta.story({
  args: { template: "payment_request_reminded" },
  play: isWritten("payment_request_reminded"),
});
export const PaymentRequestWithdrawn = meta.story({
  args: { template: "payment_request_withdrawn" },
  play: isWritten("payment_request_withdrawn"),
});
export const PaymentRequestRefused = meta.story({
  args: { template: "payment_request_refused" },
  play: isWritten("payment_request_refused"),
});
export const PaymentRequestSettled = meta.story({
  args: { template: "payment_request_settled" },
  play: isWritten("payment_request_settled"),
});
export const PayoutPaid = meta.story({ args: { template: "payout_paid" }, play: isWritten("payout_paid") });
export const VerificationNeeded = meta.story({
  args: { template: "verification_needed" },
  play: isWritten("verification_needed"),
});
export const VerificationPassed = meta.story({
  args: { template: "verification_passed" },
  play: isWritten("verification_passed"),
});
export const VerificationFailed = meta.story({
  args: { template: "verification_failed" },
  play: isWritten("verification_failed"),
});
export const ReleasedToUnverified = meta.story({
  args: { template: "payment_released", outlook: UNVERIFIED },
  play: isWritten("payment_released", { outlook: UNVERIFIED }),
});
export const PayoutReversed = meta.story({ args: { template: "payout_reversed" }, play: isWritten("payout_reversed") });
export const PayoutFailed = meta.story({ args: { template: "payout_failed" }, play: isWritten("payout_failed") });
export const TaxData = meta.story({ args: { template: "tax_data" }, play: isWritten("tax_data") });
export const Message = meta.story({ args: { template: "message" }, play: isWritten("message") });
export const AppointmentProposed = meta.story({
  args: { template: "appointment_proposed" },
  play: isWritten("appointment_proposed"),
});
export const AppointmentAgreed = meta.story({
  args: { template: "appointment_agreed" },
  play: isWritten("appointment_agreed"),
});
export const AppointmentDeclined = meta.story({
  args: { template: "appointment_declined" },
  play: isWritten("appointment_declined"),
});
export const AppointmentReminder = meta.story({
  args: { template: "appointment_reminder" },
  play: isWritten("appointment_reminder"),
});
export const Receipt = meta.story({ args: { template: "receipt" }, play: isWritten("receipt") });
export const ReceiptOfExtraWork = meta.story({
  args: { template: "receipt_request" },
  play: isWritten("receipt_request"),
});
export const ReceiptCredits = meta.story({ args: { template: "receipt_credits" }, play: isWritten("receipt_credits") });
export const JobPosted = meta.story({ args: { template: "job_posted" }, play: isWritten("job_posted") });
export const JobExpired = meta.story({ args: { template: "job_expired" }, play: isWritten("job_expired") });
export const HoldEndsOwner = meta.story({ args: { template: "hold_ends_owner" }, play: isWritten("hold_ends_owner") });
export const HoldEndsHelper = meta.story({
  args: { template: "hold_ends_helper" },
  play: isWritten("hold_ends_helper"),
});
export const UnpaidSoonOwner = meta.story({
  args: { template: "unpaid_soon_owner" },
  play: isWritten("unpaid_soon_owner"),
});
export const UnpaidSoonHelper = meta.story({
  args: { template: "unpaid_soon_helper" },
  play: isWritten("unpaid_soon_helper"),
});
export const Invoice = meta.story({ args: { template: "invoice" }, play: isWritten("invoice") });
export const CreditNote = meta.story({ args: { template: "credit_note" }, play: isWritten("credit_note") });
export const JobRenew = meta.story({ args: { template: "job_renew" }, play: isWritten("job_renew") });
export const DealSuspended = meta.story({
  args: { template: "deal_suspended" },
  play: isWritten("deal_suspended"),
});
export const DealRestored = meta.story({ args: { template: "deal_restored" }, play: isWritten("deal_restored") });
export const WorkMarkedDone = meta.story({
  args: { template: "work_marked_done" },
  play: isWritten("work_marked_done"),
});
export const PaidByTime = meta.story({ args: { template: "paid_by_time" }, play: isWritten("paid_by_time") });
export const WorkDonePaused = meta.story({
  args: { template: "work_done_paused" },
  play: isWritten("work_done_paused"),
});
export const ReceiptAgain = meta.story({ args: { template: "receipt_again" }, play: isWritten("receipt_again") });
export const PaymentHeldAgain = meta.story({
  args: { template: "payment_held_again" },
  play: isWritten("payment_held_again"),
});
export const WorkDoneWhileSuspended = meta.story({
  args: { template: "work_done_suspended" },
  play: isWritten("work_done_suspended"),
});
export const WorkDoneUnpaid = meta.story({
  args: { template: "work_done_unpaid" },
  play: isWritten("work_done_unpaid"),
});
export const WorkDone = meta.story({ args: { template: "work_done" }, play: isWritten("work_done") });
export const ReviewRequest = meta.story({ args: { template: "review_request" }, play: isWritten("review_request") });
export const ReviewRequestAfterAbsence = meta.story({
  args: { template: "review_request_ended" },
  play: isWritten("review_request_ended"),
});
