import { contract } from "~/api/contract";
import { refuses } from "./answers";

const { account, bid, chat, job, partner, passkey, payment, review, wallet, global } = contract;

/** What was possible when the page was made, and is not when it is sent. */
export const bidding = {
  forBusinesses: refuses(bid.place, "business_required"),
  jobGone: refuses(bid.place, "job_deleted"),
  changedTooLate: refuses(bid.change, "bid_not_pending"),
  withdrawnTooLate: refuses(bid.withdraw, "bid_not_pending"),
  withdrawnInDispute: refuses(bid.withdraw, "disputed"),
  withdrawnAfterwards: refuses(bid.withdraw, "transition"),
  decidedOnAClosedJob: refuses(bid.decide, "job_not_open"),
  toBePaidFirst: refuses(bid.decide, "payment_required"),
};

export const acting = {
  alreadyPaid: refuses(job.act, "already_paid"),
  inDispute: refuses(job.act, "disputed"),
  moneyOpen: refuses(job.act, "money_open"),
  workDone: refuses(job.act, "work_done"),
};

export const posting = {
  changedTooLate: refuses(job.change, "job_not_open"),
  photosMovedTooLate: refuses(job.orderImages, "transition"),
  photosRemovedTooLate: refuses(job.removeImages, "transition"),
  notCompleted: refuses(review.write, "not_completed"),
};

export const asking = {
  blocked: refuses(job.say, "blocked"),
  closed: refuses(job.say, "job_not_open"),
  answeredAlready: refuses(job.say, "already_replied"),
};

export const inviting = {
  blocked: refuses(job.invite, "blocked"),
  forBusinesses: refuses(job.invite, "business_required"),
  closed: refuses(job.invite, "job_not_open"),
  hasBid: refuses(job.invite, "helper_has_bid"),
};

export const entering = {
  suspended: refuses(account.logIn, "suspended"),
  partnerSuspended: refuses(partner.logIn, "suspended"),
  addressTooOld: refuses(account.confirmEmail, "invalid_token"),
  renewalTooOld: refuses(job.renew, "invalid_token"),
  tooManyPasskeys: refuses(passkey.register, "limit_reached"),
  alreadyVerified: refuses(payment.verify, "already_verified"),
  alreadySent: refuses(global.mailSupport, "already_done"),
};

export const talking = {
  bidPending: refuses(chat.send, "bid_pending"),
  bidRejected: refuses(chat.send, "bid_rejected"),
  proposalBlocked: refuses(chat.propose, "blocked"),
  proposalTooLate: refuses(chat.propose, "transition"),
  answerBlocked: refuses(chat.answer, "blocked"),
};

export const paying = {
  bidGone: refuses(payment.intent, "bid_not_pending"),
  jobClosed: refuses(payment.intent, "job_not_open"),
  tooLate: refuses(payment.intent, "transition"),
  settledDirectly: refuses(payment.intent, "direct_mode"),
  requestBlocked: refuses(payment.request, "blocked"),
  requestTooLate: refuses(payment.request, "transition"),
  dropTooLate: refuses(payment.dropRequest, "transition"),
  disputeTooLate: refuses(payment.dispute, "transition"),
  notVerified: refuses(wallet.payOut, "not_verified"),
  withoutIban: refuses(wallet.payOut, "iban_missing"),
  nothingLeft: refuses(wallet.payOut, "nothing_to_pay_out"),
};

const { admin } = contract;

/** Two at the desk with the same thing before them. */
export const atTheDesk = {
  appealMissing: refuses(admin.appeal, "not_found"),
  disputeMissing: refuses(admin.dispute, "not_found"),
  suspendedMeanwhile: refuses(admin.suspend, "transition"),
  restoredMeanwhile: refuses(admin.restore, "transition"),
  removedMeanwhile: refuses(admin.removeUser, "transition"),
};
