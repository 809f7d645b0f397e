import type { Notifications, NotificationWords } from "../notification-text";

const helperGranted: NotificationWords = {
  nl: ({ someone, job }) => [
    "Overeenkomst herroepen",
    `${someone} heeft de overeenkomst over ${job} herroepen. Ons team heeft dat toegekend. Je houdt wat je kreeg.`,
  ],
  en: ({ someone, job }) => [
    "Contract withdrawn",
    `${someone} has withdrawn from the contract for ${job}. Our team has granted that. You keep what you got.`,
  ],
};

export default {
  payment_request: {
    nl: ({ job, someone, amount, Request }) => [Request, `${someone} vraagt ${amount} voor ${job}.`],
    en: ({ job, someone, amount, Request }) => [Request, `${someone} is asking for ${amount} for ${job}.`],
    steps: {
      changed: {
        nl: ({ job, someone, amount, Request }) => [Request, `${someone} vraagt nu ${amount} voor ${job}.`],
        en: ({ job, someone, amount, Request }) => [Request, `${someone} is now asking for ${amount} for ${job}.`],
      },
      reminded: {
        nl: ({ job, someone, amount, Request }) => [Request, `${someone} wacht op je antwoord: ${amount} voor ${job}.`],
        en: ({ job, someone, amount, Request }) => [
          Request,
          `${someone} is waiting for your answer: ${amount} for ${job}.`,
        ],
      },
      withdrawn: {
        nl: ({ job, someone, amount, request, Request }) => [
          Request,
          `${someone} heeft het ${request} van ${amount} voor ${job} ingetrokken.`,
        ],
        en: ({ job, someone, amount, request, Request }) => [
          Request,
          `${someone} has withdrawn the ${request} of ${amount} for ${job}.`,
        ],
      },
      settled: {
        nl: ({ job, someone, amount, Request }) => [
          Request,
          `${someone} geeft aan dat ${amount} voor ${job} is betaald.`,
        ],
        en: ({ job, someone, amount, Request }) => [Request, `${someone} says ${amount} for ${job} has been paid.`],
      },
      refused: {
        nl: ({ job, someone, amount, request, Request }) => [
          Request,
          `${someone} heeft het ${request} van ${amount} voor ${job} geweigerd.`,
        ],
        en: ({ job, someone, amount, request, Request }) => [
          Request,
          `${someone} has declined the ${request} of ${amount} for ${job}.`,
        ],
      },
    },
  },
  payment_held: {
    nl: ({ job, amount }) => ["Er is betaald", `${amount} voor ${job} is in bewaring tot de klus is afgerond.`],
    en: ({ job, amount }) => ["Payment received", `${amount} for ${job} is held until the job is completed.`],
  },
  payment_released: {
    nl: ({ job, amount, lapsed }) => [
      "Je geld is vrijgegeven",
      `${job} is afgerond. ${amount} staat op je saldo.${lapsed && ` De ${lapsed} extra die je vroeg, is vervallen.`}`,
    ],
    en: ({ job, amount, lapsed }) => [
      "Your money has been released",
      `${job} is completed. ${amount} has been added to your balance.${lapsed && ` The ${lapsed} extra that you asked for has lapsed.`}`,
    ],
  },
  tip: {
    nl: ({ job, someone, amount }) => [
      "Je kreeg een fooi",
      `${someone} gaf je ${amount} fooi voor ${job}. Het hele bedrag staat op je saldo.`,
    ],
    en: ({ job, someone, amount }) => [
      "You got a tip",
      `${someone} has tipped you ${amount} for ${job}. The whole amount has been added to your balance.`,
    ],
  },
  payment_refunded: {
    nl: ({ amount, refundReason }) => [
      "Betaling terugbetaald",
      `${refundReason} Je krijgt ${amount} terug, op dezelfde manier als je betaalde.`,
    ],
    en: ({ amount, refundReason }) => [
      "Payment refunded",
      `${refundReason} You get ${amount} back, the same way you paid.`,
    ],
    steps: {
      tip: {
        nl: ({ amount, refundReason }) => [
          "Fooi terugbetaald",
          `${refundReason} Je krijgt ${amount} terug, op dezelfde manier als je betaalde.`,
        ],
        en: ({ amount, refundReason }) => [
          "Tip refunded",
          `${refundReason} You get ${amount} back, the same way you paid.`,
        ],
      },
      payee: {
        nl: ({ refundReason, refundNext }) => ["Betaling terugbetaald", `${refundReason} ${refundNext}`.trim()],
        en: ({ refundReason, refundNext }) => ["Payment refunded", `${refundReason} ${refundNext}`.trim()],
      },
      part: {
        nl: ({ amount, refundReason }) => ["Je krijgt geld terug", `${refundReason} Je krijgt ${amount} terug.`],
        en: ({ amount, refundReason }) => ["You’re getting money back", `${refundReason} You get ${amount} back.`],
      },
      part_payee: {
        nl: ({ refundReason }) => ["De plaatser krijgt geld terug", refundReason],
        en: ({ refundReason }) => ["The client is getting money back", refundReason],
      },
    },
  },
  payment_failed: {
    nl: ({ job, amount, failedNext }) => [
      "Je betaling is niet gelukt",
      `Je bank heeft ${amount} voor ${job} niet betaald. Er is niets afgeschreven. ${failedNext}`,
    ],
    en: ({ job, amount, failedNext }) => [
      "Your payment failed",
      `Your bank didn’t pay ${amount} for ${job}. Nothing was taken. ${failedNext}`,
    ],
    steps: {
      tip: {
        nl: ({ job, amount, failedNext }) => [
          "Je fooi is niet gelukt",
          `Je bank heeft je fooi van ${amount} voor ${job} niet betaald. Er is niets afgeschreven. ${failedNext}`,
        ],
        en: ({ job, amount, failedNext }) => [
          "Your tip failed",
          `Your bank didn’t pay your tip of ${amount} for ${job}. Nothing was taken. ${failedNext}`,
        ],
      },
      credits: {
        nl: ({ amount, failedNext }) => [
          "Je betaling is niet gelukt",
          `Je bank heeft ${amount} voor je tegoed niet betaald. Er is niets afgeschreven. ${failedNext}`,
        ],
        en: ({ amount, failedNext }) => [
          "Your payment failed",
          `Your bank didn’t pay ${amount} for your credit. Nothing was taken. ${failedNext}`,
        ],
      },
    },
  },
  refund_failed: {
    nl: ({ job, amount }) => [
      "Terugbetaling mislukt",
      `${amount} voor ${job} kon niet naar je rekening. Het geld is bij ons. Ons team zoekt uit hoe je het krijgt en mailt je.`,
    ],
    en: ({ job, amount }) => [
      "Refund failed",
      `We couldn’t send ${amount} for ${job} to your account. We have the money. Our team will find another way and email you.`,
    ],
    steps: {
      otherwise: {
        nl: ({ job, amount }) => [
          "Je geld is alsnog terugbetaald",
          `${amount} voor ${job} kon niet naar je rekening. Ons team heeft het op een andere manier terugbetaald.`,
        ],
        en: ({ job, amount }) => [
          "Your money has been refunded after all",
          `We couldn’t send ${amount} for ${job} to your account. Our team has refunded it another way.`,
        ],
      },
    },
  },
  withdrawal: {
    nl: ({ amount }) => [
      "Je herroeping is afgewezen",
      `We kunnen je herroeping van de betaling van ${amount} niet toekennen. Lees de mail voor de uitleg.`,
    ],
    en: ({ amount }) => [
      "Your withdrawal was rejected",
      `We can’t grant your withdrawal from the payment of ${amount}. Read the email for the reasons.`,
    ],
    steps: {
      granted: {
        nl: ({ amount }) => [
          "Je herroeping is toegekend",
          `We geven je gelijk over de betaling van ${amount}. Lees de mail voor wat je terugkrijgt.`,
        ],
        en: ({ amount }) => [
          "Your withdrawal was granted",
          `We agree with you about the payment of ${amount}. Read the email for what you get back.`,
        ],
      },
      granted_fee: {
        nl: ({ amount }) => [
          "Je herroeping is toegekend",
          `We geven je gelijk over de betaling van ${amount}. Je krijgt onze servicekosten terug. Lees de mail voor de uitleg.`,
        ],
        en: ({ amount }) => [
          "Your withdrawal was granted",
          `We agree with you about the payment of ${amount}. You get our service fee back. Read the email for the reasons.`,
        ],
      },
      asked: {
        nl: ({ job }) => [
          "Overeenkomst herroepen",
          `Je hebt de overeenkomst over ${job} herroepen. Ons team beslist daarover en mailt je. De deal stopt daardoor niet vanzelf.`,
        ],
        en: ({ job }) => [
          "Contract withdrawn",
          `You’ve withdrawn from the contract for ${job}. Our team decides on that and emails you. It doesn’t end the deal by itself.`,
        ],
      },
      helper_asked: {
        nl: ({ someone, job }) => [
          "Overeenkomst herroepen",
          `${someone} heeft de overeenkomst over ${job} herroepen. Ons team beslist daarover. Tot dan verandert er voor jou niets.`,
        ],
        en: ({ someone, job }) => [
          "Contract withdrawn",
          `${someone} has withdrawn from the contract for ${job}. Our team decides on that. Until then, nothing changes for you.`,
        ],
      },
      helper_service_asked: {
        nl: ({ someone, job }) => [
          "Herroeping van onze dienst",
          `${someone} heeft onze dienst bij ${job} herroepen: dat gaat over de servicekosten. Ons team beslist daarover. Voor jou verandert er niets.`,
        ],
        en: ({ someone, job }) => [
          "Withdrawal from our service",
          `${someone} has withdrawn from our service for ${job}: that’s about the service fee. Our team decides on that. Nothing changes for you.`,
        ],
      },
      helper_service: {
        nl: ({ someone, job }) => [
          "Servicekosten terugbetaald",
          `${someone} heeft onze dienst bij ${job} herroepen en krijgt onze servicekosten terug. Voor jou verandert er niets.`,
        ],
        en: ({ someone, job }) => [
          "Service fee refunded",
          `${someone} has withdrawn from our service for ${job} and gets our service fee back. Nothing changes for you.`,
        ],
      },
      helper_granted: helperGranted,
      helper_granted_only: {
        nl: ({ someone, job }) => [
          "Overeenkomst herroepen",
          `${someone} heeft de overeenkomst over ${job} herroepen. Ons team heeft dat toegekend. Je hoeft niets te doen.`,
        ],
        en: ({ someone, job }) => [
          "Contract withdrawn",
          `${someone} has withdrawn from the contract for ${job}. Our team has granted that. You don’t have to do anything.`,
        ],
      },
      helper_goes_on: {
        nl: ({ someone, job }) => [
          "Jullie deal gaat door",
          `${someone} heeft onze dienst bij ${job} herroepen en krijgt onze servicekosten terug. Jullie deal gaat door, en wat jij krijgt, blijft hetzelfde.`,
        ],
        en: ({ someone, job }) => [
          "Your deal goes on",
          `${someone} has withdrawn from our service for ${job} and gets our service fee back. Your deal goes on, and what you get stays the same.`,
        ],
      },
      /** Only in older notifications. */
      helper: helperGranted,
      helper_rejected: {
        nl: ({ someone, job }) => [
          "Herroeping afgewezen",
          `${someone} wilde de overeenkomst over ${job} herroepen. Ons team heeft dat afgewezen. Voor jou verandert er niets.`,
        ],
        en: ({ someone, job }) => [
          "Withdrawal rejected",
          `${someone} wanted to withdraw from the contract for ${job}. Our team has rejected that. Nothing changes for you.`,
        ],
      },
    },
  },
} satisfies Notifications;
