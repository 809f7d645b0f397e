import type { OtherAmountOutcome } from "~/domain/money/money-case-life";
import type { Language } from "~/domain/values/language";

export type OtherAmountStep = "received" | OtherAmountOutcome;

export const OTHER_AMOUNT_TITLES: Record<OtherAmountStep, Record<Language, string>> = {
  received: { nl: "We ontvingen een ander bedrag", en: "We received another amount" },
  refund: { nl: "Je betaling telt niet en gaat terug", en: "Your payment doesn’t count and goes back" },
  accept: { nl: "Je betaling telt", en: "Your payment counts" },
};

interface OtherAmountFacts {
  job: string;
  kind: string;
  asked: string;
  received: string;
  rest: string;
}

const whatNl = ({ kind, job }: OtherAmountFacts) =>
  kind === "credits" ? "je tegoed" : kind === "tip" ? `je fooi voor ${job}` : job;
const whatEn = ({ kind, job }: OtherAmountFacts) =>
  kind === "credits" ? "your credit" : kind === "tip" ? `your tip for ${job}` : job;

export const OTHER_AMOUNTS: Record<OtherAmountStep, Record<Language, (facts: OtherAmountFacts) => string>> = {
  received: {
    nl: (facts) =>
      `Voor ${whatNl(facts)} ontvingen we ${facts.received} in plaats van ${facts.asked}. De betaling telt nog niet. Ons team kijkt ernaar en mailt je. Je hoeft niets te doen.`,
    en: (facts) =>
      `For ${whatEn(facts)} we received ${facts.received} instead of ${facts.asked}. The payment doesn’t count yet. Our team is looking at it and will email you. You don’t have to do anything.`,
  },
  refund: {
    nl: (facts) =>
      `Voor ${whatNl(facts)} ontvingen we ${facts.received} in plaats van ${facts.asked}. Je krijgt ${facts.received} terug zoals je betaalde. Bij je bank kan het een paar werkdagen duren.`,
    en: (facts) =>
      `For ${whatEn(facts)} we received ${facts.received} instead of ${facts.asked}. You get ${facts.received} back the way you paid. Your bank may need a few working days.`,
  },
  accept: {
    nl: (facts) =>
      `Voor ${whatNl(facts)} ontvingen we ${facts.received} in plaats van ${facts.asked}. Je betaling van ${facts.asked} is nu gelukt. Je krijgt ${facts.rest} terug zoals je betaalde. Bij je bank kan het een paar werkdagen duren.`,
    en: (facts) =>
      `For ${whatEn(facts)} we received ${facts.received} instead of ${facts.asked}. Your payment of ${facts.asked} has now succeeded. You get ${facts.rest} back the way you paid. Your bank may need a few working days.`,
  },
};
