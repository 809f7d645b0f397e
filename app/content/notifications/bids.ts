import type { Notifications } from "../notification-text";

export default {
  bid_placed: {
    nl: ({ job, someone, amount }) => [`${someone} biedt ${amount}`, `Voor ${job}.`],
    en: ({ job, someone, amount }) => [`${someone} offers ${amount}`, `For ${job}.`],
  },
  bid_changed: {
    nl: ({ job, someone, amount }) => [`${someone} biedt nu ${amount}`, `Voor ${job}.`],
    en: ({ job, someone, amount }) => [`${someone} now offers ${amount}`, `For ${job}.`],
    steps: {
      paying: {
        nl: ({ job, someone, amount }) => [
          `${someone} biedt nu ${amount}`,
          `Voor ${job}. Bevestigt de bank je betaling voor het vorige bod, dan krijg je alles terug.`,
        ],
        en: ({ job, someone, amount }) => [
          `${someone} now offers ${amount}`,
          `For ${job}. If the bank confirms your payment for the previous offer, you get everything back.`,
        ],
      },
    },
  },
  bid_withdrawn: {
    nl: ({ job, someone }) => ["Bod ingetrokken", `${someone} heeft het bod op ${job} ingetrokken.`],
    en: ({ job, someone }) => ["Offer withdrawn", `${someone} has withdrawn their offer for ${job}.`],
    steps: {
      paying: {
        nl: ({ job, someone }) => [
          "Bod ingetrokken",
          `${someone} heeft het bod op ${job} ingetrokken. Bevestigt de bank je betaling, dan krijg je alles terug.`,
        ],
        en: ({ job, someone }) => [
          "Offer withdrawn",
          `${someone} has withdrawn their offer for ${job}. If the bank confirms your payment, you get everything back.`,
        ],
      },
    },
  },
  bid_accepted: {
    nl: ({ job }) => ["Je bod is geaccepteerd", `Je mag aan de slag met ${job}. Spreek een tijd af.`],
    en: ({ job }) => ["Your offer has been accepted", `${job} is yours. Agree on a time.`],
    steps: {
      paid: {
        nl: ({ job }) => [
          "Je bod is geaccepteerd",
          `Je mag aan de slag met ${job}. Er is betaald: het geld is in bewaring. Spreek een tijd af.`,
        ],
        en: ({ job }) => [
          "Your offer has been accepted",
          `${job} is yours. It has been paid for, and the money is held. Agree on a time.`,
        ],
      },
      processing: {
        nl: ({ job }) => [
          "De plaatser koos jou",
          `De bank verwerkt de betaling voor ${job} nog. Zodra de bank hem bevestigt, is de klus voor jou. Begin nog niet.`,
        ],
        en: ({ job }) => [
          "The client chose you",
          `The bank is still processing the payment for ${job}. As soon as the bank confirms it, the job is yours. Don’t start yet.`,
        ],
      },
      unpaid: {
        nl: ({ job }) => [
          "De betaling is niet gelukt",
          `De plaatser koos jou voor ${job}, maar de betaling lukte niet. Je bod staat nog open.`,
        ],
        en: ({ job }) => [
          "The payment failed",
          `The client chose you for ${job}, but the payment failed. Your offer still stands.`,
        ],
      },
    },
  },
  bid_outdated: {
    nl: ({ job, amount }) => [
      "Je bod veranderde tijdens het betalen",
      `De plaatser betaalde voor ${job}, maar nog voor je vorige bod. De plaatser krijgt dat geld terug en kan nu je bod van ${amount} kiezen.`,
    ],
    en: ({ job, amount }) => [
      "Your offer changed during the payment",
      `The client paid for ${job}, but for your earlier offer. The client gets that money back and can now choose your offer of ${amount}.`,
    ],
  },
  bid_rejected: {
    nl: ({ job }) => ["Je bod is niet gekozen", `Je bod op ${job} is deze keer niet gekozen.`],
    en: ({ job }) => ["Your offer was not chosen", `Your offer for ${job} was not chosen this time.`],
    steps: {
      rejected: {
        nl: ({ job }) => ["Je bod is geweigerd", `De plaatser heeft je bod op ${job} geweigerd.`],
        en: ({ job }) => ["Your offer was declined", `The client has declined your offer for ${job}.`],
      },
      lapsed: {
        nl: ({ job }) => ["Je bod is niet gekozen", `De plaatser heeft een ander bod op ${job} gekozen.`],
        en: ({ job }) => ["Your offer was not chosen", `The client has chosen another offer for ${job}.`],
      },
      unchosen: {
        nl: ({ job }) => ["Je bod is niet gekozen", `De plaatser rondde ${job} af zonder een bod te kiezen.`],
        en: ({ job }) => ["Your offer was not chosen", `The client completed ${job} without choosing an offer.`],
      },
      expired: {
        nl: ({ job }) => ["Klus verlopen", `De klus ${job} is verlopen: er is niemand gekozen. Je bod is vervallen.`],
        en: ({ job }) => [
          "Job expired",
          `The job ${job} has expired: nobody was chosen. Your offer is no longer valid.`,
        ],
      },
      deleted: {
        nl: ({ job }) => ["Klus verwijderd", `De klus ${job} is verwijderd. Je bod is vervallen.`],
        en: ({ job }) => ["Job deleted", `The job ${job} has been deleted. Your offer is no longer valid.`],
      },
      taken_down: {
        nl: ({ job }) => ["Klus weggehaald", `Ons team heeft de klus ${job} weggehaald. Je bod is vervallen.`],
        en: ({ job }) => ["Job taken down", `Our team has taken the job ${job} down. Your offer is no longer valid.`],
      },
    },
  },
  nudge: {
    nl: ({ job }) => ["Er wacht een bod", `Op ${job} wacht al een dag een bod. Laat weten wat je ervan vindt.`],
    en: ({ job }) => [
      "An offer is waiting",
      `An offer for ${job} has been waiting for a day. Let them know what you think.`,
    ],
    steps: {
      several: {
        nl: ({ job, bids }) => [
          `${bids} klussers wachten op antwoord`,
          `Hun biedingen op ${job} wachten al een dag. Laat weten wat je ervan vindt.`,
        ],
        en: ({ job, bids }) => [
          `${bids} helpers are waiting for your reply`,
          `Their offers for ${job} have been waiting for a day. Let them know what you think.`,
        ],
      },
    },
  },
} satisfies Notifications;
