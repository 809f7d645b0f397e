import type { adminCalls } from "~/api/contract/admin";
import type { Handlers } from "../http/endpoint";
import { appeal } from "./admin/appeal";
import { appeals } from "./admin/appeals";
import { audit } from "./admin/audit";
import { changeReview } from "./admin/change-review";
import { decideAppeal } from "./admin/decide-appeal";
import { decideReport } from "./admin/decide-report";
import { dispute } from "./admin/dispute";
import { disputes } from "./admin/disputes";
import { earnings } from "./admin/earnings";
import { endOrder } from "./admin/end-order";
import { engagement } from "./admin/engagement";
import { figures } from "./admin/figures";
import { findAnything as find } from "./admin/find";
import { handleMoneyCase } from "./admin/handle-money-case";
import { job } from "./admin/job";
import { jobs } from "./admin/jobs";
import { ledger } from "./admin/ledger";
import { letter } from "./admin/letter";
import { moneyCase } from "./admin/money-case";
import { moneyCases } from "./admin/money-cases";
import { notePayment } from "./admin/note-payment";
import { noteUser } from "./admin/note-user";
import { outbox } from "./admin/outbox";
import { pausePayment, resumePayment } from "./admin/pause-payment";
import { paused as pausedPayments } from "./admin/paused-payments";
import { payment } from "./admin/payment";
import { payments } from "./admin/payments";
import { payout } from "./admin/payout";
import { duePayouts, payouts } from "./admin/payouts";
import { photoFile } from "./admin/photo-file";
import { refundPayment } from "./admin/refund-payment";
import { releasePayment } from "./admin/release-payment";
import { removeComment } from "./admin/remove-comment";
import { removeJob } from "./admin/remove-job";
import { removeReview } from "./admin/remove-review";
import { removeUser } from "./admin/remove-user";
import { report } from "./admin/report";
import { reports } from "./admin/reports";
import { resolveDispute } from "./admin/resolve-dispute";
import { restore } from "./admin/restore";
import { retry } from "./admin/retry";
import { retryPayout } from "./admin/retry-payout";
import { retryVerification } from "./admin/retry-verification";
import { review } from "./admin/review";
import { reviews } from "./admin/reviews";
import { suspend } from "./admin/suspend";
import { timeline } from "./admin/timeline";
import { userMails, userNotifications } from "./admin/told";
import { user } from "./admin/user";
import { users } from "./admin/users";
import { waiting } from "./admin/waiting";
import { answerWithdrawal, withdrawal, withdrawals } from "./admin/withdrawals";
import { writeToUser } from "./admin/write-to-user";

export const admin = {
  waiting,
  find,
  report,
  appeal,
  dispute,
  photoFile,
  reports,
  appeals,
  users,
  jobs,
  payments,
  disputes,
  reviews,
  resolveDispute,
  refundPayment,
  releasePayment,
  pausePayment,
  resumePayment,
  notePayment,
  duePayouts,
  payouts,
  payout,
  retryPayout,
  userMails,
  userNotifications,
  retryVerification,
  pausedPayments,
  withdrawals,
  withdrawal,
  answerWithdrawal,
  noteUser,
  writeToUser,
  figures,
  audit,
  outbox,
  letter,
  retry,
  endOrder,
  moneyCases,
  moneyCase,
  handleMoneyCase,
  decideReport,
  decideAppeal,
  user,
  job,
  timeline,
  payment,
  review,
  suspend,
  restore,
  removeUser,
  removeJob,
  removeComment,
  removeReview,
  changeReview,
  ledger,
  earnings,
  engagement,
} satisfies Handlers<typeof adminCalls>;
