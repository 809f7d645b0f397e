import { JOB_DAYS } from "~/domain/jobs/job-days";
import type { Mails } from "../mail-text";

export default {
  job_posted: {
    nl: {
      subject: "Je klus staat online: ‘{job_title}’",
      lines: [
        "Klussers kunnen nu bieden en vragen stellen. Je ziet ze bij je klus.",
        `De klus blijft ${JOB_DAYS} dagen open. Tot je iemand kiest, kun je hem wijzigen of verwijderen.`,
      ],
      button: "Bekijk je klus",
    },
    en: {
      subject: "Your job is online: ‘{job_title}’",
      lines: [
        "Helpers can now make offers and ask questions. You’ll see them at your job.",
        `The job stays open for ${JOB_DAYS} days. Until you choose someone, you can change or delete it.`,
      ],
      button: "See your job",
    },
  },
  invitation: {
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
  job_address: {
    nl: {
      subject: "Het adres van ‘{job_title}’",
      lines: ["{name} gaf het adres van ‘{job_title}’. Je vindt het bij de klus."],
      button: "Bekijk de klus",
    },
    en: {
      subject: "The address of ‘{job_title}’",
      lines: ["{name} gave the address of ‘{job_title}’. You’ll find it on the job page."],
      button: "See the job",
    },
  },
  job_address_changed: {
    nl: {
      subject: "Het adres van ‘{job_title}’ is veranderd",
      lines: ["{name} veranderde het adres van ‘{job_title}’. Bekijk het bij de klus voordat je gaat."],
      button: "Bekijk de klus",
    },
    en: {
      subject: "The address of ‘{job_title}’ has changed",
      lines: ["{name} changed the address of ‘{job_title}’. Check it on the job page before you go."],
      button: "See the job",
    },
  },
  saved_search: {
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
  question: {
    nl: {
      subject: "Nieuwe vraag over ‘{job_title}’",
      lines: ["{name} wil iets weten over je klus. Iedereen kan je antwoord lezen."],
      more: [{ of: "quote", line: "De vraag: ‘{quote}’" }],
      button: "Bekijk de vraag",
    },
    en: {
      subject: "New question about ‘{job_title}’",
      lines: ["{name} wants to know something about your job. Everyone can read your answer."],
      more: [{ of: "quote", line: "The question: ‘{quote}’" }],
      button: "View the question",
    },
  },
  answer: {
    nl: {
      subject: "Antwoord op je vraag over ‘{job_title}’",
      lines: ["De plaatser heeft je vraag beantwoord. Lees het antwoord bij de klus."],
      more: [{ of: "quote", line: "Het antwoord: ‘{quote}’" }],
      button: "Lees het antwoord",
    },
    en: {
      subject: "Your question about ‘{job_title}’ has been answered",
      lines: ["The client has answered your question. Read the answer with the job."],
      more: [{ of: "quote", line: "The answer: ‘{quote}’" }],
      button: "Read the answer",
    },
  },
  job_renew: {
    nl: {
      subject: "Heb je nog hulp nodig bij ‘{job_title}’?",
      lines: [
        "Je klus ‘{job_title}’ staat open tot {last_day}. Dan halen we hem weg en vervallen de biedingen.",
        `Nog nodig? Met één klik staat hij weer ${JOB_DAYS} dagen open.`,
      ],
      button: "Verleng mijn klus",
    },
    en: {
      subject: "Do you still need help with ‘{job_title}’?",
      lines: [
        "Your job ‘{job_title}’ is open until {last_day}. Then we’ll take it down and its offers will end.",
        `Do you still need help? One click keeps it open for ${JOB_DAYS} days from that moment.`,
      ],
      button: "Renew my job",
    },
  },
  job_expired: {
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
} satisfies Mails;
