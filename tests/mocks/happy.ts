import { contract } from "~/api/contract";
import { CATEGORIES } from "~/domain/jobs/category-names";
import { access } from "./access";
import { happyAdmin } from "./admin";
import { atTheDesk } from "./admin-records";
import { answers, aPicture } from "./answers";
import { facts } from "./categories";
import { aStop, stopTogether } from "./deals";
import { aBid } from "./factories/bid";
import { aChat, aMessage, anUnsentPhoto, aSentPhoto } from "./factories/chat";
import { aComment } from "./factories/comment";
import { aDecision, aDecisionInFull, aSuspendedDeal } from "./factories/decision";
import { aJob, anOtherJob, aPhoto, asAsked } from "./factories/job";
import { aPage } from "./factories/page";
import { anInvoice, aPayment } from "./factories/payment";
import { aHelper, aVerification, aViewer } from "./factories/person";
import { aPerson } from "./factories/profile";
import { aReview } from "./factories/review";
import { settings } from "./factories/settings";
import { aTimeline } from "./factories/timeline";
import { HASSAN, PETRA } from "./factories/town";
import { aPayout, aWallet, aWalletEntry, someTaxData, theEarnings } from "./factories/wallet";
import { profileOutcomes } from "./happy-profile";
import { aPaymentAgain, aTip, aTopUp } from "./money";
import { chat as conversation } from "./outcomes";
import { partner } from "./partner";
import { areas } from "./places";
import { served } from "./shell";
import { shops } from "./shops";
import { aboutTheSite } from "./site";
import { todos } from "./todo";

const { account, bid, chat, global, job, notification, moderation, payment, profile, review, wallet } = contract;

export const happy = [
  answers(global.settings, settings()),
  served.now,
  answers(global.unsubscribe, undefined),
  answers(global.media, () => aPicture() as never),

  answers(account.create, { email: "petra@example.test", email_opt_in: true, language: "nl" }),
  answers(account.logIn, { access: "access", refresh: "refresh", expires_in: 900 }),
  answers(account.logOut, undefined),
  answers(account.activate, undefined),
  answers(account.confirmEmail, undefined),
  answers(account.undoEmail, undefined),
  answers(account.resendActivation, undefined),
  answers(account.resetPassword, undefined),
  answers(account.confirmReset, undefined),
  answers(account.resetWays, { passkeys: [], linked: [] }),
  answers(account.readLink, { state: "usable" }),
  answers(account.setPassword, undefined),
  answers(account.readProof, { proved_until: "2126-03-01T10:10:00Z" }),
  answers(account.prove, { proved_until: "2126-03-01T10:10:00Z" }),
  ...access,
  todos.none,

  answers(profile.own, aViewer()),
  answers(profile.change, aViewer()),
  answers(profile.find, aPerson()),
  answers(profile.list, aPage([aPerson({ distance: 2300, reviews: [], workexperience: [] })])),
  answers(profile.setCategories, { categories: CATEGORIES.map(({ id }) => id) }),
  answers(profile.setActiveWorker, { active_worker: true }),
  answers(profile.intro, { first_time: false }),

  answers(job.list, ({ url }) => aPage([aJob(), ...[2, 3, 4, 5, 6].map(anOtherJob)].map((one) => asAsked(url, one)))),
  answers(job.find, ({ url }) => asAsked(url, aJob())),
  answers(job.others, aPage([2, 3, 4].map(anOtherJob))),
  answers(job.bids, aPage([aBid()])),
  answers(job.comments, aPage([aComment()])),
  answers(job.mine, aPage([aJob({ distance: null })])),
  areas.found,
  facts.known,
  answers(job.price, { count: 14, median: "65.00", low: "40.00", high: "110.00" }),
  answers(job.zipcode, { zipcode: "1012AB", city: "Amsterdam" }),
  answers(job.post, aJob({ number_of_bids: 0 })),
  answers(job.change, aJob()),
  answers(job.act, aJob()),
  answers(job.giveAddress, aJob({ location_details: "Prinsengracht 1" })),
  answers(job.timeline, aTimeline()),
  answers(job.stop, stopTogether()),
  answers(job.proposeStop, stopTogether({ proposal: aStop({ by: PETRA }) })),
  answers(job.acceptStop, stopTogether({ proposal: aStop({ status: "accepted" }) })),
  answers(job.dropStop, stopTogether({ proposal: aStop({ status: "refused" }) })),
  answers(job.begin, aJob({ begun_at: "2026-03-05T13:02:00Z" })),
  answers(job.readRenewal, { job: 12, title: aJob().title, is_open: true }),
  answers(job.renew, undefined),
  answers(job.invite, { job: 12, user: HASSAN }),
  answers(job.invitations, { jobs: [] }),
  answers(job.say, aComment()),
  answers(job.removeReply, aComment()),
  answers(job.removeComment, undefined),
  answers(job.addImages, { image: [aPhoto()] }),
  answers(job.orderImages, { image: [aPhoto()] }),
  answers(job.removeImages, undefined),

  answers(bid.own, aPage([aBid()])),
  answers(bid.place, { ...aBid(), chat: aChat() }),
  answers(bid.change, aBid()),
  answers(bid.decide, aBid({ status: "accepted" })),
  answers(bid.withdraw, undefined),

  answers(chat.list, { ...aPage([aChat()]), unread: 1 }),
  answers(chat.find, aChat()),
  answers(chat.archive, aChat({ archived: true })),
  answers(chat.messages, aPage([aMessage()])),
  conversation.arrives,
  answers(chat.read, { unread: 0, notifications: 0 }),
  answers(notification.readOfJob, { unread: 0 }),
  answers(notification.readAll, { unread: 0 }),
  answers(chat.photos, { result: [], dispute: [], unsent: [] }),
  answers(chat.addPhoto, anUnsentPhoto()),
  answers(chat.photo, aSentPhoto()),
  answers(chat.photoFile, () => aPicture() as never),
  answers(contract.admin.photoFile, () => aPicture() as never),
  answers(chat.removePhoto, undefined),

  answers(moderation.fileReport, {
    id: 81,
    target_type: "job",
    target_id: 12,
    reason: "spam",
    text: null,
    status: "open",
    created_at: "2026-03-01T10:00:00Z",
  }),
  answers(moderation.statistics, {
    reports: 1204,
    decisions: { dismiss: 610, remove: 402, warn: 133, suspend: 41 },
    appeals: { open: 3, upheld: 20, overturned: 9 },
  }),
  answers(moderation.decisions, aPage([aDecision()])),
  answers(moderation.decision, aDecisionInFull()),
  answers(
    moderation.object,
    aDecisionInFull({ deals: [aSuspendedDeal({ may_object: false, objection: "Het is niet af." })] }),
  ),
  answers(moderation.appeal, aDecision({ appeal: { text: "Dit klopt niet.", status: "open", statement: null } })),

  ...profileOutcomes,
  ...aboutTheSite,

  answers(profile.block, { blocked_users: [HASSAN] }),
  answers(profile.unblock, { blocked_users: [] }),
  answers(profile.blocked, aPage([aHelper()])),

  answers(review.list, aPage([aReview()])),
  answers(review.ofJob, aPage([aReview()])),
  answers(review.write, aReview({ visible: false })),
  answers(review.answer, aReview({ reply: "Dank je wel!" })),

  answers(payment.list, aPage([])),
  answers(payment.find, aPayment()),
  answers(payment.answerDispute, aPayment()),
  answers(payment.intent, aPayment()),
  answers(payment.again, aPaymentAgain()),
  answers(payment.tip, aTip({ status: "open" })),
  answers(payment.transaction, aPayment({ status: "held" })),
  answers(payment.verify, { redirect_url: "/api/dev/verify/session/", rootline_reference: null }),
  answers(payment.verificationStatus, aVerification()),

  answers(contract.invoice.find, anInvoice()),

  answers(wallet.own, aWallet()),
  answers(wallet.history, aPage([aWalletEntry()])),
  answers(wallet.payouts, aPage([aPayout()])),
  answers(wallet.earnings, theEarnings()),
  answers(wallet.payOut, aPayout()),
  answers(wallet.taxData, someTaxData()),
  answers(wallet.savePersonTax, someTaxData()),
  answers(wallet.saveBusinessTax, someTaxData()),
  answers(wallet.topUp, aTopUp({ status: "open", paid_at: null })),

  answers(notification.list, { ...aPage([]), unread: 0 }),

  ...partner.happy,
  ...shops.happy,

  ...happyAdmin,
  ...atTheDesk,
];
