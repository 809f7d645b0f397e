import type { Notifications } from "../notification-text";

export default {
  message: {
    nl: ({ job, someone, title }) => ["Nieuw bericht", `${someone} stuurde je een bericht${title && ` over ${job}`}.`],
    en: ({ job, someone, title }) => ["New message", `${someone} has sent you a message${title && ` about ${job}`}.`],
  },
  team_message: {
    nl: ({ message }) => ["Bericht van ons team", message],
    en: ({ message }) => ["Message from our team", message],
  },
  appointment: {
    nl: ({ job, someone, span }) => [`Afspraak voor ${job}`, `${someone} stelt voor: ${span}.`],
    en: ({ job, someone, span }) => [`Appointment for ${job}`, `${someone} suggests: ${span}.`],
    steps: {
      accepted: {
        nl: ({ job, someone, span }) => [`Afspraak voor ${job}`, `${someone} is akkoord: ${span}.`],
        en: ({ job, someone, span }) => [`Appointment for ${job}`, `${someone} agrees: ${span}.`],
      },
      declined: {
        nl: ({ job, someone, span }) => [`Afspraak voor ${job}`, `${someone} kan niet: ${span}.`],
        en: ({ job, someone, span }) => [`Appointment for ${job}`, `${someone} can’t make it: ${span}.`],
      },
      reminder: {
        nl: ({ job, someone, span }) => [`Afspraak voor ${job}`, `Denk aan je afspraak met ${someone}: ${span}.`],
        en: ({ job, someone, span }) => [
          `Appointment for ${job}`,
          `Reminder of your appointment with ${someone}: ${span}.`,
        ],
      },
      missed: {
        nl: ({ job, someone, span, at }) => [
          "Was je er niet?",
          `${someone} zegt dat je niet op de afspraak voor ${job} was: ${span}. Klopt dat? Antwoord uiterlijk ${at}.`,
        ],
        en: ({ job, someone, span, at }) => [
          "Weren’t you there?",
          `${someone} says you weren’t there for ${job}: ${span}. Is that right? Reply before ${at}.`,
        ],
      },
      missed_reminder: {
        nl: ({ job, someone, span, at }) => [
          "Was je er niet?",
          `Antwoord uiterlijk ${at}. ${someone} zegt dat je niet op de afspraak voor ${job} was: ${span}.`,
        ],
        en: ({ job, someone, span, at }) => [
          "Weren’t you there?",
          `Reply before ${at}. ${someone} says you weren’t there for ${job}: ${span}.`,
        ],
      },
      admitted: {
        nl: ({ job, someone, span }) => [
          `Afspraak voor ${job}`,
          `${someone} bevestigt de afspraak te hebben gemist: ${span}.`,
        ],
        en: ({ job, someone, span }) => [
          `Appointment for ${job}`,
          `${someone} confirms that they weren’t there: ${span}.`,
        ],
      },
      contested: {
        nl: ({ job, someone, span }) => [`Afspraak voor ${job}`, `${someone} zegt er wel te zijn geweest: ${span}.`],
        en: ({ job, someone, span }) => [`Appointment for ${job}`, `${someone} says they were there: ${span}.`],
      },
      retracted: {
        nl: ({ job, someone, span }) => [
          `Afspraak voor ${job}`,
          `${someone} zegt niet meer dat je er niet was: ${span}.`,
        ],
        en: ({ job, someone, span }) => [
          `Appointment for ${job}`,
          `${someone} withdrew the report that you weren’t there: ${span}.`,
        ],
      },
    },
  },
} satisfies Notifications;
