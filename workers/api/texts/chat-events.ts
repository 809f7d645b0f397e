import { spanInWords } from "~/domain/appointment-life";
import { LATE_HOURS } from "~/domain/cancellation-rule";
import type { AppointmentStep, ChatEvent, DisputeStep, RequestStep, TeamStep, WorkStep } from "~/domain/chat-event";
import { type AfterDispute, endsJob } from "~/domain/deal-end";
import { RELEASE_DAYS } from "~/domain/deal-money";
import type { Language } from "~/domain/language";
import { type Cents, formatEuros } from "~/domain/money";
import { HOLD_DAYS } from "~/domain/payment-life";

interface Shares {
  refund: string;
  helper: string;
}

interface Words {
  deal: Record<Extract<ChatEvent, { kind: "deal" }>["step"], string>;
  dispute: Record<DisputeStep, string>;
  team: Record<TeamStep, string>;
  shares: (shares: Shares) => string;
  compensated: (shares: Shares) => string;
  nothingPaid: string;
  outcome: Record<AfterDispute, string>;
  gone: string;
  appointment: Record<AppointmentStep, string>;
  request: Record<RequestStep, string>;
  /** A request where people pay each other directly. */
  direct: Record<RequestStep, string>;
  start: string;
  work: Record<WorkStep, string>;
  outdated: (amount: string) => string;
}

/** Names the step only: the page says whose it is. Both parties read the same words. */
const WORDS: Record<Language, Words> = {
  nl: {
    deal: {
      cancelled: "Deal geannuleerd.",
      cancelled_late: `Deal geannuleerd, later dan ${LATE_HOURS} uur voor het afgesproken begin.`,
      withdrawn: "Geaccepteerd bod ingetrokken. De deal is gestopt.",
      missed_by_helper: "Deal gestopt: de klusser was niet op de afspraak.",
      missed_by_owner: "Deal gestopt: de plaatser was niet op de afspraak.",
      revoked: "Overeenkomst herroepen. De deal is gestopt.",
      held_too_long: `Deal gestopt: de betaling was ${HOLD_DAYS} dagen in bewaring en de klus is niet afgerond.`,
      deleted: "Deal geannuleerd.",
      taken_down: "Deal gestopt door ons team.",
    },
    dispute: {
      opened: "Geschil geopend. Het geld blijft in bewaring tot het geschil is gesloten.",
      answered: "Reactie in het geschil.",
      proposed: "Voorstel in het geschil.",
      agreed: "Akkoord met het voorstel. Het geschil is gesloten.",
      withdrawn: "Geschil ingetrokken. Het geld blijft in bewaring tot de klus is afgerond.",
      desk: "Jullie kwamen er niet uit. Ons team beslist nu. Het geld blijft in bewaring tot het geschil is gesloten.",
      decided: "Ons team heeft beslist. Het geschil is gesloten.",
    },
    team: {
      decided: "Ons team heeft beslist over de betaling.",
      paused: "Ons team kijkt naar de betaling. Het geld blijft in bewaring en wordt nog niet vrijgegeven.",
      resumed: "Ons team is klaar. De betaling gaat verder zoals jullie afspraken.",
    },
    shares: ({ refund, helper }) =>
      refund
        ? `De plaatser krijgt ${refund} terug, de klusser krijgt ${helper || "niets"}.`
        : `De klusser krijgt ${helper}, de plaatser krijgt niets terug.`,
    compensated: ({ refund, helper }) =>
      helper
        ? `De plaatser krijgt ${refund} terug, de klusser krijgt ${helper} vergoeding.`
        : `De plaatser krijgt ${refund} terug.`,
    nothingPaid: "Er was niets via ons betaald.",
    outcome: { open: "De klus staat weer open.", solved: "De klus is afgerond.", reserved: "De klus gaat verder." },
    gone: "De klus is verwijderd.",
    appointment: {
      proposed: "Afspraak voorgesteld",
      accepted: "Akkoord met de afspraak",
      declined: "Kan niet op deze tijd",
      missed: "De ander was er niet",
      admitted: "Klopt, ik was er niet",
      unanswered: "Geen antwoord: telt als niet gekomen",
      contested: "Ik was er wel",
      retracted: "Ingetrokken dat de ander er niet was",
    },
    request: {
      asked: "Meerwerk",
      changed: "Meerwerk gewijzigd",
      withdrawn: "Meerwerk ingetrokken",
      refused: "Meerwerk geweigerd",
      settled: "Betaald",
    },
    direct: {
      asked: "Betaalverzoek",
      changed: "Betaalverzoek gewijzigd",
      withdrawn: "Betaalverzoek ingetrokken",
      refused: "Betaalverzoek geweigerd",
      settled: "Betaald",
    },
    start: "Startcode ingevuld: het werk is begonnen",
    work: {
      done: "Het werk is klaar",
      approved: "Werk goedgekeurd. De klus is afgerond.",
      approved_by_time: `De klus is afgerond: ${RELEASE_DAYS} dagen na het werk was er geen geschil.`,
    },
    outdated: (amount) =>
      `De betaling is niet doorgegaan: het bod veranderde net. De plaatser krijgt ${amount} terug en kan het bod van nu kiezen.`,
  },
  en: {
    deal: {
      cancelled: "Deal cancelled.",
      cancelled_late: `Deal cancelled later than ${LATE_HOURS} hours before the agreed start.`,
      withdrawn: "Accepted offer withdrawn. The deal has ended.",
      missed_by_helper: "Deal ended: the helper wasn’t there for the appointment.",
      missed_by_owner: "Deal ended: the client wasn’t there for the appointment.",
      revoked: "Contract withdrawn. The deal has ended.",
      held_too_long: `Deal ended: the payment was held for ${HOLD_DAYS} days and the job wasn’t completed.`,
      deleted: "Deal cancelled.",
      taken_down: "Deal ended by our team.",
    },
    dispute: {
      opened: "Dispute opened. The money stays held until the dispute is closed.",
      answered: "Reply in the dispute.",
      proposed: "Proposal in the dispute.",
      agreed: "Agreed to the proposal. The dispute is closed.",
      withdrawn: "Dispute withdrawn. The money stays held until the job is completed.",
      desk: "You didn’t agree. Our team now decides. The money stays held until the dispute is closed.",
      decided: "Our team has decided. The dispute is closed.",
    },
    team: {
      decided: "Our team has decided about the payment.",
      paused: "Our team is looking into the payment. The money stays held and isn’t released yet.",
      resumed: "Our team is done. The payment goes on as you agreed.",
    },
    shares: ({ refund, helper }) =>
      refund
        ? `The client gets ${refund} back, the helper gets ${helper || "nothing"}.`
        : `The helper gets ${helper}, the client gets nothing back.`,
    compensated: ({ refund, helper }) =>
      helper
        ? `The client gets ${refund} back, the helper gets ${helper} as compensation.`
        : `The client gets ${refund} back.`,
    nothingPaid: "Nothing was paid through us.",
    outcome: { open: "The job is open again.", solved: "The job is completed.", reserved: "The job goes on." },
    gone: "The job has been deleted.",
    appointment: {
      proposed: "Appointment suggested",
      accepted: "Appointment agreed",
      declined: "Can’t make this time",
      missed: "The other person wasn’t there",
      admitted: "That’s right, I wasn’t there",
      unanswered: "No reply: counts as a no-show",
      contested: "I was there",
      retracted: "Report withdrawn",
    },
    request: {
      asked: "Extra work",
      changed: "Extra work changed",
      withdrawn: "Extra work withdrawn",
      refused: "Extra work declined",
      settled: "Paid",
    },
    direct: {
      asked: "Payment request",
      changed: "Payment request changed",
      withdrawn: "Payment request withdrawn",
      refused: "Payment request declined",
      settled: "Paid",
    },
    start: "Start code entered: the work has begun",
    work: {
      done: "The work is done",
      approved: "Work approved. The job is completed.",
      approved_by_time: `The job is completed: ${RELEASE_DAYS} days after the work, there was no dispute.`,
    },
    outdated: (amount) =>
      `The payment didn’t go through: the offer had just changed. The client gets ${amount} back and can choose the current offer.`,
  },
};

const inEuros = (cents: Cents, language: Language) => (cents === 0 ? "" : formatEuros(cents, language));

function moneyText(event: Extract<ChatEvent, { kind: "dispute" | "team" }>, language: Language): string {
  const { dispute, team, shares, outcome } = WORDS[language];
  const said = event.kind === "team" ? team[event.step] : dispute[event.step];
  if (!("refund" in event)) return said;
  const divided = shares({ refund: inEuros(event.refund, language), helper: inEuros(event.helper, language) });
  return event.step === "proposed" ? `${said} ${divided}` : `${said} ${divided} ${outcome[event.outcome]}`;
}

function dealText({ step, refund, helper }: Extract<ChatEvent, { kind: "deal" }>, language: Language): string {
  const { deal, compensated, nothingPaid, outcome, gone } = WORDS[language];
  const money =
    refund === 0 ? nothingPaid : compensated({ refund: inEuros(refund, language), helper: inEuros(helper, language) });
  return `${deal[step]} ${money} ${endsJob(step) ? gone : outcome.open}`;
}

export function chatEventText(event: ChatEvent, language: Language): string {
  if (event.kind === "deal") return dealText(event, language);
  if (event.kind === "dispute" || event.kind === "team") return moneyText(event, language);
  if (event.kind === "start") return WORDS[language].start;
  if (event.kind === "work") return WORDS[language].work[event.step];
  if (event.kind === "outdated") return WORDS[language].outdated(formatEuros(event.amount, language));
  if (event.kind === "appointment") {
    return `${WORDS[language].appointment[event.step]}: ${spanInWords(event.starts_at, event.ends_at, language)}`;
  }
  const said = `${WORDS[language][event.direct ? "direct" : "request"][event.step]}: ${formatEuros(event.amount, language)}`;
  return event.description === null ? said : `${said}\n${event.description}`;
}
