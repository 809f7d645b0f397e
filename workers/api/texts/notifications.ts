import { MISSED_ANSWER_HOURS, MISSED_REMINDER_HOURS } from "~/domain/appointment-life";
import { LAST_DAYS, RELEASE_DAYS } from "~/domain/deal-money";
import type { Language } from "~/domain/language";
import { NOTIFICATION_TYPES, type NotificationType, type Topic, topicOf } from "~/domain/notification";
import { HOLD_REMINDER_DAYS } from "~/domain/payment-life";
import { isolated } from "~/domain/unseen";
import { chargebackEn, chargebackNl } from "./chargeback";
import {
  asText,
  type DealWords,
  dealEndWords,
  disputeWords,
  type NewsData,
  refundReason,
  teamWords,
} from "./deal-news";
import type { MailTemplate, Urgency } from "./mails";
import { outcomeText } from "./report-decided";

export interface Facts {
  job: string;
  title: string;
  someone: string;
  amount: string;
  again: boolean;
  bids: number;
  /** The event of an appointment, a payment request, a dispute, a verification or the end of a bid. */
  step: string;
  /** The period of an appointment. */
  span: string;
  reasons: string;
  /** What our team writes. */
  message: string;
  /** Of a verification: why it was rejected, or is needed again. */
  rejection: string;
  /** The stored event of the end of a deal or a step of a dispute. */
  data: NewsData;
}

type Text = (facts: Facts) => [title: string, text: string];

export interface NotificationKind {
  /** Its page, or the next best if chat or job is unknown. */
  link:
    | "chat"
    | "job"
    | "dispute"
    | "reviews"
    | "review_form"
    | "wallet"
    | "tax_data"
    | "receipt"
    | "settings"
    | "decisions"
    | "oversight"
    | "contact";
  urgency: Urgency;
  mail: MailTemplate | null;
  /** Mails of single steps instead. */
  stepMails?: readonly MailTemplate[];
  optional: boolean;
  nl: Text;
  en: Text;
}

/** The work was marked as done while an admin paused the payment. */
const isPaused = (data: NewsData): boolean => data.paused === 1;

/** A claim about the reader is more than news of an appointment. */
const isReport = (step: string): boolean => step === "missed" || step === "missed_reminder";

function appointmentNl(someone: string, step: string, span: string): string {
  if (step === "accepted") return `${someone} is akkoord: ${span}.`;
  if (step === "declined") return `${someone} kan niet: ${span}.`;
  if (step === "missed")
    return `${someone} zegt dat je er niet was: ${span}. Klopt dat? Antwoord binnen ${MISSED_ANSWER_HOURS} uur.`;
  if (step === "missed_reminder")
    return `Je hebt nog ${MISSED_REMINDER_HOURS} uur om te antwoorden. ${someone} zegt dat je er niet was: ${span}.`;
  if (step === "admitted") return `${someone} bevestigt de afspraak te hebben gemist: ${span}.`;
  if (step === "contested") return `${someone} zegt er wel te zijn geweest: ${span}.`;
  if (step === "retracted") return `${someone} zegt niet meer dat je er niet was: ${span}.`;
  if (step === "reminder") return `Denk aan je afspraak met ${someone}: ${span}.`;
  return `${someone} stelt voor: ${span}.`;
}

function appointmentEn(someone: string, step: string, span: string): string {
  if (step === "accepted") return `${someone} agrees: ${span}.`;
  if (step === "declined") return `${someone} can’t make it: ${span}.`;
  if (step === "missed")
    return `${someone} says you didn’t turn up: ${span}. Is that right? Reply within ${MISSED_ANSWER_HOURS} hours.`;
  if (step === "missed_reminder")
    return `You have ${MISSED_REMINDER_HOURS} hours left to reply. ${someone} says you didn’t turn up: ${span}.`;
  if (step === "admitted") return `${someone} confirms that they weren’t there: ${span}.`;
  if (step === "contested") return `${someone} says they were there: ${span}.`;
  if (step === "retracted") return `${someone} withdrew the report that you weren’t there: ${span}.`;
  if (step === "reminder") return `Reminder of your appointment with ${someone}: ${span}.`;
  return `${someone} suggests: ${span}.`;
}

type Asked = Pick<Facts, "job" | "someone" | "amount" | "step" | "data">;

/** A request in direct mode is for the job itself. */
const requestWord = { nl: ["Meerwerk", "Betaalverzoek"], en: ["Extra work", "Payment request"] } as const;
const wordOf = (language: Language, { data }: Pick<Asked, "data">) => requestWord[language][data.direct === 1 ? 1 : 0];

function requestNl({ job, someone, amount, step, data }: Asked): string {
  const it = wordOf("nl", { data }).toLowerCase();
  if (step === "changed") return `${someone} vraagt nu ${amount} voor ${job}.`;
  if (step === "withdrawn") return `${someone} heeft het ${it} van ${amount} voor ${job} ingetrokken.`;
  if (step === "settled") return `${someone} geeft aan dat ${amount} voor ${job} is betaald.`;
  if (step === "refused") return `${someone} heeft het ${it} van ${amount} voor ${job} geweigerd.`;
  return `${someone} vraagt ${amount} voor ${job}.`;
}

function requestEn({ job, someone, amount, step, data }: Asked): string {
  const it = wordOf("en", { data }).toLowerCase();
  if (step === "changed") return `${someone} is now asking for ${amount} for ${job}.`;
  if (step === "withdrawn") return `${someone} has withdrawn the ${it} of ${amount} for ${job}.`;
  if (step === "settled") return `${someone} says ${amount} for ${job} has been paid.`;
  if (step === "refused") return `${someone} has declined the ${it} of ${amount} for ${job}.`;
  return `${someone} is asking for ${amount} for ${job}.`;
}

/** By the reader's options: a job that is not marked as done can be cancelled. */
function suspendedNl(someone: string, job: string, step: string): string {
  const closed = `We hebben het account van ${someone} geschorst.`;
  if (step === "disputed") return `${closed} Het geschil over ${job} loopt door.`;
  if (step === "helper_done") return `${closed} De betaling voor ${job} gaat gewoon door.`;
  if (step === "done") return `${closed} Is ${job} goed gedaan? Keur het goed. Zo niet, open dan een geschil.`;
  if (step === "helper")
    return `${closed} Is ${job} gedaan? Geef aan dat het werk klaar is. Anders kun je je bod intrekken.`;
  return `${closed} Je kunt de deal voor ${job} annuleren. Wat je via ons betaalde, krijg je dan terug.`;
}

function suspendedEn(someone: string, job: string, step: string): string {
  const closed = `We’ve suspended ${someone}’s account.`;
  if (step === "disputed") return `${closed} The dispute about ${job} continues.`;
  if (step === "helper_done") return `${closed} You’ll still be paid for ${job}.`;
  if (step === "done") return `${closed} Was ${job} done well? Approve it. If not, open a dispute.`;
  if (step === "helper") return `${closed} Is ${job} done? Mark it as done. If not, you can withdraw your offer.`;
  return `${closed} You can cancel the deal for ${job}. You’ll get back what you paid through us.`;
}

/** Older notifications have no step. */
function verificationNl(step: string, rejection: string): [string, string] {
  if (step === "verified") return ["Je identiteit is geverifieerd", "Je kunt je nu laten uitbetalen."];
  if (step === "needed")
    return ["Verifieer je identiteit", `${rejection} Zonder verificatie kunnen we je niet uitbetalen.`.trim()];
  if (step === "rejected")
    return ["Je verificatie is niet gelukt", `${rejection} Probeer het opnieuw bij je instellingen.`];
  return ["Je verificatie", "Er is iets veranderd aan je verificatie. Bekijk het bij je instellingen."];
}

function verificationEn(step: string, rejection: string): [string, string] {
  if (step === "verified") return ["Your identity has been verified", "You can be paid out now."];
  if (step === "needed") return ["Verify your identity", `${rejection} We can’t pay you out without it.`.trim()];
  if (step === "rejected") return ["Your verification didn’t succeed", `${rejection} Try again in your settings.`];
  return ["Your verification", "There’s an update on your verification. See your settings."];
}

const told = ({ title, ...words }: DealWords): [string, string] => [title, asText({ title, ...words })];

const KINDS = {
  bid_placed: {
    link: "chat",
    urgency: "now",
    mail: "bid_placed",
    optional: true,
    nl: ({ job, someone, amount }) => ["Nieuw bod", `${someone} biedt ${amount} voor ${job}.`],
    en: ({ job, someone, amount }) => ["New offer", `${someone} has offered ${amount} for ${job}.`],
  },
  bid_changed: {
    link: "chat",
    urgency: "now",
    mail: null,
    optional: true,
    nl: ({ job, someone, amount }) => ["Bod gewijzigd", `${someone} biedt nu ${amount} voor ${job}.`],
    en: ({ job, someone, amount }) => ["Offer changed", `${someone} now offers ${amount} for ${job}.`],
  },
  bid_withdrawn: {
    link: "chat",
    urgency: "now",
    mail: "bid_withdrawn",
    optional: true,
    nl: ({ job, someone }) => ["Bod ingetrokken", `${someone} heeft het bod op ${job} ingetrokken.`],
    en: ({ job, someone }) => ["Offer withdrawn", `${someone} has withdrawn their offer for ${job}.`],
  },
  bid_accepted: {
    link: "chat",
    urgency: "now",
    mail: "bid_accepted",
    optional: true,
    nl: ({ job }) => ["Je bod is geaccepteerd", `Je mag aan de slag met ${job}. Spreek een tijd af.`],
    en: ({ job }) => ["Your offer has been accepted", `${job} is yours. Agree on a time.`],
  },
  bid_outdated: {
    link: "chat",
    urgency: "now",
    mail: "bid_outdated",
    optional: true,
    nl: ({ job, amount }) => [
      "Je bod veranderde tijdens het betalen",
      `De plaatser betaalde voor ${job}, maar nog voor je vorige bod. De plaatser krijgt dat geld terug en kan nu je bod van ${amount} kiezen.`,
    ],
    en: ({ job, amount }) => [
      "Your offer changed during the payment",
      `The client paid for ${job}, but for your earlier offer. The client gets that money back and can now choose your offer of ${amount}.`,
    ],
  },
  bid_rejected: {
    link: "job",
    urgency: "now",
    mail: "bid_rejected",
    stepMails: ["bid_expired", "bid_deleted"],
    optional: true,
    nl: ({ job, step }) => {
      if (step === "expired")
        return ["Klus verlopen", `De klus ${job} is verlopen: er is niemand gekozen. Je bod is vervallen.`];
      if (step === "deleted") return ["Klus verwijderd", `De klus ${job} is verwijderd. Je bod is vervallen.`];
      return ["Je bod is niet gekozen", `Je bod op ${job} is deze keer niet gekozen.`];
    },
    en: ({ job, step }) => {
      if (step === "expired")
        return ["Job expired", `The job ${job} has expired: nobody was chosen. Your offer is no longer valid.`];
      if (step === "deleted") return ["Job deleted", `The job ${job} has been deleted. Your offer is no longer valid.`];
      return ["Your offer was not chosen", `Your offer for ${job} was not chosen this time.`];
    },
  },
  deal_ended: {
    link: "job",
    urgency: "now",
    mail: "deal_ended_owner",
    stepMails: ["deal_ended_helper", "deal_ended_compensated"],
    optional: true,
    nl: ({ data }) => told(dealEndWords(data, "nl")),
    en: ({ data }) => told(dealEndWords(data, "en")),
  },
  message: {
    link: "chat",
    urgency: "now",
    mail: "message",
    optional: true,
    nl: ({ job, someone, title }) => ["Nieuw bericht", `${someone} stuurde je een bericht${title && ` over ${job}`}.`],
    en: ({ job, someone, title }) => ["New message", `${someone} has sent you a message${title && ` about ${job}`}.`],
  },
  comment: {
    link: "job",
    urgency: "now",
    mail: "question",
    optional: true,
    nl: ({ job, someone }) => ["Nieuwe vraag", `${someone} stelde een vraag over ${job}.`],
    en: ({ job, someone }) => ["New question", `${someone} has asked a question about ${job}.`],
  },
  reply: {
    link: "job",
    urgency: "now",
    mail: "answer",
    optional: true,
    nl: ({ job }) => ["Antwoord op je vraag", `Je vraag over ${job} is beantwoord.`],
    en: ({ job }) => ["Your question has been answered", `There’s an answer to your question about ${job}.`],
  },
  job_match: {
    link: "job",
    urgency: "later",
    mail: null,
    optional: true,
    nl: ({ job }) => ["Nieuwe klus bij jou in de buurt", `Misschien iets voor jou: ${job}.`],
    en: ({ job }) => ["New job near you", `This might suit you: ${job}.`],
  },
  invitation: {
    link: "job",
    urgency: "now",
    mail: "invitation",
    optional: true,
    nl: ({ job }) => ["Je bent gevraagd", `Iemand wil graag dat jij ${job} doet. Bekijk de klus en doe een bod.`],
    en: ({ job }) => [
      "Someone would like your help",
      `Someone would like you to do ${job}. Have a look at the job and make an offer.`,
    ],
  },
  job_changed: {
    link: "job",
    urgency: "now",
    mail: null,
    optional: true,
    nl: ({ job }) => ["Klus gewijzigd", `${job} is gewijzigd. Kijk of je bod nog klopt.`],
    en: ({ job }) => ["Job changed", `${job} has been changed. Check whether your offer is still right.`],
  },
  job_address: {
    link: "job",
    urgency: "now",
    mail: null,
    optional: true,
    nl: ({ job, someone }) => [
      "Het adres van je klus",
      `${someone} gaf het adres van ${job}. Je vindt het bij de klus.`,
    ],
    en: ({ job, someone }) => [
      "The address of your job",
      `${someone} gave the address of ${job}. You’ll find it on the job page.`,
    ],
  },
  saved_search: {
    link: "job",
    urgency: "later",
    mail: "saved_search",
    optional: true,
    nl: ({ job, reasons }) => [
      "Nieuwe klus voor je zoekopdracht",
      `${job} past bij wat je zoekt${reasons && `: ${reasons}`}.`,
    ],
    en: ({ job, reasons }) => [
      "New job for your search",
      `${job} matches what you’re looking for${reasons && `: ${reasons}`}.`,
    ],
  },
  payment_request: {
    link: "chat",
    urgency: "now",
    mail: "payment_request",
    stepMails: [
      "payment_request_changed",
      "payment_request_withdrawn",
      "payment_request_refused",
      "payment_request_settled",
    ],
    optional: true,
    nl: (facts) => [wordOf("nl", facts), requestNl(facts)],
    en: (facts) => [wordOf("en", facts), requestEn(facts)],
  },
  payment_held: {
    link: "chat",
    urgency: "now",
    mail: "payment_held",
    optional: true,
    nl: ({ job, amount }) => ["Er is betaald", `${amount} voor ${job} is in bewaring tot de klus is afgerond.`],
    en: ({ job, amount }) => ["Payment received", `${amount} for ${job} is held until the job is completed.`],
  },
  payment_released: {
    link: "wallet",
    urgency: "now",
    mail: "payment_released",
    stepMails: ["payment_released_by_time", "payment_released_after_dispute"],
    optional: true,
    nl: ({ job, amount }) => ["Je geld is vrijgegeven", `${job} is afgerond. ${amount} staat op je saldo.`],
    en: ({ job, amount }) => [
      "Your money has been released",
      `${job} is completed. ${amount} has been added to your balance.`,
    ],
  },
  tip: {
    link: "wallet",
    urgency: "now",
    mail: "tip",
    optional: true,
    nl: ({ job, someone, amount }) => [
      "Je kreeg een fooi",
      `${someone} gaf je ${amount} fooi voor ${job}. Het hele bedrag staat op je saldo.`,
    ],
    en: ({ job, someone, amount }) => [
      "You got a tip",
      `${someone} has tipped you ${amount} for ${job}. The whole amount has been added to your balance.`,
    ],
  },
  payment_refunded: {
    link: "chat",
    urgency: "now",
    mail: "payment_refunded",
    optional: true,
    nl: ({ amount, data }) => [
      "Betaling terugbetaald",
      data.cause === "elsewhere_payee"
        ? refundReason(data, "nl")
        : `${refundReason(data, "nl")} Je krijgt ${amount} terug, op dezelfde manier als je betaalde.`,
    ],
    en: ({ amount, data }) => [
      "Payment refunded",
      data.cause === "elsewhere_payee"
        ? refundReason(data, "en")
        : `${refundReason(data, "en")} You get ${amount} back, the same way you paid.`,
    ],
  },
  payout_paid: {
    link: "wallet",
    urgency: "now",
    mail: "payout_paid",
    optional: true,
    nl: ({ amount }) => ["Uitbetaald", `${amount} is onderweg naar je rekening.`],
    en: ({ amount }) => ["Paid out", `${amount} is on its way to your account.`],
  },
  payout_failed: {
    link: "wallet",
    urgency: "now",
    mail: "payout_failed",
    optional: true,
    nl: ({ amount }) => [
      "Uitbetaling mislukt",
      `De bank nam de uitbetaling van ${amount} niet aan. Het geld staat weer op je saldo. Controleer je IBAN.`,
    ],
    en: ({ amount }) => [
      "Payout failed",
      `The bank didn’t accept the payout of ${amount}. The money is back in your balance. Check your IBAN.`,
    ],
  },
  tax_data: {
    link: "tax_data",
    urgency: "now",
    mail: "tax_data",
    optional: false,
    nl: () => [
      "Vul je gegevens in voor je uitbetaling",
      "Je geld blijft op je saldo tot we je gegevens voor de Belastingdienst hebben.",
    ],
    en: () => [
      "Enter your details for your payout",
      "Your money stays in your balance until we have your details for the tax office.",
    ],
  },
  review_request: {
    link: "review_form",
    urgency: "now",
    mail: "review_request",
    optional: true,
    nl: ({ job, someone }) => [
      "Hoe verliep de klus?",
      `${job} is afgerond. Vertel anderen hoe het ging met ${someone}.`,
    ],
    en: ({ job, someone }) => ["How was the job?", `${job} is completed. Tell others how it went with ${someone}.`],
  },
  review: {
    link: "reviews",
    urgency: "now",
    mail: null,
    optional: true,
    nl: ({ job, someone }) => ["Nieuwe beoordeling", `${someone} heeft je beoordeeld voor ${job}.`],
    en: ({ job, someone }) => ["New review", `${someone} has left you a review for ${job}.`],
  },
  kyc: {
    link: "settings",
    urgency: "now",
    mail: "verification_needed",
    stepMails: ["verification_passed", "verification_failed"],
    optional: true,
    nl: ({ step, rejection }) => verificationNl(step, rejection),
    en: ({ step, rejection }) => verificationEn(step, rejection),
  },
  dispute: {
    link: "dispute",
    urgency: "now",
    mail: "dispute",
    optional: true,
    nl: ({ data }) => told(disputeWords(data, "nl")),
    en: ({ data }) => told(disputeWords(data, "en")),
  },
  chargeback: {
    link: "receipt",
    urgency: "now",
    mail: "chargeback",
    optional: false,
    nl: ({ job, amount, step }) => chargebackNl({ job, amount, step }),
    en: ({ job, amount, step }) => chargebackEn({ job, amount, step }),
  },
  refund_failed: {
    link: "receipt",
    urgency: "now",
    mail: "refund_failed",
    optional: false,
    nl: ({ job, amount }) => [
      "Terugbetaling mislukt",
      `${amount} voor ${job} kon niet naar je rekening. Het geld is bij ons. Ons team zoekt uit hoe je het krijgt en mailt je.`,
    ],
    en: ({ job, amount }) => [
      "Refund failed",
      `We couldn’t send ${amount} for ${job} to your account. We have the money. Our team will find another way and email you.`,
    ],
  },
  payment_decision: {
    link: "receipt",
    urgency: "now",
    mail: "payment_decision",
    optional: false,
    nl: ({ data }) => told(teamWords(data, "nl")),
    en: ({ data }) => told(teamWords(data, "en")),
  },
  team_message: {
    link: "contact",
    urgency: "now",
    mail: null,
    optional: false,
    nl: ({ message }) => ["Bericht van ons team", message],
    en: ({ message }) => ["Message from our team", message],
  },
  withdrawal: {
    link: "receipt",
    urgency: "now",
    mail: "withdrawal_granted",
    stepMails: ["withdrawal_rejected", "withdrawal_helper"],
    optional: false,
    nl: ({ amount, step, someone, job }) => {
      if (step === "helper")
        return [
          "Overeenkomst herroepen",
          `${someone} heeft de overeenkomst over ${job} herroepen. Ons team heeft dat toegekend. Je houdt wat je kreeg.`,
        ];
      return step === "granted"
        ? [
            "Je herroeping is toegekend",
            `We geven je gelijk over de betaling van ${amount}. Lees de mail voor wat je terugkrijgt.`,
          ]
        : [
            "Je herroeping is afgewezen",
            `We kunnen je herroeping van de betaling van ${amount} niet toekennen. Lees de mail voor de uitleg.`,
          ];
    },
    en: ({ amount, step, someone, job }) => {
      if (step === "helper")
        return [
          "Contract withdrawn",
          `${someone} has withdrawn from the contract for ${job}. Our team has granted that. You keep what you got.`,
        ];
      return step === "granted"
        ? [
            "Your withdrawal was granted",
            `We agree with you about the payment of ${amount}. Read the email for what you get back.`,
          ]
        : [
            "Your withdrawal was rejected",
            `We can’t grant your withdrawal from the payment of ${amount}. Read the email for the reasons.`,
          ];
    },
  },
  moderation: {
    link: "decisions",
    urgency: "now",
    mail: null,
    optional: true,
    nl: () => [
      "Bericht van ons team",
      "We hebben een besluit genomen over jou of over iets wat je plaatste. Lees wat we hebben besloten.",
    ],
    en: () => [
      "Message from our team",
      "We’ve made a decision about you or something you posted. Read what we decided.",
    ],
  },
  report_decided: {
    link: "oversight",
    urgency: "later",
    mail: null,
    optional: true,
    nl: ({ step }) => [
      "Ons besluit over wat je meldde",
      `${outcomeText(step, "nl")} In de mail staat wat je kunt doen als je het er niet mee eens bent.`,
    ],
    en: ({ step }) => [
      "Our decision on your report",
      `${outcomeText(step, "en")} The email says what you can do if you disagree.`,
    ],
  },
  appointment: {
    link: "chat",
    urgency: "now",
    mail: "appointment_reminder",
    stepMails: ["appointment_proposed", "appointment_agreed", "appointment_declined", "missed", "missed_reminder"],
    optional: true,
    nl: ({ job, someone, step, span }) => [
      isReport(step) ? "Was je er niet?" : `Afspraak voor ${job}`,
      appointmentNl(someone, step, span),
    ],
    en: ({ job, someone, step, span }) => [
      isReport(step) ? "Weren’t you there?" : `Appointment for ${job}`,
      appointmentEn(someone, step, span),
    ],
  },
  work_begun: {
    link: "job",
    urgency: "now",
    mail: null,
    optional: true,
    nl: ({ job, someone }) => ["Het werk is begonnen", `${someone} vulde je startcode in en begint aan ${job}.`],
    en: ({ job, someone }) => ["The work has begun", `${someone} entered your start code and is starting on ${job}.`],
  },
  work_done: {
    link: "job",
    urgency: "now",
    mail: "work_done",
    stepMails: ["work_marked_done", "work_done_paused"],
    optional: true,
    nl: ({ job, someone, again, data }) =>
      again
        ? [
            "Ben je tevreden over het werk?",
            `Kijk of ${job} goed is gedaan. Over ${LAST_DAYS} dagen ronden we de klus af. Alleen een geschil houdt een betaling tegen.`,
          ]
        : [
            "Het werk is klaar",
            isPaused(data)
              ? `${someone} is klaar met ${job}. Ons team kijkt nog naar de betaling. Tot we klaar zijn, kun je het werk niet goedkeuren.`
              : `${someone} is klaar met ${job}. Alles goed? Rond de klus dan af. Anders doen wij dat na ${RELEASE_DAYS} dagen. Alleen een geschil houdt een betaling tegen.`,
          ],
    en: ({ job, someone, again, data }) =>
      again
        ? [
            "Are you happy with the work?",
            `Check whether ${job} was done well. In ${LAST_DAYS} days we’ll complete the job. Only a dispute stops a payment.`,
          ]
        : [
            "The work is done",
            isPaused(data)
              ? `${someone} has finished ${job}. Our team is still looking into the payment. Until we’re done, you can’t approve the work.`
              : `${someone} has finished ${job}. If all is well, complete the job. Otherwise we do that after ${RELEASE_DAYS} days. Only a dispute stops a payment.`,
          ],
  },
  hold_ends: {
    link: "job",
    urgency: "now",
    mail: "hold_ends_owner",
    stepMails: ["hold_ends_helper"],
    optional: false,
    nl: ({ job, someone, data }) => [
      "Is het werk klaar?",
      data.role === "owner"
        ? `Het werk voor ${job} begon, maar is nog niet als klaar doorgegeven. Is het goed gedaan? Keur het goed. Over ${HOLD_REMINDER_DAYS} dagen beslist anders ons team over je betaling.`
        : `Het werk voor ${job} begon, maar is nog niet als klaar doorgegeven. Klaar? Geef dat aan, dan kan ${someone} het goedkeuren. Over ${HOLD_REMINDER_DAYS} dagen beslist anders ons team over het geld.`,
    ],
    en: ({ job, someone, data }) => [
      "Is the work done?",
      data.role === "owner"
        ? `The work for ${job} began, but isn’t marked as done yet. Was it done well? Approve it. Otherwise our team decides about your payment in ${HOLD_REMINDER_DAYS} days.`
        : `The work for ${job} began, but isn’t marked as done yet. Done? Mark it, so that ${someone} can approve it. Otherwise our team decides about the money in ${HOLD_REMINDER_DAYS} days.`,
    ],
  },
  job_expired: {
    link: "job",
    urgency: "now",
    mail: "job_expired",
    stepMails: ["job_renew"],
    optional: true,
    nl: ({ job }) => [
      "Klus verlopen",
      `De tijd van ${job} was om en er is niemand gekozen. We hebben de klus weggehaald. Je kunt hem opnieuw plaatsen.`,
    ],
    en: ({ job }) => [
      "Job expired",
      `Time ran out for ${job} and nobody was chosen. We’ve taken the job down. You can post it again.`,
    ],
  },
  deal_suspended: {
    link: "chat",
    urgency: "now",
    mail: "deal_suspended",
    optional: false,
    nl: ({ job, someone, step }) => ["Account van de ander geschorst", suspendedNl(someone, job, step)],
    en: ({ job, someone, step }) => ["The other account has been suspended", suspendedEn(someone, job, step)],
  },
  nudge: {
    link: "chat",
    urgency: "later",
    mail: null,
    optional: true,
    nl: ({ job, bids }) =>
      bids > 1
        ? [
            `${bids} klussers wachten op antwoord`,
            `Hun biedingen op ${job} wachten al een dag. Laat weten wat je ervan vindt.`,
          ]
        : ["Er wacht een bod", `Op ${job} wacht al een dag een bod. Laat weten wat je ervan vindt.`],
    en: ({ job, bids }) =>
      bids > 1
        ? [
            `${bids} helpers are waiting for your reply`,
            `Their offers for ${job} have been waiting for a day. Let them know what you think.`,
          ]
        : ["An offer is waiting", `An offer for ${job} has been waiting for a day. Let them know what you think.`],
  },
} as const satisfies Record<NotificationType, NotificationKind>;

export const NOTIFICATION_KINDS: Record<NotificationType, NotificationKind> = KINDS;

export function topicOfMail(template: MailTemplate): Topic | null {
  const type = NOTIFICATION_TYPES.find((one) => {
    const { mail, stepMails } = NOTIFICATION_KINDS[one];
    return mail === template || stepMails?.includes(template);
  });
  return type ? topicOf(type) : null;
}

export type MailedType = {
  [Type in NotificationType]: (typeof KINDS)[Type]["mail"] extends null ? never : Type;
}[NotificationType];

const WORDS = {
  nl: { job: "je klus", someone: "Iemand" },
  en: { job: "your job", someone: "Someone" },
};

/** `name` may be empty. */
export function notificationText(
  type: NotificationType,
  { name, ...facts }: Omit<Facts, "job" | "someone"> & { name: string },
  language: Language,
): { title: string; text: string } {
  const words = WORDS[language];
  const job = facts.title === "" ? words.job : `‘${isolated(facts.title)}’`;
  const someone = isolated(name) || words.someone;
  const [title, text] = NOTIFICATION_KINDS[type][language]({ ...facts, job, someone });
  return { title, text };
}
