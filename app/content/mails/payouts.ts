import type { Mails } from "../mail-text";

export default {
  payout_paid: {
    nl: {
      subject: "{amount} is uitbetaald",
      lines: [
        "We hebben {amount} uitbetaald op de rekening die je aan onze betaaldienst opgaf. In je profiel staat {iban}.",
        "Bij je bank kan het een paar werkdagen duren voor je het ziet.",
        "Is dit niet jouw rekening? Mail dan meteen naar {support} of antwoord op deze mail.",
      ],
      button: "Naar je wallet",
    },
    en: {
      subject: "{amount} has been paid out",
      lines: [
        "We’ve paid out {amount} to the account you gave our payment provider. Your profile shows {iban}.",
        "Your bank may take a few working days to show it.",
        "Isn’t this your account? Email {support} right away or reply to this email.",
      ],
      button: "Go to your wallet",
    },
  },
  payout_failed: {
    nl: {
      subject: "Je uitbetaling is mislukt",
      lines: [
        "De bank nam je uitbetaling niet aan. Die ging naar de rekening die je aan onze betaaldienst opgaf. In je profiel staat {iban}.",
        "Het hele bedrag, {amount}, staat weer op je saldo.",
        "Controleer of je rekening bij onze betaaldienst klopt, en of je IBAN bij je profiel dezelfde is. {payout}",
      ],
      button: "Naar je wallet",
    },
    en: {
      subject: "Your payout has failed",
      lines: [
        "The bank didn’t accept your payout. It went to the account you gave our payment provider. Your profile shows {iban}.",
        "The full amount, {amount}, is back in your balance.",
        "Check that your account with our payment provider is right, and that the IBAN in your profile is the same. {payout}",
      ],
      button: "Go to your wallet",
    },
  },
  payout_reversed: {
    nl: {
      subject: "Een uitbetaling is deels of helemaal teruggehaald",
      lines: [
        "Bij onze betaaldienst is {amount} teruggehaald van een uitbetaling die we al aan je hadden gedaan. Dat deed jij niet, en je saldo bij ons verandert er niet door.",
        "Ons team zoekt uit waarom. Kreeg je het geld daardoor niet, dan betalen we het alsnog.",
        "Je hoeft niets te doen. Zie je op je rekening dat er geld ontbreekt of is afgeschreven? Mail dan naar {support}.",
      ],
      button: "Naar je wallet",
    },
    en: {
      subject: "A payout was taken back in part or in full",
      lines: [
        "At our payment provider, {amount} was taken back from a payout that we had already made to you. You didn’t do this, and your balance with us doesn’t change.",
        "Our team is finding out why. If you didn’t get the money because of it, we’ll pay it after all.",
        "You don’t have to do anything. Is money missing from your account, or was it taken? Email {support}.",
      ],
      button: "Go to your wallet",
    },
  },
  verification_needed: {
    nl: {
      subject: "Verifieer je identiteit om uitbetaald te worden",
      lines: [
        "{why}",
        "Zonder verificatie kunnen we je niet uitbetalen. Wat je verdient, blijft tot die tijd op je saldo staan.",
        "Houd je identiteitsbewijs bij de hand. Onze betaaldienst controleert het in 1 tot 2 werkdagen.",
      ],
      button: "Verifieer mijn identiteit",
    },
    en: {
      subject: "Verify your identity to be paid out",
      lines: [
        "{why}",
        "Without verification we can’t pay you out. What you earn stays in your balance until then.",
        "Have your ID ready. Our payment provider checks it within 1 to 2 working days.",
      ],
      button: "Verify my identity",
    },
  },
  verification_passed: {
    nl: {
      subject: "Je identiteit is geverifieerd",
      lines: ["Onze betaaldienst heeft je gegevens gecontroleerd. Alles klopt.", "{payout}"],
      button: "Naar je wallet",
    },
    en: {
      subject: "Your identity has been verified",
      lines: ["Our payment provider has checked your details. Everything is in order.", "{payout}"],
      button: "Go to your wallet",
    },
  },
  verification_failed: {
    nl: {
      subject: "Je verificatie is niet gelukt",
      lines: [
        "{why}",
        "Je kunt het opnieuw proberen. Zolang je niet geverifieerd bent, blijft wat je verdient op je saldo staan.",
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      button: "Probeer het opnieuw",
    },
    en: {
      subject: "Your verification didn’t succeed",
      lines: [
        "{why}",
        "You can try again. As long as you aren’t verified, what you earn stays in your balance.",
        "Need help? Email {support} or reply to this email.",
      ],
      button: "Try again",
    },
  },
  tax_data: {
    nl: {
      subject: "Vul je gegevens in, dan betalen we je uit",
      lines: [
        "Vandaag betalen we uit, maar je geld blijft nog op je saldo staan.",
        "Volgens de wet moeten we eerst je gegevens voor de Belastingdienst hebben. Dat geldt voor iedereen die met klussen iets verdient.",
        "Vul je ze vandaag nog in, dan gaat je geld vandaag mee. Anders gaat het mee op de volgende betaaldag.",
      ],
      button: "Vul je gegevens in",
    },
    en: {
      subject: "Enter your details and we’ll pay you out",
      lines: [
        "We’re paying out today, but your money stays in your balance for now.",
        "By law we need your details for the tax office first. That goes for everyone who earns something with jobs.",
        "Enter them today and your money is on its way today. Otherwise it will be paid out on the next payout day.",
      ],
      button: "Enter your details",
    },
  },
} satisfies Mails;
