import type { StopStep } from "~/domain/chats/chat-event";
import { STOP_DAYS } from "~/domain/deals/stop-life";
import type { Language } from "~/domain/values/language";
import { type EventTexts, isOwner, type Sentences } from "./deal-facts";

export const BUTTON_OF_STOP: Record<"proposed" | "ended", Record<Language, string>> = {
  proposed: { nl: "Naar het voorstel", en: "Go to the proposal" },
  ended: { nl: "Bekijk hoe het staat", en: "See where things stand" },
};

export const STOP_STEPS: Record<StopStep, EventTexts<[title: string, what: string]>> = {
  proposed: {
    nl: ({ name, job, again, countered }) =>
      countered
        ? [
            "Ander voorstel om te stoppen",
            `${name} weigert je voorstel en doet een ander voorstel om samen te stoppen met ${job}.`,
          ]
        : again
          ? [
              "Nieuw voorstel om te stoppen",
              `${name} doet een nieuw voorstel om samen te stoppen met ${job}. Het vorige voorstel van ${name} is vervallen.`,
            ]
          : ["Voorstel om te stoppen", `${name} stelt voor om samen te stoppen met ${job}.`],
    en: ({ name, job, again, countered }) =>
      countered
        ? ["Another proposal to stop", `${name} refuses your proposal and makes another one to stop ${job} together.`]
        : again
          ? [
              "New proposal to stop",
              `${name} has made a new proposal to stop ${job} together. Their earlier proposal has lapsed.`,
            ]
          : ["Proposal to stop", `${name} proposes to stop ${job} together.`],
  },
  refused: {
    nl: ({ name, job }) => ["Voorstel geweigerd", `${name} wil niet stoppen met ${job} zoals je voorstelde.`],
    en: ({ name, job }) => ["Proposal refused", `${name} doesn’t want to stop ${job} as you proposed.`],
  },
  withdrawn: {
    nl: ({ name, job }) => ["Voorstel ingetrokken", `${name} trok het voorstel in om te stoppen met ${job}.`],
    en: ({ name, job }) => ["Proposal withdrawn", `${name} has withdrawn the proposal to stop ${job}.`],
  },
  lapsed: {
    nl: ({ name, job, standing }) => [
      "Voorstel vervallen",
      {
        own: `Je voorstel om te stoppen met ${job} is vervallen: ${name} antwoordde niet binnen ${STOP_DAYS} dagen.`,
        theirs: `Het voorstel van ${name} om te stoppen met ${job} is vervallen: je antwoordde niet binnen ${STOP_DAYS} dagen.`,
      }[standing] ??
        `Het voorstel om te stoppen met ${job} is vervallen: er kwam binnen ${STOP_DAYS} dagen geen antwoord.`,
    ],
    en: ({ name, job, standing }) => [
      "Proposal lapsed",
      {
        own: `Your proposal to stop ${job} has lapsed: ${name} didn’t reply within ${STOP_DAYS} days.`,
        theirs: `The proposal by ${name} to stop ${job} has lapsed: you didn’t reply within ${STOP_DAYS} days.`,
      }[standing] ?? `The proposal to stop ${job} has lapsed: there was no reply within ${STOP_DAYS} days.`,
    ],
  },
  // Paid extra work ended it. A dispute and a chargeback have their own news.
  void: {
    nl: ({ name, job }) => [
      "Voorstel vervallen",
      `Je voorstel om te stoppen met ${job} is vervallen: ${name} betaalde meerwerk, dus er is nu meer geld in bewaring.`,
    ],
    en: ({ name, job }) => [
      "Proposal lapsed",
      `Your proposal to stop ${job} has lapsed: ${name} paid for extra work, so more money is held now.`,
    ],
  },
};

export const UNKNOWN_STOP: Record<Language, (job: string) => [title: string, what: string]> = {
  nl: (job) => ["Samen stoppen", `Er is iets veranderd in het voorstel om te stoppen met ${job}.`],
  en: (job) => ["Stopping together", `There’s an update on the proposal to stop ${job}.`],
};

export const MONEY_OF_STOP = {
  proposed: {
    nl: (news) => {
      const { name, refund, helper, credit } = news;
      return isOwner(news)
        ? `Je krijgt ${refund || "niets"} terug en ${name} krijgt ${helper || "niets"}.${credit ? ` ${credit}` : ""}`
        : `Je krijgt ${helper || "niets"} en ${name} krijgt ${refund || "niets"} terug.`;
    },
    en: (news) => {
      const { name, refund, helper, credit } = news;
      return isOwner(news)
        ? `You get ${refund || "nothing"} back and ${name} gets ${helper || "nothing"}.${credit ? ` ${credit}` : ""}`
        : `You get ${helper || "nothing"} and ${name} gets ${refund || "nothing"} back.`;
    },
  },
  held: { nl: "De deal gaat door en het geld blijft in bewaring.", en: "The deal goes on and the money stays held." },
} satisfies Sentences;

export const AFTER_STOP = {
  proposed: {
    nl: ({ until }) =>
      `Ga akkoord of weiger. Dat kan tot ${until}. Een voorstel houdt de betaling niet tegen: dat doet alleen een geschil.`,
    en: ({ until }) =>
      `Agree or refuse. You have until ${until}. A proposal doesn’t stop the payment: only a dispute does.`,
  },
  otherwise: {
    nl: "Wil je toch stoppen? Doe dan een nieuw voorstel. Komen jullie er niet uit, open dan een geschil.",
    en: "Do you still want to stop? Make a new proposal. If you can’t work it out, open a dispute.",
  },
} satisfies Sentences;
