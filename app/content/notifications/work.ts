import { LAST_DAYS, RELEASE_DAYS } from "~/domain/money/deal-money";
import { HOLD_REMINDER_DAYS } from "~/domain/money/payment-life";
import { UNPAID_OWNER } from "../events/unpaid-work";
import type { Notifications } from "../notification-text";

export default {
  work_begun: {
    nl: ({ job, someone }) => ["Het werk is begonnen", `${someone} vulde je startcode in en begint aan ${job}.`],
    en: ({ job, someone }) => ["The work has begun", `${someone} entered your start code and is starting on ${job}.`],
    steps: {
      own_report: {
        nl: ({ job, someone }) => [
          "Het werk is begonnen",
          `${someone} vulde je startcode in en begint aan ${job}. Je melding van niet gekomen is daarmee ingetrokken.`,
        ],
        en: ({ job, someone }) => [
          "The work has begun",
          `${someone} entered your start code and is starting on ${job}. That withdraws your no-show report.`,
        ],
      },
      report: {
        nl: ({ job, someone }) => [
          "Het werk is begonnen",
          `${someone} vulde je startcode in en begint aan ${job}. De melding dat je er niet was, is daarmee ingetrokken. Je hoeft er niet meer op te antwoorden.`,
        ],
        en: ({ job, someone }) => [
          "The work has begun",
          `${someone} entered your start code and is starting on ${job}. That withdraws the report that you weren’t there. You no longer have to reply to it.`,
        ],
      },
    },
  },
  work_done: {
    nl: ({ job, someone }) => [
      "Het werk is klaar",
      `${someone} is klaar met ${job}. Alles goed? Keur het werk dan goed. Anders ronden wij de klus na ${RELEASE_DAYS} dagen af. Een bericht houdt de betaling niet tegen, een geschil wel.`,
    ],
    en: ({ job, someone }) => [
      "The work is done",
      `${someone} has finished ${job}. If all is well, approve the work. Otherwise we complete the job after ${RELEASE_DAYS} days. A message doesn’t stop the payment; a dispute does.`,
    ],
    steps: {
      direct: {
        nl: ({ job, someone }) => [
          "Het werk is klaar",
          `${someone} is klaar met ${job}. Alles goed? Betaal zoals jullie afspraken en rond de klus af. Anders ronden wij de klus na ${RELEASE_DAYS} dagen af.`,
        ],
        en: ({ job, someone }) => [
          "The work is done",
          `${someone} has finished ${job}. If all is well, pay as you agreed and complete the job. Otherwise we complete the job after ${RELEASE_DAYS} days.`,
        ],
      },
      direct_ahead: {
        nl: ({ job, someone, until }) => [
          "Het werk is klaar",
          `${someone} is klaar met ${job}, nog voor jullie afspraak. Alles goed? Betaal zoals jullie afspraken en rond de klus af. Anders ronden wij de klus af op ${until}.`,
        ],
        en: ({ job, someone, until }) => [
          "The work is done",
          `${someone} has finished ${job}, ahead of your appointment. If all is well, pay as you agreed and complete the job. Otherwise we complete the job on ${until}.`,
        ],
      },
      held_ahead: {
        nl: ({ job, someone, until }) => [
          "Het werk is klaar",
          `${someone} is klaar met ${job}, nog voor jullie afspraak. Alles goed? Keur het werk dan goed. Anders ronden wij de klus af op ${until}. Een bericht houdt de betaling niet tegen, een geschil wel.`,
        ],
        en: ({ job, someone, until }) => [
          "The work is done",
          `${someone} has finished ${job}, ahead of your appointment. If all is well, approve the work. Otherwise we complete the job on ${until}. A message doesn’t stop the payment; a dispute does.`,
        ],
      },
      paused: {
        nl: ({ job, someone }) => [
          "Het werk is klaar",
          `${someone} is klaar met ${job}. Ons team kijkt nog naar de betaling. Tot we klaar zijn, kun je het werk niet goedkeuren.`,
        ],
        en: ({ job, someone }) => [
          "The work is done",
          `${someone} has finished ${job}. Our team is still looking into the payment. Until we’re done, you can’t approve the work.`,
        ],
      },
      unpaid: {
        nl: ({ job, someone }) => [
          "Het werk is klaar",
          `${someone} is klaar met ${job}. Er is geen geld meer in bewaring. ${UNPAID_OWNER.nl("")}`,
        ],
        en: ({ job, someone }) => [
          "The work is done",
          `${someone} has finished ${job}. No money is held any more. ${UNPAID_OWNER.en("")}`,
        ],
      },
      again_direct: {
        nl: ({ job }) => [
          "Ben je tevreden over het werk?",
          `Kijk of ${job} goed is gedaan. Doe je niets, dan ronden we de klus over ${LAST_DAYS} dagen af.`,
        ],
        en: ({ job }) => [
          "Are you happy with the work?",
          `Check whether ${job} was done well. If you do nothing, we’ll complete the job in ${LAST_DAYS} days.`,
        ],
      },
      again_stopped: {
        nl: ({ job }) => [
          "Ben je tevreden over het werk?",
          `Kijk of ${job} goed is gedaan. Goedkeuren staat bij ons nu even stil. Doe je niets, dan ronden we de klus af zodra het weer kan, maar niet binnen ${LAST_DAYS} dagen. Een geschil houdt de betaling tegen.`,
        ],
        en: ({ job }) => [
          "Are you happy with the work?",
          `Check whether ${job} was done well. Approving work is on hold at the moment. If you do nothing, we’ll complete the job once it’s possible again, but not within ${LAST_DAYS} days. A dispute stops the payment.`,
        ],
      },
      again: {
        nl: ({ job }) => [
          "Ben je tevreden over het werk?",
          `Kijk of ${job} goed is gedaan. Doe je niets, dan ronden we de klus over ${LAST_DAYS} dagen af. Een bericht houdt de betaling niet tegen, een geschil wel.`,
        ],
        en: ({ job }) => [
          "Are you happy with the work?",
          `Check whether ${job} was done well. If you do nothing, we’ll complete the job in ${LAST_DAYS} days. A message doesn’t stop the payment; a dispute does.`,
        ],
      },
    },
  },
  hold_ends: {
    nl: ({ job, someone }) => [
      "Is het werk klaar?",
      `Het werk voor ${job} begon, maar is nog niet als klaar doorgegeven. Klaar? Geef dat aan, dan kan ${someone} het goedkeuren. Over ${HOLD_REMINDER_DAYS} dagen beslist anders ons team over het geld.`,
    ],
    en: ({ job, someone }) => [
      "Is the work done?",
      `The work for ${job} began, but isn’t marked as done yet. Done? Mark it, so that ${someone} can approve it. Otherwise our team decides about the money in ${HOLD_REMINDER_DAYS} days.`,
    ],
    steps: {
      owner: {
        nl: ({ job }) => [
          "Is het werk klaar?",
          `Het werk voor ${job} begon, maar is nog niet als klaar doorgegeven. Is het goed gedaan? Keur het goed. Over ${HOLD_REMINDER_DAYS} dagen beslist anders ons team over je betaling.`,
        ],
        en: ({ job }) => [
          "Is the work done?",
          `The work for ${job} began, but isn’t marked as done yet. Was it done well? Approve it. Otherwise our team decides about your payment in ${HOLD_REMINDER_DAYS} days.`,
        ],
      },
      unpaid_owner: {
        nl: ({ job, until }) => [
          "Er is nog niet betaald",
          `Je betaling voor ${job} is bij je terug. Betaal opnieuw, of regel het samen. Is het niet geregeld voor ${until}, dan kijkt ons team ernaar.`,
        ],
        en: ({ job, until }) => [
          "Not paid yet",
          `You have your payment for ${job} back. Pay again, or settle it together. If it isn’t settled before ${until}, our team looks into it.`,
        ],
      },
      unpaid_helper: {
        nl: ({ job, someone, until }) => [
          "Er is nog niet betaald",
          `De betaling voor ${job} ging terug naar ${someone}. Stuur een betaalverzoek, of regel het samen. Is het niet geregeld voor ${until}, dan kijkt ons team ernaar.`,
        ],
        en: ({ job, someone, until }) => [
          "Not paid yet",
          `${someone} has the payment for ${job} back. Send a payment request, or settle it together. If it isn’t settled before ${until}, our team looks into it.`,
        ],
      },
    },
  },
  review_request: {
    nl: ({ job, someone }) => [
      "Hoe verliep de klus?",
      `${job} is afgerond. Vertel anderen hoe het ging met ${someone}.`,
    ],
    en: ({ job, someone }) => ["How was the job?", `${job} is completed. Tell others how it went with ${someone}.`],
    steps: {
      ended: {
        nl: ({ job, someone }) => [
          "Hoe ging het?",
          `Je deal met ${someone} voor ${job} is gestopt. Vertel anderen hoe het ging.`,
        ],
        en: ({ job, someone }) => [
          "How did it go?",
          `Your deal with ${someone} for ${job} has ended. Tell others how it went.`,
        ],
      },
    },
  },
  review: {
    nl: ({ job, someone }) => ["Nieuwe beoordeling", `${someone} heeft je beoordeeld voor ${job}.`],
    en: ({ job, someone }) => ["New review", `${someone} has left you a review for ${job}.`],
  },
} satisfies Notifications;
