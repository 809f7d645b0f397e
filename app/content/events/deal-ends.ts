import { MISSED_ANSWER_HOURS } from "~/domain/deals/appointment-life";
import { LATE_HOURS } from "~/domain/deals/cancellation-rule";
import type { DealEndStep } from "~/domain/deals/deal-end-step";
import { HOLD_DAYS } from "~/domain/money/payment-life";
import type { Language } from "~/domain/values/language";
import type { EventTexts, Sentences } from "./deal-facts";

export type BreakStep = Exclude<DealEndStep, "agreed" | "decided" | "team">;

export const COUNTS: Record<Language, string> = {
  nl: "Dit telt mee als een klus die je niet afmaakte.",
  en: "It counts as a job you didn’t finish.",
};

const CANCELLED: EventTexts<[title: string, owner: string, helper: string]> = {
  nl: ({ name, job }) => [
    "Deal geannuleerd",
    `Je annuleerde de deal met ${name} voor ${job}.`,
    `${name} annuleerde de deal voor ${job}. Je hoeft dit werk niet meer te doen.`,
  ],
  en: ({ name, job }) => [
    "Deal cancelled",
    `You cancelled the deal with ${name} for ${job}.`,
    `${name} cancelled the deal for ${job}. You don’t have to do this work any more.`,
  ],
};

export const BREAKS: Record<BreakStep, EventTexts<[title: string, owner: string, helper: string]>> = {
  cancelled: CANCELLED,
  cancelled_late: {
    nl: ({ name, job }) => [
      "Deal geannuleerd",
      `Je annuleerde de deal met ${name} voor ${job} minder dan ${LATE_HOURS} uur voor het afgesproken begin, of daarna.`,
      `${name} annuleerde de deal voor ${job} minder dan ${LATE_HOURS} uur voor het afgesproken begin, of daarna. Je hoeft dit werk niet meer te doen.`,
    ],
    en: ({ name, job }) => [
      "Deal cancelled",
      `You cancelled the deal with ${name} for ${job} less than ${LATE_HOURS} hours before the agreed start, or after it.`,
      `${name} cancelled the deal for ${job} less than ${LATE_HOURS} hours before the agreed start, or after it. You don’t have to do this work any more.`,
    ],
  },
  withdrawn: {
    nl: ({ name, job }) => [
      "Bod ingetrokken",
      `${name} heeft het geaccepteerde bod op ${job} ingetrokken. Jullie deal is gestopt.`,
      `Je hebt je geaccepteerde bod op ${job} ingetrokken. Je deal met ${name} is gestopt.`,
    ],
    en: ({ name, job }) => [
      "Offer withdrawn",
      `${name} has withdrawn the accepted offer for ${job}. Your deal has ended.`,
      `You’ve withdrawn your accepted offer for ${job}. Your deal with ${name} has ended.`,
    ],
  },
  missed_by_helper: {
    nl: ({ name, job, unanswered }) => [
      "Deal gestopt",
      unanswered
        ? `${name} antwoordde niet binnen ${MISSED_ANSWER_HOURS} uur op je melding over de afspraak voor ${job}. Dat telt als niet gekomen. Jullie deal is gestopt.`
        : `${name} bevestigde niet op de afspraak voor ${job} te zijn geweest. Jullie deal is gestopt.`,
      unanswered
        ? `${name} meldde dat je niet op de afspraak voor ${job} was. Je antwoordde niet binnen ${MISSED_ANSWER_HOURS} uur, en dat telt als niet gekomen. Jullie deal is gestopt. ${COUNTS.nl}`
        : `Je bevestigde dat je niet op de afspraak met ${name} voor ${job} was. Jullie deal is gestopt. ${COUNTS.nl}`,
    ],
    en: ({ name, job, unanswered }) => [
      "Deal ended",
      unanswered
        ? `${name} didn’t reply within ${MISSED_ANSWER_HOURS} hours to your report about the appointment for ${job}. That counts as a no-show. Your deal has ended.`
        : `${name} confirmed that they weren’t there for ${job}. Your deal has ended.`,
      unanswered
        ? `${name} reported that you weren’t there for ${job}. You didn’t reply within ${MISSED_ANSWER_HOURS} hours, and that counts as a no-show. Your deal has ended. ${COUNTS.en}`
        : `You confirmed that you weren’t there for your appointment with ${name} for ${job}. Your deal has ended. ${COUNTS.en}`,
    ],
  },
  missed_by_owner: {
    nl: ({ name, job, unanswered }) => [
      "Deal gestopt",
      unanswered
        ? `${name} meldde dat je niet op de afspraak voor ${job} was. Je antwoordde niet binnen ${MISSED_ANSWER_HOURS} uur, en dat telt als niet gekomen. Jullie deal is gestopt.`
        : `Je bevestigde dat je niet op de afspraak met ${name} voor ${job} was. Jullie deal is gestopt.`,
      unanswered
        ? `${name} antwoordde niet binnen ${MISSED_ANSWER_HOURS} uur op je melding over de afspraak voor ${job}. Dat telt als niet gekomen. Jullie deal is gestopt. Je hoeft dit werk niet meer te doen.`
        : `${name} bevestigde niet op de afspraak voor ${job} te zijn geweest. Jullie deal is gestopt. Je hoeft dit werk niet meer te doen.`,
    ],
    en: ({ name, job, unanswered }) => [
      "Deal ended",
      unanswered
        ? `${name} reported that you weren’t there for ${job}. You didn’t reply within ${MISSED_ANSWER_HOURS} hours, and that counts as a no-show. Your deal has ended.`
        : `You confirmed that you weren’t there for your appointment with ${name} for ${job}. Your deal has ended.`,
      unanswered
        ? `${name} didn’t reply within ${MISSED_ANSWER_HOURS} hours to your report about the appointment for ${job}. That counts as a no-show. Your deal has ended. You don’t have to do this work any more.`
        : `${name} confirmed that they weren’t there for ${job}. Your deal has ended. You don’t have to do this work any more.`,
    ],
  },
  revoked: {
    nl: ({ name, job }) => [
      "Overeenkomst herroepen",
      `Je hebt je overeenkomst over ${job} herroepen. Je deal met ${name} is gestopt.`,
      `${name} heeft de overeenkomst over ${job} herroepen. Jullie deal is gestopt. Je hoeft dit werk niet meer te doen.`,
    ],
    en: ({ name, job }) => [
      "Contract withdrawn",
      `You’ve withdrawn from your contract for ${job}. Your deal with ${name} has ended.`,
      `${name} has withdrawn from the contract for ${job}. Your deal has ended. You don’t have to do this work any more.`,
    ],
  },
  held_too_long: {
    nl: ({ name, job }) => [
      "Deal gestopt",
      `Je betaling voor ${job} was ${HOLD_DAYS} dagen in bewaring en de klus is niet afgerond. Je deal met ${name} is gestopt.`,
      `De betaling voor ${job} was ${HOLD_DAYS} dagen in bewaring en de klus is niet afgerond. Je deal met ${name} is gestopt.`,
    ],
    en: ({ name, job }) => [
      "Deal ended",
      `Your payment for ${job} was held for ${HOLD_DAYS} days and the job wasn’t completed. Your deal with ${name} has ended.`,
      `The payment for ${job} was held for ${HOLD_DAYS} days and the job wasn’t completed. Your deal with ${name} has ended.`,
    ],
  },
  deleted: CANCELLED,
  taken_down: {
    nl: ({ name, job }) => [
      "Deal gestopt",
      `Ons team heeft ${job} weggehaald. Je deal met ${name} is gestopt.`,
      `Ons team heeft ${job} weggehaald. Je deal met ${name} is gestopt. Je hoeft dit werk niet meer te doen.`,
    ],
    en: ({ name, job }) => [
      "Deal ended",
      `Our team has taken ${job} down. Your deal with ${name} has ended.`,
      `Our team has taken ${job} down. Your deal with ${name} has ended. You don’t have to do this work any more.`,
    ],
  },
  together: {
    nl: ({ name, job, standing }) => {
      const agreed = {
        own: `${name} ging akkoord met je voorstel om te stoppen met ${job}. Jullie deal is gestopt.`,
        theirs: `Je ging akkoord met het voorstel van ${name} om te stoppen met ${job}. Jullie deal is gestopt.`,
      }[standing];
      if (agreed) return ["Samen gestopt", agreed, agreed];
      const what = `Jij en ${name} zijn het eens: jullie stoppen met ${job}. Jullie deal is gestopt.`;
      return ["Samen gestopt", what, what];
    },
    en: ({ name, job, standing }) => {
      const agreed = {
        own: `${name} agreed to your proposal to stop ${job}. Your deal has ended.`,
        theirs: `You agreed to ${name}’s proposal to stop ${job}. Your deal has ended.`,
      }[standing];
      if (agreed) return ["Stopped together", agreed, agreed];
      const what = `You and ${name} agreed to stop ${job}. Your deal has ended.`;
      return ["Stopped together", what, what];
    },
  },
  owner_left: {
    nl: ({ job }) => [
      "Deal gestopt",
      `Je hebt je account verwijderd. De deal voor ${job} is gestopt.`,
      `De plaatser van ${job} heeft het account verwijderd. Jullie deal is gestopt. Je hoeft dit werk niet meer te doen.`,
    ],
    en: ({ job }) => [
      "Deal ended",
      `You’ve deleted your account. The deal for ${job} has ended.`,
      `The client for ${job} has deleted their account. Your deal has ended. You don’t have to do this work any more.`,
    ],
  },
  helper_left: {
    nl: ({ job }) => [
      "Deal gestopt",
      `De klusser voor ${job} heeft het account verwijderd. Jullie deal is gestopt.`,
      `Je hebt je account verwijderd. De deal voor ${job} is gestopt.`,
    ],
    en: ({ job }) => [
      "Deal ended",
      `The helper for ${job} has deleted their account. Your deal has ended.`,
      `You’ve deleted your account. The deal for ${job} has ended.`,
    ],
  },
  left_done: {
    nl: ({ job }) => [
      "Klus afgerond",
      `De klusser voor ${job} heeft het account verwijderd. Het werk was klaar, dus de klus is afgerond.`,
      `De plaatser van ${job} heeft het account verwijderd. Het werk was klaar, dus de klus is afgerond.`,
    ],
    en: ({ job }) => [
      "Job completed",
      `The helper for ${job} has deleted their account. The work was done, so the job is completed.`,
      `The client for ${job} has deleted their account. The work was done, so the job is completed.`,
    ],
  },
};

export const UNKNOWN_END: Record<Language, (job: string) => [title: string, what: string]> = {
  nl: (job) => ["Deal gestopt", `De deal voor ${job} is gestopt.`],
  en: (job) => ["Deal ended", `The deal for ${job} has ended.`],
};

export const MEETING_OF_BREAK: Record<Language, (span: string) => string> = {
  nl: (span) => `Jullie afspraak van ${span} gaat niet door.`,
  en: (span) => `Your appointment on ${span} is cancelled.`,
};

export const MONEY_OF_BREAK = {
  nothingPaid: { nl: "Er was niets via ons betaald.", en: "Nothing was paid through us." },
  gone: { nl: "Er was geen geld meer in bewaring.", en: "No money was held any more." },
  refund: {
    nl: ({ refund, way }) => `Je krijgt ${refund} terug, ook de servicekosten. ${way}`,
    en: ({ refund, way }) => `You get ${refund} back, including the service fee. ${way}`,
  },
  compensated: {
    nl: ({ refund, name, helper, way }) =>
      `Je krijgt ${refund} terug, ook de servicekosten. ${way} ${name} krijgt ${helper} vergoeding.`,
    en: ({ refund, name, helper, way }) =>
      `You get ${refund} back, including the service fee. ${way} ${name} gets ${helper} as compensation.`,
  },
  toOther: {
    nl: ({ name, refund }) => `De ${refund} in bewaring gaat terug naar ${name}.`,
    en: ({ name, refund }) => `The ${refund} we held goes back to ${name}.`,
  },
  compensation: {
    nl: ({ helper, name }) =>
      `Je krijgt ${helper} vergoeding. Dat bedrag staat op je saldo. De rest gaat terug naar ${name}.`,
    en: ({ helper, name }) =>
      `You get ${helper} as compensation. It’s in your balance now. The rest goes back to ${name}.`,
  },
} satisfies Sentences;

export const AFTER_BREAK = {
  openOwner: { nl: "Je klus staat weer open voor nieuwe biedingen.", en: "Your job is open again for new offers." },
  openHelper: {
    nl: "De klus staat weer open voor biedingen.",
    en: "The job is open for offers again.",
  },
  waitsOwner: {
    nl: () => "Is je account niet meer geschorst, dan staat je klus weer open voor nieuwe biedingen.",
    en: () => "Once your account isn’t suspended any more, your job is open for new offers.",
  },
  waitsHelper: {
    nl: ({ name }) => `${name} kan nu geen bod kiezen. Daarom kun je nu niet opnieuw bieden.`,
    en: ({ name }) => `${name} can’t choose an offer right now, so you can’t make a new one.`,
  },
  gone: { nl: "De klus is verwijderd.", en: "The job has been deleted." },
  restored: { nl: "Daarna heeft ons team de klus teruggezet.", en: "Later our team put the job back." },
} satisfies Sentences;
