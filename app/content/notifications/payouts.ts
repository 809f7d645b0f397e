import type { Notifications } from "../notification-text";

export default {
  payout_paid: {
    nl: ({ amount }) => ["Uitbetaald", `${amount} is onderweg naar je rekening.`],
    en: ({ amount }) => ["Paid out", `${amount} is on its way to your account.`],
  },
  payout_failed: {
    nl: ({ amount }) => [
      "Uitbetaling mislukt",
      `De bank nam de uitbetaling van ${amount} niet aan. Het geld staat weer op je saldo. Controleer of je rekening bij onze betaaldienst klopt, en of je IBAN bij je profiel dezelfde is.`,
    ],
    en: ({ amount }) => [
      "Payout failed",
      `The bank didn’t accept the payout of ${amount}. The money is back in your balance. Check that your account with our payment provider is right, and that the IBAN in your profile is the same.`,
    ],
  },
  payout_reversed: {
    nl: ({ amount }) => [
      "Uitbetaling teruggehaald",
      `Bij onze betaaldienst is ${amount} van een uitbetaling aan jou teruggehaald. Je saldo verandert niet. Ons team zoekt uit waarom. Kreeg je het geld niet, dan betalen we het alsnog.`,
    ],
    en: ({ amount }) => [
      "Payout taken back",
      `At our payment provider, ${amount} of a payout to you was taken back. Your balance doesn’t change. Our team is finding out why. If you didn’t get the money, we’ll pay it after all.`,
    ],
  },
  tax_data: {
    nl: () => [
      "Vul je gegevens in voor je uitbetaling",
      "Je geld blijft op je saldo tot we je gegevens voor de Belastingdienst hebben.",
    ],
    en: () => [
      "Enter your details for your payout",
      "Your money stays in your balance until we have your details for the tax office.",
    ],
  },
  kyc: {
    // Older notifications have no step.
    nl: () => ["Je verificatie", "Er is iets veranderd aan je verificatie. Bekijk het bij je instellingen."],
    en: () => ["Your verification", "There’s an update on your verification. See your settings."],
    steps: {
      verified: {
        nl: () => [
          "Je identiteit is geverifieerd",
          "In je wallet zie je of we voor je uitbetaling nog iets van je nodig hebben.",
        ],
        en: () => [
          "Your identity has been verified",
          "See in your wallet whether we need anything else from you for your payout.",
        ],
      },
      needed: {
        nl: ({ rejection }) => [
          "Verifieer je identiteit",
          `${rejection} Zonder verificatie kunnen we je niet uitbetalen.`.trim(),
        ],
        en: ({ rejection }) => [
          "Verify your identity",
          `${rejection} We can’t pay you out until your identity is verified.`.trim(),
        ],
      },
      rejected: {
        nl: ({ rejection }) => [
          "Je verificatie is niet gelukt",
          `${rejection} Probeer het opnieuw bij je instellingen.`,
        ],
        en: ({ rejection }) => ["Your verification didn’t succeed", `${rejection} Try again in your settings.`],
      },
    },
  },
} satisfies Notifications;
