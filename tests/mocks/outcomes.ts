import type { Call } from "~/api/call";
import { contract } from "~/api/contract";
import type { LinkState, WaysToKeep } from "~/domain/accounts/account";
import type { OwnProfile, UserPublic, UserSelf } from "~/domain/accounts/user";
import type { VerificationStatus } from "~/domain/accounts/verification";
import type { Decision, DecisionDetails } from "~/domain/admin/decision";
import { type Chat, type Message, messageFields, sentMessage } from "~/domain/chats/chat";
import type { DealPhotos, SentPhoto, UnsentPhoto } from "~/domain/chats/chat-photo";
import type { Bid, WeighedBid } from "~/domain/deals/bid";
import type { Review } from "~/domain/deals/review";
import type { TimelineEvent } from "~/domain/deals/timeline";
import type { Comment } from "~/domain/jobs/comment";
import type { Job, OwnJob } from "~/domain/jobs/job";
import type { JobDetails } from "~/domain/jobs/job-details";
import type { PriceGuide } from "~/domain/jobs/price-guide";
import type { RenewalLink } from "~/domain/jobs/renewal-link";
import type { Payment } from "~/domain/money/payment";
import type { Payout, Wallet, WalletEntry } from "~/domain/money/wallet";
import type { Notification } from "~/domain/notifications/notification";
import { PAGE_SIZE } from "~/domain/values/page";
import { answers, isOffline, refuses, refusesFields, waits } from "./answers";
import { aBid } from "./factories/bid";
import { aChat, aChatPhoto, anOwnMessage, aSentPhoto } from "./factories/chat";
import { aDecisionInFull } from "./factories/decision";
import { aJob, asAsked } from "./factories/job";
import { aPage } from "./factories/page";
import { aPayment } from "./factories/payment";
import { aVerification } from "./factories/person";
import { aPerson } from "./factories/profile";
import { aReview } from "./factories/review";
import { settings } from "./factories/settings";
import { aFormerTimeline, aTimeline } from "./factories/timeline";
import { aWallet } from "./factories/wallet";

const of = (call: Call) => ({
  waits: waits(call),
  offline: isOffline(call),
  failed: refuses(call, "internal_error"),
  unavailable: refuses(call, "unavailable"),
  tooOften: refuses(call, "throttled"),
});

export const asks = (viewer: UserSelf) => answers(contract.profile.own, viewer);

export const site = {
  paysDirectly: answers(contract.global.settings, settings({ payment_mode: "direct" })),
};

export const login = {
  ...of(contract.account.logIn),
  badCredentials: refuses(contract.account.logIn, "bad_credentials"),
  suspended: refuses(contract.account.logIn, "suspended"),
};

export const signup = of(contract.account.create);

export const activation = {
  linkUsedMeanwhile: refuses(contract.account.activate, "invalid_token"),
  linkIs: (state: LinkState) => answers(contract.account.readLink, { state }),
};
export const mailedDeed = {
  undoTooOld: refuses(contract.account.undoEmail, "invalid_token"),
  unsubscribeLinkWrong: refuses(contract.global.unsubscribe, "invalid_token"),
  jobClosed: refuses(contract.job.renew, "job_not_open"),
  renewalOf: (link: RenewalLink) => answers(contract.job.readRenewal, link),
  renewalUnreadable: refuses(contract.job.readRenewal, "invalid_token"),
};
export const passwordReset = {
  ...of(contract.account.resetPassword),
  linkTooOld: refuses(contract.account.resetWays, "invalid_token"),
  linkUsedMeanwhile: refuses(contract.account.confirmReset, "invalid_token"),
  keeps: (ways: WaysToKeep) => answers(contract.account.resetWays, ways),
};

export const profile = {
  change: of(contract.profile.change),
  proofNeeded: refuses(contract.profile.change, "proof_required"),
  becomes: (changed: OwnProfile) => answers(contract.profile.change, changed),
  wrongPassword: refusesFields(contract.account.setPassword, {
    current_password: ["Huidig wachtwoord klopt niet"],
  }),
  verification: (status: VerificationStatus, reason: string | null = null) =>
    answers(contract.payment.verificationStatus, aVerification({ status, verified: status === "verified", reason })),
};

export const person = {
  is: (differs: Partial<UserPublic>) => answers(contract.profile.find, aPerson(differs)),
  notFound: refuses(contract.profile.find, "not_found"),
  offline: isOffline(contract.profile.find),
};

export const people = {
  offline: isOffline(contract.profile.list),
  found: (found: UserPublic[], count?: number) => answers(contract.profile.list, aPage(found, count)),
  zipcodeUnknown: refusesFields(contract.profile.list, { zipcode: ["Deze postcode bestaat niet."] }),
};

export const invitation = {
  ...of(contract.job.invite),
  alreadyAsked: refuses(contract.job.invite, "already_asked"),
  asked: (...jobs: number[]) => answers(contract.job.invitations, { jobs }),
};

export const review = {
  ...of(contract.review.write),
  completesBoth: answers(contract.review.write, aReview()),
  alreadyDone: refuses(contract.review.write, "already_done"),
  ofJob: (found: Review[]) => answers(contract.review.ofJob, aPage(found)),
  alreadyReplied: refuses(contract.review.answer, "already_replied"),
};

export const finished = (differs: Partial<Job> = {}) =>
  job.is({ status: "solved", bids: [aBid({ status: "accepted", job_status: "solved" })], ...differs });

export const report = {
  ...of(contract.moderation.fileReport),
  alreadyDone: refuses(contract.moderation.fileReport, "already_done"),
  emailWrong: refusesFields(contract.moderation.fileReport, { email: ["Vul een geldig e-mailadres in."] }),
};

export const decisions = {
  none: answers(contract.moderation.decisions, aPage([])),
  are: (found: Decision[], count?: number) => answers(contract.moderation.decisions, aPage(found, count)),
  is: (differs: Partial<DecisionDetails>) => answers(contract.moderation.decision, aDecisionInFull(differs)),
  notFound: refuses(contract.moderation.decision, "not_found"),
  appealing: of(contract.moderation.appeal),
  alreadyDone: refuses(contract.moderation.appeal, "already_done"),
  objecting: of(contract.moderation.object),
  objectionTooLate: refuses(contract.moderation.object, "transition"),
  objectionMade: refuses(contract.moderation.object, "already_done"),
  objectionDisputed: refuses(contract.moderation.object, "disputed"),
};

export const blocks = {
  ...of(contract.profile.block),
  none: answers(contract.profile.blocked, aPage([])),
};

export const jobs = {
  ...of(contract.job.list),
  none: answers(contract.job.list, aPage([])),
  found: (found: Job[], count?: number) =>
    answers(contract.job.list, ({ url }) =>
      aPage(
        found.map((one) => asAsked(url, one)),
        count,
      ),
    ),
  zipcodeUnknown: refusesFields(contract.job.list, { zipcode: ["Deze postcode bestaat niet."] }),
  noneOther: answers(contract.job.others, aPage([])),
  noneOwn: answers(contract.job.mine, aPage([])),
  own: (found: OwnJob[]) => answers(contract.job.mine, aPage(found)),
};

export const job = {
  ...of(contract.job.find),
  is: (differs: Partial<JobDetails>) =>
    answers(contract.job.find, ({ url }) => asAsked(url, { ...aJob(), ...differs })),
  details: (differs: Partial<JobDetails>) =>
    answers(contract.job.find, ({ url }) => asAsked(url, { ...aJob(), ...differs })),
  notFound: refuses(contract.job.find, "job_not_found"),
  deleted: refuses(contract.job.find, "job_deleted"),
  posting: of(contract.job.post),
  changing: of(contract.job.change),
  zipcodeUnknown: refusesFields(contract.job.zipcode, { zipcode: ["Deze postcode bestaat niet."] }),
  asked: (comments: Comment[], count?: number) => answers(contract.job.comments, aPage(comments, count)),
  hasContactDetails: refusesFields(contract.job.say, {
    comment: [
      "Het is niet toegestaan om telefoonnummers of websites in je reactie te zetten. Je kunt vrij chatten nadat je bod is geaccepteerd",
      "Pas dit aan: “06 12345678”",
    ],
  }),
  cannotNow: refuses(contract.job.act, "transition"),
  costsOtherwise: refuses(contract.job.act, "compensation_changed"),
  holdsOtherwise: refuses(contract.job.act, "money_changed"),
  isEarly: refuses(contract.job.act, "before_appointment"),
};

export const deal = {
  was: (events: readonly TimelineEvent[]) => answers(contract.job.timeline, aTimeline(events)),
  isNotTheirs: refuses(contract.job.timeline, "not_found"),
  jobNotFound: refuses(contract.job.timeline, "job_not_found"),
  jobDeleted: refuses(contract.job.timeline, "job_deleted"),
  failed: refuses(contract.job.timeline, "internal_error"),
  former: answers(contract.job.timeline, aFormerTimeline()),
  forAdmin: answers(contract.admin.timeline, aTimeline()),
  wasForAdmin: (events: readonly TimelineEvent[]) => answers(contract.admin.timeline, aTimeline(events)),
  neverWas: refuses(contract.admin.timeline, "not_found"),
};

export const prices = {
  tooFew: answers(contract.job.price, { count: 4, median: null, low: null, high: null }),
  are: (guide: PriceGuide) => answers(contract.job.price, guide),
  failed: refuses(contract.job.price, "internal_error"),
};

export const bids = {
  none: answers(contract.job.bids, aPage([])),
  are: (found: WeighedBid[], count?: number) => answers(contract.job.bids, aPage(found, count)),
  noneOwn: answers(contract.bid.own, aPage([])),
  own: (found: Bid[]) => answers(contract.bid.own, aPage(found)),
};

export const bid = {
  ...of(contract.bid.place),
  alreadyPlaced: refuses(contract.bid.place, "bid_exists"),
  jobNotOpen: refuses(contract.bid.place, "job_not_open"),
  blocked: refuses(contract.bid.place, "blocked"),
  notPending: refuses(contract.bid.decide, "bid_not_pending"),
  amountChanged: refuses(contract.bid.decide, "amount_changed"),
};

export const chats = {
  ...of(contract.chat.list),
  none: answers(contract.chat.list, { ...aPage<Chat>([]), unread: 0 }),
  are: (found: Chat[], count?: number) =>
    answers(contract.chat.list, { ...aPage(found, count), unread: found.reduce((sum, { unread }) => sum + unread, 0) }),
};

export const notifications = {
  ...of(contract.notification.list),
  are: (found: Notification[], count?: number) =>
    answers(contract.notification.list, { ...aPage(found, count), unread: found.filter(({ read }) => !read).length }),
};

export const chat = {
  ...of(contract.chat.messages),
  is: (differs: Partial<Chat>) => answers(contract.chat.find, aChat(differs)),
  notFound: refuses(contract.chat.find, "not_found"),
  says: (messages: Message[], count?: number) => answers(contract.chat.messages, aPage(messages, count)),
  holds: (messages: Message[]) =>
    answers(contract.chat.messages, ({ url }) => {
      const asked = new URL(url).searchParams;
      const after = Number(asked.get("after") ?? -1);
      if (after >= 0) return aPage(messages.filter(({ id }) => id > after));
      const end = messages.length - PAGE_SIZE * (Number(asked.get("page") ?? 1) - 1);
      return aPage(messages.slice(Math.max(0, end - PAGE_SIZE), end).reverse(), messages.length);
    }),
  shows: (photos: Partial<DealPhotos>) => answers(contract.chat.photos, { result: [], dispute: [], ...photos }),
  photo: (differs: Partial<SentPhoto>) => answers(contract.chat.photo, aSentPhoto(differs)),
  photoNotFound: refuses(contract.chat.photo, "not_found"),
  removingEvidence: refuses(contract.chat.removePhoto, "photo_evidence"),
  removingPhoto: of(contract.chat.removePhoto),
  sending: of(contract.chat.send),
  arrives: answers(contract.chat.send, async (sent) => anOwnMessage(messageFields.parse(await sent.json()))),
  uploading: of(contract.chat.addPhoto),
  uploadRefused: refusesFields(contract.chat.addPhoto, {
    image: ["kraan.heic: Gebruik een JPEG-, PNG- of WebP-bestand."],
  }),
  uploadsFull: refuses(contract.chat.addPhoto, "limit_reached"),
  uploaded: (...photos: UnsentPhoto[]) => answers(contract.chat.photos, { result: [], dispute: [], unsent: photos }),
  photosArrive: answers(contract.chat.send, async (sent) => {
    const { photos = [], ...said } = sentMessage.parse(await sent.json());
    return anOwnMessage({ ...said, message: said.message ?? "", photos: photos.map((id) => aChatPhoto({ id })) });
  }),
  photoGone: refusesFields(contract.chat.send, {
    photos: ["Een van je foto's is er niet meer. Voeg hem opnieuw toe."],
  }),
  blocked: refuses(contract.chat.send, "blocked"),
};

export const payment = {
  ...of(contract.payment.intent),
  is: (differs: Partial<Payment>) => [
    answers(contract.payment.find, aPayment(differs)),
    answers(contract.payment.transaction, aPayment(differs)),
    answers(contract.payment.list, aPage([aPayment(differs)])),
  ],
  are: (found: Payment[]) => answers(contract.payment.list, aPage(found)),
  amountChanged: refuses(contract.payment.intent, "amount_changed"),
  helperUnavailable: refuses(contract.payment.intent, "helper_unavailable"),
  elsewhere: (found: Payment[]) =>
    answers(contract.payment.list, ({ url }) => aPage(new URL(url).searchParams.has("chat_uri") ? [] : found)),
  beingProcessed: refuses(contract.payment.intent, "payment_processing"),
  notFound: refuses(contract.payment.transaction, "not_found"),
  unknown: refuses(contract.payment.find, "not_found"),
};

export const wallet = {
  ...of(contract.wallet.own),
  is: (differs: Partial<Wallet>) => answers(contract.wallet.own, aWallet(differs)),
  empty: [
    answers(
      contract.wallet.own,
      aWallet({ balance: "0.00", held: "0.00", can_payout: false, refusal: "nothing_to_pay_out" }),
    ),
    answers(contract.wallet.history, aPage([])),
    answers(contract.wallet.payouts, aPage([])),
  ],
  entries: (entries: WalletEntry[], count?: number) => answers(contract.wallet.history, aPage(entries, count)),
  paidOut: (found: Payout[]) => answers(contract.wallet.payouts, aPage(found)),
  payingOut: of(contract.wallet.payOut),
};

export const ownBid = (differs: Partial<Bid> = {}) => job.is({ bids: [aBid(differs)] });
