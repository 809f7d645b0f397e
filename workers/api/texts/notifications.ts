import type { NotificationType } from "~/domain/notification";
import type { Language } from "~/domain/value";

/** What the sentences may name; a type uses what it has. */
export interface Facts {
  job: string;
  name: string;
  amount: string;
  /** It was told before. */
  again: boolean;
  /** How many bids wait. */
  bids: number;
  /** Of an appointment: what happened to it, and from when to when it is. */
  step: string;
  span: string;
  /** Why a job matched a saved search. */
  reasons: string;
}

const inQuotes = (job: string, otherwise: string) => (job === "" ? otherwise : `“${job}”`);

function appointmentNl(someone: string, { step, span }: Facts): string {
  if (step === "accepted") return `${someone} is akkoord: ${span}.`;
  if (step === "declined") return `${someone} kan niet: ${span}.`;
  if (step === "missed") return `${someone} zegt dat je er niet was: ${span}.`;
  if (step === "reminder") return `Denk aan je afspraak met ${someone}: ${span}.`;
  return `${someone} stelt voor: ${span}.`;
}

const nl = (facts: Facts): Record<NotificationType, [string, string]> => {
  const job = inQuotes(facts.job, "je klus");
  const someone = facts.name || "Iemand";
  return {
    bid_placed: ["Nieuw bod", `${someone} biedt ${facts.amount} voor ${job}.`],
    bid_changed: ["Bod gewijzigd", `${someone} biedt nu ${facts.amount} voor ${job}.`],
    bid_withdrawn: ["Bod ingetrokken", `${someone} heeft het bod op ${job} ingetrokken.`],
    bid_accepted: ["Je bod is geaccepteerd", `Je mag aan de slag met ${job}. Spreek samen een moment af.`],
    bid_rejected: ["Je bod gaat niet door", `Je bod op ${job} gaat helaas niet door.`],
    message: ["Nieuw bericht", `${someone} stuurde je een bericht${facts.job && ` over ${job}`}.`],
    comment: ["Nieuwe vraag", `${someone} stelde een vraag over ${job}.`],
    reply: ["Antwoord op je vraag", `Je vraag over ${job} is beantwoord.`],
    job_match: ["Nieuwe klus bij jou in de buurt", `Misschien iets voor jou: ${job}.`],
    job_changed: ["Klus gewijzigd", `${job} is gewijzigd. Kijk of je bod nog klopt.`],
    saved_search: [
      "Nieuwe klus voor je zoekopdracht",
      `${job} past bij wat je zoekt${facts.reasons && `: ${facts.reasons}`}.`,
    ],
    payment_request: ["Betaalverzoek", `${someone} vraagt ${facts.amount} voor ${job}.`],
    payment_held: ["Er is betaald", `${facts.amount} voor ${job} staat veilig apart tot de klus klaar is.`],
    payment_released: ["Je geld is vrijgegeven", `${facts.amount} voor ${job} staat op je saldo.`],
    payment_refunded: ["Betaling teruggestort", `De betaling voor ${job} is teruggestort.`],
    payout_paid: ["Uitbetaald", `${facts.amount} is onderweg naar je rekening.`],
    payout_failed: ["Uitbetaling mislukt", "Het bedrag staat weer op je saldo. Controleer je IBAN."],
    review: ["Nieuwe beoordeling", `${someone} heeft je beoordeeld voor ${job}.`],
    kyc: ["Je verificatie", "Er is nieuws over je verificatie. Bekijk het bij je instellingen."],
    dispute: ["Geschil", `Er is iets veranderd in het geschil over ${job}.`],
    moderation: ["Bericht van de redactie", "We hebben iets van jou bekeken. Lees wat we hebben besloten."],
    appointment: ["Afspraak", appointmentNl(someone, facts)],
    work_done: facts.again
      ? ["Is het werk goed gedaan?", `${someone} wacht op jouw woord over ${job}. Over twee dagen ronden we het af.`]
      : ["Het werk is klaar", `${someone} is klaar met ${job}. Is alles goed? Rond de klus dan af.`],
    job_expired: ["Klus verlopen", `${job} stond 30 dagen open en is weggehaald. Je kunt de klus opnieuw plaatsen.`],
    nudge:
      facts.bids > 1
        ? [
            `${facts.bids} klussers wachten op antwoord`,
            `Hun biedingen op ${job} liggen er al een dag. Laat weten wat je ervan vindt.`,
          ]
        : ["Er wacht een bod", `Op ${job} ligt al een dag een bod. Laat weten wat je ervan vindt.`],
  };
};

function appointmentEn(someone: string, { step, span }: Facts): string {
  if (step === "accepted") return `${someone} agrees: ${span}.`;
  if (step === "declined") return `${someone} cannot make it: ${span}.`;
  if (step === "missed") return `${someone} says you were not there: ${span}.`;
  if (step === "reminder") return `Remember your appointment with ${someone}: ${span}.`;
  return `${someone} proposes: ${span}.`;
}

const en = (facts: Facts): Record<NotificationType, [string, string]> => {
  const job = inQuotes(facts.job, "your job");
  const someone = facts.name || "Someone";
  return {
    bid_placed: ["New offer", `${someone} offers ${facts.amount} for ${job}.`],
    bid_changed: ["Offer changed", `${someone} now offers ${facts.amount} for ${job}.`],
    bid_withdrawn: ["Offer withdrawn", `${someone} has withdrawn the offer for ${job}.`],
    bid_accepted: ["Your offer was accepted", `You can get started on ${job}. Agree on a time together.`],
    bid_rejected: ["Your offer is off", `Your offer for ${job} will not go ahead.`],
    message: ["New message", `${someone} sent you a message${facts.job && ` about ${job}`}.`],
    comment: ["New question", `${someone} asked a question about ${job}.`],
    reply: ["Your question was answered", `There is an answer to your question about ${job}.`],
    job_match: ["New job near you", `This may be something for you: ${job}.`],
    job_changed: ["Job changed", `${job} was changed. See if your offer still fits.`],
    saved_search: [
      "New job for your search",
      `${job} fits what you are looking for${facts.reasons && `: ${facts.reasons}`}.`,
    ],
    payment_request: ["Payment request", `${someone} asks ${facts.amount} for ${job}.`],
    payment_held: ["Payment received", `${facts.amount} for ${job} is kept safe until the job is done.`],
    payment_released: ["Your money was released", `${facts.amount} for ${job} is on your balance.`],
    payment_refunded: ["Payment refunded", `The payment for ${job} was refunded.`],
    payout_paid: ["Paid out", `${facts.amount} is on its way to your account.`],
    payout_failed: ["Payout failed", "The amount is back on your balance. Check your IBAN."],
    review: ["New review", `${someone} has reviewed you for ${job}.`],
    kyc: ["Your verification", "There is news about your verification. See your settings."],
    dispute: ["Dispute", `Something changed in the dispute about ${job}.`],
    moderation: ["Message from our editors", "We looked at something of yours. Read what we decided."],
    appointment: ["Appointment", appointmentEn(someone, facts)],
    work_done: facts.again
      ? ["Was the work done well?", `${someone} waits for your word on ${job}. In two days we complete it.`]
      : ["The work is done", `${someone} is done with ${job}. All good? Then complete the job.`],
    job_expired: ["Job expired", `${job} was open for 30 days and has been taken down. You can post it again.`],
    nudge:
      facts.bids > 1
        ? [
            `${facts.bids} helpers wait for your answer`,
            `Their offers for ${job} have been there for a day. Say what you think of them.`,
          ]
        : ["An offer is waiting", `There has been an offer for ${job} for a day. Say what you think of it.`],
  };
};

/** Title and text of a notification, in the reader's language. */
export function wordsOf(type: NotificationType, facts: Facts, language: Language): { title: string; text: string } {
  const [title, text] = { nl, en }[language](facts)[type];
  return { title, text };
}
