import { brand } from "~/brand";
import { PRIOR_REVIEWS, PRIOR_STARS } from "~/domain/accounts/rating-score";
import { MISSED_AFTER_MINUTES, MISSED_ANSWER_HOURS } from "~/domain/deals/appointment-life";
import { COMPENSATION_MAX, COMPENSATION_PERCENT, LATE_HOURS } from "~/domain/deals/cancellation-rule";
import { DESK_DAYS, PROPOSALS_EACH } from "~/domain/deals/dispute-life";
import { REVIEW_DAYS } from "~/domain/deals/review";
import { START_TRIES } from "~/domain/deals/start-limits";
import { STOP_DAYS } from "~/domain/deals/stop-life";
import { WITHDRAWAL_DAYS } from "~/domain/deals/withdrawal";
import {
  MAX_CHAT_PHOTOS,
  MAX_IMAGE_MEGABYTES,
  MAX_UNSENT_PHOTOS,
  UNSENT_PHOTO_HOURS,
} from "~/domain/jobs/image-limits";
import { JOB_DAYS, RENEWAL_ASKED_DAYS } from "~/domain/jobs/job-days";
import { LAST_DAYS, RELEASE_DAYS } from "~/domain/money/deal-money";
import { formatEuros } from "~/domain/money/money";
import { DONE_REMINDER_DAYS, HOLD_DAYS, HOLD_REMINDER_DAYS, PAYMENT_MINUTES } from "~/domain/money/payment-life";
import { FREE_SOON_DAYS, hasEarlyPayouts, payoutsInWords } from "~/domain/money/payout-schedule";
import { IBAN_WAIT_HOURS, MIN_PAYOUT_CENTS } from "~/domain/money/wallet";
import { AWAY_HOURS, NUDGE_HOURS } from "~/domain/notifications/notification";
import { type LimitName, limitsInWords } from "~/domain/site/call-limits";
import type { Facts } from "../facts";
import type { AutomaticTexts } from "./texts";

const LIMITED: Record<LimitName, string> = {
  jobs: "new jobs",
  comments: "questions and answers about jobs",
  bids: "times making or changing an offer",
  job_changes: "changes of jobs",
  payment_requests: "payment requests",
  start_code: "tries of a start code",
  appointments: "steps in appointments",
  stop_proposals: "proposals to stop",
  disputes: "steps in disputes",
  reports: "reports of abuse",
  invitations: "invitations of helpers",
  images: "photos",
  chats: "new chats with people without an offer between you",
  chats_day: "new chats with people without an offer between you",
  chats_unconfirmed: "such chats until you confirm your email address",
  messages: "messages",
  failed_login: "logins with a wrong password",
  failed_login_network: "failed logins from one internet connection",
  failed_login_address: "failed logins with one email address",
  own_password: "times your own password wrong",
  mailed: "emails to an address that isn’t confirmed yet",
  reset: "requests for a new password",
  support_mail: "messages to our team from one email address",
  support_user: "messages to our team from one account",
  support_network: "messages to our team from one internet connection",
  address_changes: "changes of your email address",
  conversions: "counted sign-ups by a partner from one internet connection",
  sign_up: "new accounts from one internet connection",
};

const per = (seconds: number): string =>
  seconds < 900 ? "per minute" : seconds === 900 ? "per quarter of an hour" : seconds === 3600 ? "per hour" : "per day";

export default ({ mode, earlyPercent, payouts }: Facts): AutomaticTexts => ({
  job_order: {
    title: "The order of jobs",
    text: "With a postcode, the jobs nearest to you come first. Without one, the newest comes first. You can also sort by the rating of the client. Nobody can pay for a higher place.",
  },
  search_order: {
    title: "The order when you search",
    text: "Jobs with your words in the title come first, then other forms of those words, then jobs about the same kind of work. Within each, the order you chose applies. If we don’t know a word, we also look for one like it, and say so.",
  },
  helper_order: {
    title: "The order of helpers",
    text: `With a postcode, the helpers who live nearest come first, or the best rated nearby. Without one, the best rated come first. Only reviews as a helper count. For everyone, ${PRIOR_REVIEWS} extra reviews of ${PRIOR_STARS} stars count: that way, a few reviews don’t simply beat many.`,
  },
  new_jobs: {
    title: "Who is notified of a new job",
    text: "Helpers are notified of new jobs in the categories they chose, within the distance they set.",
  },
  saved_searches: {
    title: "Saved searches",
    text: "When a new job matches a search you saved, we notify you and say why it matches.",
  },
  away: {
    title: "Fewer messages while you’re away",
    text: `If you haven’t been here for ${AWAY_HOURS} hours and have push notifications off, we keep messages about new jobs until you’re back.`,
  },
  reminders: {
    title: "Reminders",
    text: `If an offer has waited ${NUDGE_HOURS} hours for a reply, the client is reminded once. You’re both reminded of an appointment.`,
  },
  contact_guard: {
    title: "Phone numbers and websites",
    text: "In texts that everyone can read, in the message with an offer, and in a chat without an accepted offer between you, a filter stops phone numbers, email addresses, websites, account names and requests to message elsewhere. You see at once which part to change. The filter can be wrong: write it another way, or email us.",
  },
  photos: {
    title: "Photos",
    text: `We remove the place, the time and the device from photos. We don’t take a file that isn’t a photo, is damaged or is larger than ${MAX_IMAGE_MEGABYTES} MB. You can send at most ${MAX_CHAT_PHOTOS} photos in one chat. We delete photos you chose but did not send within ${UNSENT_PHOTO_HOURS} hours. At most ${MAX_UNSENT_PHOTOS} can wait in one chat.`,
  },
  limits: {
    title: "Limits",
    text: "If you do very much in a short time, you have to wait a while. We say how long. Failed logins by others don’t affect a device you logged in on before. The limits:",
    list: limitsInWords(LIMITED, per),
  },
  job_category: {
    title: "The category of your job",
    text: "The words in your title tell us what kind of job it probably is. That category is then already chosen. You can always choose another one: then your choice stays.",
  },
  expiry: {
    title: "Jobs that expire",
    text: `An open job stays for ${JOB_DAYS} days. ${RENEWAL_ASKED_DAYS} days before the end we ask whether you still need help. After that it leaves the list, and its offers are no longer valid.`,
  },
  unpaid: {
    title: "Not paid",
    text: `Once you start paying, you have ${PAYMENT_MINUTES} minutes. After that you can try again.`,
  },
  release: {
    title: "Payment when nobody says anything",
    text: `When the helper marks the work as done, the client is reminded after ${DONE_REMINDER_DAYS} days. After ${RELEASE_DAYS} days without a dispute, the job is approved and the helper gets the money. Payment requests from the helper that aren’t paid by then lapse. If the appointment is later, the days count from its start. If the work began with the start code, they always count from the end of the work. A dispute, a chargeback by the bank and a pause by our team stop those days. After that they go on, with at least ${LAST_DAYS} left.`,
  },
  hold: {
    title: "Money held for too long",
    text: `After ${HOLD_DAYS} days, money that is still held goes back to the client, unless the work began, was marked as done or a dispute is open. If the work began with the start code and isn’t marked as done by then, someone on our team decides. You’re both notified ${HOLD_REMINDER_DAYS} days earlier. If the money for work that began or was done went back to the client, our team looks into it when it isn’t settled after ${RELEASE_DAYS} days. You’re both notified ${LAST_DAYS} days earlier.`,
  },
  cancelling: {
    title: "Cancelling late",
    text: `If the client cancels less than ${LATE_HOURS} hours before the agreed start, or after it, the helper gets ${COMPENSATION_PERCENT}% of the offer, up to ${formatEuros(COMPENSATION_MAX, "en")}. The rest goes back. Once the work has begun with the start code, or the helper has marked it as done, the client can’t cancel alone. You can then agree on an amount together. A proposal without a reply within ${STOP_DAYS} days lapses.`,
  },
  missed: {
    title: "Not turning up",
    text: `From ${MISSED_AFTER_MINUTES} minutes after the agreed start, you can report that the other person isn’t there. They have ${MISSED_ANSWER_HOURS} hours to reply. No reply counts as not turning up. If there’s a dispute and they close it, the ${MISSED_ANSWER_HOURS} hours begin again. Where money is held, the deal then ends. The client can’t cancel while a reply is awaited. Once the work has begun with the start code, you can’t report this.`,
  },
  start_code: {
    title: "The start code",
    text: `When the helper enters the right start code, the work has begun. After ${START_TRIES} wrong tries within an hour, the helper has to wait.`,
  },
  withdrawal: {
    title: "Withdrawing from a contract",
    text: `If the client withdraws within ${WITHDRAWAL_DAYS} days after paying, and the work hasn’t begun and isn’t done, the deal ends by itself and the money goes back. If the helper isn’t a business and it’s less than ${LATE_HOURS} hours before the agreed start, or after it, the helper gets what applies to cancelling late. In all other cases, also when our team is looking into the payment or there’s a dispute, someone from our team decides.`,
  },
  disputes: {
    title: "Disputes",
    text: `A dispute puts the payment on hold. If you don’t agree within ${DESK_DAYS} days, or after ${PROPOSALS_EACH} proposals each, it goes to our team. If one of you is suspended, it goes to our team at once. Only people decide who gets what.`,
  },
  chargebacks: {
    title: "Chargeback by the bank",
    text: "If the client’s bank charges back a payment, the money is on hold until the bank decides. If it was already released, it leaves the helper’s balance meanwhile, never beyond zero. If the bank decides for the client, the money has been refunded. If the bank charges back a payment for credit, the same goes for deals paid with that credit, and credit that comes back goes there first. If a message from the bank or the payment provider doesn’t match what we know, we pause the payment and our team looks into it. Only people decide what else is needed after that.",
  },
  payouts: {
    title: "Payouts",
    text: `We pay out every balance of ${formatEuros(MIN_PAYOUT_CENTS, "en")} or more of everyone who’s verified, has an IBAN and has entered their details for the tax office ${payoutsInWords(payouts, "en")}.${hasEarlyPayouts(payouts) ? ` An earlier payout costs ${earlyPercent}%, and isn’t possible when the free one is at most ${FREE_SOON_DAYS} days away.` : ""} After a new IBAN, a payout waits ${IBAN_WAIT_HOURS} hours. A first IBAN counts at once if you’ve just logged in.`,
  },
  reviews: {
    title: "Reviews",
    text: `A review becomes visible when you’ve both written one, or after ${REVIEW_DAYS} days.`,
  },
  track_record: {
    title: "Reply time and deals",
    text: `A profile shows how quickly someone usually replies. From three deals on, it also shows how many of them they completed as a helper. Only what the helper did themselves counts as not completed: withdrawing late${mode === "held" ? ", not turning up and a dispute in which you both or our team gave the whole price back" : " and not turning up"}. For a client, it shows how many posted jobs were completed, and how often they missed an appointment. The two roles are counted separately.`,
  },
  suspended: {
    title: "Suspended accounts",
    text: `While an account is suspended, nobody can choose an offer from or to that person. The offer waits until the suspension ends.${mode === "held" ? " If a suspended client doesn’t agree with work that was marked as done, we pause the payment. Someone on our team then decides." : ""}`,
  },
  mailbox: {
    title: "An account with your email address",
    text: "Did someone create an account with your email address, and are you the first to confirm that address? Then we erase what was filled in there, such as the IBAN, photo and settings, and log everyone out. We stop payouts that aren’t on their way yet. Jobs, offers and messages stay.",
  },
  cleanup: {
    title: "Cleaning up",
    text: "Every night we delete what we may no longer keep. The privacy page says for each kind how long that is.",
  },
  people: {
    title: "What only people decide",
    text: `Suspending an account, taking down a text, photo or job after a report, ${mode === "held" ? "a dispute and an appeal" : "an appeal"}: someone at ${brand.name} always decides, and gives a reason. You can appeal once against a decision on a report. You also can when we remove something that you posted without a report, or suspend your account. Another member of our team then decides.`,
  },
});
