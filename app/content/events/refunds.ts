import type { Language } from "~/domain/language";

export const REFUND_WAYS = {
  bank: {
    nl: "Het gaat naar de rekening of kaart waarmee je betaalde. Dat kan een paar werkdagen duren.",
    en: "It goes to the account or card you paid with. That may take a few working days.",
  },
  credit: { nl: "Het staat weer als tegoed in je wallet.", en: "It’s back in your wallet as credit." },
  both: {
    nl: (credit: string, bank: string) =>
      `${credit} staat weer als tegoed in je wallet. ${bank} gaat naar de rekening of kaart waarmee je betaalde. Dat kan een paar werkdagen duren.`,
    en: (credit: string, bank: string) =>
      `${credit} is back in your wallet as credit. ${bank} goes to the account or card you paid with. That may take a few working days.`,
  },
  unknown: {
    nl: "Dat gaat op dezelfde manier als je betaalde. Bij je bank kan het een paar werkdagen duren.",
    en: "It goes back the same way you paid. Your bank may take a few working days.",
  },
};

interface RefundFacts {
  job: string;
  name: string;
  chosen: string;
}

const AGAIN = {
  nl: "Wil je nog betalen? Kijk dan eerst wat nu geldt.",
  en: "Still want to pay? First check what’s valid now.",
};

export const REFUND_REASONS = {
  other: {
    nl: ({ job, name, chosen }) =>
      `Je betaling voor het bod van ${name} op ${job} kwam binnen toen je ${chosen} al had gekozen. Je deal met ${chosen} verandert niet.`,
    en: ({ job, name, chosen }) =>
      `Your payment for ${name}’s offer for ${job} arrived when you’d already chosen ${chosen}. Your deal with ${chosen} doesn’t change.`,
  },
  twice: {
    nl: ({ job, name }) =>
      `Je had het bod van ${name} op ${job} al betaald. Deze tweede betaling was niet nodig. Je deal met ${name} verandert niet.`,
    en: ({ job, name }) =>
      `You’d already paid for ${name}’s offer for ${job}. This second payment wasn’t needed. Your deal with ${name} doesn’t change.`,
  },
  job: {
    nl: ({ job, name }) =>
      `Je betaling voor het bod van ${name} kwam binnen toen ${job} niet meer openstond. Het bod is niet geaccepteerd.`,
    en: ({ job, name }) =>
      `Your payment for ${name}’s offer arrived when ${job} was no longer open. The offer hasn’t been accepted.`,
  },
  bid: {
    nl: ({ job, name }) =>
      `Je betaling voor het bod van ${name} op ${job} kwam binnen toen het bod net was gewijzigd of ingetrokken. Het bod is niet geaccepteerd. ${AGAIN.nl}`,
    en: ({ job, name }) =>
      `Your payment for ${name}’s offer for ${job} arrived when the offer had just been changed or withdrawn. The offer hasn’t been accepted. ${AGAIN.en}`,
  },
  request: {
    nl: ({ job, name }) =>
      `Je betaling aan ${name} voor ${job} kwam binnen toen het meerwerk was veranderd of ingetrokken. ${AGAIN.nl}`,
    en: ({ job, name }) =>
      `Your payment to ${name} for ${job} arrived when the extra work had been changed or withdrawn. ${AGAIN.en}`,
  },
  tip: {
    nl: ({ job, name }) => `Je fooi aan ${name} voor ${job} kwam binnen toen dat niet meer kon.`,
    en: ({ job, name }) => `Your tip to ${name} for ${job} arrived when it was no longer possible.`,
  },
  credits: {
    nl: ({ job }) => `Je tegoed was intussen te laag om ${job} ermee te betalen. ${AGAIN.nl}`,
    en: ({ job }) => `By then your credit was too low to pay for ${job}. ${AGAIN.en}`,
  },
  elsewhere: {
    nl: ({ job }) =>
      `De bank of betaaldienst heeft je betaling voor ${job} teruggestuurd. Er is geen geld meer in bewaring. De klus zelf verandert niet: spreek samen af hoe het verder gaat.`,
    en: ({ job }) =>
      `The bank or payment provider has sent your payment for ${job} back. No money is held any more. The job itself doesn’t change: agree together how to go on.`,
  },
  elsewhere_payee: {
    nl: ({ job }) =>
      `De bank of betaaldienst heeft de betaling voor ${job} teruggestuurd naar de plaatser. Er is geen geld meer in bewaring. De klus zelf verandert niet: spreek samen af hoe het verder gaat.`,
    en: ({ job }) =>
      `The bank or payment provider has sent the payment for ${job} back to the person who posted the job. No money is held any more. The job itself doesn’t change: agree together how to go on.`,
  },
  unknown: {
    nl: ({ job }) => `We konden je betaling voor ${job} niet gebruiken.`,
    en: ({ job }) => `We couldn’t use your payment for ${job}.`,
  },
} satisfies Record<string, Record<Language, (facts: RefundFacts) => string>>;
