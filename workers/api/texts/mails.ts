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
  | "bid_placed"
  | "bid_accepted"
  | "bid_rejected"
  | "message"
  | "appointment_reminder"
  | "receipt"
  | "receipt_credits"
  | "job_renew"
  | "work_done"
  | "saved_search"
  | "contact"
  | "partner"
  | "report"
  | "decision"
  | "appeal";

type Data = Record<string, string | number>;

/** `{name}` is filled from the data. `button` leads to the mail's link. */
export interface MailText {
  subject: string;
  lines: string[];
  button?: string;
}

interface MailKind {
  urgency: Urgency;
  /** Whether the reader may switch it off: mails about account and money always go out. */
  optional: boolean;
  /** The button's link, unless the data has one. */
  link: "subject" | "jobs" | "reset" | "login";
  nl: MailText;
  en: MailText;
}

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
        "Zet een klus erop, of kijk wat er bij jou in de buurt te doen is.",
      ],
      button: "Bekijk klussen",
    },
    en: {
      subject: "Welcome to {brand}",
      lines: [
        "Good to have you! From now on you find help around the corner, or help a neighbour yourself.",
        "Post a job, or see what needs doing near you.",
      ],
      button: "Browse jobs",
    },
  },
  activation: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Bevestig je e-mailadres",
      lines: ["Nog één stap: bevestig dat dit jouw e-mailadres is.", "De link werkt 7 dagen."],
      button: "Bevestig mijn adres",
    },
    en: {
      subject: "Confirm your email address",
      lines: ["One more step: confirm that this email address is yours.", "The link works for 7 days."],
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
        "Iemand wilde met dit e-mailadres een account maken, maar je hebt er al een.",
        "Was jij dit? Log dan in. Wachtwoord vergeten? Vraag een nieuwe aan op de inlogpagina.",
      ],
      button: "Inloggen",
    },
    en: {
      subject: "You already have an account",
      lines: [
        "Someone tried to sign up with this email address, but you already have an account.",
        "Was it you? Then log in. Forgot your password? Ask for a new one on the login page.",
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
        "Je wilt een nieuw wachtwoord kiezen. De link werkt 1 uur.",
        "Heb je dit niet gevraagd? Dan hoef je niets te doen.",
      ],
      button: "Kies een wachtwoord",
    },
    en: {
      subject: "Choose a new password",
      lines: [
        "You want to choose a new password. The link works for 1 hour.",
        "Not you? Then there is nothing you need to do.",
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
        "Het wachtwoord van je account is zojuist gewijzigd. Op andere apparaten ben je uitgelogd.",
        "Was jij dit niet? Kies dan meteen een nieuw wachtwoord.",
      ],
      button: "Wachtwoord vergeten",
    },
    en: {
      subject: "Your password was changed",
      lines: [
        "The password of your account was just changed. On other devices you are logged out.",
        "Not you? Then choose a new password right away.",
      ],
      button: "Forgot password",
    },
  },
  email_change: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Bevestig je nieuwe e-mailadres",
      lines: [
        "Je wilt dit adres gaan gebruiken voor je account. Bevestig dat het van jou is.",
        "De link werkt 7 dagen.",
      ],
      button: "Bevestig mijn adres",
    },
    en: {
      subject: "Confirm your new email address",
      lines: ["You want to use this address for your account. Confirm that it is yours.", "The link works for 7 days."],
      button: "Confirm my address",
    },
  },
  email_changed: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Je e-mailadres is gewijzigd",
      lines: ["Je account gebruikt vanaf nu een ander e-mailadres.", "Was jij dit niet? Neem dan contact met ons op."],
    },
    en: {
      subject: "Your email address was changed",
      lines: ["Your account now uses another email address.", "Not you? Please contact us."],
    },
  },
  login_alert: {
    urgency: "now",
    optional: false,
    link: "reset",
    nl: {
      subject: "Er is ingelogd op een nieuw apparaat",
      lines: [
        "Er is zojuist ingelogd op je account vanaf een apparaat dat we niet kennen.",
        "Was jij dit niet? Kies dan een nieuw wachtwoord.",
      ],
      button: "Wachtwoord vergeten",
    },
    en: {
      subject: "Someone logged in on a new device",
      lines: [
        "Someone just logged in to your account from a device we do not know.",
        "Not you? Then choose a new password.",
      ],
      button: "Forgot password",
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
      subject: "New offer on ‘{job_title}’",
      lines: [
        "{name} offers {amount} for your job ‘{job_title}’.",
        "Look at the offer and choose whether to accept it.",
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
      lines: [
        "Goed nieuws: jij mag ‘{job_title}’ doen. Het geld staat klaar.",
        "Spreek samen een moment af in de chat.",
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "Your offer on ‘{job_title}’ was accepted",
      lines: ["Good news: ‘{job_title}’ is yours. The money is ready.", "Agree on a moment together in the chat."],
      button: "Go to the chat",
    },
  },
  bid_rejected: {
    urgency: "now",
    optional: true,
    link: "jobs",
    nl: {
      subject: "Je bod op ‘{job_title}’ is niet gekozen",
      lines: ["Je bod op ‘{job_title}’ is deze keer niet gekozen.", "Er zijn meer klussen bij jou in de buurt."],
      button: "Bekijk klussen",
    },
    en: {
      subject: "Your offer on ‘{job_title}’ was not chosen",
      lines: ["Your offer on ‘{job_title}’ was not chosen this time.", "There are more jobs near you."],
      button: "Browse jobs",
    },
  },
  message: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "Nieuw bericht van {name}",
      lines: ["{name} heeft je een bericht gestuurd."],
      button: "Lees het bericht",
    },
    en: {
      subject: "New message from {name}",
      lines: ["{name} sent you a message."],
      button: "Read the message",
    },
  },
  appointment_reminder: {
    urgency: "later",
    optional: true,
    link: "subject",
    nl: {
      subject: "Je afspraak: {span}",
      lines: ["Denk aan je afspraak met {name}: {span}.", "Komt het toch niet uit? Laat het even weten."],
      button: "Naar het gesprek",
    },
    en: {
      subject: "Your appointment: {span}",
      lines: ["Remember your appointment with {name}: {span}.", "Can you not make it after all? Let each other know."],
      button: "To the conversation",
    },
  },
  receipt: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Je betaling voor ‘{job_title}’",
      lines: [
        "Je hebt {amount} betaald voor ‘{job_title}’. Dat is de afgesproken prijs en 5% platformkosten.",
        "Het geld wordt vastgehouden en gaat pas naar de klusser als de klus klaar is.",
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "Your payment for ‘{job_title}’",
      lines: [
        "You paid {amount} for ‘{job_title}’. That is the agreed price and 5% platform cost.",
        "The money is held and goes to the helper only when the job is done.",
      ],
      button: "See the job",
    },
  },
  receipt_credits: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Je tegoed is opgewaardeerd",
      lines: ["Je hebt {amount} betaald. Dat staat nu als tegoed in je wallet.", "Je kunt er klussen mee betalen."],
    },
    en: {
      subject: "Your credits were topped up",
      lines: ["You paid {amount}. It is now credit in your wallet.", "You can pay for jobs with it."],
    },
  },
  job_renew: {
    urgency: "later",
    optional: true,
    link: "subject",
    nl: {
      subject: "Is ‘{job_title}’ nog nodig?",
      lines: [
        "Je klus ‘{job_title}’ staat er bijna 30 dagen op. Over drie dagen halen we hem eraf.",
        "Nog nodig? Verleng hem met één klik.",
      ],
      button: "Verleng mijn klus",
    },
    en: {
      subject: "Do you still need ‘{job_title}’?",
      lines: [
        "Your job ‘{job_title}’ has been up for almost 30 days. In three days we take it down.",
        "Still needed? Renew it with one click.",
      ],
      button: "Renew my job",
    },
  },
  work_done: {
    urgency: "later",
    optional: false,
    link: "subject",
    nl: {
      subject: "Is ‘{job_title}’ goed gedaan?",
      lines: [
        "{name} is klaar met ‘{job_title}’, en wacht op jouw woord.",
        "Alles goed? Rond de klus dan af. Klopt er iets niet? Laat het weten: over twee dagen ronden we de klus vanzelf af.",
      ],
      button: "Bekijk de klus",
    },
    en: {
      subject: "Is ‘{job_title}’ done well?",
      lines: [
        "{name} is done with ‘{job_title}’, and waits for your word.",
        "All good? Then complete the job. Something wrong? Let us know: in two days we complete the job by itself.",
      ],
      button: "See the job",
    },
  },
  saved_search: {
    urgency: "later",
    optional: true,
    link: "subject",
    nl: {
      subject: "Nieuwe klus voor je zoekopdracht: ‘{job_title}’",
      lines: ["‘{job_title}’ past bij je zoekopdracht{search_name}.", "Waarom deze klus? {reasons}."],
      button: "Bekijk de klus",
    },
    en: {
      subject: "New job for your search: ‘{job_title}’",
      lines: ["‘{job_title}’ fits your search{search_name}.", "Why this job? {reasons}."],
      button: "See the job",
    },
  },
  contact: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "{subject}",
      lines: ["Van {name} <{email}>, via het contactformulier:", "{message}"],
    },
    en: {
      subject: "{subject}",
      lines: ["From {name} <{email}>, by the contact form:", "{message}"],
    },
  },
  partner: {
    urgency: "now",
    optional: true,
    link: "subject",
    nl: {
      subject: "Partner worden: {subject}",
      lines: ["Van {name} <{email}>, namens {company}:", "{message}"],
    },
    en: {
      subject: "Becoming a partner: {subject}",
      lines: ["From {name} <{email}>, on behalf of {company}:", "{message}"],
    },
  },
  report: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "We hebben je melding ontvangen",
      lines: [
        "Bedankt dat je ons dit laat weten. We kijken er zo snel mogelijk naar.",
        "Wie je meldt, hoort nooit dat jij het was.",
      ],
    },
    en: {
      subject: "We received your report",
      lines: [
        "Thank you for telling us. We will look at it as soon as we can.",
        "Whoever you report is never told that it was you.",
      ],
    },
  },
  decision: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "We hebben iets van jou bekeken",
      lines: [
        "Er is een melding gedaan over iets van jou op {brand}. We hebben ernaar gekeken en dit besloten:",
        "{statement}",
        "Ben je het er niet mee eens? Maak dan bezwaar, of antwoord op deze mail en noem besluit {decision}.",
      ],
    },
    en: {
      subject: "We looked at something of yours",
      lines: [
        "Something of yours on {brand} was reported. We looked at it and decided this:",
        "{statement}",
        "Do you disagree? Then appeal, or answer this mail and name decision {decision}.",
      ],
    },
  },
  appeal: {
    urgency: "now",
    optional: false,
    link: "subject",
    nl: {
      subject: "Ons antwoord op je bezwaar",
      lines: ["Je maakte bezwaar tegen besluit {decision}. We hebben er opnieuw naar gekeken:", "{statement}"],
    },
    en: {
      subject: "Our answer to your appeal",
      lines: ["You appealed against decision {decision}. We looked at it again:", "{statement}"],
    },
  },
};

export function filled(sentence: string, data: Data): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(data[name] ?? ""));
}
