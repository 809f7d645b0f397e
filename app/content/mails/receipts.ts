import { LAST_DAYS } from "~/domain/money/deal-money";
import type { Mails } from "../mail-text";

const START_CODE = {
  nl: "Je startcode: {start_code}. Lees deze woorden voor als de klusser begint. Ze bewijzen dat het werk begon, en wanneer. Het hoeft niet: zonder startcode gaat alles door zoals jullie afspraken.",
  en: "Your start code: {start_code}. Read out these words when the helper starts. They prove that the work began, and when. You don’t have to use them: without them, everything goes ahead as you agreed.",
};

export default {
  agreement: {
    nl: {
      subject: "Afgesproken met {name}: ‘{job_title}’",
      lines: [
        "Je accepteerde het bod van {name}: {amount} voor ‘{job_title}’.",
        "Jullie betalen elkaar rechtstreeks, als het werk klaar is. Spreek in de chat een tijd af.",
        START_CODE.nl,
      ],
      button: "Naar de chat",
    },
    en: {
      subject: "You’ve agreed with {name}: ‘{job_title}’",
      lines: [
        "You’ve accepted {name}’s offer: {amount} for ‘{job_title}’.",
        "You pay each other directly, once the work is done. Agree on a time in the chat.",
        START_CODE.en,
      ],
      button: "Go to the chat",
    },
  },
  receipt: {
    nl: {
      subject: "Je betaling voor ‘{job_title}’",
      lines: [
        "Je hebt {amount} betaald voor ‘{job_title}’: de afgesproken prijs plus {fee} servicekosten.",
        "Het geld is in bewaring. Is de klus afgerond, dan krijgt de klusser {net}: de prijs min de servicekosten van de klusser.",
        "Spreek nu in de chat een tijd af.",
      ],
      more: [{ of: "start_code", line: START_CODE.nl }],
      button: "Bekijk het betaalbewijs",
      also: { label: "Naar de chat", path: "/messages", chat: true },
    },
    en: {
      subject: "Your payment for ‘{job_title}’",
      lines: [
        "You’ve paid {amount} for ‘{job_title}’: the agreed price plus a {fee} service fee.",
        "The money is held. Once the job is completed, the helper gets {net}: the price minus the helper’s service fee.",
        "Now agree on a time in the chat.",
      ],
      more: [{ of: "start_code", line: START_CODE.en }],
      button: "See the receipt",
      also: { label: "Go to the chat", path: "/messages", chat: true },
    },
  },
  receipt_request: {
    nl: {
      subject: "Je betaalde het meerwerk voor ‘{job_title}’",
      lines: [
        "Je hebt {amount} betaald voor meerwerk bij ‘{job_title}’: de prijs plus {fee} servicekosten. Dit komt bij wat je al betaalde.",
        "Het geld is in bewaring. Is de klus afgerond, dan krijgt de klusser {net}: de prijs min de servicekosten van de klusser.",
      ],
      more: [{ of: "description", line: "Het meerwerk: {description}" }],
      button: "Bekijk het betaalbewijs",
    },
    en: {
      subject: "You’ve paid for extra work on ‘{job_title}’",
      lines: [
        "You’ve paid {amount} for extra work on ‘{job_title}’: the price plus a {fee} service fee. This comes on top of what you’ve already paid.",
        "The money is held. Once the job is completed, the helper gets {net}: the price minus the helper’s service fee.",
      ],
      more: [{ of: "description", line: "The extra work: {description}" }],
      button: "See the receipt",
    },
  },
  receipt_again: {
    nl: {
      subject: "Je betaalde opnieuw voor ‘{job_title}’",
      lines: [
        "Je hebt {amount} betaald voor ‘{job_title}’: de prijs plus {fee} servicekosten. Je eerdere betaling was naar je teruggegaan. Er is nu weer geld in bewaring.",
        `De klusser krijgt {net} als je het werk goedkeurt: de prijs min de servicekosten van de klusser. Is het werk al klaar? Dan heb je nog minstens ${LAST_DAYS} dagen om het goed te keuren of een geschil te openen. Doe je niets, dan krijgt de klusser dat daarna vanzelf.`,
      ],
      button: "Bekijk het betaalbewijs",
    },
    en: {
      subject: "You’ve paid again for ‘{job_title}’",
      lines: [
        "You’ve paid {amount} for ‘{job_title}’: the price plus a {fee} service fee. Your earlier payment had gone back to you. Money is held again now.",
        `The helper gets {net} when you approve the work: the price minus the helper’s service fee. Is the work already done? Then you have at least ${LAST_DAYS} more days to approve it or open a dispute. If you do nothing, the helper gets it after that.`,
      ],
      button: "View the receipt",
    },
  },
  receipt_credits: {
    nl: {
      subject: "Je tegoed is opgewaardeerd",
      lines: ["Je hebt {amount} betaald. Dat staat nu als tegoed in je wallet.", "Je kunt er klussen mee betalen."],
      button: "Bekijk het betaalbewijs",
    },
    en: {
      subject: "Your credit has been topped up",
      lines: ["You’ve paid {amount}. It’s now credit in your wallet.", "You can use it to pay for jobs."],
      button: "See the receipt",
    },
  },
  receipt_tip: {
    nl: {
      subject: "Je fooi voor ‘{job_title}’",
      lines: [
        "Je hebt {amount} fooi gegeven voor ‘{job_title}’.",
        "De klusser krijgt het hele bedrag: op een fooi zitten geen servicekosten.",
      ],
      button: "Bekijk het betaalbewijs",
    },
    en: {
      subject: "Your tip for ‘{job_title}’",
      lines: [
        "You’ve left a tip of {amount} for ‘{job_title}’.",
        "The helper gets the whole amount: there’s no service fee on a tip.",
      ],
      button: "See the receipt",
    },
  },
  invoice: {
    nl: {
      subject: "Factuur {number} voor ‘{job_title}’",
      lines: [
        "Factuur {number} van {seller} aan {buyer} voor ‘{job_title}’ staat klaar: {amount}.",
        "Er hoeft niets meer te worden betaald: het bedrag is al via {brand} betaald.",
      ],
      button: "Bekijk de factuur",
    },
    en: {
      subject: "Invoice {number} for ‘{job_title}’",
      lines: [
        "Invoice {number} from {seller} to {buyer} for ‘{job_title}’ is ready: {amount}.",
        "There’s nothing left to pay: the amount was already paid through {brand}.",
      ],
      button: "See the invoice",
    },
  },
  credit_note: {
    nl: {
      subject: "Creditfactuur {number} voor ‘{job_title}’",
      lines: ["Creditfactuur {number} van {seller} aan {buyer} voor ‘{job_title}’ staat klaar: {amount}."],
      more: [
        { of: "to_you", line: "Je kreeg geld terug. Daarom is de eerdere factuur voor dat bedrag gecrediteerd." },
        {
          of: "to_buyer",
          line: "{buyer} kreeg geld terug. Daarom is de eerdere factuur voor dat bedrag gecrediteerd.",
        },
      ],
      button: "Bekijk de creditfactuur",
    },
    en: {
      subject: "Credit note {number} for ‘{job_title}’",
      lines: ["Credit note {number} from {seller} to {buyer} for ‘{job_title}’ is ready: {amount}."],
      more: [
        { of: "to_you", line: "You got money back. So that amount of the earlier invoice has been credited." },
        { of: "to_buyer", line: "{buyer} got money back. So that amount of the earlier invoice has been credited." },
      ],
      button: "See the credit note",
    },
  },
} satisfies Mails;
