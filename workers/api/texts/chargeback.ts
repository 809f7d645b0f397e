import { brand } from "~/brand";

type Moment = "opened" | "won" | "lost";

export type ChargebackStep =
  | `payer_${Moment}`
  | `payer_${Moment}_credits`
  | "payer_lost_held"
  | "payer_won_held"
  | `payee_${Moment}_${"held" | "balance" | "nothing"}`;

interface Facts {
  job: string;
  amount: string;
  step: string;
}

type Texts = Record<ChargebackStep, (facts: Omit<Facts, "step">) => string>;

const TITLES = {
  nl: { opened: "Betaling teruggeboekt door de bank", won: "Terugboeking afgewezen", lost: "Terugboeking definitief" },
  en: { opened: "Payment charged back by the bank", won: "Chargeback rejected", lost: "Chargeback final" },
} satisfies Record<string, Record<Moment, string>>;

const PROOF_NL = "Ons team antwoordt de bank. Heb je foto’s van het werk of afspraken op papier? Mail ze ons.";
const PROOF_EN =
  "Our team will reply to the bank. Do you have photos of the work or written agreements? Email them to us.";
const LATER_NL = "Ons team kijkt wat er verder nodig is. Ben je het er niet mee eens? Mail ons.";
const LATER_EN = "Our team will check what else is needed. Don’t you agree? Email us.";

const NL: Texts = {
  payer_opened: ({ job, amount }) =>
    `Je bank heeft ${amount} voor ${job} teruggeboekt en beslist nog of je het houdt. Tot dan gebeurt er niets met deze betaling. Was het een vergissing? Vraag je bank om de terugboeking in te trekken.`,
  payer_won: ({ job, amount }) =>
    `Je bank heeft de terugboeking van ${amount} voor ${job} afgewezen. De klusser houdt het geld voor het werk.`,
  payer_won_held: ({ job, amount }) =>
    `Je bank heeft de terugboeking van ${amount} voor ${job} afgewezen. Het geld is weer bij ${brand.name} en de betaling gaat verder zoals ervoor.`,
  payer_lost: ({ job, amount }) => `Je bank heeft je gelijk gegeven. Je houdt ${amount} voor ${job}.`,
  payer_lost_held: ({ job, amount }) =>
    `Je bank heeft je gelijk gegeven. Je houdt ${amount} voor ${job}. Wat je met tegoed betaalde, is weer tegoed. De klusser wordt hier niet voor betaald: spreek samen af of het werk nog doorgaat.`,
  payer_opened_credits: ({ amount }) =>
    `Je bank heeft een betaling voor tegoed teruggeboekt en beslist nog of je het geld houdt. Tot dan staat ${amount} van je tegoed apart. Was het een vergissing? Vraag je bank om de terugboeking in te trekken.`,
  payer_won_credits: ({ amount }) =>
    `Je bank heeft de terugboeking van je betaling voor tegoed afgewezen. ${amount} is weer tegoed.`,
  payer_lost_credits: ({ amount }) =>
    `Je bank heeft je gelijk gegeven en je houdt het geld. De ${amount} tegoed die apart stond, is vervallen.`,
  payee_opened_held: ({ job, amount }) =>
    `De bank van de plaatser heeft de betaling voor ${job} teruggeboekt en beslist nog wie het geld krijgt. Tot dan kunnen we je ${amount} niet vrijgeven. Wacht met het werk, of overleg in de chat. ${PROOF_NL}`,
  payee_won_held: ({ job, amount }) =>
    `De bank heeft de terugboeking voor ${job} afgewezen. Je ${amount} is weer in bewaring en de deal gaat verder.`,
  payee_lost_held: ({ job }) =>
    `De bank heeft de plaatser gelijk gegeven: de betaling voor ${job} is terugbetaald en je krijgt er geen geld voor. Spreek samen af of het werk nog doorgaat. ${LATER_NL}`,
  payee_opened_balance: ({ job, amount }) =>
    `De bank van de plaatser heeft de betaling voor ${job} teruggeboekt en beslist nog wie het geld krijgt. Tot dan staat ${amount} van je saldo apart: dat kun je niet laten uitbetalen. ${PROOF_NL}`,
  payee_won_balance: ({ job, amount }) =>
    `De bank heeft de terugboeking voor ${job} afgewezen. ${amount} staat weer op je saldo.`,
  payee_lost_balance: ({ job, amount }) =>
    `De bank heeft de plaatser gelijk gegeven over ${job}. De ${amount} die apart stond, komt niet terug op je saldo. ${LATER_NL}`,
  payee_opened_nothing: ({ job }) =>
    `De bank van de plaatser heeft de betaling voor ${job} teruggeboekt en beslist nog wie het geld krijgt. Aan je saldo verandert niets. ${PROOF_NL}`,
  payee_won_nothing: ({ job }) => `De bank heeft de terugboeking voor ${job} afgewezen. Aan je saldo verandert niets.`,
  payee_lost_nothing: ({ job }) =>
    `De bank heeft de plaatser gelijk gegeven over ${job}. Aan je saldo verandert niets. Ons team kijkt wat er verder nodig is.`,
};

const EN: Texts = {
  payer_opened: ({ job, amount }) =>
    `Your bank has charged back ${amount} for ${job} and still has to decide whether you keep it. Until then nothing happens with this payment. Was it a mistake? Ask your bank to withdraw the chargeback.`,
  payer_won: ({ job, amount }) =>
    `Your bank has rejected the chargeback of ${amount} for ${job}. The helper keeps the money for the work.`,
  payer_won_held: ({ job, amount }) =>
    `Your bank has rejected the chargeback of ${amount} for ${job}. ${brand.name} has the money again and the payment continues as before.`,
  payer_lost: ({ job, amount }) => `Your bank has decided in your favour. You keep ${amount} for ${job}.`,
  payer_lost_held: ({ job, amount }) =>
    `Your bank has decided in your favour. You keep ${amount} for ${job}. What you paid with credit is credit again. The helper isn’t paid for this: agree together whether the work continues.`,
  payer_opened_credits: ({ amount }) =>
    `Your bank has charged back a payment for credit and still has to decide whether you keep the money. Until then ${amount} of your credit is set aside. Was it a mistake? Ask your bank to withdraw the chargeback.`,
  payer_won_credits: ({ amount }) =>
    `Your bank has rejected the chargeback of your payment for credit. You have ${amount} of credit again.`,
  payer_lost_credits: ({ amount }) =>
    `Your bank has decided in your favour and you keep the money. The ${amount} of credit that was set aside is gone.`,
  payee_opened_held: ({ job, amount }) =>
    `The client’s bank has charged back the payment for ${job} and still has to decide who gets the money. Until then we can’t release your ${amount}. Wait with the work, or discuss it in the chat. ${PROOF_EN}`,
  payee_won_held: ({ job, amount }) =>
    `The bank has rejected the chargeback for ${job}. Your ${amount} is held again and the deal continues.`,
  payee_lost_held: ({ job }) =>
    `The bank has decided in the client’s favour: the payment for ${job} has been refunded and you won’t be paid for it. Agree together whether the work continues. ${LATER_EN}`,
  payee_opened_balance: ({ job, amount }) =>
    `The client’s bank has charged back the payment for ${job} and still has to decide who gets the money. Until then ${amount} of your balance is set aside: it can’t be paid out. ${PROOF_EN}`,
  payee_won_balance: ({ job, amount }) =>
    `The bank has rejected the chargeback for ${job}. ${amount} is back in your balance.`,
  payee_lost_balance: ({ job, amount }) =>
    `The bank has decided in the client’s favour about ${job}. The ${amount} that was set aside won’t return to your balance. ${LATER_EN}`,
  payee_opened_nothing: ({ job }) =>
    `The client’s bank has charged back the payment for ${job} and still has to decide who gets the money. Your balance doesn’t change. ${PROOF_EN}`,
  payee_won_nothing: ({ job }) => `The bank has rejected the chargeback for ${job}. Your balance doesn’t change.`,
  payee_lost_nothing: ({ job }) =>
    `The bank has decided in the client’s favour about ${job}. Your balance doesn’t change. Our team will check what else is needed.`,
};

const momentOf = (step: string): Moment => (/_(won|lost)/.exec(step)?.[1] as "won" | "lost" | undefined) ?? "opened";

function chargebackIn(texts: Texts, titles: Record<Moment, string>, { step, ...facts }: Facts): [string, string] {
  const text = texts[step as ChargebackStep] ?? texts.payer_opened;
  return [titles[momentOf(step)], text(facts)];
}

export const chargebackNl = (facts: Facts) => chargebackIn(NL, TITLES.nl, facts);
export const chargebackEn = (facts: Facts) => chargebackIn(EN, TITLES.en, facts);
