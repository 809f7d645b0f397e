import type { adminCalls } from "~/api/contract/admin";
import type { Handlers } from "../http/endpoint";
import { appeal, appeals, decideAppeal } from "./admin/appeals";
import { audit } from "./admin/audit";
import { dispute, disputes, photoFile, resolveDispute } from "./admin/disputes";
import { earnings } from "./admin/earnings";
import { findAnything as find } from "./admin/find";
import { job, jobs, removeComment, removeJob, timeline } from "./admin/jobs";
import { ledger } from "./admin/ledger";
import { handleMoneyCase, moneyCase, moneyCases } from "./admin/money-cases";
import { switchMoney } from "./admin/money-stop";
import { endOrder, letter, outbox, retry } from "./admin/outbox";
import {
  notePayment,
  paused as pausedPayments,
  pausePayment,
  payment,
  payments,
  refundPayment,
  releasePayment,
  resumePayment,
} from "./admin/payments";
import { duePayouts, payout, payouts, retryPayout } from "./admin/payouts";
import { decideReport, report, reports } from "./admin/reports";
import { changeReview, removeReview, review, reviews } from "./admin/reviews";
import { engagement, figures } from "./admin/stats";
import {
  noteUser,
  removeUser,
  restore,
  retryVerification,
  suspend,
  user,
  userMails,
  userNotifications,
  users,
  writeToUser,
} from "./admin/users";
import { waiting } from "./admin/waiting";
import { answerWithdrawal, withdrawal, withdrawals } from "./admin/withdrawals";

export const admin = {
  waiting,
  switchMoney,
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
