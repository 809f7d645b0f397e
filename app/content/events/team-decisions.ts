import type { TeamStep } from "~/domain/chats/chat-event";
import { LAST_DAYS, RELEASE_DAYS } from "~/domain/money/deal-money";
import { HOLD_DAYS } from "~/domain/money/payment-life";
import type { Language } from "~/domain/values/language";
import { type EventTexts, isOwner, type Sentences } from "./deal-facts";

export const TEAM_STEPS: Record<TeamStep, Record<Language, (job: string) => [title: string, what: string]>> = {
  decided: {
    nl: (job) => ["Ons team heeft beslist", `Ons team heeft beslist over de betaling voor ${job}.`],
    en: (job) => ["Our team has decided", `Our team has decided about the payment for ${job}.`],
  },
  paused: {
    nl: (job) => ["Ons team kijkt naar een betaling", `Ons team kijkt naar de betaling voor ${job}.`],
    en: (job) => ["Our team is looking into a payment", `Our team is looking into the payment for ${job}.`],
  },
  unpaid: {
    nl: (job) => ["Werk niet betaald", `Er is gewerkt aan ${job}, maar er is geen geld voor in bewaring.`],
    en: (job) => ["Work not paid", `Work has been done on ${job}, but no money is held for it.`],
  },
  resumed: {
    nl: (job) => ["Ons team is klaar", `Ons team heeft naar de betaling voor ${job} gekeken en is klaar.`],
    en: (job) => ["Our team is done", `Our team has looked into the payment for ${job} and is done.`],
  },
};

export const UNKNOWN_STEP: Record<Language, (job: string) => [title: string, what: string]> = {
  nl: (job) => ["Betaling", `Er is iets veranderd aan de betaling voor ${job}.`],
  en: (job) => ["Payment", `There’s an update on the payment for ${job}.`],
};

export const PAUSED: EventTexts<[money: string, next: string]> = {
  nl: (news) =>
    isOwner(news)
      ? [
          `De ${news.total} is in bewaring en gaat nog niet naar ${news.name}.`,
          "Zolang dit duurt, kun je de klus niet goedkeuren of annuleren. Klopt er iets niet? Dan kun je een geschil openen. Stopt de klusser met de deal, dan krijg je het geld terug. Je krijgt bericht als we klaar zijn.",
        ]
      : [
          "Het geld is in bewaring. Het wordt nog niet vrijgegeven, ook niet als het werk klaar is.",
          "Klopt er iets niet? Dan kun je een geschil openen. Trek je je bod in, dan gaat het geld terug naar de plaatser. Je krijgt bericht als we klaar zijn.",
        ],
  en: (news) =>
    isOwner(news)
      ? [
          `The ${news.total} is held and doesn’t go to ${news.name} yet.`,
          "Until we’re done, you can’t approve or cancel the job. Is something wrong? You can open a dispute. If the helper ends the deal, you get the money back. We’ll let you know when we’re done.",
        ]
      : [
          "The money is held. It isn’t released yet, even if the work is done.",
          "Is something wrong? You can open a dispute. If you withdraw your offer, the money goes back to the client. We’ll let you know when we’re done.",
        ],
};

export const UNPAID: EventTexts<[why: string, next: string]> = {
  nl: (news) =>
    isOwner(news)
      ? [
          `De betaling ging naar je terug, en in ${RELEASE_DAYS} dagen is er niet opnieuw betaald. Daarom kijkt ons team ernaar.`,
          `Wil je ${news.name} betalen? Betaal dan opnieuw, bij de klus. Betaalde je al op een andere manier? Rond de klus dan af. ${news.done ? "Klopt er iets niet aan het werk? Mail het ons." : "Gaat het werk niet door? Annuleer dan de deal."} Anders beslist ons team of de klus is gedaan. Geld schrijven we daarbij niet af.`,
        ]
      : [
          `De betaling ging terug naar ${news.name}, en in ${RELEASE_DAYS} dagen is er niet opnieuw betaald. Daarom kijkt ons team ernaar.`,
          `Je kunt ${news.name} nog steeds een betaalverzoek sturen. ${news.done ? "" : "Is het werk klaar? Geef dat aan. Gaat het niet door? Trek dan je bod in. "}Heb je foto’s van het werk of afspraken op papier? Mail ze ons. Anders beslist ons team of de klus is gedaan. Geld dat er niet is, kunnen we je niet geven.`,
        ],
  en: (news) =>
    isOwner(news)
      ? [
          `You have your payment back, and nothing was paid again in ${RELEASE_DAYS} days. So our team is looking into it.`,
          `Do you want to pay ${news.name}? Pay again, from the job’s page. Did you pay in another way? Complete the job. ${news.done ? "Is something wrong with the work? Email us." : "Is the work not going ahead? Cancel the deal."} Otherwise our team decides whether the job was done. We won’t charge you for that.`,
        ]
      : [
          `${news.name} has the payment back, and nothing was paid again in ${RELEASE_DAYS} days. So our team is looking into it.`,
          `You can still send ${news.name} a payment request. ${news.done ? "" : "Is the work done? Mark it as done. Is it not going ahead? Withdraw your offer. "}Do you have photos of the work or written agreements? Email them to us. Otherwise our team decides whether the job was done. We can’t give you money that isn’t there.`,
        ],
};

export const OBJECTED: EventTexts<[what: string, next: string]> = {
  nl: (news) =>
    isOwner(news)
      ? [
          `Je bent het niet eens met het werk van ${news.name} voor ${news.job}. Ons team kijkt ernaar en leest wat je schreef.`,
          "De dagen tot de betaling staan stil. Je krijgt bericht als we klaar zijn.",
        ]
      : [
          `${news.name} is het niet eens met je werk voor ${news.job}. Het account van ${news.name} is geschorst, dus een geschil openen kan niet. Daarom kijkt ons team naar de betaling.`,
          "Heb je foto’s van het werk of afspraken op papier? Mail ze ons. Je krijgt bericht als we klaar zijn.",
        ],
  en: (news) =>
    isOwner(news)
      ? [
          `You don’t agree with ${news.name}’s work for ${news.job}. Our team is looking into it and reads what you wrote.`,
          "The days until the payment are on hold. We’ll let you know when we’re done.",
        ]
      : [
          `${news.name} doesn’t agree with your work for ${news.job}. ${news.name}’s account is suspended, so they can’t open a dispute. So our team is looking into the payment.`,
          "Do you have photos of the work or written agreements? Email them to us. We’ll let you know when we’re done.",
        ],
};

export const UNCLEAR: Record<Language, (job: string) => string> = {
  nl: (job) =>
    `De bank of betaaldienst meldde iets over de betaling voor ${job} dat niet klopt met wat er is betaald. Ons team zoekt het uit. Tot dan geven we het geld niet vrij.`,
  en: (job) =>
    `The bank or payment provider reported something about the payment for ${job} that doesn’t match what was paid. Our team is looking into it. Until then we don’t release the money.`,
};

export const OVERDUE: EventTexts<[what: string, next: string]> = {
  nl: ({ job, name }) => [
    `Het werk voor ${job} begon, maar is na ${HOLD_DAYS} dagen niet als klaar doorgegeven. Daarom beslist ons team wie het geld krijgt.`,
    `Is het werk gedaan, of juist niet? Laat het ons weten. Worden jij en ${name} het zelf eens, dan kan dat met een geschil en een voorstel.`,
  ],
  en: ({ job, name }) => [
    `The work for ${job} began, but wasn’t marked as done after ${HOLD_DAYS} days. So our team decides who gets the money.`,
    `Was the work done, or not? Let us know. If you and ${name} agree, you can settle it with a dispute and a proposal.`,
  ],
};

export const AFTER_PAUSE = {
  resumed: {
    nl: (news) =>
      isOwner(news)
        ? `Is het werk klaar? Keur het goed of open een geschil. Doe je niets, dan gaat het geld op z’n vroegst ${RELEASE_DAYS} dagen na het einde van het werk naar ${news.name}.`
        : `Is het werk klaar, dan krijg je het geld als ${news.name} het goedkeurt, en anders op z’n vroegst ${RELEASE_DAYS} dagen na het einde van het werk.`,
    en: (news) =>
      isOwner(news)
        ? `Is the work done? Approve it or open a dispute. If you do nothing, the money goes to ${news.name} at least ${RELEASE_DAYS} days after the work was done.`
        : `If the work is done, you get the money when ${news.name} approves it, or otherwise at least ${RELEASE_DAYS} days after the work was done.`,
  },
  resumedDone: {
    nl: (news) =>
      isOwner(news)
        ? `Keur het werk goed of open een geschil. De ${RELEASE_DAYS} dagen daarvoor stonden stil en lopen nu verder: je hebt nog minstens ${LAST_DAYS} dagen. Doe je niets, dan gaat het geld daarna naar ${news.name}.`
        : `Je krijgt het geld als ${news.name} het werk goedkeurt. De ${RELEASE_DAYS} dagen daarvoor stonden stil en lopen nu verder: ${news.name} heeft nog minstens ${LAST_DAYS} dagen. Komt er geen geschil, dan krijg je het geld daarna.`,
    en: (news) =>
      isOwner(news)
        ? `Approve the work or open a dispute. The ${RELEASE_DAYS} days for that were on hold and now go on: you have at least ${LAST_DAYS} days left. If you do nothing, the money then goes to ${news.name}.`
        : `You get the money when ${news.name} approves the work. The ${RELEASE_DAYS} days for that were on hold and now go on: ${news.name} has at least ${LAST_DAYS} days left. If there’s no dispute, you get the money after that.`,
  },
  resumedSuspended: {
    nl: (news) =>
      isOwner(news)
        ? `Is het werk klaar, dan mailen we je. Je hebt dan ${RELEASE_DAYS} dagen om te laten weten dat je het er niet mee eens bent, via de link in onze mail over je schorsing. Doe je niets, dan gaat het geld daarna naar ${news.name}.`
        : `Het account van ${news.name} is geschorst, dus ${news.name} kan het werk niet goedkeuren. Is het klaar? Geef dat aan. Je krijgt ${news.total} dan vanzelf na ${RELEASE_DAYS} dagen, tenzij ${news.name} het niet eens is met het werk: dan beslist ons team.`,
    en: (news) =>
      isOwner(news)
        ? `When the work is done, we’ll email you. You then have ${RELEASE_DAYS} days to say that you don’t agree with it, at the link in our email about your suspension. If you do nothing, the money goes to ${news.name} after that.`
        : `${news.name}’s account is suspended, so ${news.name} can’t approve the work. Is it done? Mark it as done. You then get ${news.total} automatically after ${RELEASE_DAYS} days, unless ${news.name} doesn’t agree with the work: then our team decides.`,
  },
  resumedSuspendedDone: {
    nl: (news) =>
      isOwner(news)
        ? `De ${RELEASE_DAYS} dagen om het ons te laten weten stonden stil en lopen nu verder. Over minstens ${LAST_DAYS} dagen gaat het geld naar ${news.name}. De dag en wat je nog kunt doen, lees je via de link in onze mail over je schorsing.`
        : `Het account van ${news.name} is geschorst, dus ${news.name} kan het werk niet goedkeuren. De ${RELEASE_DAYS} dagen tot de betaling stonden stil en lopen nu verder: nog minstens ${LAST_DAYS} dagen. Daarna krijg je ${news.total}, tenzij ons team nog eens naar de betaling moet kijken.`,
    en: (news) =>
      isOwner(news)
        ? `The ${RELEASE_DAYS} days to tell us were on hold and now go on. In at least ${LAST_DAYS} days the money goes to ${news.name}. The link in our email about your suspension tells you the day and what you can still do.`
        : `${news.name}’s account is suspended, so ${news.name} can’t approve the work. The ${RELEASE_DAYS} days until the payment were on hold and now go on: at least ${LAST_DAYS} more days. After that you get ${news.total}, unless our team has to look into the payment again.`,
  },
  resumedInDispute: {
    nl: "Het geschil gaat verder. Jullie kunnen nu akkoord gaan met een voorstel van de ander.",
    en: "The dispute goes on. You can now agree to a proposal by the other.",
  },
  resumedInSuspendedDispute: {
    nl: "Het geschil gaat verder. Worden jullie het niet eens, dan beslist ons team.",
    en: "The dispute goes on. If you don’t agree, our team decides.",
  },
  stillPaused: {
    nl: "Het geld blijft in bewaring: ons team kijkt nog naar de betaling. Je krijgt bericht als we klaar zijn.",
    en: "The money stays held: our team is still looking into the payment. We’ll let you know when we’re done.",
  },
} satisfies Sentences;

export const FINAL: Record<Language, string> = {
  nl: "Ons besluit is definitief: bij ons kun je er geen bezwaar tegen maken. Ben je het er niet mee eens, dan kun je naar de rechter.",
  en: "Our decision is final: you can’t appeal against it with us. If you disagree, you can go to court.",
};

export const QUESTIONS: Record<Language, string> = {
  nl: "Vragen over het besluit? Neem contact met ons op.",
  en: "Questions about the decision? Contact us.",
};
