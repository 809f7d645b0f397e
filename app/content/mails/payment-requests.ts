import type { Mails } from "../mail-text";

export default {
  payment_request: {
    nl: {
      subject: "{Request} voor ‘{job_title}’: {name} vraagt {amount}",
      lines: [
        "{name} vraagt {amount} voor ‘{job_title}’. Dit bedrag is nog niet betaald.",
        "Je kunt betalen of weigeren.",
      ],
      more: [
        { of: "quote", line: "{Request}: {quote}" },
        { of: "total", line: "Met servicekosten betaal je {total}." },
      ],
      button: "Bekijk het {request}",
    },
    en: {
      subject: "{Request} for ‘{job_title}’: {name} is asking for {amount}",
      lines: [
        "{name} is asking for {amount} for ‘{job_title}’. This amount hasn’t been paid yet.",
        "You can pay or decline.",
      ],
      more: [
        { of: "quote", line: "{Request}: {quote}" },
        { of: "total", line: "With the service fee, you pay {total}." },
      ],
      button: "See the {request}",
    },
  },
  payment_request_changed: {
    nl: {
      subject: "{name} vraagt nu {amount} voor ‘{job_title}’",
      lines: [
        "{name} heeft het {request} voor ‘{job_title}’ gewijzigd. Het is nu {amount}. Dit bedrag is nog niet betaald.",
        "Je kunt betalen of weigeren.",
      ],
      more: [
        { of: "quote", line: "{Request}: {quote}" },
        { of: "total", line: "Met servicekosten betaal je {total}." },
      ],
      button: "Bekijk het {request}",
    },
    en: {
      subject: "{name} is now asking for {amount} for ‘{job_title}’",
      lines: [
        "{name} has changed the {request} for ‘{job_title}’. It’s now {amount}. This amount hasn’t been paid yet.",
        "You can pay or decline.",
      ],
      more: [
        { of: "quote", line: "{Request}: {quote}" },
        { of: "total", line: "With the service fee, you pay {total}." },
      ],
      button: "See the {request}",
    },
  },
  payment_request_reminded: {
    nl: {
      subject: "Herinnering: {name} vraagt {amount} voor ‘{job_title}’",
      lines: [
        "{name} herinnert je aan het {request} van {amount} voor ‘{job_title}’. Dit bedrag is nog niet betaald.",
        "Je kunt betalen of weigeren.",
      ],
      more: [
        { of: "quote", line: "{Request}: {quote}" },
        { of: "total", line: "Met servicekosten betaal je {total}." },
      ],
      button: "Bekijk het {request}",
    },
    en: {
      subject: "Reminder: {name} is asking for {amount} for ‘{job_title}’",
      lines: [
        "{name} is reminding you of the {request} of {amount} for ‘{job_title}’. This amount hasn’t been paid yet.",
        "You can pay or decline.",
      ],
      more: [
        { of: "quote", line: "{Request}: {quote}" },
        { of: "total", line: "With the service fee, you pay {total}." },
      ],
      button: "See the {request}",
    },
  },
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
