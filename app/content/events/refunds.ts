import type { Language } from "~/domain/values/language";
import { UNPAID_HELPER, UNPAID_OWNER, unpaidTeam } from "./unpaid-work";

/** Before the reader agrees to a division. `card`: empty if all of it is credit. */
export const CREDIT_IF_AGREED: Record<Language, (credit: string, card: string) => string> = {
  nl: (credit, card) =>
    card
      ? `Wat je terugkrijgt: ${card} op de rekening of kaart waarmee je betaalde, en ${credit} als tegoed in je wallet.`
      : "Wat je terugkrijgt, staat dan weer als tegoed in je wallet.",
  en: (credit, card) =>
    card
      ? `What you get back: ${card} to the account or card you paid with, and ${credit} as credit in your wallet.`
      : "What you get back is credit in your wallet again.",
};

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
  failed: {
    nl: "De bank nam dat niet aan. Wij hebben het geld. Ons team zoekt een andere manier en mailt je.",
    en: "The bank didn’t accept it. We have the money. Our team will find another way to pay you and will email you.",
  },
  otherwise: {
    nl: "De bank nam dat niet aan. Ons team betaalde het op een andere manier.",
    en: "The bank didn’t accept it. Our team paid it another way.",
  },
  earlier: {
    nl: (earlier: string) => `${earlier} daarvan kreeg je al eerder terug.`,
    en: (earlier: string) => `You already got ${earlier} of that back earlier.`,
  },
  unknown: {
    nl: "Dat gaat op dezelfde manier als je betaalde. Bij je bank kan het een paar werkdagen duren.",
    en: "It goes back the same way you paid. Your bank may take a few working days.",
  },
};

export const REFUNDED_WHAT: Record<"payment" | "tip", Record<Language, string>> = {
  payment: { nl: "Betaling", en: "Payment" },
  tip: { nl: "Fooi", en: "Tip" },
};

export const OF_TIP: Record<"payer" | "payee", Record<Language, string>> = {
  payer: { nl: " van je fooi", en: " of your tip" },
  payee: { nl: " van de fooi", en: " of the tip" },
};

interface RefundFacts {
  job: string;
  name: string;
  amount: string;
  chosen: string;
  paidFor: string;
  bidAmount: string;
  held: string | null;
  part: boolean;
  gone: boolean;
  unpaid: boolean;
  until: string;
}

const HELD = {
  nl: ({ held }: RefundFacts) => (held ? `Er is nog ${held} in bewaring.` : "Er is geen geld meer in bewaring."),
  en: ({ held }: RefundFacts) => (held ? `${held} is still held.` : "No money is held any more."),
};

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
  apart: {
    nl: ({ job, name }) =>
      `Je betaling voor het bod van ${name} op ${job} kwam binnen toen jullie samen geen deal meer konden sluiten. Het bod is niet geaccepteerd.`,
    en: ({ job, name }) =>
      `Your payment for ${name}’s offer for ${job} arrived when the two of you could no longer make a deal. The offer hasn’t been accepted.`,
  },
  bid: {
    nl: ({ job, name }) =>
      `Je betaling voor het bod van ${name} op ${job} kwam binnen toen het bod net was gewijzigd, ingetrokken of geweigerd. Het bod is niet geaccepteerd. ${AGAIN.nl}`,
    en: ({ job, name }) =>
      `Your payment for ${name}’s offer for ${job} arrived when the offer had just been changed, withdrawn or declined. The offer hasn’t been accepted. ${AGAIN.en}`,
  },
  bid_changed: {
    nl: ({ job, name, paidFor, bidAmount }) =>
      `Je betaalde voor het bod van ${paidFor} van ${name} op ${job}. Dat bod was net gewijzigd naar ${bidAmount}. Daarom is het niet geaccepteerd. ${AGAIN.nl}`,
    en: ({ job, name, paidFor, bidAmount }) =>
      `You paid for ${name}’s offer of ${paidFor} for ${job}. That offer had just been changed to ${bidAmount}. That’s why it hasn’t been accepted. ${AGAIN.en}`,
  },
  request: {
    nl: ({ job, name }) =>
      `Je betaling aan ${name} voor ${job} kwam binnen toen het meerwerk was veranderd of ingetrokken. ${AGAIN.nl}`,
    en: ({ job, name }) =>
      `Your payment to ${name} for ${job} arrived when the extra work had been changed or withdrawn. ${AGAIN.en}`,
  },
  on_hold: {
    nl: ({ job, name }) =>
      `Je betaling aan ${name} voor ${job} kwam binnen toen jullie deal stilstond door een geschil of een terugboeking. Je kunt opnieuw betalen als dat is opgelost en jullie deal dan doorgaat.`,
    en: ({ job, name }) =>
      `Your payment to ${name} for ${job} arrived while your deal was on hold because of a dispute or a chargeback. You can pay again once that’s resolved, if your deal then goes on.`,
  },
  ended: {
    nl: ({ job, name }) =>
      `Je betaling aan ${name} voor meerwerk bij ${job} kwam binnen toen jullie deal al was gestopt of afgerond.`,
    en: ({ job, name }) =>
      `Your payment to ${name} for extra work on ${job} arrived when your deal had already ended or been completed.`,
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
    nl: (facts) =>
      `De bank of betaaldienst heeft je betaling voor ${facts.job} teruggestuurd. ${HELD.nl(facts)} ${facts.unpaid ? UNPAID_OWNER.nl(facts.until) : `De klus zelf verandert niet: spreek samen af hoe het verder gaat.${facts.gone ? " Gaat het door? Betaal dan opnieuw, bij de klus." : ""}${unpaidTeam(facts.until, "nl")}`}`,
    en: (facts) =>
      `The bank or payment provider has sent your payment for ${facts.job} back. ${HELD.en(facts)} ${facts.unpaid ? UNPAID_OWNER.en(facts.until) : `The job itself doesn’t change: agree together how to go on.${facts.gone ? " Is it going ahead? Pay again, from the job’s page." : ""}${unpaidTeam(facts.until, "en")}`}`,
  },
  elsewhere_payee: {
    nl: (facts) =>
      `${facts.name} heeft ${facts.part ? "een" : "de"} betaling voor ${facts.job} terug: de bank of betaaldienst heeft die teruggestuurd. ${HELD.nl(facts)}`,
    en: (facts) =>
      `${facts.name} has ${facts.part ? "a" : "the"} payment for ${facts.job} back: the bank or payment provider has returned it. ${HELD.en(facts)}`,
  },
  elsewhere_part: {
    nl: ({ job, name }) =>
      `Onze betaaldienst betaalt je geld terug van je betaling voor ${job}. Voor de klus en voor ${name} verandert er niets.`,
    en: ({ job, name }) =>
      `Our payment provider is refunding money from your payment for ${job}. Nothing changes for the job or for ${name}.`,
  },
  elsewhere_part_payee: {
    nl: ({ job, name, amount }) =>
      `${name} krijgt ${amount} terug van een betaling voor ${job}, via onze betaaldienst. Voor jou verandert er niets: je krijgt of houdt wat was afgesproken.`,
    en: ({ job, name, amount }) =>
      `${name} is getting ${amount} back from a payment for ${job}, through our payment provider. Nothing changes for you: you get or keep what was agreed.`,
  },
  elsewhere_tip: {
    nl: ({ job, name }) =>
      `Onze betaaldienst betaalt je geld terug van je fooi aan ${name} voor ${job}. ${name} houdt de fooi.`,
    en: ({ job, name }) =>
      `Our payment provider is refunding money from your tip to ${name} for ${job}. ${name} keeps the tip.`,
  },
  elsewhere_tip_payee: {
    nl: ({ job, name, amount }) =>
      `${name} krijgt ${amount} terug van de fooi voor ${job}, via onze betaaldienst. Jij houdt de fooi.`,
    en: ({ job, name, amount }) =>
      `${name} is getting ${amount} of the tip for ${job} back, through our payment provider. You keep the tip.`,
  },
  elsewhere_credits: {
    nl: () =>
      "Onze betaaldienst betaalt je geld terug van wat je voor tegoed betaalde. Wat je daarvan nog had, gaat van je tegoed af.",
    en: () =>
      "Our payment provider is refunding money that you paid for credit. What you had left of it comes off your credit.",
  },
  unknown: {
    nl: ({ job }) => `We konden je betaling voor ${job} niet gebruiken.`,
    en: ({ job }) => `We couldn’t use your payment for ${job}.`,
  },
} satisfies Record<string, Record<Language, (facts: RefundFacts) => string>>;

export const REFUND_NEXT = {
  gone: {
    nl: (name, until) =>
      `Je krijgt deze betaling dus niet van ons. Begin niet en ga niet verder voordat er weer geld in bewaring is. Gaat het werk door? Stuur ${name} een betaalverzoek. Gaat het niet door? Trek je bod in. Dat telt niet mee als een klus die je niet afmaakte.${unpaidTeam(until, "nl")}`,
    en: (name, until) =>
      `So we can’t pay you this money. Don’t start or go on until money is held again. Is it going ahead? Send ${name} a payment request. Is it not going ahead? Withdraw your offer. It won’t count as a job you didn’t finish.${unpaidTeam(until, "en")}`,
  },
  gone_done: {
    nl: (_name, until) => `Je krijgt deze betaling dus niet van ons. ${UNPAID_HELPER.nl(until)}`,
    en: (_name, until) => `So we can’t pay you this money. ${UNPAID_HELPER.en(until)}`,
  },
  part: {
    nl: (name) =>
      `Je krijgt deze betaling dus niet van ons. Begin niet aan het werk waar die voor was en ga er niet mee verder, tot er weer geld voor in bewaring is. Is dat werk al klaar? Spreek met ${name} in de chat af hoe je wordt betaald.`,
    en: (name) =>
      `So we can’t pay you this money. Don’t start or go on with the work it was for until money is held for it again. Is that work already done? Agree with ${name} in the chat on how you’ll be paid.`,
  },
} satisfies Record<string, Record<Language, (name: string, until: string) => string>>;

export type RefundNext = keyof typeof REFUND_NEXT;
