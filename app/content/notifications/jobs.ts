import type { Notifications } from "../notification-text";

export default {
  invitation: {
    nl: ({ job }) => ["Je bent gevraagd", `Iemand wil graag dat jij ${job} doet. Bekijk de klus en doe een bod.`],
    en: ({ job }) => [
      "Someone would like your help",
      `Someone would like you to do ${job}. Have a look at the job and make an offer.`,
    ],
  },
  job_match: {
    nl: ({ job, offer }) => [
      "Nieuwe klus bij jou in de buurt",
      `Misschien iets voor jou: ${job}${offer && ` (${offer})`}.`,
    ],
    en: ({ job, offer }) => ["New job near you", `This might suit you: ${job}${offer && ` (${offer})`}.`],
  },
  job_address: {
    nl: ({ job, someone }) => [
      "Het adres van de klus",
      `${someone} gaf het adres van ${job}. Je vindt het bij de klus.`,
    ],
    en: ({ job, someone }) => [
      "The address of the job",
      `${someone} gave the address of ${job}. You’ll find it on the job page.`,
    ],
    steps: {
      changed: {
        nl: ({ job, someone }) => [
          "Het adres van de klus is veranderd",
          `${someone} veranderde het adres van ${job}. Bekijk het bij de klus voordat je gaat.`,
        ],
        en: ({ job, someone }) => [
          "The address of the job has changed",
          `${someone} changed the address of ${job}. Check it on the job page before you go.`,
        ],
      },
    },
  },
  saved_search: {
    nl: ({ job, reasons }) => [
      "Nieuwe klus voor je zoekopdracht",
      `${job} past bij wat je zoekt${reasons && `: ${reasons}`}.`,
    ],
    en: ({ job, reasons }) => [
      "New job for your search",
      `${job} matches what you’re looking for${reasons && `: ${reasons}`}.`,
    ],
  },
  job_changed: {
    nl: ({ job }) => ["Klus gewijzigd", `${job} is gewijzigd. Kijk of je bod nog klopt.`],
    en: ({ job }) => ["Job changed", `${job} has been changed. Check whether your offer is still right.`],
    steps: {
      reopened: {
        nl: ({ job }) => [
          "Klus staat weer open",
          `${job} staat weer open. Wil je hem nog doen? Doe je bod dan opnieuw: het is al ingevuld.`,
        ],
        en: ({ job }) => [
          "Job open again",
          `${job} is open again. Still interested? Make your offer again: it’s already filled in.`,
        ],
      },
      was_reopened: {
        nl: ({ job }) => ["Klus stond weer open", `${job} stond weer open, maar nu niet meer.`],
        en: ({ job }) => ["Job was open again", `${job} was open again, but isn’t any more.`],
      },
    },
  },
  job_expired: {
    nl: ({ job }) => [
      "Klus verlopen",
      `De tijd van ${job} was om en er is niemand gekozen. We hebben de klus weggehaald. Je kunt hem opnieuw plaatsen.`,
    ],
    en: ({ job }) => [
      "Job expired",
      `Time ran out for ${job} and nobody was chosen. We’ve taken the job down. You can post it again.`,
    ],
  },
  comment: {
    nl: ({ job, someone }) => ["Nieuwe vraag", `${someone} stelde een vraag over ${job}.`],
    en: ({ job, someone }) => ["New question", `${someone} has asked a question about ${job}.`],
  },
  reply: {
    nl: ({ job }) => ["Antwoord op je vraag", `Je vraag over ${job} is beantwoord.`],
    en: ({ job }) => ["Your question has been answered", `There’s an answer to your question about ${job}.`],
  },
} satisfies Notifications;
