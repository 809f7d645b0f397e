import { ACTIVATION_DAYS, EMAIL_UNDO_DAYS, RESET_HOURS } from "~/domain/account";
import { ANSWER_WORKING_DAYS } from "~/domain/answer-time";
import { MISSED_ANSWER_HOURS, MISSED_REMINDER_HOURS } from "~/domain/appointment-life";
import { LAST_DAYS, RELEASE_DAYS } from "~/domain/deal-money";
import { JOB_DAYS, RENEWAL_ASKED_DAYS } from "~/domain/job-days";
import { FEE_PERCENT } from "~/domain/money";
import { HOLD_DAYS, HOLD_REMINDER_DAYS } from "~/domain/payment-life";
import { REVIEW_DAYS } from "~/domain/review";
import { isolated } from "~/domain/unseen";
import { IBAN_WAIT_HOURS } from "~/domain/wallet";

/** `now`: someone waits for it. `later`: sent when nothing urgent waits. */
export type Urgency = "now" | "later";

export type MailTemplate =
  | "welcome"
  | "activation"
  | "already_registered"
  | "password_reset"
  | "password_changed"
  | "email_change"
  | "email_changed"
  | "login_alert"
  | "way_in_added"
  | "iban_changed"
  | "invitation"
  | "bid_placed"
  | "bid_accepted"
  | "bid_rejected"
  | "bid_expired"
  | "bid_deleted"
  | "bid_withdrawn"
  | "bid_outdated"
  | "deal_ended_owner"
  | "deal_ended_helper"
  | "deal_ended_compensated"
  | "withdrawal_refunded"
  | "withdrawal_compensated"
  | "withdrawal_answered"
  | "withdrawal_helper"
  | "withdrawal_desk"
  | "withdrawal_granted"
  | "withdrawal_rejected"
  | "question"
  | "answer"
  | "dispute"
  | "payment_decision"
  | "chargeback"
  | "refund_failed"
  | "payment_refunded"
  | "payment_released"
  | "payment_released_by_time"
  | "paid_by_time"
  | "payment_released_after_dispute"
  | "tip"
  | "payment_held"
  | "payment_request"
  | "payment_request_changed"
  | "payment_request_withdrawn"
  | "payment_request_refused"
  | "payment_request_settled"
  | "payout_paid"
  | "payout_failed"
  | "verification_needed"
  | "verification_passed"
  | "verification_failed"
  | "tax_data"
  | "message"
  | "appointment_proposed"
  | "appointment_agreed"
  | "appointment_declined"
  | "appointment_reminder"
  | "missed"
  | "missed_reminder"
  | "agreement"
  | "receipt"
  | "receipt_credits"
  | "receipt_tip"
  | "job_renew"
  | "job_expired"
  | "hold_ends_owner"
  | "hold_ends_helper"
  | "invoice"
  | "credit_note"
  | "account_restored"
  | "account_deleted"
  | "work_marked_done"
  | "work_done_paused"
  | "work_done"
  | "deal_suspended"
  | "account_suspended"
  | "removal"
  | "team_message"
  | "review_request"
  | "saved_search"
  | "contact"
  | "partner"
  | "support_copy"
  | "report"
  | "report_decided"
  | "decision"
  | "warning"
  | "appeal"
  | "appeal_won";

type Data = Record<string, string | number>;

/** `{name}` is filled from the data. `button` links to the mail's page. */
export interface MailText {
  subject: string;
  lines: string[];
  button?: string;
  /** Lines for optional data. */
  more?: { of: string; line: string }[];
  also?: { label: string; path: string };
}

interface MailKind {
  urgency: Urgency;
  /** False for mails about account and money, which are always sent. */
  optional: boolean;
  link:
    | "subject"
    | "job"
    | "review"
    | "dispute"
    | "jobs"
    | "wallet"
    | "tax_data"
    | "receipt"
    | "invoice"
    | "request"
    | "settings"
    | "reset"
    | "login";
  /** To our own team: no salutation or greeting. */
  toTeam?: true;
  nl: MailText;
  en: MailText;
}

/** The words by which the placer lets the work begin. */
const START_CODE = {
  nl: "Je startcode: {start_code}. Lees deze woorden voor als de klusser begint. Ze bewijzen dat het werk begon, en wanneer. Het hoeft niet: zonder startcode gaat alles door zoals jullie afspraken.",
  en: "Your start code: {start_code}. Read out these words when the helper starts. They prove that the work began, and when. You don’t have to use them: without them, everything goes ahead as you agreed.",
};

/** The shares of held money if the reader was absent. */
const MISSED_SHARE = {
  nl: {
    owner: "{name} krijgt dan {compensation} vergoeding uit je betaling. De rest krijg je terug.",
    helper: "{name} krijgt dan het hele bedrag terug, en het telt mee als een klus die je niet afmaakte.",
  },
  en: {
    owner: "{name} then gets {compensation} of your payment as compensation. You get the rest back.",
    helper: "{name} then gets the whole amount back, and it counts as a job you didn’t finish.",
  },
};

/** A missing part is a type error. */
export const MAILS: Record<MailTemplate, MailKind> = {
  welcome: {
    urgency: "now",
    optional: false,
    link: "jobs",
    nl: {
      subject: "Welkom bij {brand}",
      lines: [
        "Leuk dat je er bent! Vanaf nu vind je hulp om de hoek, of help je zelf een buur.",
        "Plaats een klus, of kijk wat er bij jou in de buurt te doen is.",
      ],
      button: "Bekijk klussen",
      also: { label: "Plaats je klus", path: "/post-job" },
    },
    en: {
      subject: "Welcome to {brand}",
      lines: [
        "Good to have you with us! You can now find help around the corner, or help a neighbour yourself.",
        "Post a job, or see what needs doing near you.",
      ],
      button: "Browse jobs",
      also: { label: "Post your job", path: "/post-job" },
    },
  },
  activation: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Bevestig je e-mailadres",
      lines: [
        "Nog één stap: bevestig dat dit jouw e-mailadres is.",
        `De link werkt ${ACTIVATION_DAYS} dagen.`,
        "Heb je geen account gemaakt? Dan hoef je niets te doen.",
      ],
      button: "Bevestig mijn adres",
    },
    en: {
      subject: "Confirm your email address",
      lines: [
        "One more step: confirm that this email address is yours.",
        `The link works for ${ACTIVATION_DAYS} days.`,
        "Didn’t create an account? Then you don’t have to do anything.",
      ],
      button: "Confirm my address",
    },
  },
  already_registered: {
    urgency: "now",
    optional: false,
    link: "login",
    nl: {
      subject: "Je hebt al een account",
      lines: [
        "Iemand wilde dit e-mailadres voor een account gebruiken, maar het hoort al bij jouw account.",
        "Was jij dit? Log dan in. Wachtwoord vergeten? Vraag dan een nieuw wachtwoord aan op de inlogpagina.",
      ],
      button: "Inloggen",
    },
    en: {
      subject: "You already have an account",
      lines: [
        "Someone tried to use this email address for an account, but it already belongs to yours.",
        "If it was you, log in. Forgot your password? Request a new one on the login page.",
      ],
      button: "Log in",
    },
  },
  password_reset: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Kies een nieuw wachtwoord",
      lines: [
        `Iemand (hopelijk jij) vroeg om een nieuw wachtwoord voor je account. De link werkt ${RESET_HOURS} uur.`,
        "Was jij dit niet? Dan hoef je niets te doen: je wachtwoord blijft hetzelfde.",
      ],
      button: "Kies een wachtwoord",
    },
    en: {
      subject: "Choose a new password",
      lines: [
        `Someone (hopefully you) asked for a new password for your account. The link works for ${RESET_HOURS} hour.`,
        "If it wasn’t you, you don’t have to do anything: your password stays the same.",
      ],
      button: "Choose a password",
    },
  },
  password_changed: {
    urgency: "now",
    optional: false,
    link: "reset",
    nl: {
      subject: "Je wachtwoord is gewijzigd",
      lines: [
        "Je hebt net een nieuw wachtwoord gekozen, of iemand anders deed dat. Op andere apparaten ben je uitgelogd.",
        "Een passkey of gekoppeld account dat niet is verwijderd, opent je account nog wel.",
        "Was jij dit niet? Kies dan meteen een nieuw wachtwoord met de knop hieronder. Daarmee verwijder je ook passkeys en gekoppelde accounts.",
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      button: "Kies een nieuw wachtwoord",
    },
    en: {
      subject: "Your password was changed",
      lines: [
        "You’ve just chosen a new password, or someone else has. You’ve been logged out of your other devices.",
        "A passkey or linked account that wasn’t removed still opens your account.",
        "If it wasn’t you, choose a new password right away with the button below. That also removes passkeys and linked accounts.",
        "Need help? Email {support} or reply to this email.",
      ],
      button: "Choose a new password",
    },
  },
  email_change: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Bevestig je nieuwe e-mailadres",
      lines: [
        "Je hebt gevraagd om dit adres voor je account te gebruiken. Bevestig dat het van jou is.",
        `De link werkt ${ACTIVATION_DAYS} dagen.`,
        "Heb je hier niet om gevraagd? Dan hoef je niets te doen.",
      ],
      button: "Bevestig mijn adres",
    },
    en: {
      subject: "Confirm your new email address",
      lines: [
        "You asked to use this address for your account. Confirm that it’s yours.",
        `The link works for ${ACTIVATION_DAYS} days.`,
        "Didn’t ask for this? Then you don’t have to do anything.",
      ],
      button: "Confirm my address",
    },
  },
  email_changed: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Je e-mailadres is gewijzigd",
      lines: [
        "Je account gebruikt vanaf nu een ander e-mailadres. Was jij dit? Dan hoef je niets te doen.",
        `Was jij dit niet? Zet dan meteen je oude adres terug met de knop hieronder. Dat kan ${EMAIL_UNDO_DAYS} dagen.`,
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      button: "Zet mijn oude adres terug",
    },
    en: {
      subject: "Your email address was changed",
      lines: [
        "Your account now uses a different email address. If that was you, you don’t have to do anything.",
        `If it wasn’t you, put your old address back right away with the button below. You can do so for ${EMAIL_UNDO_DAYS} days.`,
        "Need help? Email {support} or reply to this email.",
      ],
      button: "Put my old address back",
    },
  },
  login_alert: {
    urgency: "now",
    optional: false,
    link: "reset",
    nl: {
      subject: "Er is ingelogd op een nieuw apparaat",
      lines: [
        "Er is zojuist ingelogd op je account vanaf een apparaat of browser die we nog niet kenden.",
        "Was jij dit? Dan hoef je niets te doen. Was jij dit niet? Kies dan meteen een nieuw wachtwoord. Je bent dan op alle apparaten uitgelogd.",
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      button: "Kies een nieuw wachtwoord",
    },
    en: {
      subject: "Someone logged in on a new device",
      lines: [
        "Someone has just logged in to your account from a device or browser we hadn’t seen before.",
        "If it was you, you don’t have to do anything. If it wasn’t, choose a new password right away. That logs you out on every device.",
        "Need help? Email {support} or reply to this email.",
      ],
      button: "Choose a new password",
    },
  },
  iban_changed: {
    urgency: "now",
    optional: false,
    link: "reset",
    nl: {
      subject: "Je rekeningnummer is gewijzigd",
      lines: [
        `Uitbetalingen gaan voortaan naar {iban}. De eerste ${IBAN_WAIT_HOURS} uur betalen we niets uit.`,
        "Was jij dit niet? Kies dan meteen een nieuw wachtwoord, log in en herstel je IBAN bij je profiel.",
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      button: "Kies een nieuw wachtwoord",
    },
    en: {
      subject: "Your bank account was changed",
      lines: [
        `From now on, payouts go to {iban}. We won’t pay anything out for the first ${IBAN_WAIT_HOURS} hours.`,
        "If it wasn’t you, choose a new password right away, log in and correct the IBAN in your profile.",
        "Need help? Email {support} or reply to this email.",
      ],
      button: "Choose a new password",
    },
  },
  way_in_added: {
    urgency: "now",
    optional: false,
    link: "reset",
    nl: {
      subject: "Nieuwe inlogmethode toegevoegd: {way}",
      lines: [
        "Je kunt nu ook inloggen met: {way}.",
        "Was jij dit? Dan hoef je niets te doen. Was jij dit niet? Kies dan meteen een nieuw wachtwoord en verwijder deze inlogmethode bij je instellingen.",
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      button: "Kies een nieuw wachtwoord",
    },
    en: {
      subject: "New login method added: {way}",
      lines: [
        "You can now also log in with: {way}.",
        "If it was you, you don’t have to do anything. If it wasn’t, choose a new password right away and remove this login method in your settings.",
        "Need help? Email {support} or reply to this email.",
      ],
      button: "Choose a new password",
    },
  },
  invitation: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "Iemand vraagt jou voor ‘{job_title}’",
      lines: [
        "Iemand zag je profiel en wil graag dat jij deze klus doet.",
        "Bekijk de klus. Past hij bij je? Doe dan een bod. Zo niet, dan hoef je niets te doen.",
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "Someone would like your help with ‘{job_title}’",
      lines: [
        "Someone saw your profile and would like you to do this job.",
        "Have a look at the job. If it suits you, make an offer. If not, you don’t have to do anything.",
      ],
      button: "See the job",
    },
  },
  bid_placed: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "Nieuw bod op ‘{job_title}’",
      lines: ["{name} biedt {amount} voor je klus ‘{job_title}’.", "Bekijk het bod en kies of je het accepteert."],
      button: "Bekijk het bod",
    },
    en: {
      subject: "New offer for ‘{job_title}’",
      lines: [
        "{name} offers to do your job ‘{job_title}’ for {amount}.",
        "Look at the offer and decide whether to accept it.",
      ],
      button: "See the offer",
    },
  },
  bid_accepted: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "Je bod op ‘{job_title}’ is geaccepteerd",
      lines: ["Goed nieuws: jij mag aan de slag, voor {amount}.", "Spreek in de chat een tijd af."],
      button: "Naar de chat",
    },
    en: {
      subject: "Your offer for ‘{job_title}’ has been accepted",
      lines: ["Good news: the job is yours, for {amount}.", "Agree on a time in the chat."],
      button: "Go to the chat",
    },
  },
  bid_rejected: {
    urgency: "now",
    optional: true,
    link: "jobs",
    nl: {
      subject: "Je bod op ‘{job_title}’ is niet gekozen",
      lines: [
        "De plaatser koos deze keer iemand anders, of weigerde je bod.",
        "Kijk eens bij andere klussen: er komen steeds nieuwe bij.",
      ],
      button: "Bekijk klussen",
    },
    en: {
      subject: "Your offer for ‘{job_title}’ was not chosen",
      lines: [
        "The client chose someone else this time, or declined your offer.",
        "Have a look at other jobs: new ones come in all the time.",
      ],
      button: "Browse jobs",
    },
  },
  bid_expired: {
    urgency: "now",
    optional: true,
    link: "jobs",
    nl: {
      subject: "De klus ‘{job_title}’ is verlopen",
      lines: [
        "De tijd van de klus was om. Er is niemand gekozen, en je bod is vervallen.",
        "Kijk eens bij andere klussen.",
      ],
      button: "Bekijk klussen",
    },
    en: {
      subject: "The job ‘{job_title}’ has expired",
      lines: [
        "Time ran out for this job. Nobody was chosen, and your offer is no longer valid.",
        "Have a look at other jobs.",
      ],
      button: "Browse jobs",
    },
  },
  bid_deleted: {
    urgency: "now",
    optional: true,
    link: "jobs",
    nl: {
      subject: "De klus ‘{job_title}’ is verwijderd",
      lines: ["Je bod op deze klus is daarmee vervallen.", "Kijk eens bij andere klussen."],
      button: "Bekijk klussen",
    },
    en: {
      subject: "The job ‘{job_title}’ has been deleted",
      lines: ["That means your offer for this job is no longer valid.", "Have a look at other jobs."],
      button: "Browse jobs",
    },
  },
  bid_withdrawn: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "Bod op ‘{job_title}’ ingetrokken",
      lines: [
        "Een klusser heeft het bod op je klus ingetrokken. Er was nog niets betaald.",
        "Je kunt een ander bod kiezen of zelf een klusser vragen.",
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "Offer for ‘{job_title}’ withdrawn",
      lines: [
        "A helper has withdrawn their offer for your job. Nothing had been paid yet.",
        "You can choose another offer or ask a helper yourself.",
      ],
      button: "Go to the chat",
    },
  },
  bid_outdated: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "Je bod op ‘{job_title}’ veranderde tijdens het betalen",
      lines: [
        "De plaatser betaalde, maar nog voor je vorige bod. Daarom is je bod niet geaccepteerd. De plaatser krijgt dat geld terug.",
        "De plaatser kan nu je bod van {amount} kiezen. Je hoeft niets te doen. Klopt je bod niet meer, pas het dan aan.",
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "Your offer for ‘{job_title}’ changed during the payment",
      lines: [
        "The client paid, but for your earlier offer. That’s why your offer has not been accepted. The client gets that money back.",
        "The client can now choose your offer of {amount}. You don’t have to do anything. If your offer isn’t right, change it.",
      ],
      button: "Go to the chat",
    },
  },
  withdrawal_refunded: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Ontvangstbewijs: je hebt je overeenkomst herroepen",
      lines: [
        "Je hebt op {at} je overeenkomst over ‘{job_title}’ herroepen (betaling nummer {payment}, {amount}).",
        "De overeenkomst is gestopt. Je krijgt {amount} terug, ook de servicekosten. {refundWay}",
        "Je klus staat weer open voor nieuwe biedingen.",
        "Bewaar deze mail als bewijs.",
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "Receipt: you’ve withdrawn from your contract",
      lines: [
        "On {at} you withdrew from your contract for ‘{job_title}’ (payment number {payment}, {amount}).",
        "The deal has ended. You get {amount} back, including the service fee. {refundWay}",
        "Your job is open again for new offers.",
        "Keep this email as proof.",
      ],
      button: "View the job",
    },
  },
  withdrawal_compensated: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Ontvangstbewijs: je hebt je overeenkomst herroepen",
      lines: [
        "Je hebt op {at} je overeenkomst over ‘{job_title}’ herroepen (betaling nummer {payment}, {amount}).",
        "De overeenkomst is gestopt. Onze servicekosten krijg je helemaal terug. De klusser is geen bedrijf, dus voor het werk geldt wat voor laat annuleren geldt: de klusser krijgt {compensation}.",
        "Je krijgt {refund} terug. {refundWay}",
        "Je klus staat weer open voor nieuwe biedingen.",
        "Bewaar deze mail als bewijs.",
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "Receipt: you’ve withdrawn from your contract",
      lines: [
        "On {at} you withdrew from your contract for ‘{job_title}’ (payment number {payment}, {amount}).",
        "The deal has ended. You get our service fee back in full. The helper isn’t a business, so the rules for cancelling late apply to the work: the helper gets {compensation}.",
        "You get {refund} back. {refundWay}",
        "Your job is open again for new offers.",
        "Keep this email as proof.",
      ],
      button: "View the job",
    },
  },
  withdrawal_answered: {
    urgency: "now",
    optional: false,
    link: "wallet",
    nl: {
      subject: "Ontvangstbewijs: je hebt je overeenkomst herroepen",
      lines: [
        "Je hebt op {at} je overeenkomst herroepen (betaling nummer {payment}, {amount}).",
        `Hier kunnen we niet vanzelf over beslissen, omdat het werk al klaar is gemeld of het geld al is gebruikt. Ons team kijkt ernaar en antwoordt binnen ${ANSWER_WORKING_DAYS} werkdagen.`,
        "Bewaar deze mail als bewijs. Je kunt hem ook beantwoorden.",
      ],
      button: "Naar je wallet",
    },
    en: {
      subject: "Receipt: you’ve withdrawn from your contract",
      lines: [
        "On {at} you withdrew from your contract (payment number {payment}, {amount}).",
        `We can’t decide this automatically, because the work has been marked as done or the money has been used. Our team looks at it and answers within ${ANSWER_WORKING_DAYS} working days.`,
        "Keep this email as proof. You can also reply to it.",
      ],
      button: "Go to your wallet",
    },
  },
  withdrawal_granted: {
    urgency: "now",
    optional: false,
    link: "receipt",
    nl: {
      subject: "Je herroeping van betaling {payment} is toegekend",
      lines: [
        "Je hebt op {at} je overeenkomst herroepen (betaling nummer {payment}, {amount}). We geven je gelijk.",
        "{statement}",
        "Vragen? Antwoord op deze mail.",
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "Your withdrawal from payment {payment} was granted",
      lines: [
        "On {at} you withdrew from your contract (payment number {payment}, {amount}). We agree with you.",
        "{statement}",
        "Any questions? Reply to this email.",
      ],
      button: "See the payment",
    },
  },
  withdrawal_rejected: {
    urgency: "now",
    optional: false,
    link: "receipt",
    nl: {
      subject: "Je herroeping van betaling {payment} is afgewezen",
      lines: [
        "Je hebt op {at} je overeenkomst herroepen (betaling nummer {payment}, {amount}). Dat kunnen we niet toekennen.",
        "{statement}",
        "Ben je het er niet mee eens? Antwoord op deze mail.",
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "Your withdrawal from payment {payment} was rejected",
      lines: [
        "On {at} you withdrew from your contract (payment number {payment}, {amount}). We can’t grant that.",
        "{statement}",
        "Don’t you agree? Reply to this email.",
      ],
      button: "See the payment",
    },
  },
  withdrawal_helper: {
    urgency: "now",
    optional: false,
    link: "receipt",
    nl: {
      subject: "{name} heeft de overeenkomst over ‘{job_title}’ herroepen",
      lines: [
        "{name} heeft de overeenkomst over ‘{job_title}’ herroepen. Ons team heeft dat toegekend.",
        "Je houdt wat je voor deze klus kreeg. Je hoeft niets te doen.",
        "Vragen? Antwoord op deze mail.",
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "{name} has withdrawn from the contract for ‘{job_title}’",
      lines: [
        "{name} has withdrawn from the contract for ‘{job_title}’. Our team has granted that.",
        "You keep what you got for this job. You don’t have to do anything.",
        "Any questions? Reply to this email.",
      ],
      button: "See the payment",
    },
  },
  withdrawal_desk: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Herroeping van betaling {payment}: antwoord gevraagd",
      lines: [
        "De betaler van betaling {payment} ({amount}, ‘{job_title}’) heeft op {at} de overeenkomst herroepen.",
        `Antwoord binnen ${ANSWER_WORKING_DAYS} werkdagen.`,
      ],
    },
    en: {
      subject: "Withdrawal from payment {payment}: please answer",
      lines: [
        "The payer of payment {payment} ({amount}, ‘{job_title}’) withdrew from the contract on {at}.",
        `Answer within ${ANSWER_WORKING_DAYS} working days.`,
      ],
    },
  },
  question: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "Nieuwe vraag over ‘{job_title}’",
      lines: ["Iemand wil iets weten over je klus. Iedereen kan je antwoord lezen."],
      button: "Bekijk de vraag",
    },
    en: {
      subject: "New question about ‘{job_title}’",
      lines: ["Someone wants to know something about your job. Everyone can read your answer."],
      button: "View the question",
    },
  },
  answer: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "Antwoord op je vraag over ‘{job_title}’",
      lines: ["De plaatser heeft je vraag beantwoord. Lees het antwoord bij de klus."],
      button: "Lees het antwoord",
    },
    en: {
      subject: "Your question about ‘{job_title}’ has been answered",
      lines: ["The client has answered your question. Read the answer with the job."],
      button: "Read the answer",
    },
  },
  deal_ended_owner: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{next}"],
      button: "Naar je klus",
    },
    en: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{next}"],
      button: "Go to your job",
    },
  },
  deal_ended_helper: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{next}"],
      button: "Bekijk de klus",
    },
    en: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{next}"],
      button: "View the job",
    },
  },
  deal_ended_compensated: {
    urgency: "now",
    optional: false,
    link: "wallet",
    nl: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{payout}", "{next}"],
      button: "Naar je wallet",
    },
    en: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{money}", "{payout}", "{next}"],
      button: "Go to your wallet",
    },
  },
  dispute: {
    urgency: "now",
    optional: false,
    link: "dispute",
    nl: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{statement}", "{money}", "{payout}", "{next}"],
      button: "Naar het geschil",
    },
    en: {
      subject: "{title}: ‘{job_title}’",
      lines: ["{what}", "{statement}", "{money}", "{payout}", "{next}"],
      button: "Go to the dispute",
    },
  },
  payment_decision: {
    urgency: "now",
    optional: false,
    link: "receipt",
    nl: {
      subject: "{title}: ‘{job_title}’",
      lines: [
        "{what}",
        "{statement}",
        "{money}",
        "{payout}",
        "{next}",
        "Ben je het er niet mee eens? Mail ons: {support}. Noem betaling {payment}.",
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "{title}: ‘{job_title}’",
      lines: [
        "{what}",
        "{statement}",
        "{money}",
        "{payout}",
        "{next}",
        "Do you disagree? Email us at {support}. Mention payment {payment}.",
      ],
      button: "View the payment",
    },
  },
  chargeback: {
    urgency: "now",
    optional: false,
    link: "receipt",
    nl: {
      subject: "{headline}: betaling {payment}{about}",
      lines: ["{news}", "Vragen? Mail ons: {support}. Noem betaling {payment}."],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "{headline}: payment {payment}{about}",
      lines: ["{news}", "Questions? Email us at {support}. Mention payment {payment}."],
      button: "View the payment",
    },
  },
  refund_failed: {
    urgency: "now",
    optional: false,
    link: "receipt",
    nl: {
      subject: "Terugbetaling mislukt: betaling {payment}{about}",
      lines: [
        "We wilden {amount} terugbetalen, maar je bank of kaartuitgever nam het niet aan. Misschien is de rekening of kaart opgeheven.",
        "Het geld is nu bij ons. Ons team zoekt uit hoe je het krijgt en mailt je. Je hoeft niets te doen.",
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "Refund failed: payment {payment}{about}",
      lines: [
        "We tried to refund {amount}, but your bank or card issuer didn’t accept it. The account or card may have been closed.",
        "We now have the money. Our team will find another way to pay you and will email you. You don’t have to do anything.",
      ],
      button: "View the payment",
    },
  },
  payment_refunded: {
    urgency: "now",
    optional: false,
    link: "job",
    nl: {
      subject: "Betaling voor ‘{job_title}’ terugbetaald",
      lines: ["{refundReason}", "Je krijgt {amount} terug. {refundWay}"],
      button: "Bekijk de klus",
    },
    en: {
      subject: "Payment for ‘{job_title}’ refunded",
      lines: ["{refundReason}", "You get {amount} back. {refundWay}"],
      button: "View the job",
    },
  },
  payment_released: {
    urgency: "now",
    optional: false,
    link: "wallet",
    nl: {
      subject: "Je geld voor ‘{job_title}’ is vrijgegeven",
      lines: [
        "{name} heeft je werk voor ‘{job_title}’ goedgekeurd.",
        `{amount} staat op je saldo, na aftrek van ${FEE_PERCENT}% servicekosten.`,
        "{payout}",
      ],
      button: "Naar je wallet",
    },
    en: {
      subject: "Your money for ‘{job_title}’ has been released",
      lines: [
        "{name} has approved your work for ‘{job_title}’.",
        `{amount} has been added to your balance, after a ${FEE_PERCENT}% service fee.`,
        "{payout}",
      ],
      button: "Go to your wallet",
    },
  },
  tip: {
    urgency: "now",
    optional: false,
    link: "wallet",
    nl: {
      subject: "Je kreeg fooi voor ‘{job_title}’",
      lines: [
        "{name} gaf je {amount} fooi voor ‘{job_title}’.",
        "Het hele bedrag staat op je saldo: op een fooi zitten geen servicekosten.",
        "{payout}",
      ],
      button: "Naar je wallet",
    },
    en: {
      subject: "You got a tip for ‘{job_title}’",
      lines: [
        "{name} has tipped you {amount} for ‘{job_title}’.",
        "The whole amount has been added to your balance: there’s no service fee on a tip.",
        "{payout}",
      ],
      button: "Go to your wallet",
    },
  },
  payment_released_by_time: {
    urgency: "now",
    optional: false,
    link: "wallet",
    nl: {
      subject: "Je geld voor ‘{job_title}’ is vrijgegeven",
      lines: [
        `Je gaf aan dat het werk klaar is, en {name} heeft binnen de ${RELEASE_DAYS} dagen geen geschil geopend. We hebben ‘{job_title}’ daarom afgerond.`,
        `{amount} staat op je saldo, na aftrek van ${FEE_PERCENT}% servicekosten.`,
        "{payout}",
      ],
      button: "Naar je wallet",
    },
    en: {
      subject: "Your money for ‘{job_title}’ has been released",
      lines: [
        `You marked the work as done, and {name} didn’t open a dispute within the ${RELEASE_DAYS} days. So we’ve completed ‘{job_title}’.`,
        `{amount} has been added to your balance, after a ${FEE_PERCENT}% service fee.`,
        "{payout}",
      ],
      button: "Go to your wallet",
    },
  },
  paid_by_time: {
    urgency: "now",
    optional: false,
    link: "receipt",
    nl: {
      subject: "‘{job_title}’ is afgerond en {name} is betaald",
      lines: [
        `{name} gaf aan dat het werk klaar is, en je hebt binnen de ${RELEASE_DAYS} dagen geen geschil geopend. We hebben ‘{job_title}’ daarom afgerond.`,
        "{name} heeft {amount} op het saldo gekregen, na aftrek van servicekosten. Je hoeft niets te doen.",
      ],
      button: "Bekijk de betaling",
    },
    en: {
      subject: "‘{job_title}’ is completed and {name} has been paid",
      lines: [
        `{name} marked the work as done, and you didn’t open a dispute within the ${RELEASE_DAYS} days. So we’ve completed ‘{job_title}’.`,
        "{amount} has been added to {name}’s balance, after the service fee. You don’t have to do anything.",
      ],
      button: "See the payment",
    },
  },
  payment_released_after_dispute: {
    urgency: "now",
    optional: false,
    link: "wallet",
    nl: {
      subject: "Je geld voor ‘{job_title}’ is vrijgegeven",
      lines: [
        "Het geschil met {name} over ‘{job_title}’ is gesloten. Ook het andere geld van deze klus is daarom vrijgegeven.",
        `{amount} staat op je saldo, na aftrek van ${FEE_PERCENT}% servicekosten.`,
        "{payout}",
      ],
      button: "Naar je wallet",
    },
    en: {
      subject: "Your money for ‘{job_title}’ has been released",
      lines: [
        "The dispute with {name} about ‘{job_title}’ is closed. So the other money for this job has been released too.",
        `{amount} has been added to your balance, after a ${FEE_PERCENT}% service fee.`,
        "{payout}",
      ],
      button: "Go to your wallet",
    },
  },
  payment_held: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Meerwerk voor ‘{job_title}’ is betaald",
      lines: [
        "{name} heeft je meerwerk voor ‘{job_title}’ betaald.",
        `Het geld is in bewaring. Is de klus afgerond, dan krijg je {amount}: de prijs min ${FEE_PERCENT}% servicekosten.`,
        "Je kunt met het meerwerk beginnen.",
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "Extra work for ‘{job_title}’ has been paid",
      lines: [
        "{name} has paid for your extra work for ‘{job_title}’.",
        `The money is held. Once the job is completed, you get {amount}: the price minus a ${FEE_PERCENT}% service fee.`,
        "You can start the extra work.",
      ],
      button: "Go to the chat",
    },
  },
  payment_request: {
    urgency: "now",
    optional: false,
    link: "request",
    nl: {
      subject: "{Request} voor ‘{job_title}’: {name} vraagt {amount}",
      lines: [
        "{name} vraagt {amount} voor ‘{job_title}’. Er is nog niets betaald.",
        "Bekijk waarvoor het is. Je kunt betalen of weigeren.",
      ],
      button: "Bekijk het {request}",
    },
    en: {
      subject: "{Request} for ‘{job_title}’: {name} is asking for {amount}",
      lines: [
        "{name} is asking for {amount} for ‘{job_title}’. Nothing has been paid yet.",
        "See what it’s for. You can pay or decline.",
      ],
      button: "See the {request}",
    },
  },
  payment_request_changed: {
    urgency: "now",
    optional: false,
    link: "request",
    nl: {
      subject: "{name} vraagt nu {amount} voor ‘{job_title}’",
      lines: [
        "{name} heeft het {request} voor ‘{job_title}’ gewijzigd. Het is nu {amount}. Er is nog niets betaald.",
        "Bekijk waarvoor het is. Je kunt betalen of weigeren.",
      ],
      button: "Bekijk het {request}",
    },
    en: {
      subject: "{name} is now asking for {amount} for ‘{job_title}’",
      lines: [
        "{name} has changed the {request} for ‘{job_title}’. It’s now {amount}. Nothing has been paid yet.",
        "See what it’s for. You can pay or decline.",
      ],
      button: "See the {request}",
    },
  },
  payment_request_withdrawn: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "{Request} voor ‘{job_title}’ ingetrokken",
      lines: [
        "{name} heeft het {request} van {amount} voor ‘{job_title}’ ingetrokken.",
        "Je hoeft dit niet te betalen. Jullie deal gaat verder.",
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "{Request} for ‘{job_title}’ withdrawn",
      lines: [
        "{name} has withdrawn the {request} of {amount} for ‘{job_title}’.",
        "You don’t have to pay it. Your deal goes on.",
      ],
      button: "Go to the chat",
    },
  },
  payment_request_refused: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "{Request} voor ‘{job_title}’ geweigerd",
      lines: [
        "{name} heeft je {request} van {amount} voor ‘{job_title}’ geweigerd. Er is niets betaald.",
        "Jullie deal gaat verder. Bespreek in de chat wat je wel doet.",
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "{Request} for ‘{job_title}’ declined",
      lines: [
        "{name} has declined your {request} of {amount} for ‘{job_title}’. Nothing has been paid.",
        "Your deal goes on. Talk in the chat about what you will do.",
      ],
      button: "Go to the chat",
    },
  },
  payment_request_settled: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "{name} heeft {amount} betaald voor ‘{job_title}’",
      lines: [
        "{name} geeft aan dat je betaalverzoek van {amount} voor ‘{job_title}’ is betaald.",
        "Dit geld loopt niet via ons. Controleer of je het hebt ontvangen.",
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "{name} has paid {amount} for ‘{job_title}’",
      lines: [
        "{name} says your payment request of {amount} for ‘{job_title}’ has been paid.",
        "This money doesn’t go through us. Check whether you’ve received it.",
      ],
      button: "Go to the chat",
    },
  },
  payout_paid: {
    urgency: "now",
    optional: false,
    link: "wallet",
    nl: {
      subject: "{amount} is uitbetaald",
      lines: [
        "We hebben {amount} uitbetaald op je rekening {iban}.",
        "Bij je bank kan het een paar werkdagen duren voor je het ziet.",
        "Is dit niet jouw rekening? Mail dan meteen naar {support} of antwoord op deze mail.",
      ],
      button: "Naar je wallet",
    },
    en: {
      subject: "{amount} has been paid out",
      lines: [
        "We’ve paid out {amount} to your account {iban}.",
        "Your bank may take a few working days to show it.",
        "Isn’t this your account? Email {support} right away or reply to this email.",
      ],
      button: "Go to your wallet",
    },
  },
  payout_failed: {
    urgency: "now",
    optional: false,
    link: "wallet",
    nl: {
      subject: "Je uitbetaling is mislukt",
      lines: [
        "De bank nam je uitbetaling op rekening {iban} niet aan.",
        "Het hele bedrag, {amount}, staat weer op je saldo.",
        "Controleer je IBAN bij je profiel. {payout}",
      ],
      button: "Naar je wallet",
    },
    en: {
      subject: "Your payout has failed",
      lines: [
        "The bank didn’t accept your payout to account {iban}.",
        "The full amount, {amount}, is back in your balance.",
        "Check the IBAN in your profile. {payout}",
      ],
      button: "Go to your wallet",
    },
  },
  verification_needed: {
    urgency: "now",
    optional: false,
    link: "settings",
    nl: {
      subject: "Verifieer je identiteit om uitbetaald te worden",
      lines: [
        "{why}",
        "Zonder verificatie kunnen we je niet uitbetalen. Wat je verdient, blijft tot die tijd op je saldo staan.",
        "Je hebt alleen je identiteitsbewijs nodig. Onze betaaldienst controleert het in 1 tot 2 werkdagen.",
      ],
      button: "Verifieer mijn identiteit",
    },
    en: {
      subject: "Verify your identity to be paid out",
      lines: [
        "{why}",
        "Without verification we can’t pay you out. What you earn stays in your balance until then.",
        "All you need is your ID. Our payment provider checks it within 1 to 2 working days.",
      ],
      button: "Verify my identity",
    },
  },
  verification_passed: {
    urgency: "now",
    optional: false,
    link: "wallet",
    nl: {
      subject: "Je identiteit is geverifieerd",
      lines: ["Onze betaaldienst heeft je gegevens gecontroleerd. Alles klopt.", "{payout}"],
      button: "Naar je wallet",
    },
    en: {
      subject: "Your identity has been verified",
      lines: ["Our payment provider has checked your details. Everything is in order.", "{payout}"],
      button: "Go to your wallet",
    },
  },
  verification_failed: {
    urgency: "now",
    optional: false,
    link: "settings",
    nl: {
      subject: "Je verificatie is niet gelukt",
      lines: [
        "{why}",
        "Je kunt het opnieuw proberen. Zolang je niet geverifieerd bent, blijft wat je verdient op je saldo staan.",
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      button: "Probeer het opnieuw",
    },
    en: {
      subject: "Your verification didn’t succeed",
      lines: [
        "{why}",
        "You can try again. As long as you aren’t verified, what you earn stays in your balance.",
        "Need help? Email {support} or reply to this email.",
      ],
      button: "Try again",
    },
  },
  tax_data: {
    urgency: "now",
    optional: false,
    link: "tax_data",
    nl: {
      subject: "Vul je gegevens in, dan betalen we je uit",
      lines: [
        "Vandaag betalen we uit, maar je geld blijft nog op je saldo staan.",
        "Volgens de wet moeten we eerst je gegevens voor de Belastingdienst hebben. Dat geldt voor iedereen die met klussen iets verdient.",
        "Vul je ze vandaag nog in, dan gaat je geld vandaag mee. Anders gaat het mee op de volgende betaaldag.",
      ],
      button: "Vul je gegevens in",
    },
    en: {
      subject: "Enter your details and we’ll pay you out",
      lines: [
        "We’re paying out today, but your money stays in your balance for now.",
        "By law we need your details for the tax office first. That goes for everyone who earns something with jobs.",
        "Enter them today and your money is on its way today. Otherwise it will be paid out on the next payout day.",
      ],
      button: "Enter your details",
    },
  },
  message: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "Nieuw bericht van {name}",
      lines: ["{name} schreef je een bericht{about}. Lees het en antwoord in de chat."],
      button: "Lees het bericht",
    },
    en: {
      subject: "New message from {name}",
      lines: ["{name} wrote you a message{about}. Read it and reply in the chat."],
      button: "Read the message",
    },
  },
  missed: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: `Was je er niet? Antwoord binnen ${MISSED_ANSWER_HOURS} uur`,
      lines: [
        "{name} zegt dat je niet op de afspraak voor ‘{job_title}’ was.",
        `Klopt dat niet? Laat het binnen ${MISSED_ANSWER_HOURS} uur weten. Zonder antwoord telt het als niet gekomen en stopt jullie deal.`,
      ],
      more: [
        { of: "compensation", line: MISSED_SHARE.nl.owner },
        { of: "back", line: MISSED_SHARE.nl.helper },
      ],
      button: "Geef antwoord",
    },
    en: {
      subject: `Weren’t you there? Reply within ${MISSED_ANSWER_HOURS} hours`,
      lines: [
        "{name} says you weren’t there for ‘{job_title}’.",
        `If that isn’t right, tell us within ${MISSED_ANSWER_HOURS} hours. Without a reply it counts as a no-show, and the deal ends.`,
      ],
      more: [
        { of: "compensation", line: MISSED_SHARE.en.owner },
        { of: "back", line: MISSED_SHARE.en.helper },
      ],
      button: "Reply",
    },
  },
  missed_reminder: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: `Nog ${MISSED_REMINDER_HOURS} uur om te antwoorden`,
      lines: [
        "{name} zegt dat je niet op de afspraak voor ‘{job_title}’ was, en je hebt nog niet geantwoord.",
        `Over ${MISSED_REMINDER_HOURS} uur telt het als niet gekomen. Dan stopt jullie deal.`,
      ],
      more: [
        { of: "compensation", line: MISSED_SHARE.nl.owner },
        { of: "back", line: MISSED_SHARE.nl.helper },
      ],
      button: "Geef antwoord",
    },
    en: {
      subject: `${MISSED_REMINDER_HOURS} hours left to reply`,
      lines: [
        "{name} says you weren’t there for ‘{job_title}’, and you haven’t replied yet.",
        `In ${MISSED_REMINDER_HOURS} hours it counts as a no-show. Then the deal ends.`,
      ],
      more: [
        { of: "compensation", line: MISSED_SHARE.en.owner },
        { of: "back", line: MISSED_SHARE.en.helper },
      ],
      button: "Reply",
    },
  },
  appointment_proposed: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "{name} stelt een tijd voor: {span}",
      lines: [
        "{name} wil voor ‘{job_title}’ afspreken op {span}.",
        "Kun je dan? Ga akkoord in de chat, of stel een andere tijd voor. De afspraak staat pas als jullie het allebei eens zijn.",
      ],
      button: "Geef antwoord",
    },
    en: {
      subject: "{name} suggests a time: {span}",
      lines: [
        "{name} would like to meet for ‘{job_title}’ on {span}.",
        "Does that suit you? Agree in the chat, or suggest another time. The appointment is only set once you both agree.",
      ],
      button: "Reply",
    },
  },
  appointment_agreed: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "Jullie afspraak staat: {span}",
      lines: [
        "{name} is akkoord. Jullie afspraak voor ‘{job_title}’ is op {span}.",
        "In de chat kun je de afspraak in je agenda zetten of verzetten.",
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "Your appointment is set: {span}",
      lines: [
        "{name} agrees. Your appointment for ‘{job_title}’ is on {span}.",
        "In the chat you can add it to your calendar or move it.",
      ],
      button: "Go to the chat",
    },
  },
  appointment_declined: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "{name} kan niet op {span}",
      lines: ["{name} kan voor ‘{job_title}’ niet op {span}.", "Stel in de chat een andere tijd voor."],
      button: "Naar de chat",
    },
    en: {
      subject: "{name} can’t make it on {span}",
      lines: ["{name} can’t make it for ‘{job_title}’ on {span}.", "Suggest another time in the chat."],
      button: "Go to the chat",
    },
  },
  appointment_reminder: {
    urgency: "later",
    optional: true,
    link: "subject",
    nl: {
      subject: "Je afspraak: {span}",
      lines: [
        "Denk aan je afspraak met {name} voor ‘{job_title}’: {span}.",
        "Komt het toch niet uit? Zeg het meteen in de chat. Annuleer je de deal, dan zie je eerst wat dat kost.",
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "Your appointment: {span}",
      lines: [
        "Don’t forget your appointment with {name} for ‘{job_title}’: {span}.",
        "If you can’t make it, say so in the chat right away. If you cancel the deal, you’ll see first what it costs.",
      ],
      button: "Go to the chat",
    },
  },
  agreement: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Afgesproken met {name}: ‘{job_title}’",
      lines: [
        "Je accepteerde het bod van {name}: {amount} voor ‘{job_title}’.",
        "Jullie betalen elkaar rechtstreeks, als het werk klaar is. Spreek in de chat een tijd af.",
        START_CODE.nl,
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "You’ve agreed with {name}: ‘{job_title}’",
      lines: [
        "You’ve accepted {name}’s offer: {amount} for ‘{job_title}’.",
        "You pay each other directly, once the work is done. Agree on a time in the chat.",
        START_CODE.en,
      ],
      button: "Go to the chat",
    },
  },
  receipt: {
    urgency: "now",
    optional: false,
    link: "receipt",
    nl: {
      subject: "Je betaling voor ‘{job_title}’",
      lines: [
        `Je hebt {amount} betaald voor ‘{job_title}’: de afgesproken prijs plus ${FEE_PERCENT}% servicekosten.`,
        "Het geld is in bewaring en gaat naar de klusser als de klus is afgerond.",
      ],
      more: [{ of: "start_code", line: START_CODE.nl }],
      button: "Bekijk het betaalbewijs",
    },
    en: {
      subject: "Your payment for ‘{job_title}’",
      lines: [
        `You’ve paid {amount} for ‘{job_title}’: the agreed price plus a ${FEE_PERCENT}% service fee.`,
        "The money is held and goes to the helper once the job is completed.",
      ],
      more: [{ of: "start_code", line: START_CODE.en }],
      button: "See the receipt",
    },
  },
  receipt_credits: {
    urgency: "now",
    optional: false,
    link: "receipt",
    nl: {
      subject: "Je tegoed is opgewaardeerd",
      lines: ["Je hebt {amount} betaald. Dat staat nu als tegoed in je wallet.", "Je kunt er klussen mee betalen."],
      button: "Bekijk het betaalbewijs",
    },
    en: {
      subject: "Your credit has been topped up",
      lines: ["You’ve paid {amount}. It’s now credit in your wallet.", "You can use it to pay for jobs."],
      button: "See the receipt",
    },
  },
  receipt_tip: {
    urgency: "now",
    optional: false,
    link: "receipt",
    nl: {
      subject: "Je fooi voor ‘{job_title}’",
      lines: [
        "Je hebt {amount} fooi gegeven voor ‘{job_title}’.",
        "De klusser krijgt het hele bedrag: op een fooi zitten geen servicekosten.",
      ],
      button: "Bekijk het betaalbewijs",
    },
    en: {
      subject: "Your tip for ‘{job_title}’",
      lines: [
        "You’ve left a tip of {amount} for ‘{job_title}’.",
        "The helper gets the whole amount: there’s no service fee on a tip.",
      ],
      button: "See the receipt",
    },
  },
  job_renew: {
    urgency: "later",
    optional: true,
    link: "subject",
    nl: {
      subject: "Heb je nog hulp nodig bij ‘{job_title}’?",
      lines: [
        `Je klus ‘{job_title}’ staat bijna ${JOB_DAYS} dagen open. Over ${RENEWAL_ASKED_DAYS} dagen halen we hem weg.`,
        "Nog nodig? Verleng hem met één klik.",
      ],
      button: "Verleng mijn klus",
    },
    en: {
      subject: "Do you still need help with ‘{job_title}’?",
      lines: [
        `Your job ‘{job_title}’ has been open for almost ${JOB_DAYS} days. We’ll take it down in ${RENEWAL_ASKED_DAYS} days.`,
        "Do you still need help? Renew it with one click.",
      ],
      button: "Renew my job",
    },
  },
  job_expired: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "Je klus ‘{job_title}’ is verlopen",
      lines: [
        "De tijd was om en er is niemand gekozen. We hebben de klus daarom weggehaald, en de biedingen zijn vervallen.",
        "Nog hulp nodig? Plaats de klus opnieuw. Wat je invulde, staat er nog.",
      ],
      button: "Bekijk je klus",
    },
    en: {
      subject: "Your job ‘{job_title}’ has expired",
      lines: [
        "Time ran out and nobody was chosen. So we’ve taken the job down, and its offers are no longer valid.",
        "Do you still need help? Post the job again. What you filled in is still there.",
      ],
      button: "See your job",
    },
  },
  hold_ends_owner: {
    urgency: "now",
    optional: false,
    link: "job",
    nl: {
      subject: "Is het werk voor ‘{job_title}’ klaar?",
      lines: [
        "Het werk van {name} voor ‘{job_title}’ begon met de startcode, maar is nog niet als klaar doorgegeven. Je betaling is nog in bewaring.",
        "Is het werk goed gedaan? Keur het dan goed. Klopt er iets niet? Open dan een geschil.",
        `Geld blijft ten hoogste ${HOLD_DAYS} dagen zo staan. Over ${HOLD_REMINDER_DAYS} dagen beslist anders ons team over je betaling.`,
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "Is the work for ‘{job_title}’ done?",
      lines: [
        "{name}’s work for ‘{job_title}’ began with the start code, but isn’t marked as done yet. Your payment is still held.",
        "Was the work done well? Approve it. Is something wrong? Open a dispute.",
        `Money stays like this for at most ${HOLD_DAYS} days. In ${HOLD_REMINDER_DAYS} days our team otherwise decides about your payment.`,
      ],
      button: "See the job",
    },
  },
  hold_ends_helper: {
    urgency: "now",
    optional: false,
    link: "job",
    nl: {
      subject: "Is je werk voor ‘{job_title}’ klaar?",
      lines: [
        "Je begon met de startcode van {name} aan ‘{job_title}’, maar het werk is nog niet als klaar doorgegeven. Het geld is nog in bewaring.",
        "Klaar? Geef dat aan bij de klus. Dan kan {name} het goedkeuren.",
        `Geld blijft ten hoogste ${HOLD_DAYS} dagen zo staan. Over ${HOLD_REMINDER_DAYS} dagen beslist anders ons team over het geld.`,
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "Is your work for ‘{job_title}’ done?",
      lines: [
        "You started ‘{job_title}’ with {name}’s start code, but the work isn’t marked as done yet. The money is still held.",
        "Done? Mark it on the job’s page. Then {name} can approve it.",
        `Money stays like this for at most ${HOLD_DAYS} days. In ${HOLD_REMINDER_DAYS} days our team otherwise decides about the money.`,
      ],
      button: "See the job",
    },
  },
  invoice: {
    urgency: "later",
    optional: false,
    link: "invoice",
    nl: {
      subject: "Factuur {number} voor ‘{job_title}’",
      lines: [
        "Factuur {number} van {seller} aan {buyer} voor ‘{job_title}’ staat klaar: {amount}.",
        "Er hoeft niets meer te worden betaald: het bedrag is al via {brand} betaald.",
      ],
      button: "Bekijk de factuur",
    },
    en: {
      subject: "Invoice {number} for ‘{job_title}’",
      lines: [
        "Invoice {number} from {seller} to {buyer} for ‘{job_title}’ is ready: {amount}.",
        "There’s nothing left to pay: the amount was already paid through {brand}.",
      ],
      button: "See the invoice",
    },
  },
  credit_note: {
    urgency: "later",
    optional: false,
    link: "invoice",
    nl: {
      subject: "Creditfactuur {number} voor ‘{job_title}’",
      lines: [
        "Creditfactuur {number} van {seller} aan {buyer} voor ‘{job_title}’ staat klaar: {amount}.",
        "{buyer} kreeg geld terug. Daarom is de eerdere factuur voor dat bedrag gecrediteerd.",
      ],
      button: "Bekijk de creditfactuur",
    },
    en: {
      subject: "Credit note {number} for ‘{job_title}’",
      lines: [
        "Credit note {number} from {seller} to {buyer} for ‘{job_title}’ is ready: {amount}.",
        "{buyer} got money back. So that amount of the earlier invoice has been credited.",
      ],
      button: "See the credit note",
    },
  },
  account_restored: {
    urgency: "now",
    optional: false,
    link: "login",
    nl: {
      subject: "Je account bij {brand} is weer open",
      lines: [
        "Je account is niet meer geschorst. Je kunt weer inloggen.",
        "Je open klussen staan weer in de lijst, en je kunt weer bieden en chatten.",
      ],
      button: "Inloggen",
    },
    en: {
      subject: "Your {brand} account is open again",
      lines: [
        "Your account is no longer suspended. You can log in again.",
        "Your open jobs are listed again, and you can make offers and chat.",
      ],
      button: "Log in",
    },
  },
  account_deleted: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Je account bij {brand} is verwijderd",
      lines: [
        "Je account is verwijderd. Je profiel, klussen en chats staan niet meer op je naam. Dit kan niet worden teruggedraaid.",
        "Gegevens die we volgens de wet moeten bewaren, zoals over betalingen, bewaren we zolang dat moet. In de privacyverklaring lees je welke.",
        "Deed je dit niet zelf? Mail naar {support} of antwoord op deze mail.",
      ],
      also: { label: "Lees de privacyverklaring", path: "/privacy" },
    },
    en: {
      subject: "Your {brand} account has been deleted",
      lines: [
        "Your account has been deleted. Your profile, jobs and chats no longer carry your name. This cannot be undone.",
        "Data that the law requires us to keep, such as about payments, is kept for as long as required. The privacy policy says which.",
        "Wasn’t it you? Email {support} or reply to this email.",
      ],
      also: { label: "Read the privacy policy", path: "/privacy" },
    },
  },
  team_message: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Bericht van het team van {brand}",
      lines: ["{message}", "Wil je reageren? Antwoord dan op deze mail."],
    },
    en: {
      subject: "Message from the {brand} team",
      lines: ["{message}", "Want to reply? Answer this email."],
    },
  },
  account_suspended: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Je account bij {brand} is geschorst",
      lines: [
        "Iemand van ons team heeft je account geschorst. We deden dat op eigen initiatief, niet na een misbruikmelding.",
        "{statement}",
        "Je kunt niet meer inloggen, en je open klussen staan niet meer in de lijst. Geld dat van jou is, blijft van jou.",
        "Ben je het er niet mee eens? Maak dan bezwaar: daarvoor hoef je niet in te loggen. Iemand anders kijkt er opnieuw naar. Je kunt ook deze mail beantwoorden. Noem dan besluit {decision}.",
      ],
      button: "Lees het besluit of maak bezwaar",
    },
    en: {
      subject: "Your {brand} account has been suspended",
      lines: [
        "Someone on our team has suspended your account. We did so of our own accord, not after a report.",
        "{statement}",
        "You can’t log in any more, and your open jobs are no longer listed. Money that’s yours stays yours.",
        "If you disagree, you can appeal without logging in. Someone else will look at it again. You can also reply to this email and mention decision {decision}.",
      ],
      button: "Read the decision or appeal",
    },
  },
  removal: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "We hebben iets van jou weggehaald op {brand}",
      lines: [
        "Iemand van ons team heeft iets weggehaald wat je plaatste op {brand}. We deden dat op eigen initiatief, niet na een misbruikmelding.",
        "{outcome}",
        "{statement}",
        "Ben je het er niet mee eens? Maak dan bezwaar. Iemand anders kijkt er opnieuw naar. Je kunt ook deze mail beantwoorden. Noem dan besluit {decision}.",
      ],
      button: "Lees het besluit of maak bezwaar",
    },
    en: {
      subject: "We’ve taken down something you posted on {brand}",
      lines: [
        "Someone on our team has taken down something you posted on {brand}. We did so of our own accord, not after a report.",
        "{outcome}",
        "{statement}",
        "If you disagree, you can appeal. Someone else will look at it again. You can also reply to this email and mention decision {decision}.",
      ],
      button: "Read the decision or appeal",
    },
  },
  deal_suspended: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Het account van {name} is geschorst",
      lines: [
        "We hebben het account van {name} geschorst. Jullie deal voor ‘{job_title}’ loopt nog.",
        "Je kunt de deal stoppen of afronden. Bekijk wat je kunt doen.",
      ],
      button: "Bekijk je deal",
    },
    en: {
      subject: "{name}’s account has been suspended",
      lines: [
        "We’ve suspended {name}’s account. Your deal for ‘{job_title}’ is still on.",
        "You can end it or complete it. See what you can do.",
      ],
      button: "See your deal",
    },
  },
  work_marked_done: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "{name} is klaar met ‘{job_title}’",
      lines: [
        "{name} geeft aan dat het werk voor ‘{job_title}’ klaar is. Kijk of het goed is gedaan.",
        "Alles goed? Rond de klus dan af. Klopt er iets niet? Bespreek het in de chat of open een geschil.",
        `Doe je niets, dan ronden we de klus over ${RELEASE_DAYS} dagen af. Wat je via ons betaalde, gaat dan naar {name}. Alleen een geschil houdt die betaling tegen.`,
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "{name} has finished ‘{job_title}’",
      lines: [
        "{name} says the work for ‘{job_title}’ is done. Check whether it was done well.",
        "If all is well, complete the job. If something’s wrong, talk about it in the chat or open a dispute.",
        `If you do nothing, we’ll complete the job in ${RELEASE_DAYS} days and pay {name} what you’ve paid through us. Only a dispute stops that payment.`,
      ],
      button: "See the job",
    },
  },
  work_done_paused: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "{name} is klaar met ‘{job_title}’",
      lines: [
        "{name} geeft aan dat het werk voor ‘{job_title}’ klaar is. Kijk of het goed is gedaan.",
        `Ons team kijkt nog naar de betaling. Tot we klaar zijn, kun je het werk niet goedkeuren en gaat er geen geld naar {name}. Daarna heb je nog ${RELEASE_DAYS} dagen om te reageren. Je krijgt dan bericht.`,
        "Klopt er iets niet? Bespreek het in de chat of open een geschil. Dat kan ook nu.",
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "{name} has finished ‘{job_title}’",
      lines: [
        "{name} says the work for ‘{job_title}’ is done. Check whether it was done well.",
        `Our team is still looking into the payment. Until we’re done, you can’t approve the work and no money goes to {name}. After that you have ${RELEASE_DAYS} days to respond. We’ll let you know.`,
        "If something’s wrong, talk about it in the chat or open a dispute. You can do that now, too.",
      ],
      button: "See the job",
    },
  },
  work_done: {
    urgency: "later",
    optional: false,
    link: "subject",
    nl: {
      subject: "Ben je tevreden over ‘{job_title}’?",
      lines: [
        "{name} is klaar met het werk en wacht op je reactie.",
        "Alles goed? Rond de klus dan af. Klopt er iets niet? Bespreek het in de chat.",
        `Over ${LAST_DAYS} dagen ronden we de klus af. Wat je via ons betaalde, gaat dan naar {name}. Alleen een geschil houdt die betaling tegen.`,
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "Are you happy with ‘{job_title}’?",
      lines: [
        "{name} has finished the work and is waiting for your response.",
        "If all is well, complete the job. If something’s wrong, talk about it in the chat.",
        `In ${LAST_DAYS} days we’ll complete the job and pay {name} what you’ve paid through us. Only a dispute stops that payment.`,
      ],
      button: "See the job",
    },
  },
  review_request: {
    urgency: "later",
    optional: true,
    link: "review",
    nl: {
      subject: "Hoe verliep de klus met {name}?",
      lines: [
        "‘{job_title}’ is afgerond. Vertel andere buren hoe het ging met {name}: een paar sterren en een zin of twee is genoeg.",
        `{name} ziet wat je schreef pas als jullie allebei klaar zijn, of na ${REVIEW_DAYS} dagen. Je kunt dus gewoon eerlijk zijn.`,
      ],
      button: "Schrijf je beoordeling",
    },
    en: {
      subject: "How was the job with {name}?",
      lines: [
        "‘{job_title}’ is completed. Tell other neighbours how it went with {name}: a few stars and a sentence or two will do.",
        `{name} only sees what you wrote once you’ve both written, or after ${REVIEW_DAYS} days. So you can be completely honest.`,
      ],
      button: "Write your review",
    },
  },
  saved_search: {
    urgency: "later",
    optional: true,
    link: "subject",
    nl: {
      subject: "Nieuwe klus voor je zoekopdracht: ‘{job_title}’",
      lines: ["‘{job_title}’ past bij je zoekopdracht{search_name}.", "Waarom deze klus? {reasons}."],
      more: [{ of: "offer", line: "{offer}" }],
      button: "Bekijk de klus",
    },
    en: {
      subject: "New job for your search: ‘{job_title}’",
      lines: ["‘{job_title}’ matches your search{search_name}.", "Why this job? {reasons}."],
      more: [{ of: "offer", line: "{offer}" }],
      button: "See the job",
    },
  },
  contact: {
    urgency: "now",
    optional: true,
    link: "subject",
    toTeam: true,
    nl: {
      subject: "{subject}",
      lines: ["Van {name} <{email}>, via het contactformulier:", "{message}"],
    },
    en: {
      subject: "{subject}",
      lines: ["From {name} <{email}>, via the contact form:", "{message}"],
    },
  },
  partner: {
    urgency: "now",
    optional: true,
    link: "subject",
    toTeam: true,
    nl: {
      subject: "Partner worden: {subject}",
      lines: ["Van {name} <{email}>, namens {company}:", "{message}"],
    },
    en: {
      subject: "Becoming a partner: {subject}",
      lines: ["From {name} <{email}>, on behalf of {company}:", "{message}"],
    },
  },
  support_copy: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Je bericht aan {brand}: {subject}",
      lines: [
        "Bedankt voor je bericht. We nemen zo snel mogelijk contact met je op. Dit schreef je ons:",
        "{message}",
        "Wil je iets toevoegen? Beantwoord dan deze mail.",
        "Schreef je ons niet? Dan vulde iemand anders jouw adres in. Je hoeft niets te doen.",
      ],
    },
    en: {
      subject: "Your message to {brand}: {subject}",
      lines: [
        "Thank you for your message. We’ll get back to you as soon as we can. This is what you wrote:",
        "{message}",
        "Want to add something? Reply to this email.",
        "Didn’t write to us? Then someone else filled in your address. You don’t have to do anything.",
      ],
    },
  },
  report: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "We hebben ontvangen wat je meldde",
      lines: [
        "Bedankt dat je ons dit laat weten. We kijken er zo snel mogelijk naar en mailen je wat we besluiten.",
        "We vertellen de ander nooit dat jij dit meldde. Wil je iets toevoegen? Beantwoord dan deze mail.",
      ],
    },
    en: {
      subject: "We’ve received your report",
      lines: [
        "Thank you for telling us. We’ll look at it as soon as we can, and email you our decision.",
        "We never tell the other person that it was you. Want to add something? Reply to this email.",
      ],
    },
  },
  report_decided: {
    urgency: "later",
    optional: false,
    link: "subject",
    nl: {
      subject: "Ons besluit over wat je meldde",
      lines: [
        "Je meldde {thing} op {brand}, op {at}. Iemand van ons team heeft ernaar gekeken.",
        "{outcome}",
        "Ben je het er niet mee eens? Beantwoord dan deze mail, noem melding {report} en schrijf waarom. Iemand anders kijkt er opnieuw naar. Je kunt ons besluit ook voorleggen aan een gecertificeerde geschilinstantie (artikel 21 DSA) of aan de rechter.",
      ],
    },
    en: {
      subject: "Our decision on your report",
      lines: [
        "You reported {thing} on {brand} on {at}. Someone on our team has looked at it.",
        "{outcome}",
        "If you disagree, reply to this email, mention report {report} and tell us why. Someone else will look at it again. You can also take our decision to a certified out-of-court dispute settlement body (Article 21 DSA) or to court.",
      ],
    },
  },
  decision: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "We hebben een besluit genomen over jou op {brand}",
      lines: [
        "Iemand meldde jou of iets wat je plaatste op {brand}. We hebben ernaar gekeken en een besluit genomen.",
        "{outcome}",
        "{statement}",
        "Ben je het er niet mee eens? Maak dan bezwaar: daarvoor hoef je niet in te loggen. Of beantwoord deze mail en noem besluit {decision}.",
      ],
      button: "Lees het besluit of maak bezwaar",
    },
    en: {
      subject: "We’ve made a decision about you on {brand}",
      lines: [
        "Someone reported you or something you posted on {brand}. We’ve looked at it and made a decision.",
        "{outcome}",
        "{statement}",
        "If you disagree, you can appeal without logging in, or reply to this email and mention decision {decision}.",
      ],
      button: "Read the decision or appeal",
    },
  },
  warning: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Waarschuwing van {brand}",
      lines: [
        "Dit is een waarschuwing. Iemand meldde jou of iets wat je plaatste op {brand}. We hebben ernaar gekeken. Aan je account verandert niets.",
        "{statement}",
        "Ben je het niet eens met deze waarschuwing? Maak dan bezwaar, of beantwoord deze mail en noem besluit {decision}.",
      ],
      button: "Lees de waarschuwing of maak bezwaar",
    },
    en: {
      subject: "Warning from {brand}",
      lines: [
        "This is a warning. Someone reported you or something you posted on {brand}. We’ve looked at it. Nothing changes about your account.",
        "{statement}",
        "If you disagree with this warning, you can appeal, or reply to this email and mention decision {decision}.",
      ],
      button: "Read the warning or appeal",
    },
  },
  appeal: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Ons antwoord op je bezwaar: het besluit blijft staan",
      lines: [
        "Je maakte bezwaar tegen besluit {decision}. Iemand anders van ons team heeft er opnieuw naar gekeken. Het besluit blijft staan.",
        "{outcome}",
        "{statement}",
        "Ben je het er niet mee eens? Je kunt het besluit voorleggen aan een gecertificeerde geschilinstantie (artikel 21 DSA) of aan de rechter. Vragen? Beantwoord dan deze mail.",
      ],
    },
    en: {
      subject: "Our response to your appeal: the decision stands",
      lines: [
        "You appealed against decision {decision}. Someone else on our team has looked at it again. The decision stands.",
        "{outcome}",
        "{statement}",
        "If you disagree, you can take the decision to a certified out-of-court dispute settlement body (Article 21 DSA) or to court. Questions? Reply to this email.",
      ],
    },
  },
  appeal_won: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Je kreeg gelijk: besluit {decision} is teruggedraaid",
      lines: [
        "Je maakte bezwaar tegen besluit {decision}. Iemand anders van ons team heeft er opnieuw naar gekeken. Het besluit is teruggedraaid en geldt niet meer.",
        "{statement}",
        "Vragen? Beantwoord dan deze mail.",
      ],
    },
    en: {
      subject: "You were right: decision {decision} has been reversed",
      lines: [
        "You appealed against decision {decision}. Someone else on our team has looked at it again. The decision has been reversed and no longer applies.",
        "{statement}",
        "Questions? Reply to this email.",
      ],
    },
  },
};

export function filled(sentence: string, data: Data): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => isolated(String(data[name] ?? "")));
}
