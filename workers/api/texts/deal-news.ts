import { LATE_HOURS } from "~/domain/cancellation-rule";
import type { DisputeStep, TeamStep } from "~/domain/chat-event";
import { type DealEndStep, endsJob } from "~/domain/deal-end";
import { LAST_DAYS, RELEASE_DAYS } from "~/domain/deal-money";
import { DESK_DAYS } from "~/domain/dispute-life";
import type { Language } from "~/domain/language";
import { centsOf, formatEuros } from "~/domain/money";
import { HOLD_DAYS } from "~/domain/payment-life";
import { isolated } from "~/domain/unseen";

type BreakStep = Exclude<DealEndStep, "agreed" | "decided" | "team">;

/** The event as its writer stored it. Older notifications have no role. */
export type NewsData = Record<string, string | number | undefined>;

/** One event, for one party. Amounts are in words; empty if they are zero or unknown. */
interface News {
  role: string;
  name: string;
  job: string;
  refund: string;
  way: string;
  helper: string;
  total: string;
  outcome: string;
  /** Whose the last proposal at the desk is: `own`, `theirs`, or empty without one. */
  standing: string;
  /** The reader did it. */
  own: boolean;
  /** The work was marked as done. */
  done: boolean;
  /** An admin paused the payment. */
  paused: boolean;
  disputed: boolean;
}

/** Who did what, where the money is, and what comes next. */
export interface DealWords {
  title: string;
  what: string;
  money: string;
  next: string;
}

interface Words {
  nothingPaid: string;
  refund: (news: News) => string;
  compensated: (news: News) => string;
  toOther: (name: string) => string;
  compensation: (news: News) => string;
  openOwner: string;
  openHelper: string;
  gone: string;
  breaks: Record<BreakStep, (news: News) => [title: string, owner: string, helper: string]>;
  disputes: Record<DisputeStep, (news: News) => [title: string, what: string]>;
  team: Record<TeamStep, (job: string) => [title: string, what: string]>;
  paused: (news: News) => [money: string, next: string];
  /** Begun work that was not marked as done in time. */
  overdue: (news: News) => [what: string, next: string];
  resumed: (news: News) => string;
  resumedDone: (news: News) => string;
  stillPaused: string;
  divided: (news: News) => string;
  proposal: (news: News) => string;
  held: (total: string) => string;
  heldUntilDone: string;
  open: (name: string) => string;
  answered: (name: string) => string;
  /** What a decision of our team means for who disagrees. */
  final: string;
  answer: string;
  goesOn: string;
  desk: (news: News) => string;
  solved: string;
  reserved: string;
}

const isOwner = ({ role }: News) => role === "owner";

function proposedNl(news: News): [you: string, other: string] {
  const { name, refund, helper } = news;
  return isOwner(news)
    ? [refund ? `je krijgt ${refund} terug` : "je krijgt niets terug", `${name} krijgt ${helper || "niets"}`]
    : [`je krijgt ${helper || "niets"}`, refund ? `${name} krijgt ${refund} terug` : `${name} krijgt niets terug`];
}

function proposedEn(news: News): [you: string, other: string] {
  const { name, refund, helper } = news;
  return isOwner(news)
    ? [`you get ${refund || "nothing"} back`, `${name} gets ${helper || "nothing"}`]
    : [`you get ${helper || "nothing"}`, `${name} gets ${refund || "nothing"} back`];
}

const NL: Words = {
  nothingPaid: "Er was niets via ons betaald.",
  refund: ({ refund, way }) => `Je krijgt ${refund} terug, ook de servicekosten. ${way}`,
  compensated: ({ refund, name, helper, way }) =>
    `Je krijgt ${refund} terug, ook de servicekosten. ${way} ${name} krijgt ${helper} vergoeding.`,
  toOther: (name) => `Het geld in bewaring gaat terug naar ${name}.`,
  compensation: ({ helper, name }) =>
    `Je krijgt ${helper} vergoeding. Dat bedrag staat op je saldo. De rest gaat terug naar ${name}.`,
  openOwner: "Je klus staat weer open voor nieuwe biedingen.",
  openHelper: "De klus staat weer open. Je kunt opnieuw bieden.",
  gone: "De klus is verwijderd.",
  breaks: {
    cancelled: ({ name, job }) => [
      "Deal geannuleerd",
      `Je annuleerde de deal met ${name} voor ${job}.`,
      `${name} annuleerde de deal voor ${job}. Je hoeft dit werk niet meer te doen.`,
    ],
    cancelled_late: ({ name, job }) => [
      "Deal geannuleerd",
      `Je annuleerde de deal met ${name} voor ${job} later dan ${LATE_HOURS} uur voor het afgesproken begin.`,
      `${name} annuleerde de deal voor ${job} later dan ${LATE_HOURS} uur voor het afgesproken begin. Je hoeft dit werk niet meer te doen.`,
    ],
    withdrawn: ({ name, job }) => [
      "Bod ingetrokken",
      `${name} heeft het geaccepteerde bod op ${job} ingetrokken. Jullie deal is gestopt.`,
      `Je hebt je geaccepteerde bod op ${job} ingetrokken. Je deal met ${name} is gestopt.`,
    ],
    missed_by_helper: ({ name, job }) => [
      "Deal gestopt",
      `${name} was niet op de afspraak voor ${job}. Jullie deal is gestopt.`,
      `Je was niet op de afspraak met ${name} voor ${job}. Jullie deal is gestopt. Dit telt mee als een klus die je niet afmaakte.`,
    ],
    missed_by_owner: ({ name, job }) => [
      "Deal gestopt",
      `Je was niet op de afspraak met ${name} voor ${job}. Jullie deal is gestopt.`,
      `${name} was niet op de afspraak voor ${job}. Jullie deal is gestopt. Je hoeft dit werk niet meer te doen.`,
    ],
    revoked: ({ name, job }) => [
      "Overeenkomst herroepen",
      `Je hebt je overeenkomst over ${job} herroepen. Je deal met ${name} is gestopt.`,
      `${name} heeft de overeenkomst over ${job} herroepen. Jullie deal is gestopt. Je hoeft dit werk niet meer te doen.`,
    ],
    held_too_long: ({ name, job }) => [
      "Deal gestopt",
      `Je betaling voor ${job} was ${HOLD_DAYS} dagen in bewaring en de klus is niet afgerond. Je deal met ${name} is gestopt.`,
      `De betaling voor ${job} was ${HOLD_DAYS} dagen in bewaring en de klus is niet afgerond. Je deal met ${name} is gestopt.`,
    ],
    deleted: ({ name, job }) => [
      "Deal geannuleerd",
      `Je annuleerde de deal met ${name} voor ${job}.`,
      `${name} annuleerde de deal voor ${job}. Je hoeft dit werk niet meer te doen.`,
    ],
    taken_down: ({ name, job }) => [
      "Deal gestopt",
      `Ons team heeft ${job} verwijderd. Je deal met ${name} is gestopt.`,
      `Ons team heeft ${job} verwijderd. Je deal met ${name} is gestopt. Je hoeft dit werk niet meer te doen.`,
    ],
  },
  disputes: {
    opened: ({ name, job }) => ["Geschil geopend", `${name} heeft een geschil geopend over ${job}.`],
    answered: ({ name, job }) => [
      "Reactie in je geschil",
      `${name} heeft verteld wat er volgens hem of haar is gebeurd in het geschil over ${job}.`,
    ],
    proposed: ({ name, job }) => [
      "Voorstel in je geschil",
      `${name} heeft een voorstel gedaan in het geschil over ${job}.`,
    ],
    withdrawn: ({ name, job }) => ["Geschil ingetrokken", `${name} heeft het geschil over ${job} ingetrokken.`],
    desk: ({ name, job }) => [
      "Ons team beslist",
      `Jij en ${name} kwamen er niet uit. Ons team beslist nu over ${job}.`,
    ],
    agreed: ({ name, job, own }) => [
      "Geschil gesloten",
      own
        ? `Je ging akkoord met het voorstel van ${name}. Het geschil over ${job} is gesloten.`
        : `${name} ging akkoord met je voorstel. Het geschil over ${job} is gesloten.`,
    ],
    decided: ({ job }) => ["Geschil gesloten", `Ons team heeft beslist over ${job}. Het geschil is gesloten.`],
  },
  team: {
    decided: (job) => ["Ons team heeft beslist", `Ons team heeft beslist over de betaling voor ${job}.`],
    paused: (job) => ["Ons team kijkt naar een betaling", `Ons team kijkt naar de betaling voor ${job}.`],
    resumed: (job) => ["Betaling gaat verder", `Ons team heeft naar de betaling voor ${job} gekeken en is klaar.`],
  },
  paused: (news) =>
    isOwner(news)
      ? [
          `De ${news.total} blijft in bewaring en gaat nog niet naar ${news.name}.`,
          "Zolang dit duurt, kun je de klus niet goedkeuren of annuleren. Klopt er iets niet? Dan kun je een geschil openen. Je krijgt bericht als we klaar zijn.",
        ]
      : [
          "Het geld blijft in bewaring. Het wordt nog niet vrijgegeven, ook niet als het werk klaar is.",
          "Je krijgt bericht als we klaar zijn.",
        ],
  overdue: ({ job, name }) => [
    `Het werk voor ${job} begon, maar is na ${HOLD_DAYS} dagen niet als klaar doorgegeven. Daarom beslist ons team wie het geld krijgt.`,
    `Is het werk gedaan, of juist niet? Laat het ons weten. Worden jij en ${name} het zelf eens, dan kan dat met een geschil en een voorstel.`,
  ],
  resumed: (news) =>
    isOwner(news)
      ? `Is het werk klaar? Keur het goed of open een geschil. Doe je niets, dan gaat het geld ${RELEASE_DAYS} dagen na het einde van het werk naar ${news.name}.`
      : `Is het werk klaar, dan krijg je het geld als ${news.name} het goedkeurt, en anders ${RELEASE_DAYS} dagen na het einde van het werk.`,
  resumedDone: (news) =>
    isOwner(news)
      ? `Keur het werk goed of open een geschil. De ${RELEASE_DAYS} dagen daarvoor stonden stil en lopen nu verder: je hebt nog minstens ${LAST_DAYS} dagen. Doe je niets, dan gaat het geld daarna naar ${news.name}.`
      : `Je krijgt het geld als ${news.name} het werk goedkeurt. De ${RELEASE_DAYS} dagen daarvoor stonden stil en lopen nu verder: ${news.name} heeft nog minstens ${LAST_DAYS} dagen. Komt er geen geschil, dan krijg je het geld daarna.`,
  stillPaused: "Het geld blijft in bewaring: ons team kijkt nog naar de betaling. Je krijgt bericht als we klaar zijn.",
  divided: (news) => {
    const { name, refund, helper, way } = news;
    if (isOwner(news)) {
      if (!helper) return `Je krijgt ${refund} terug, ook de servicekosten. ${way}`;
      if (!refund) return `${name} krijgt ${helper}. Je krijgt niets terug.`;
      return `Je krijgt ${refund} terug. ${way} ${name} krijgt ${helper}.`;
    }
    if (!helper) return `${name} krijgt ${refund} terug. Je krijgt niets.`;
    if (!refund) return `Je krijgt ${helper}. Dat bedrag staat op je saldo.`;
    return `Je krijgt ${helper}. Dat bedrag staat op je saldo. ${name} krijgt ${refund} terug.`;
  },
  proposal: (news) => {
    const [you, other] = proposedNl(news);
    return `Het voorstel: ${you}, ${other}. Tot jullie het eens zijn, blijft het geld in bewaring.`;
  },
  held: (total) => `De betaling van ${total} blijft in bewaring tot het geschil is gesloten.`,
  heldUntilDone: "Het geld blijft in bewaring tot de klus is afgerond.",
  open: (name) =>
    `Lees wat er volgens ${name} niet klopt, vertel jouw kant en doe een voorstel. Zijn jullie het na ${DESK_DAYS} dagen niet eens, dan beslist ons team.`,
  answered: (name) => `Lees wat ${name} schreef.`,
  final:
    "Ons besluit is definitief: bij ons kun je er geen bezwaar tegen maken. Ben je het er niet mee eens, dan kun je naar de rechter. Vragen over het besluit? Neem contact met ons op.",
  answer: "Ga akkoord of doe zelf een voorstel.",
  goesOn: "De klus gaat verder zoals jullie afspraken.",
  desk: (news) => {
    const nothing = "Je hoeft niets te doen.";
    if (!news.standing) return nothing;
    if (news.standing === "own")
      return `${nothing} Tot ons team beslist, kan ${news.name} nog akkoord gaan met jouw laatste voorstel.`;
    const [you, other] = proposedNl(news);
    return `${nothing} Tot ons team beslist, kun je nog akkoord gaan met het laatste voorstel van ${news.name}: ${you}, ${other}.`;
  },
  solved: "De klus is afgerond.",
  reserved: "De klus gaat verder. Voor het andere geld verandert er niets.",
};

const EN: Words = {
  nothingPaid: "Nothing was paid through us.",
  refund: ({ refund, way }) => `You get ${refund} back, including the service fee. ${way}`,
  compensated: ({ refund, name, helper, way }) =>
    `You get ${refund} back, including the service fee. ${way} ${name} gets ${helper} as compensation.`,
  toOther: (name) => `The money we held goes back to ${name}.`,
  compensation: ({ helper, name }) =>
    `You get ${helper} as compensation. It’s in your balance now. The rest goes back to ${name}.`,
  openOwner: "Your job is open again for new offers.",
  openHelper: "The job is open again. You can make a new offer.",
  gone: "The job has been deleted.",
  breaks: {
    cancelled: ({ name, job }) => [
      "Deal cancelled",
      `You cancelled the deal with ${name} for ${job}.`,
      `${name} cancelled the deal for ${job}. You don’t have to do this work any more.`,
    ],
    cancelled_late: ({ name, job }) => [
      "Deal cancelled",
      `You cancelled the deal with ${name} for ${job} later than ${LATE_HOURS} hours before the agreed start.`,
      `${name} cancelled the deal for ${job} later than ${LATE_HOURS} hours before the agreed start. You don’t have to do this work any more.`,
    ],
    withdrawn: ({ name, job }) => [
      "Offer withdrawn",
      `${name} has withdrawn the accepted offer for ${job}. Your deal has ended.`,
      `You’ve withdrawn your accepted offer for ${job}. Your deal with ${name} has ended.`,
    ],
    missed_by_helper: ({ name, job }) => [
      "Deal ended",
      `${name} wasn’t there for ${job}. Your deal has ended.`,
      `You weren’t there for your appointment with ${name} for ${job}. Your deal has ended. It counts as a job you didn’t finish.`,
    ],
    missed_by_owner: ({ name, job }) => [
      "Deal ended",
      `You weren’t there for your appointment with ${name} for ${job}. Your deal has ended.`,
      `${name} wasn’t there for ${job}. Your deal has ended. You don’t have to do this work any more.`,
    ],
    revoked: ({ name, job }) => [
      "Contract withdrawn",
      `You’ve withdrawn from your contract for ${job}. Your deal with ${name} has ended.`,
      `${name} has withdrawn from the contract for ${job}. Your deal has ended. You don’t have to do this work any more.`,
    ],
    held_too_long: ({ name, job }) => [
      "Deal ended",
      `Your payment for ${job} was held for ${HOLD_DAYS} days and the job wasn’t completed. Your deal with ${name} has ended.`,
      `The payment for ${job} was held for ${HOLD_DAYS} days and the job wasn’t completed. Your deal with ${name} has ended.`,
    ],
    deleted: ({ name, job }) => [
      "Deal cancelled",
      `You cancelled the deal with ${name} for ${job}.`,
      `${name} cancelled the deal for ${job}. You don’t have to do this work any more.`,
    ],
    taken_down: ({ name, job }) => [
      "Deal ended",
      `Our team has deleted ${job}. Your deal with ${name} has ended.`,
      `Our team has deleted ${job}. Your deal with ${name} has ended. You don’t have to do this work any more.`,
    ],
  },
  disputes: {
    opened: ({ name, job }) => ["Dispute opened", `${name} has opened a dispute about ${job}.`],
    answered: ({ name, job }) => ["Reply in your dispute", `${name} has told their side of the dispute about ${job}.`],
    proposed: ({ name, job }) => [
      "Proposal in your dispute",
      `${name} has made a proposal in the dispute about ${job}.`,
    ],
    withdrawn: ({ name, job }) => ["Dispute withdrawn", `${name} has withdrawn the dispute about ${job}.`],
    desk: ({ name, job }) => ["Our team decides", `You and ${name} didn’t agree. Our team now decides about ${job}.`],
    agreed: ({ name, job, own }) => [
      "Dispute closed",
      own
        ? `You agreed to ${name}’s proposal. The dispute about ${job} is closed.`
        : `${name} agreed to your proposal. The dispute about ${job} is closed.`,
    ],
    decided: ({ job }) => ["Dispute closed", `Our team has decided about ${job}. The dispute is closed.`],
  },
  team: {
    decided: (job) => ["Our team has decided", `Our team has decided about the payment for ${job}.`],
    paused: (job) => ["Our team is looking into a payment", `Our team is looking into the payment for ${job}.`],
    resumed: (job) => ["Payment goes on", `Our team has looked into the payment for ${job} and is done.`],
  },
  paused: (news) =>
    isOwner(news)
      ? [
          `The ${news.total} stays held and doesn’t go to ${news.name} yet.`,
          "Until we’re done, you can’t approve or cancel the job. Is something wrong? You can open a dispute. We’ll let you know when we’re done.",
        ]
      : [
          "The money stays held. It isn’t released yet, even if the work is done.",
          "We’ll let you know when we’re done.",
        ],
  overdue: ({ job, name }) => [
    `The work for ${job} began, but wasn’t marked as done after ${HOLD_DAYS} days. So our team decides who gets the money.`,
    `Was the work done, or not? Let us know. If you and ${name} agree, you can settle it with a dispute and a proposal.`,
  ],
  resumed: (news) =>
    isOwner(news)
      ? `Is the work done? Approve it or open a dispute. If you do nothing, the money goes to ${news.name} ${RELEASE_DAYS} days after the work was done.`
      : `If the work is done, you get the money when ${news.name} approves it, or otherwise ${RELEASE_DAYS} days after the work was done.`,
  resumedDone: (news) =>
    isOwner(news)
      ? `Approve the work or open a dispute. The ${RELEASE_DAYS} days for that were on hold and now go on: you have at least ${LAST_DAYS} days left. If you do nothing, the money then goes to ${news.name}.`
      : `You get the money when ${news.name} approves the work. The ${RELEASE_DAYS} days for that were on hold and now go on: ${news.name} has at least ${LAST_DAYS} days left. If there’s no dispute, you get the money after that.`,
  stillPaused: "The money stays held: our team is still looking into the payment. We’ll let you know when we’re done.",
  divided: (news) => {
    const { name, refund, helper, way } = news;
    if (isOwner(news)) {
      if (!helper) return `You get ${refund} back, including the service fee. ${way}`;
      if (!refund) return `${name} gets ${helper}. You don’t get anything back.`;
      return `You get ${refund} back. ${way} ${name} gets ${helper}.`;
    }
    if (!helper) return `${name} gets ${refund} back. You don’t get anything.`;
    if (!refund) return `You get ${helper}. It’s in your balance now.`;
    return `You get ${helper}. It’s in your balance now. ${name} gets ${refund} back.`;
  },
  proposal: (news) => {
    const [you, other] = proposedEn(news);
    return `The proposal: ${you}, ${other}. Until you agree, the money stays held.`;
  },
  held: (total) => `The payment of ${total} stays held until the dispute is closed.`,
  heldUntilDone: "The money stays held until the job is completed.",
  open: (name) =>
    `Read what’s wrong according to ${name} and make a proposal. If you don’t agree within ${DESK_DAYS} days, our team decides.`,
  answered: (name) => `Read what ${name} wrote.`,
  final:
    "Our decision is final: you can’t appeal against it with us. If you disagree, you can go to court. Questions about the decision? Contact us.",
  answer: "Agree, or make a proposal yourself.",
  goesOn: "The job goes on as you agreed.",
  desk: (news) => {
    const nothing = "You don’t have to do anything.";
    if (!news.standing) return nothing;
    if (news.standing === "own")
      return `${nothing} Until our team decides, ${news.name} can still agree to your last proposal.`;
    const [you, other] = proposedEn(news);
    return `${nothing} Until our team decides, you can still agree to ${news.name}’s last proposal: ${you}, ${other}.`;
  },
  solved: "The job is completed.",
  reserved: "The job goes on. Nothing changes for the other money.",
};

const WORDS: Record<Language, Words> = { nl: NL, en: EN };

interface Unknown {
  job: string;
  someone: string;
  deal: (job: string) => DealWords;
  dispute: (job: string) => DealWords;
  payment: (job: string) => DealWords;
}

/** Words for facts that an older row lacks. */
const UNKNOWN: Record<Language, Unknown> = {
  nl: {
    job: "je klus",
    someone: "De ander",
    deal: (job) => ({ title: "Deal gestopt", what: `De deal voor ${job} is gestopt.`, money: "", next: "" }),
    dispute: (job) => ({
      title: "Geschil",
      what: `Er is iets veranderd in het geschil over ${job}.`,
      money: "",
      next: "",
    }),
    payment: (job) => ({
      title: "Betaling",
      what: `Er is iets veranderd aan de betaling voor ${job}.`,
      money: "",
      next: "",
    }),
  },
  en: {
    job: "your job",
    someone: "The other person",
    deal: (job) => ({ title: "Deal ended", what: `The deal for ${job} has ended.`, money: "", next: "" }),
    dispute: (job) => ({
      title: "Dispute",
      what: `There’s an update on the dispute about ${job}.`,
      money: "",
      next: "",
    }),
    payment: (job) => ({
      title: "Payment",
      what: `There’s an update on the payment for ${job}.`,
      money: "",
      next: "",
    }),
  },
};

const WAYS = {
  nl: {
    bank: "Het gaat naar de rekening of kaart waarmee je betaalde. Dat kan een paar werkdagen duren.",
    credit: "Het staat weer als tegoed in je wallet.",
    both: (credit: string, bank: string) =>
      `${credit} staat weer als tegoed in je wallet. ${bank} gaat naar de rekening of kaart waarmee je betaalde. Dat kan een paar werkdagen duren.`,
    unknown: "Dat gaat op dezelfde manier als je betaalde. Bij je bank kan het een paar werkdagen duren.",
  },
  en: {
    bank: "It goes to the account or card you paid with. That may take a few working days.",
    credit: "It’s back in your wallet as credit.",
    both: (credit: string, bank: string) =>
      `${credit} is back in your wallet as credit. ${bank} goes to the account or card you paid with. That may take a few working days.`,
    unknown: "It goes back the same way you paid. Your bank may take a few working days.",
  },
} as const;

/** Says where a refund goes; `credit` is the part that becomes credit, absent in older orders. */
export function refundWay({ refund, credit }: NewsData, language: Language): string {
  const ways = WAYS[language];
  if (credit === undefined || refund === undefined) return ways.unknown;
  const [all, part] = [centsOf(String(refund)), centsOf(String(credit))];
  if (part === 0) return ways.bank;
  if (part === all) return ways.credit;
  return ways.both(formatEuros(part, language), formatEuros(all - part, language));
}

interface Reason {
  job: string;
  /** The helper who was paid. */
  name: string;
  /** The helper of the deal that stands. */
  chosen: string;
}

const again = {
  nl: "Wil je nog betalen? Kijk dan eerst wat nu geldt.",
  en: "Still want to pay? First check what’s valid now.",
} as const;

/** Why a payment went back, by what was stored. */
const REASONS: Record<Language, Record<string, (of: Reason) => string>> = {
  nl: {
    other: ({ job, name, chosen }) =>
      `Je betaling voor het bod van ${name} op ${job} kwam binnen toen je ${chosen} al had gekozen. Je deal met ${chosen} verandert niet.`,
    twice: ({ job, name }) =>
      `Je had het bod van ${name} op ${job} al betaald. Deze tweede betaling was niet nodig. Je deal met ${name} verandert niet.`,
    job: ({ job, name }) =>
      `Je betaling voor het bod van ${name} kwam binnen toen ${job} niet meer openstond. Het bod is niet geaccepteerd.`,
    bid: ({ job, name }) =>
      `Je betaling voor het bod van ${name} op ${job} kwam binnen toen het bod net was gewijzigd of ingetrokken. Het bod is niet geaccepteerd. ${again.nl}`,
    request: ({ job, name }) =>
      `Je betaling aan ${name} voor ${job} kwam binnen toen het meerwerk was veranderd of ingetrokken. ${again.nl}`,
    tip: ({ job, name }) => `Je fooi aan ${name} voor ${job} kwam binnen toen dat niet meer kon.`,
    credits: ({ job }) => `Je tegoed was intussen te laag om ${job} ermee te betalen. ${again.nl}`,
    elsewhere: ({ job }) =>
      `De bank of betaaldienst heeft je betaling voor ${job} teruggestuurd. Er is geen geld meer in bewaring. De klus zelf verandert niet: spreek samen af hoe het verder gaat.`,
    elsewhere_payee: ({ job }) =>
      `De bank of betaaldienst heeft de betaling voor ${job} teruggestuurd naar de plaatser. Er is geen geld meer in bewaring. De klus zelf verandert niet: spreek samen af hoe het verder gaat.`,
    unknown: ({ job }) => `We konden je betaling voor ${job} niet gebruiken.`,
  },
  en: {
    other: ({ job, name, chosen }) =>
      `Your payment for ${name}’s offer for ${job} arrived when you’d already chosen ${chosen}. Your deal with ${chosen} doesn’t change.`,
    twice: ({ job, name }) =>
      `You’d already paid for ${name}’s offer for ${job}. This second payment wasn’t needed. Your deal with ${name} doesn’t change.`,
    job: ({ job, name }) =>
      `Your payment for ${name}’s offer arrived when ${job} was no longer open. The offer hasn’t been accepted.`,
    bid: ({ job, name }) =>
      `Your payment for ${name}’s offer for ${job} arrived when the offer had just been changed or withdrawn. The offer hasn’t been accepted. ${again.en}`,
    request: ({ job, name }) =>
      `Your payment to ${name} for ${job} arrived when the extra work had been changed or withdrawn. ${again.en}`,
    tip: ({ job, name }) => `Your tip to ${name} for ${job} arrived when it was no longer possible.`,
    credits: ({ job }) => `By then your credit was too low to pay for ${job}. ${again.en}`,
    elsewhere: ({ job }) =>
      `The bank or payment provider has sent your payment for ${job} back. No money is held any more. The job itself doesn’t change: agree together how to go on.`,
    elsewhere_payee: ({ job }) =>
      `The bank or payment provider has sent the payment for ${job} back to the person who posted the job. No money is held any more. The job itself doesn’t change: agree together how to go on.`,
    unknown: ({ job }) => `We couldn’t use your payment for ${job}.`,
  },
};

/** Says why a payment went back. */
export function refundReason(data: NewsData, language: Language): string {
  const { job, name } = newsOf(data, language);
  const reasons = REASONS[language];
  const cause = String(data.cause ?? "");
  const reason = Object.hasOwn(reasons, cause) ? reasons[cause] : reasons.unknown;
  const chosen = isolated(String(data.chosen ?? "")) || UNKNOWN[language].someone;
  return reason?.({ job, name, chosen }) ?? "";
}

function newsOf(data: NewsData, language: Language): News {
  const euros = (value: string | number | undefined) => {
    const cents = value === undefined ? 0 : centsOf(String(value));
    return cents === 0 ? "" : formatEuros(cents, language);
  };
  const title = String(data.job_title ?? "");
  return {
    way: refundWay(data, language),
    role: String(data.role ?? ""),
    name: isolated(String(data.name ?? "")) || UNKNOWN[language].someone,
    job: title ? `‘${isolated(title)}’` : UNKNOWN[language].job,
    refund: euros(data.refund),
    helper: euros(data.helper),
    total: euros(data.total),
    outcome: String(data.outcome ?? ""),
    standing: String(data.standing ?? ""),
    own: data.own === 1,
    done: data.done === 1,
    paused: data.paused === 1,
    disputed: data.disputed === 1,
  };
}

function moneyOfBreak(words: Words, news: News): string {
  const { role, name, refund, helper } = news;
  if (!refund && !helper) return words.nothingPaid;
  if (role === "helper") return helper ? words.compensation(news) : words.toOther(name);
  return helper ? words.compensated(news) : words.refund(news);
}

function afterBreak(words: Words, step: BreakStep, role: string): string {
  if (endsJob(step)) return words.gone;
  return role === "owner" ? words.openOwner : words.openHelper;
}

function moneyOfDispute(words: Words, step: DisputeStep, news: News): string {
  switch (step) {
    case "opened":
    case "answered":
    case "desk":
      return words.held(news.total);
    case "proposed":
      return words.proposal(news);
    case "withdrawn":
      return news.paused ? words.stillPaused : words.heldUntilDone;
    case "agreed":
    case "decided":
      return words.divided(news);
  }
}

function afterDispute(words: Words, step: DisputeStep, news: News): string {
  const { name, role, outcome } = news;
  if (step === "opened") return words.open(name);
  if (step === "answered") return words.answered(name);
  if (step === "proposed") return words.answer;
  if (step === "withdrawn") return news.paused ? "" : words.goesOn;
  if (step === "desk") return words.desk(news);
  if (outcome === "solved") return words.solved;
  if (outcome === "reserved") return words.reserved;
  return role === "owner" ? words.openOwner : words.openHelper;
}

const isBreak = (words: Words, step: string): step is BreakStep => Object.hasOwn(words.breaks, step);
const isDispute = (words: Words, step: string): step is DisputeStep => Object.hasOwn(words.disputes, step);

export function dealEndWords(data: NewsData, language: Language): DealWords {
  const words = WORDS[language];
  const news = newsOf(data, language);
  const step = String(data.step ?? "");
  if (step === "agreed" || step === "decided") return disputeWords(data, language);
  if (step === "team") return teamWords({ ...data, step: "decided" }, language);
  if (!isBreak(words, step)) return UNKNOWN[language].deal(news.job);
  const [title, owner, helper] = words.breaks[step](news);
  return {
    title,
    what: news.role === "owner" ? owner : helper,
    money: moneyOfBreak(words, news),
    next: afterBreak(words, step, news.role),
  };
}

export function disputeWords(data: NewsData, language: Language): DealWords {
  const words = WORDS[language];
  const news = newsOf(data, language);
  const step = String(data.step ?? "");
  if (!isDispute(words, step)) return UNKNOWN[language].dispute(news.job);
  const [title, what] = words.disputes[step](news);
  if (news.role === "") return { title, what, money: "", next: "" };
  return { title, what, money: moneyOfDispute(words, step, news), next: afterDispute(words, step, news) };
}

const isTeam = (words: Words, step: string): step is TeamStep => Object.hasOwn(words.team, step);

export function teamWords(data: NewsData, language: Language): DealWords {
  const words = WORDS[language];
  const news = newsOf(data, language);
  const step = String(data.step ?? "");
  if (!isTeam(words, step)) return UNKNOWN[language].payment(news.job);
  const [title, what] = words.team[step](news.job);
  if (step === "decided")
    return { title, what, money: moneyOfDispute(words, step, news), next: afterDispute(words, step, news) };
  if (step === "resumed") {
    if (news.disputed) return { title, what, money: words.held(news.total), next: "" };
    return { title, what, money: words.heldUntilDone, next: news.done ? words.resumedDone(news) : words.resumed(news) };
  }
  const [money, next] = words.paused(news);
  if (data.because !== "begun") return { title, what, money, next };
  const [why, answer] = words.overdue(news);
  return { title, what: why, money, next: answer };
}

export const asText = ({ what, money, next }: DealWords): string => [what, money, next].filter(Boolean).join(" ");

/** For the mail of a decision by our team, the same for both parties. */
export const finalNote = (language: Language): string => WORDS[language].final;
