import type { DisputeStep } from "~/domain/chats/chat-event";
import { DESK_DAYS, PROPOSALS_EACH } from "~/domain/deals/dispute-life";
import type { Language } from "~/domain/values/language";
import { type DealFacts, type EventTexts, isOwner, type Sentences } from "./deal-facts";

const photosAdded: EventTexts<string> = {
  nl: ({ photos }) => (photos > 1 ? ` Er zitten ${photos} foto’s bij.` : photos === 1 ? " Er zit een foto bij." : ""),
  en: ({ photos }) => (photos > 1 ? ` ${photos} photos are included.` : photos === 1 ? " A photo is included." : ""),
};

export const DISPUTE_STEPS: Record<DisputeStep, EventTexts<[title: string, what: string]>> = {
  opened: {
    nl: (facts) => [
      "Geschil geopend",
      `${facts.name} heeft een geschil geopend over ${facts.job}.${photosAdded.nl(facts)}`,
    ],
    en: (facts) => ["Dispute opened", `${facts.name} has opened a dispute about ${facts.job}.${photosAdded.en(facts)}`],
  },
  contested: {
    nl: ({ name, job }) => [
      "Geschil over je melding",
      `${name} zegt er wel te zijn geweest bij ${job}. Daarom loopt er nu een geschil.`,
    ],
    en: ({ name, job }) => [
      "Dispute about your report",
      `${name} disagrees with your report about ${job}: they say they were there. So there’s now a dispute.`,
    ],
  },
  answered: {
    nl: (facts) => [
      "Reactie in je geschil",
      `${facts.name} heeft gereageerd in het geschil over ${facts.job}.${photosAdded.nl(facts)}`,
    ],
    en: (facts) => [
      "Reply in your dispute",
      `${facts.name} has told their side of the dispute about ${facts.job}.${photosAdded.en(facts)}`,
    ],
  },
  proposed: {
    nl: ({ name, job }) => ["Voorstel in je geschil", `${name} heeft een voorstel gedaan in het geschil over ${job}.`],
    en: ({ name, job }) => ["Proposal in your dispute", `${name} has made a proposal in the dispute about ${job}.`],
  },
  withdrawn: {
    nl: ({ name, job }) => ["Geschil ingetrokken", `${name} heeft het geschil over ${job} ingetrokken.`],
    en: ({ name, job }) => ["Dispute withdrawn", `${name} has withdrawn the dispute about ${job}.`],
  },
  desk: {
    nl: ({ name, job, away }) => [
      "Ons team beslist",
      away === "own"
        ? `Je account is geschorst. Daarom beslist ons team nu over ${job}.`
        : away
          ? `Het account van ${name} is geschorst. Daarom beslist ons team nu over ${job}.`
          : `Jij en ${name} kwamen er niet uit. Ons team beslist nu over ${job}.`,
    ],
    en: ({ name, job, away }) => [
      "Our team decides",
      away === "own"
        ? `Your account is suspended, so our team now decides about ${job}.`
        : away
          ? `${name}’s account is suspended, so our team now decides about ${job}.`
          : `You and ${name} didn’t agree. Our team now decides about ${job}.`,
    ],
  },
  agreed: {
    nl: ({ name, job, own }) => [
      "Geschil gesloten",
      own
        ? `Je ging akkoord met het voorstel van ${name}. Het geschil over ${job} is gesloten.`
        : `${name} ging akkoord met je voorstel. Het geschil over ${job} is gesloten.`,
    ],
    en: ({ name, job, own }) => [
      "Dispute closed",
      own
        ? `You agreed to ${name}’s proposal. The dispute about ${job} is closed.`
        : `${name} agreed to your proposal. The dispute about ${job} is closed.`,
    ],
  },
  decided: {
    nl: ({ job }) => ["Geschil gesloten", `Ons team heeft beslist over ${job}. Het geschil is gesloten.`],
    en: ({ job }) => ["Dispute closed", `Our team has decided about ${job}. The dispute is closed.`],
  },
};

export const UNKNOWN_STEP: Record<Language, (job: string) => [title: string, what: string]> = {
  nl: (job) => ["Geschil", `Er is iets veranderd in het geschil over ${job}.`],
  en: (job) => ["Dispute", `There’s an update on the dispute about ${job}.`],
};

const PROPOSED: EventTexts<[you: string, other: string]> = {
  nl: (news) => {
    const { name, refund, helper } = news;
    return isOwner(news)
      ? [refund ? `je krijgt ${refund} terug` : "je krijgt niets terug", `${name} krijgt ${helper || "niets"}`]
      : [`je krijgt ${helper || "niets"}`, refund ? `${name} krijgt ${refund} terug` : `${name} krijgt niets terug`];
  },
  en: (news) => {
    const { name, refund, helper } = news;
    return isOwner(news)
      ? [`you get ${refund || "nothing"} back`, `${name} gets ${helper || "nothing"}`]
      : [`you get ${helper || "nothing"}`, `${name} gets ${refund || "nothing"} back`];
  },
};

const FEES: Record<Language, string> = {
  nl: "Over het deel dat is verdiend, betalen jullie allebei servicekosten. Die zijn er al af.",
  en: "You each pay a service fee over the part that was earned. It’s already taken off.",
};

export const BESIDE: Record<"one" | "several", Record<Language, string>> = {
  one: {
    nl: "In dit bedrag zit ook het andere geld voor deze klus, zoals voor meerwerk.",
    en: "This amount includes the other money for this job, such as for extra work.",
  },
  several: {
    nl: "In deze bedragen zit ook het andere geld voor deze klus, zoals voor meerwerk.",
    en: "These amounts include the other money for this job, such as for extra work.",
  },
};

export const EXTRA_BACK: EventTexts<string> = {
  nl: (news) => `Het meerwerk (${news.extra}) gaat terug naar ${isOwner(news) ? "jou" : news.name}.`,
  en: (news) => `The extra work (${news.extra}) goes back to ${isOwner(news) ? "you" : news.name}.`,
};

const extraOf = (news: DealFacts, language: Language) => (news.extra ? ` ${EXTRA_BACK[language](news)}` : "");

const creditOf = (news: DealFacts) => (isOwner(news) && news.credit ? ` ${news.credit}` : "");

export const MONEY_OF_DISPUTE = {
  held: {
    nl: ({ total, since }) =>
      `De betaling van ${total} ${since ? `staat sinds ${since} stil en ` : ""}blijft in bewaring tot het geschil is gesloten.`,
    en: ({ total, since }) =>
      `The payment of ${total} ${since ? `has been on hold since ${since} and ` : ""}stays held until the dispute is closed.`,
  },
  heldUntilDone: {
    nl: "Het geld blijft in bewaring tot de klus is afgerond.",
    en: "The money stays held until the job is completed.",
  },
  proposal: {
    nl: (news) => {
      const [you, other] = PROPOSED.nl(news);
      return `Het voorstel: ${you}, ${other}.${creditOf(news)} Tot jullie het eens zijn of ons team beslist, blijft het geld in bewaring.`;
    },
    en: (news) => {
      const [you, other] = PROPOSED.en(news);
      return `The proposal: ${you}, ${other}.${creditOf(news)} Until you agree or our team decides, the money stays held.`;
    },
  },
  divided: {
    nl: (news) => {
      const { name, refund, helper, way } = news;
      if (isOwner(news)) {
        if (!helper) return `Je krijgt ${refund} terug, ook de servicekosten. ${way}`;
        if (!refund) return `${name} krijgt ${helper}. Je krijgt niets terug.`;
        return `Je krijgt ${refund} terug. ${way} ${name} krijgt ${helper}. ${FEES.nl}`;
      }
      if (!helper) return `${name} krijgt ${refund} terug. Je krijgt niets.`;
      if (!refund) return `Je krijgt ${helper}. Dat bedrag staat op je saldo.`;
      return `Je krijgt ${helper}. Dat bedrag staat op je saldo. ${name} krijgt ${refund} terug. ${FEES.nl}`;
    },
    en: (news) => {
      const { name, refund, helper, way } = news;
      if (isOwner(news)) {
        if (!helper) return `You get ${refund} back, including the service fee. ${way}`;
        if (!refund) return `${name} gets ${helper}. You don’t get anything back.`;
        return `You get ${refund} back. ${way} ${name} gets ${helper}. ${FEES.en}`;
      }
      if (!helper) return `${name} gets ${refund} back. You don’t get anything.`;
      if (!refund) return `You get ${helper}. It’s in your balance now.`;
      return `You get ${helper}. It’s in your balance now. ${name} gets ${refund} back. ${FEES.en}`;
    },
  },
} satisfies Sentences;

const TELL = {
  nl: "Vertel nog wat er volgens jou is gebeurd: dat leest ons team voordat het beslist.",
  en: "Tell us what happened, in your view: our team reads it before it decides.",
};

const undecided: EventTexts<string> = {
  nl: ({ until }) => (until ? ` Zijn jullie het op ${until} niet eens, dan beslist ons team.` : ""),
  en: ({ until }) => (until ? ` If you don’t agree before ${until}, our team decides.` : ""),
};

const rounds: EventTexts<string> = {
  nl: ({ name, late, until }) =>
    late
      ? "Jullie hadden al de tijd om het eens te worden, dus nu beslist ons team."
      : `Doe daarna een voorstel: hoeveel is er verdiend? Jij en ${name} doen om de beurt een voorstel, ieder hoogstens ${PROPOSALS_EACH} keer. Zijn jullie het ${until ? `op ${until}` : `na ${DESK_DAYS} dagen`} niet eens, dan beslist ons team.`,
  en: ({ name, late, until }) =>
    late
      ? "You already had the time to agree, so our team decides now."
      : `Then make a proposal: how much was earned? You and ${name} take turns, with ${PROPOSALS_EACH} proposals each at most. If you don’t agree ${until ? `before ${until}` : `within ${DESK_DAYS} days`}, our team decides.`,
};

export const AFTER_DISPUTE = {
  open: {
    nl: (facts) => `Lees wat er volgens ${facts.name} niet klopt en vertel jouw kant. ${rounds.nl(facts)}`,
    en: (facts) => `Read what’s wrong according to ${facts.name} and tell your side. ${rounds.en(facts)}`,
  },
  contested: {
    nl: (facts) => `Vertel jouw kant. ${rounds.nl(facts)}`,
    en: (facts) => `Tell your side. ${rounds.en(facts)}`,
  },
  answered: {
    nl: (facts) => `Lees wat ${facts.name} schreef.${undecided.nl(facts)}`,
    en: (facts) => `Read what ${facts.name} wrote.${undecided.en(facts)}`,
  },
  answer: {
    nl: (facts) => `Ga akkoord of doe zelf een voorstel.${undecided.nl(facts)}`,
    en: (facts) => `Agree, or make a proposal yourself.${undecided.en(facts)}`,
  },
  answerPaused: {
    nl: (facts) =>
      `Ons team kijkt nog naar de betaling. Tot dat klaar is, kun je niet akkoord gaan. Een ander voorstel doen kan wel.${undecided.nl(facts)}`,
    en: (facts) =>
      `Our team is still looking into the payment. Until that’s done, you can’t agree. You can make another proposal.${undecided.en(facts)}`,
  },
  reported: {
    nl: ({ name, answerUntil, paused }) =>
      `Je melding dat ${name} er niet was, staat weer open. ${name} kan antwoorden tot ${answerUntil}. ${paused ? "Ons team kijkt nog naar de betaling." : "Klopt de melding, of komt er geen antwoord, dan stopt jullie deal."} Tot dan blijft het geld in bewaring.`,
    en: ({ name, answerUntil, paused }) =>
      `Your report that ${name} wasn’t there is open again. ${name} can reply until ${answerUntil}. ${paused ? "Our team is still looking into the payment." : "If it’s right, or there’s no reply, your deal ends."} The money stays held until then.`,
  },
  goesOn: { nl: "De klus gaat verder zoals jullie afspraken.", en: "The job goes on as you agreed." },
  goesOnDone: {
    nl: (news) =>
      isOwner(news)
        ? `Keur het werk goed of open een geschil. Dat kan tot ${news.until}. Doe je niets, dan gaat het geld daarna naar ${news.name}.`
        : `Je krijgt het geld als ${news.name} het werk goedkeurt, en anders op ${news.until}. Een geschil stopt dat. Kijkt ons team of een bank naar de betaling, dan duurt het langer.`,
    en: (news) =>
      isOwner(news)
        ? `Approve the work or open a dispute. You can do that until ${news.until}. If you do nothing, the money then goes to ${news.name}.`
        : `You get the money when ${news.name} approves the work, or otherwise on ${news.until}. A dispute stops that. If our team or a bank looks into the payment, it takes longer.`,
  },
  desk: {
    nl: (news) => {
      const nothing = news.untold ? TELL.nl : "Je hoeft niets te doen.";
      if (!news.standing || news.paused || (news.away && news.standing === "own")) return nothing;
      if (news.standing === "own")
        return `${nothing} Tot ons team beslist, kan ${news.name} nog akkoord gaan met jouw laatste voorstel.`;
      const [you, other] = PROPOSED.nl(news);
      return `${nothing} Tot ons team beslist, kun je nog akkoord gaan met het laatste voorstel van ${news.name}: ${you}, ${other}.${extraOf(news, "nl")}`;
    },
    en: (news) => {
      const nothing = news.untold ? TELL.en : "You don’t have to do anything.";
      if (!news.standing || news.paused || (news.away && news.standing === "own")) return nothing;
      if (news.standing === "own")
        return `${nothing} Until our team decides, ${news.name} can still agree to your last proposal.`;
      const [you, other] = PROPOSED.en(news);
      return `${nothing} Until our team decides, you can still agree to ${news.name}’s last proposal: ${you}, ${other}.${extraOf(news, "en")}`;
    },
  },
  solved: { nl: "De klus is afgerond.", en: "The job is completed." },
  ended: { nl: "Jullie deal is gestopt.", en: "Your deal has ended." },
  reserved: {
    nl: "De klus gaat verder. Voor het andere geld verandert er niets.",
    en: "The job goes on. Nothing changes for the other money.",
  },
} satisfies Sentences;

export const CONTESTED: Record<Language, string> = { nl: "Ik was er wel.", en: "I was there." };

const STATEMENTS = {
  refunded_elsewhere: {
    nl: "De betaling is bij de bank of betaaldienst zelf al terugbetaald.",
    en: "The payment was already refunded by the bank or the payment provider itself.",
  },
} as const satisfies Record<string, Record<Language, string>>;
export type StatementCode = keyof typeof STATEMENTS;

const isCode = (statement: string): statement is StatementCode => statement in STATEMENTS;

export const statementIn = (statement: string, language: Language): string =>
  isCode(statement) ? STATEMENTS[statement][language] : statement;
