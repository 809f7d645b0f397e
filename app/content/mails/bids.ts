import type { Mails } from "../mail-text";

export default {
  bid_placed: {
    nl: {
      subject: "Nieuw bod op ‘{job_title}’",
      lines: ["{name} biedt {amount} voor je klus ‘{job_title}’.", "Bekijk het bod en kies of je het accepteert."],
      more: [
        { of: "first_day", line: "{name} kan vanaf {first_day}." },
        { of: "quote", line: "{name} schrijft: ‘{quote}’" },
      ],
      button: "Bekijk het bod",
    },
    en: {
      subject: "New offer for ‘{job_title}’",
      lines: [
        "{name} offers to do your job ‘{job_title}’ for {amount}.",
        "Look at the offer and decide whether to accept it.",
      ],
      more: [
        { of: "first_day", line: "{name} can come from {first_day}." },
        { of: "quote", line: "{name} writes: ‘{quote}’" },
      ],
      button: "See the offer",
    },
  },
  bid_accepted: {
    nl: {
      subject: "Je bod op ‘{job_title}’ is geaccepteerd",
      lines: ["Goed nieuws: jij mag ‘{job_title}’ doen, voor {amount}.", "Spreek in de chat een tijd af."],
      more: [{ of: "step", line: "Er is betaald. Het geld is in bewaring tot de klus is afgerond." }],
      button: "Naar de chat",
    },
    en: {
      subject: "Your offer for ‘{job_title}’ has been accepted",
      lines: ["Good news: ‘{job_title}’ is yours, for {amount}.", "Agree on a time in the chat."],
      more: [{ of: "step", line: "It has been paid for. The money is held until the job is completed." }],
      button: "Go to the chat",
    },
  },
  bid_rejected: {
    nl: {
      subject: "Je bod op ‘{job_title}’ is niet gekozen",
      lines: ["{rejectedBy}", "Kijk eens bij andere klussen: er komen steeds nieuwe bij."],
      button: "Bekijk klussen",
    },
    en: {
      subject: "Your offer for ‘{job_title}’ was not chosen",
      lines: ["{rejectedBy}", "Have a look at other jobs: new ones come in all the time."],
      button: "Browse jobs",
    },
  },
  bid_expired: {
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
  bid_taken_down: {
    nl: {
      subject: "De klus ‘{job_title}’ is weggehaald",
      lines: ["Ons team heeft deze klus weggehaald. Je bod is daarmee vervallen.", "Kijk eens bij andere klussen."],
      button: "Bekijk klussen",
    },
    en: {
      subject: "The job ‘{job_title}’ has been taken down",
      lines: [
        "Our team has taken this job down. That means your offer is no longer valid.",
        "Have a look at other jobs.",
      ],
      button: "Browse jobs",
    },
  },
  bid_withdrawn: {
    nl: {
      subject: "Bod op ‘{job_title}’ ingetrokken",
      lines: [
        "{name} heeft het bod op je klus ingetrokken. Er was nog niets betaald.",
        "Je kunt een ander bod kiezen of zelf een klusser vragen.",
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "Offer for ‘{job_title}’ withdrawn",
      lines: [
        "{name} has withdrawn their offer for your job. Nothing had been paid yet.",
        "You can choose another offer or ask a helper yourself.",
      ],
      button: "Go to the chat",
    },
  },
  bid_withdrawn_paying: {
    nl: {
      subject: "Bod op ‘{job_title}’ ingetrokken",
      lines: [
        "{name} heeft het bod op je klus ingetrokken. Dat bod had je gekozen.",
        "De bank verwerkt je betaling nog. Bevestigt de bank die betaling, dan krijg je alles terug.",
        "Je kunt nu al een ander bod kiezen of zelf een klusser vragen.",
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "Offer for ‘{job_title}’ withdrawn",
      lines: [
        "{name} has withdrawn their offer for your job. You had chosen that offer.",
        "The bank is still processing your payment. If the bank confirms it, you get everything back.",
        "You can already choose another offer or ask a helper yourself.",
      ],
      button: "Go to the chat",
    },
  },
  job_reopened: {
    nl: {
      subject: "‘{job_title}’ staat weer open",
      lines: [
        "‘{job_title}’ staat weer open. Je bod van {amount} was toen niet gekozen.",
        "Wil je de klus nog doen? Doe je bod dan opnieuw: het is al ingevuld.",
      ],
      button: "Doe je bod opnieuw",
    },
    en: {
      subject: "‘{job_title}’ is open again",
      lines: [
        "‘{job_title}’ is open again. Your offer of {amount} was not chosen earlier.",
        "Still interested? Make your offer again: it’s already filled in.",
      ],
      button: "Make your offer again",
    },
  },
  job_restored: {
    nl: {
      subject: "‘{job_title}’ staat weer open",
      lines: [
        "Ons team had ‘{job_title}’ weggehaald. Daarom geldt je bod van {amount} niet meer, ook als het al gekozen was. De klus staat nu weer open.",
        "Wil je de klus nog doen? Doe je bod dan opnieuw: het is al ingevuld.",
      ],
      button: "Doe je bod opnieuw",
    },
    en: {
      subject: "‘{job_title}’ is open again",
      lines: [
        "Our team had taken down ‘{job_title}’. That’s why your offer of {amount} is no longer valid, even if it had been chosen. The job is now open again.",
        "Still interested? Make your offer again: it’s already filled in.",
      ],
      button: "Make your offer again",
    },
  },
  bid_outdated: {
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
} satisfies Mails;
