import { brand } from "~/brand";
import type { ChargebackMoment, ChargebackStep } from "~/domain/money/chargeback-life";
import type { Language } from "~/domain/values/language";
import { UNPAID_HELPER, UNPAID_OWNER, unpaidTeam } from "./unpaid-work";

export const CHARGEBACK_TITLES: Record<ChargebackMoment, Record<Language, string>> = {
  opened: { nl: "Betaling teruggeboekt door de bank", en: "Payment charged back by the bank" },
  won: { nl: "Terugboeking afgewezen", en: "Chargeback rejected" },
  lost: { nl: "Terugboeking definitief", en: "Chargeback final" },
};

export const CHARGEBACK_TITLES_OF_TIP: Record<ChargebackMoment, Record<Language, string>> = {
  opened: { nl: "Fooi teruggeboekt door de bank", en: "Tip charged back by the bank" },
  won: { nl: "Terugboeking van de fooi afgewezen", en: "Chargeback of the tip rejected" },
  lost: { nl: "Terugboeking van de fooi definitief", en: "Chargeback of the tip final" },
};

const PROOF = {
  nl: `Ons team antwoordt de bank. Heb je foto’s van het werk of afspraken op papier? Mail ze naar ${brand.supportEmail}.`,
  en: `Our team will reply to the bank. Do you have photos of the work or written agreements? Email them to ${brand.supportEmail}.`,
};
const LATER = {
  nl: "Ons team kijkt wat er verder nodig is. Ben je het er niet mee eens? Mail ons.",
  en: "Our team will check what else is needed. Don’t you agree? Email us.",
};

interface ChargebackFacts {
  job: string;
  name: string;
  amount: string;
  tip: boolean;
  /** Nothing of it was credit. False in older notifications. */
  byCard: boolean;
  done: boolean;
  gone: boolean;
  until: string;
}

const CREDIT = {
  nl: "Betaalde je een deel met tegoed, dan is dat weer tegoed. ",
  en: "If you paid part of it with credit, that is credit again. ",
};

const AGAIN = {
  nl: " Gaat de deal door? Betaal dan opnieuw, bij de klus.",
  en: " Is the deal going ahead? Pay again, from the job’s page.",
};

const whatNl = ({ tip }: ChargebackFacts) => (tip ? "fooi" : "betaling");
const whatEn = ({ tip }: ChargebackFacts) => (tip ? "tip" : "payment");
const proofNl = ({ tip }: ChargebackFacts) => (tip ? "Ons team antwoordt de bank." : PROOF.nl);
const proofEn = ({ tip }: ChargebackFacts) => (tip ? "Our team will reply to the bank." : PROOF.en);

/** Older notifications have no name. */
export const NAMELESS: Record<"payer" | "payee", Record<Language, string>> = {
  payer: { nl: "de klusser", en: "the helper" },
  payee: { nl: "de plaatser", en: "the client" },
};

export const CHARGEBACKS: Record<ChargebackStep, Record<Language, (facts: ChargebackFacts) => string>> = {
  payer_opened: {
    nl: (facts) =>
      `Je bank heeft ${facts.amount} ${facts.tip ? "fooi " : ""}voor ${facts.job} teruggeboekt en beslist nog of je het houdt. Tot dan gebeurt er niets met deze betaling. Was het een vergissing? Vraag je bank om de terugboeking in te trekken.`,
    en: (facts) =>
      `Your bank has charged back ${facts.tip ? "the tip of " : ""}${facts.amount} for ${facts.job} and still has to decide whether you keep it. Until then nothing happens with this payment. Was it a mistake? Ask your bank to withdraw the chargeback.`,
  },
  payer_won: {
    nl: ({ job, amount, tip, name }) =>
      `Je bank heeft de terugboeking van ${amount} voor ${job} afgewezen. Daarom houdt ${name} ${tip ? "de fooi" : "het geld voor het werk"}.`,
    en: ({ job, amount, tip, name }) =>
      `Your bank has rejected the chargeback of ${amount} for ${job}. So ${name} keeps the ${tip ? "tip" : "money for the work"}.`,
  },
  payer_won_held: {
    nl: ({ job, amount }) =>
      `Je bank heeft de terugboeking van ${amount} voor ${job} afgewezen. Het geld is weer bij ${brand.name} en de betaling gaat verder zoals ervoor.`,
    en: ({ job, amount }) =>
      `Your bank has rejected the chargeback of ${amount} for ${job}. ${brand.name} has the money again and the payment continues as before.`,
  },
  payer_lost: {
    nl: ({ job, amount, tip }) =>
      `Je bank heeft je gelijk gegeven. Je houdt ${tip ? `de fooi van ${amount}` : amount} voor ${job}.`,
    en: ({ job, amount, tip }) =>
      `Your bank has decided in your favour. You keep ${tip ? `the tip of ${amount}` : amount} for ${job}.`,
  },
  payer_lost_held: {
    nl: ({ job, amount, byCard, done, gone, until, name }) =>
      `Je bank heeft je gelijk gegeven. Je houdt ${amount} voor ${job}. ${byCard ? "" : CREDIT.nl}We betalen ${name} hier niet voor: spreek samen af hoe het verder gaat.${done ? ` ${UNPAID_OWNER.nl(until)}` : `${gone ? AGAIN.nl : ""}${unpaidTeam(until, "nl")}`}`,
    en: ({ job, amount, byCard, done, gone, until, name }) =>
      `Your bank has decided in your favour. You keep ${amount} for ${job}. ${byCard ? "" : CREDIT.en}We don’t pay ${name} for this: agree together how to go on.${done ? ` ${UNPAID_OWNER.en(until)}` : `${gone ? AGAIN.en : ""}${unpaidTeam(until, "en")}`}`,
  },
  payer_opened_credits: {
    nl: ({ amount }) =>
      `Je bank heeft een betaling voor tegoed teruggeboekt en beslist nog of je het geld houdt. Tot dan staat ${amount} van je tegoed apart. Was het een vergissing? Vraag je bank om de terugboeking in te trekken.`,
    en: ({ amount }) =>
      `Your bank has charged back a payment for credit and still has to decide whether you keep the money. Until then ${amount} of your credit is set aside. Was it a mistake? Ask your bank to withdraw the chargeback.`,
  },
  payer_won_credits: {
    nl: ({ amount }) =>
      `Je bank heeft de terugboeking van je betaling voor tegoed afgewezen. ${amount} is weer tegoed.`,
    en: ({ amount }) =>
      `Your bank has rejected the chargeback of your payment for credit. You have ${amount} of credit again.`,
  },
  payer_lost_credits: {
    nl: ({ amount }) =>
      `Je bank heeft je gelijk gegeven en je houdt het geld. De ${amount} tegoed die apart stond, is vervallen.`,
    en: ({ amount }) =>
      `Your bank has decided in your favour and you keep the money. The ${amount} of credit that was set aside is gone.`,
  },
  payer_opened_spent: {
    nl: ({ amount }) =>
      `Je bank heeft een betaling van ${amount} voor tegoed teruggeboekt en beslist nog of je het geld houdt. Tot dan staan dat tegoed en de deals die je ermee betaalde stil. Was het een vergissing? Vraag je bank om de terugboeking in te trekken.`,
    en: ({ amount }) =>
      `Your bank has charged back a payment of ${amount} for credit and still has to decide whether you keep the money. Until then that credit and the deals you paid for with it are on hold. Was it a mistake? Ask your bank to withdraw the chargeback.`,
  },
  payer_won_spent: {
    nl: ({ amount }) =>
      `Je bank heeft de terugboeking van je betaling van ${amount} voor tegoed afgewezen. Wat er van je tegoed apart stond, heb je weer. Deals die je ermee betaalde, gaan verder.`,
    en: ({ amount }) =>
      `Your bank has rejected the chargeback of your payment of ${amount} for credit. You have the credit that was set aside again. Deals you paid for with it continue.`,
  },
  payer_lost_spent: {
    nl: ({ amount, gone }) =>
      `Je bank heeft je gelijk gegeven en je houdt de ${amount} die je voor tegoed betaalde. Dat tegoed is vervallen. Betaalde je er een deal mee, dan krijgt de klusser dat geld niet: spreek samen af hoe het verder gaat. Wat je voor die deal op een andere manier betaalde, krijg je terug.${gone ? AGAIN.nl : ""}`,
    en: ({ amount, gone }) =>
      `Your bank has decided in your favour and you keep the ${amount} you paid for credit. That credit is gone. If you paid for a deal with it, the helper doesn’t get that money: agree together how to go on. You get back what you paid for that deal in another way.${gone ? AGAIN.en : ""}`,
  },
  payee_kept_held: {
    nl: ({ job, amount }) =>
      `De bank heeft over de terugboeking beslist. Je ${amount} voor ${job} is weer in bewaring en de deal gaat verder.`,
    en: ({ job, amount }) =>
      `The bank has decided about the chargeback. Your ${amount} for ${job} is held again and the deal continues.`,
  },
  payee_opened_held: {
    nl: ({ job, amount, name }) =>
      `De bank van ${name} heeft de betaling voor ${job} teruggeboekt en beslist nog wie het geld krijgt. Tot dan kunnen we je ${amount} niet vrijgeven. Is het werk nog niet gedaan? Wacht ermee, of overleg in de chat. ${PROOF.nl}`,
    en: ({ job, amount, name }) =>
      `The bank of ${name} has charged back the payment for ${job} and still has to decide who gets the money. Until then we can’t release your ${amount}. If the work isn’t done yet, wait with it, or discuss it in the chat. ${PROOF.en}`,
  },
  payee_won_held: {
    nl: ({ job, amount }) =>
      `De bank heeft de terugboeking voor ${job} afgewezen. Je ${amount} is weer in bewaring en de deal gaat verder.`,
    en: ({ job, amount }) =>
      `The bank has rejected the chargeback for ${job}. Your ${amount} is held again and the deal continues.`,
  },
  payee_lost_held: {
    nl: ({ job, done, until, name }) =>
      done
        ? `De bank heeft ${name} gelijk gegeven: de betaling voor ${job} is terugbetaald. Je krijgt er dus via ons geen geld voor. ${UNPAID_HELPER.nl(until)} Ben je het er niet mee eens? Mail ons.`
        : `De bank heeft ${name} gelijk gegeven: de betaling voor ${job} is terugbetaald en je krijgt er geen geld voor. Is het werk nog niet klaar? Begin niet en ga niet verder voordat er weer geld voor in bewaring is. Spreek samen af hoe het verder gaat.${unpaidTeam(until, "nl")} ${LATER.nl}`,
    en: ({ job, done, until, name }) =>
      done
        ? `The bank has decided in ${name}’s favour: the payment for ${job} has been refunded. So we can’t pay you for it. ${UNPAID_HELPER.en(until)} Don’t you agree? Email us.`
        : `The bank has decided in ${name}’s favour: the payment for ${job} has been refunded and you won’t be paid for it. If the work isn’t done yet, don’t start or go on until money is held for it again. Agree together how to go on.${unpaidTeam(until, "en")} ${LATER.en}`,
  },
  payee_opened_balance: {
    nl: (facts) =>
      `De bank van ${facts.name} heeft de ${whatNl(facts)} voor ${facts.job} teruggeboekt en beslist nog wie het geld krijgt. Tot dan staat ${facts.amount} van je saldo apart: dat kun je niet laten uitbetalen. ${proofNl(facts)}`,
    en: (facts) =>
      `The bank of ${facts.name} has charged back the ${whatEn(facts)} for ${facts.job} and still has to decide who gets the money. Until then ${facts.amount} of your balance is set aside: it can’t be paid out. ${proofEn(facts)}`,
  },
  payee_won_balance: {
    nl: ({ job, amount, tip }) =>
      `De bank heeft de terugboeking van de ${tip ? "fooi" : "betaling"} voor ${job} afgewezen. ${amount} staat weer op je saldo.`,
    en: ({ job, amount, tip }) =>
      `The bank has rejected the chargeback of the ${tip ? "tip" : "payment"} for ${job}. ${amount} is back in your balance.`,
  },
  payee_lost_balance: {
    nl: ({ job, amount, tip, name }) =>
      `De bank heeft ${name} gelijk gegeven over de ${tip ? "fooi" : "betaling"} voor ${job}. De ${amount} die apart stond, komt niet terug op je saldo. ${LATER.nl}`,
    en: ({ job, amount, tip, name }) =>
      `The bank has decided in ${name}’s favour about the ${tip ? "tip" : "payment"} for ${job}. The ${amount} that was set aside won’t return to your balance. ${LATER.en}`,
  },
  payee_opened_nothing: {
    nl: (facts) =>
      `De bank van ${facts.name} heeft de ${whatNl(facts)} voor ${facts.job} teruggeboekt en beslist nog wie het geld krijgt. Aan je saldo verandert niets. ${proofNl(facts)}`,
    en: (facts) =>
      `The bank of ${facts.name} has charged back the ${whatEn(facts)} for ${facts.job} and still has to decide who gets the money. Your balance doesn’t change. ${proofEn(facts)}`,
  },
  payee_won_nothing: {
    nl: (facts) =>
      `De bank heeft de terugboeking van de ${whatNl(facts)} voor ${facts.job} afgewezen. Aan je saldo verandert niets.`,
    en: (facts) =>
      `The bank has rejected the chargeback of the ${whatEn(facts)} for ${facts.job}. Your balance doesn’t change.`,
  },
  payee_lost_nothing: {
    nl: (facts) =>
      `De bank heeft ${facts.name} gelijk gegeven over de ${whatNl(facts)} voor ${facts.job}. Aan je saldo verandert niets. Ons team kijkt wat er verder nodig is.`,
    en: (facts) =>
      `The bank has decided in ${facts.name}’s favour about the ${whatEn(facts)} for ${facts.job}. Your balance doesn’t change. Our team will check what else is needed.`,
  },
};
