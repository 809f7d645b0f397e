import { contract } from "~/api/contract";
import { refuses, refusesFields } from "./answers";

const { account, bid, chat, job, moderation, partner, payment, review, wallet, global } = contract;
const INVALID = ["Ongeldige waarde."];

export const bidding = {
  forBusinesses: refuses(bid.place, "business_required"),
  jobGone: refuses(bid.place, "job_deleted"),
  ownJob: refuses(bid.place, "own_job"),
  changedTooLate: refuses(bid.change, "bid_not_pending"),
  changedWhileBlocked: refuses(bid.change, "blocked"),
  decidedWhileBlocked: refuses(bid.decide, "blocked"),
  withdrawnTooLate: refuses(bid.withdraw, "bid_not_pending"),
  withdrawnInDispute: refuses(bid.withdraw, "disputed"),
  withdrawnAfterwards: refuses(bid.withdraw, "transition"),
  decidedOnAClosedJob: refuses(bid.decide, "job_not_open"),
  toBePaidFirst: refuses(bid.decide, "payment_required"),
  helperUnavailable: refuses(bid.decide, "helper_unavailable"),
  noBid: refusesFields(bid.decide, { bid_id: INVALID }),
};

export const acting = {
  tooManyPhotos: refuses(job.act, "limit_reached"),
  photoRefused: refusesFields(job.act, { images: ["kraan.heic: Gebruik een JPEG-, PNG- of WebP-bestand."] }),
  alreadyPaid: refuses(job.act, "already_paid"),
  inDispute: refuses(job.act, "disputed"),
  paused: refuses(job.act, "paused"),
  moneyOpen: refuses(job.act, "money_open"),
  workBegun: refuses(job.act, "work_begun"),
  workDone: refuses(job.act, "work_done"),
  absenceReported: refuses(job.act, "absence_reported"),
};

export const addressing = { tooLate: refuses(job.giveAddress, "transition") };

export const starting = {
  wrongWords: refusesFields(job.begin, {
    words: ["Deze woorden kloppen niet. Vraag de plaatser ze nog eens voor te lezen."],
  }),
  tooOften: refuses(job.begin, "throttled"),
  tooLate: refuses(job.begin, "transition"),
  inDispute: refuses(job.begin, "disputed"),
};

export const posting = {
  changedTooLate: refuses(job.change, "job_not_open"),
  photosAddedTooLate: refuses(job.addImages, "transition"),
  photosMovedTooLate: refuses(job.orderImages, "transition"),
  photosRemovedTooLate: refuses(job.removeImages, "transition"),
  notCompleted: refuses(review.write, "not_completed"),
};

export const asking = {
  blocked: refuses(job.say, "blocked"),
  closed: refuses(job.say, "job_not_open"),
  answeredAlready: refuses(job.say, "already_replied"),
  ownJob: refuses(job.say, "own_job"),
  questionGone: refuses(job.say, "not_found"),
};

export const inviting = {
  blocked: refuses(job.invite, "blocked"),
  forBusinesses: refuses(job.invite, "business_required"),
  closed: refuses(job.invite, "job_not_open"),
  hasBid: refuses(job.invite, "helper_has_bid"),
  jobDeleted: refuses(job.invite, "job_deleted"),
  oneself: refuses(job.invite, "own_job"),
};

export const entering = {
  suspended: refuses(account.logIn, "suspended"),
  partnerSuspended: refuses(partner.logIn, "suspended"),
  addressTooOld: refuses(account.confirmEmail, "invalid_token"),
  renewalTooOld: refuses(job.renew, "invalid_token"),
  alreadyVerified: refuses(payment.verify, "already_verified"),
  alreadySent: refuses(global.mailSupport, "already_done"),
};

export const brokenLink = {
  activation: refusesFields(account.activate, { uid: INVALID }),
  newAddress: refusesFields(account.confirmEmail, { uid: INVALID }),
  undo: refusesFields(account.undoEmail, { uid: INVALID }),
  unsubscription: refusesFields(global.unsubscribe, { token: INVALID }),
  renewal: refusesFields(job.renew, { token: INVALID }),
};

export const resending = {
  refused: refusesFields(account.resendActivation, { email: ["Ongeldig e-mailadres"] }),
  tooOften: refuses(account.resendActivation, "throttled"),
};

export const talking = {
  tooManyPhotos: refuses(chat.send, "limit_reached"),
  photosRefused: refusesFields(chat.send, { images: ["kraan.heic: Gebruik een JPEG-, PNG- of WebP-bestand."] }),
  uploadBlocked: refuses(chat.addPhoto, "blocked"),
  uploadPending: refuses(chat.addPhoto, "bid_pending"),
  uploadRejected: refuses(chat.addPhoto, "bid_rejected"),
  bidPending: refuses(chat.send, "bid_pending"),
  bidRejected: refuses(chat.send, "bid_rejected"),
  proposalBlocked: refuses(chat.propose, "blocked"),
  proposalTooLate: refuses(chat.propose, "transition"),
  answerBlocked: refuses(chat.answer, "blocked"),
  answerAfterHold: refuses(chat.answer, "after_hold"),
};

export const paying = {
  bidGone: refuses(payment.intent, "bid_not_pending"),
  whileBlocked: refuses(payment.intent, "blocked"),
  jobClosed: refuses(payment.intent, "job_not_open"),
  tooLate: refuses(payment.intent, "transition"),
  onHold: refuses(payment.intent, "disputed"),
  settledDirectly: refuses(payment.intent, "direct_mode"),
  noAmount: refusesFields(payment.intent, { amount_with_platform_cost: ["Vul een geldig bedrag in, zoals 12,50."] }),
  settledTooLate: refuses(payment.transaction, "transition"),
  requestBlocked: refuses(payment.request, "blocked"),
  requestTooLate: refuses(payment.request, "transition"),
  requestOnHold: refuses(payment.request, "disputed"),
  requestAfterDone: refuses(payment.request, "extra_work_done"),
  requestToSuspended: refuses(payment.request, "other_suspended"),
  requestWhileReported: refuses(payment.request, "absence_reported"),
  remindedAlready: refuses(payment.remind, "reminded"),
  remindTooLate: refuses(payment.remind, "transition"),
  remindBlocked: refuses(payment.remind, "blocked"),
  remindOnHold: refuses(payment.remind, "disputed"),
  dropTooLate: refuses(payment.dropRequest, "transition"),
  disputePhotoRefused: refusesFields(payment.dispute, {
    images: ["kraan.heic: Gebruik een JPEG-, PNG- of WebP-bestand."],
  }),
  disputeTooManyPhotos: refuses(payment.dispute, "limit_reached"),
  disputeTooLate: refuses(payment.dispute, "transition"),
  answerPhotoRefused: refusesFields(payment.answerDispute, {
    images: ["kraan.heic: Gebruik een JPEG-, PNG- of WebP-bestand."],
  }),
  answerTooManyPhotos: refuses(payment.answerDispute, "limit_reached"),
  answerTooLate: refuses(payment.answerDispute, "transition"),
  notVerified: refuses(wallet.payOut, "not_verified"),
  withoutIban: refuses(wallet.payOut, "iban_missing"),
  withoutTaxData: refuses(wallet.payOut, "tax_data_missing"),
  ibanWaits: refuses(wallet.payOut, "iban_waits"),
  payoutSoon: refuses(wallet.payOut, "payout_soon"),
  payoutUnderway: refuses(wallet.payOut, "payout_underway"),
  nothingLeft: refuses(wallet.payOut, "nothing_to_pay_out"),
  paidOutDirectly: refuses(wallet.payOut, "direct_mode"),
  toppedUpDirectly: refuses(wallet.topUp, "direct_mode"),
};

export const reporting = { jobDeleted: refuses(moderation.fileReport, "job_deleted") };

const { admin } = contract;

export const atTheDesk = {
  appealMissing: refuses(admin.appeal, "not_found"),
  disputeMissing: refuses(admin.dispute, "not_found"),
  suspendedMeanwhile: refuses(admin.suspend, "transition"),
  restoredMeanwhile: refuses(admin.restore, "transition"),
  removedMeanwhile: refuses(admin.removeUser, "transition"),
};
