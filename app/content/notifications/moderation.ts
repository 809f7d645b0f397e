import type { Notifications } from "../notification-text";

const SUSPENDED = {
  nl: (someone: string) => `We hebben het account van ${someone} geschorst.`,
  en: (someone: string) => `We’ve suspended ${someone}’s account.`,
};

export default {
  moderation: {
    nl: () => [
      "Bericht van ons team",
      "We hebben een besluit genomen over jou of over iets wat je plaatste. Lees wat we hebben besloten.",
    ],
    en: () => [
      "Message from our team",
      "We’ve made a decision about you or something you posted. Read what we decided.",
    ],
    steps: {
      appeal_won: {
        nl: () => [
          "Je kreeg gelijk",
          "We hebben een besluit over jou teruggedraaid, na je bezwaar. Lees ons antwoord.",
        ],
        en: () => ["You were right", "We’ve reversed a decision about you, after your appeal. Read our response."],
      },
      appeal_upheld: {
        nl: () => ["Antwoord op je bezwaar", "We hebben opnieuw gekeken, en het besluit blijft staan. Lees waarom."],
        en: () => ["Response to your appeal", "We’ve looked at it again, and the decision stands. Read why."],
      },
    },
  },
  report_decided: {
    nl: ({ outcome }) => [
      "Ons besluit over wat je meldde",
      `${outcome} In de mail staat wat je kunt doen als je het er niet mee eens bent.`,
    ],
    en: ({ outcome }) => ["Our decision on your report", `${outcome} The email says what you can do if you disagree.`],
  },
  deal_suspended: {
    nl: ({ someone, job }) => [
      "Account van de ander geschorst",
      `${SUSPENDED.nl(someone)} Je kunt de deal voor ${job} annuleren. Wat je via ons betaalde, krijg je dan terug. Is het werk al klaar? Keur het dan goed.`,
    ],
    en: ({ someone, job }) => [
      "The other account has been suspended",
      `${SUSPENDED.en(someone)} You can cancel the deal for ${job}. You’ll get back what you paid through us. If the work is already done, approve it.`,
    ],
    steps: {
      restored: {
        nl: ({ someone, job }) => [
          "Account van de ander weer open",
          `Het account van ${someone} is niet meer geschorst, en ${someone} kan weer berichten lezen. Jullie deal voor ${job} gaat gewoon verder.`,
        ],
        en: ({ someone, job }) => [
          "The other account is open again",
          `${someone}’s account is no longer suspended, so they can read messages again. Your deal for ${job} goes on as before.`,
        ],
      },
      offer_helper: {
        nl: ({ job }) => [
          "Een bod kun je nu niet kiezen",
          `De klusser kan nu geen klussen aannemen. Kies een ander bod op ${job}, of wacht af.`,
        ],
        en: ({ job }) => [
          "There’s an offer you can’t choose right now",
          `The helper can’t take on jobs right now. Choose another offer on ${job}, or wait.`,
        ],
      },
      offer_helper_back: {
        nl: ({ job }) => [
          "Een bod kun je weer kiezen",
          `De klusser kan weer klussen aannemen. Het bod op ${job} staat er nog.`,
        ],
        en: ({ job }) => [
          "There’s an offer you can choose again",
          `The helper can take on jobs again. The offer on ${job} is still there.`,
        ],
      },
      offer_owner: {
        nl: ({ job }) => [
          "De plaatser kan nu geen bod kiezen",
          `Je bod op ${job} blijft staan. Je kunt het intrekken, of afwachten.`,
        ],
        en: ({ job }) => [
          "The client can’t choose an offer right now",
          `Your offer on ${job} stays open. You can withdraw it, or wait.`,
        ],
      },
      offer_owner_back: {
        nl: ({ job }) => ["De plaatser kan weer een bod kiezen", `Je bod op ${job} staat er nog.`],
        en: ({ job }) => ["The client can choose an offer again", `Your offer on ${job} is still there.`],
      },
      disputed: {
        nl: ({ someone, job }) => [
          "Account van de ander geschorst",
          `${SUSPENDED.nl(someone)} Daarom beslist ons team over het geschil over ${job}. Tot dan blijft het geld in bewaring.`,
        ],
        en: ({ someone, job }) => [
          "The other account has been suspended",
          `${SUSPENDED.en(someone)} So our team decides the dispute about ${job}. The money stays held until then.`,
        ],
      },
      helper_done: {
        nl: ({ someone, job }) => [
          "Account van de ander geschorst",
          `${SUSPENDED.nl(someone)} Voor ${job} verandert er voor jou niets: je krijgt het geld als de dagen om het ons te laten weten voorbij zijn. Laat ${someone} ons weten het niet eens te zijn met het werk, dan kijkt ons team er eerst naar.`,
        ],
        en: ({ someone, job }) => [
          "The other account has been suspended",
          `${SUSPENDED.en(someone)} Nothing changes for you about ${job}: you get the money when the days to tell us are over. If ${someone} tells us that they don’t agree with the work, our team looks into it first.`,
        ],
      },
      done: {
        nl: ({ someone, job }) => [
          "Account van de ander geschorst",
          `${SUSPENDED.nl(someone)} Is ${job} goed gedaan? Keur het goed. Zo niet, open dan een geschil.`,
        ],
        en: ({ someone, job }) => [
          "The other account has been suspended",
          `${SUSPENDED.en(someone)} Was ${job} done well? Approve it. If not, open a dispute.`,
        ],
      },
      helper: {
        nl: ({ someone, job }) => [
          "Account van de ander geschorst",
          `${SUSPENDED.nl(someone)} Is ${job} gedaan? Geef aan dat het werk klaar is. Anders kun je je bod intrekken.`,
        ],
        en: ({ someone, job }) => [
          "The other account has been suspended",
          `${SUSPENDED.en(someone)} Is ${job} done? Mark it as done. If not, you can withdraw your offer.`,
        ],
      },
    },
  },
} satisfies Notifications;
