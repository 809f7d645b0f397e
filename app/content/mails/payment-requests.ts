import type { Language } from "~/domain/values/language";
import type { Mails, MailText } from "../mail-text";

type Asking = Record<Language, { subject: string; line: string }>;

/** The payer can pay or decline. */
const toPayer = ({ nl, en }: Asking): Record<Language, MailText> => ({
  nl: {
    subject: nl.subject,
    lines: [`${nl.line} Dit bedrag is nog niet betaald.`, "Je kunt betalen of weigeren."],
    more: [
      { of: "quote", line: "{Request}: {quote}" },
      { of: "total", line: "Met servicekosten betaal je {total}." },
    ],
    button: "Bekijk het {request}",
  },
  en: {
    subject: en.subject,
    lines: [`${en.line} This amount hasn’t been paid yet.`, "You can pay or decline."],
    more: [
      { of: "quote", line: "{Request}: {quote}" },
      { of: "total", line: "With the service fee, you pay {total}." },
    ],
    button: "See the {request}",
  },
});

export default {
  payment_request: toPayer({
    nl: {
      subject: "{Request} voor ‘{job_title}’: {name} vraagt {amount}",
      line: "{name} vraagt {amount} voor ‘{job_title}’.",
    },
    en: {
      subject: "{Request} for ‘{job_title}’: {name} is asking for {amount}",
      line: "{name} is asking for {amount} for ‘{job_title}’.",
    },
  }),
  payment_request_changed: toPayer({
    nl: {
      subject: "{name} vraagt nu {amount} voor ‘{job_title}’",
      line: "{name} heeft het {request} voor ‘{job_title}’ gewijzigd. Het is nu {amount}.",
    },
    en: {
      subject: "{name} is now asking for {amount} for ‘{job_title}’",
      line: "{name} has changed the {request} for ‘{job_title}’. It’s now {amount}.",
    },
  }),
  payment_request_reminded: toPayer({
    nl: {
      subject: "Herinnering: {name} vraagt {amount} voor ‘{job_title}’",
      line: "{name} herinnert je aan het {request} van {amount} voor ‘{job_title}’.",
    },
    en: {
      subject: "Reminder: {name} is asking for {amount} for ‘{job_title}’",
      line: "{name} is reminding you of the {request} of {amount} for ‘{job_title}’.",
    },
  }),
  payment_request_withdrawn: {
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
} satisfies Mails;
