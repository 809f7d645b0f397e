import type {
  AddressStep,
  AppointmentStep,
  ChatEvent,
  DisputeStep,
  RequestStep,
  StopStep,
  TeamStep,
  VoidCause,
  WithdrawalStep,
  WorkStep,
} from "~/domain/chats/chat-event";
import { LATE_HOURS } from "~/domain/deals/cancellation-rule";
import type { AfterDispute } from "~/domain/deals/deal-end";
import { STOP_DAYS } from "~/domain/deals/stop-life";
import type { ChargebackMoment } from "~/domain/money/chargeback-life";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { HOLD_DAYS } from "~/domain/money/payment-life";
import type { Language } from "~/domain/values/language";

interface Shares {
  refund: string;
  helper: string;
  /** Null for our team and in stored text. */
  reader: ChatReader | null;
}

export type ChatReader = "owner" | "helper";

interface AmountRead {
  amount: string;
  reader: ChatReader | null;
}

type Line = Record<Language, string>;
type LineOf<Facts> = Record<Language, (facts: Facts) => string>;

interface ChatLines {
  deal: Record<Extract<ChatEvent, { kind: "deal" }>["step"], Line>;
  unanswered: Record<"missed_by_helper" | "missed_by_owner", Line>;
  youMissed: Line;
  youUnanswered: Line;
  dispute: Record<DisputeStep, Line>;
  stop: Record<StopStep | VoidCause | "again", Line>;
  team: Record<TeamStep, Line>;
  shares: LineOf<Shares>;
  extraBack: LineOf<AmountRead>;
  compensated: LineOf<Shares>;
  nothingPaid: Line;
  notHeld: Line;
  outcome: Record<AfterDispute, Line>;
  gone: Line;
  appointment: Record<AppointmentStep, Line>;
  address: Record<AddressStep, Line>;
  stands: LineOf<string>;
  replaced: LineOf<string>;
  answerUntil: LineOf<string>;
  request: Record<RequestStep, Line>;
  direct: Record<RequestStep, Line>;
  start: Line;
  work: Record<WorkStep, Line>;
  lapsed: LineOf<string>;
  outdated: LineOf<AmountRead>;
  unpaid: Line;
  paid: Line;
  chargeback: Record<"held" | "released" | "tip", Record<ChargebackMoment, LineOf<ChatReader | null>>>;
  withdrawal: Record<WithdrawalStep, LineOf<ChatReader | null>>;
  withdrawalExtra: LineOf<string>;
  withdrawalService: Record<Exclude<WithdrawalStep, "rejected">, LineOf<ChatReader | null>>;
  tip: LineOf<AmountRead>;
  refund: Record<"all" | "part" | "tip", LineOf<AmountRead>>;
  reopened: Line;
}

const GETS = {
  nl: ({ reader }: Shares) => ({
    owner: reader === "owner" ? "Je krijgt" : "De plaatser krijgt",
    helper: reader === "helper" ? "je krijgt" : "de klusser krijgt",
  }),
  en: ({ reader }: Shares) => ({
    owner: reader === "owner" ? "You get" : "The client gets",
    helper: reader === "helper" ? "you get" : "the helper gets",
  }),
};

const BANK = {
  nl: (reader: ChatReader | null) => (reader === "owner" ? "Je bank" : "De bank van de plaatser"),
  en: (reader: ChatReader | null) => (reader === "owner" ? "Your bank" : "The client’s bank"),
};

/** Both parties read the same words, so they name the step only. Of money each reads what they get. */
export const CHAT_LINES: ChatLines = {
  deal: {
    cancelled: { nl: "Deal geannuleerd.", en: "Deal cancelled." },
    cancelled_late: {
      nl: `Deal geannuleerd, minder dan ${LATE_HOURS} uur voor het afgesproken begin, of daarna.`,
      en: `Deal cancelled less than ${LATE_HOURS} hours before the agreed start, or after it.`,
    },
    withdrawn: {
      nl: "Geaccepteerd bod ingetrokken. De deal is gestopt.",
      en: "Accepted offer withdrawn. The deal has ended.",
    },
    missed_by_helper: {
      nl: "Deal gestopt: de klusser bevestigde er niet te zijn geweest.",
      en: "Deal ended: the helper confirmed that they weren’t there.",
    },
    missed_by_owner: {
      nl: "Deal gestopt: de plaatser bevestigde er niet te zijn geweest.",
      en: "Deal ended: the client confirmed that they weren’t there.",
    },
    revoked: { nl: "Overeenkomst herroepen. De deal is gestopt.", en: "Contract withdrawn. The deal has ended." },
    held_too_long: {
      nl: `Deal gestopt: de betaling was ${HOLD_DAYS} dagen in bewaring en de klus is niet afgerond.`,
      en: `Deal ended: the payment was held for ${HOLD_DAYS} days and the job wasn’t completed.`,
    },
    deleted: { nl: "Deal geannuleerd.", en: "Deal cancelled." },
    taken_down: {
      nl: "Deal gestopt: ons team heeft de klus weggehaald.",
      en: "Deal ended: our team has taken the job down.",
    },
    together: { nl: "Akkoord: jullie stoppen samen.", en: "Agreed: you stop together." },
    owner_left: {
      nl: "Deal gestopt: de plaatser heeft het account verwijderd.",
      en: "Deal ended: the client has deleted their account.",
    },
    helper_left: {
      nl: "Deal gestopt: de klusser heeft het account verwijderd.",
      en: "Deal ended: the helper has deleted their account.",
    },
    left_done: {
      nl: "Account verwijderd. Het werk was klaar, dus de klus is afgerond.",
      en: "Account deleted. The work was done, so the job is completed.",
    },
  },
  unanswered: {
    missed_by_helper: {
      nl: "Deal gestopt: de klusser antwoordde niet op de melding. Dat telt als niet gekomen.",
      en: "Deal ended: the helper didn’t reply to the report. That counts as a no-show.",
    },
    missed_by_owner: {
      nl: "Deal gestopt: de plaatser antwoordde niet op de melding. Dat telt als niet gekomen.",
      en: "Deal ended: the client didn’t reply to the report. That counts as a no-show.",
    },
  },
  youMissed: {
    nl: "Deal gestopt: je bevestigde dat je er niet was.",
    en: "Deal ended: you confirmed that you weren’t there.",
  },
  youUnanswered: {
    nl: "Deal gestopt: je antwoordde niet op de melding. Dat telt als niet gekomen.",
    en: "Deal ended: you didn’t reply to the report. That counts as a no-show.",
  },
  dispute: {
    opened: {
      nl: "Geschil geopend. Het geld blijft in bewaring tot het geschil is gesloten.",
      en: "Dispute opened. The money stays held until the dispute is closed.",
    },
    contested: {
      nl: "Er loopt nu een geschil over de melding. Het geld blijft in bewaring tot het geschil is gesloten.",
      en: "There’s now a dispute about the report. The money stays held until the dispute is closed.",
    },
    answered: { nl: "Reactie in het geschil.", en: "Reply in the dispute." },
    proposed: { nl: "Voorstel in het geschil.", en: "Proposal in the dispute." },
    agreed: {
      nl: "Akkoord met het voorstel. Het geschil is gesloten.",
      en: "Agreed to the proposal. The dispute is closed.",
    },
    withdrawn: {
      nl: "Geschil ingetrokken. Het geld blijft in bewaring tot de klus is afgerond.",
      en: "Dispute withdrawn. The money stays held until the job is completed.",
    },
    desk: {
      nl: "Ons team beslist nu over het geschil. Het geld blijft in bewaring tot het geschil is gesloten.",
      en: "Our team now decides about the dispute. The money stays held until the dispute is closed.",
    },
    decided: {
      nl: "Ons team heeft beslist. Het geschil is gesloten.",
      en: "Our team has decided. The dispute is closed.",
    },
  },
  stop: {
    proposed: { nl: "Voorstel om samen te stoppen.", en: "Proposal to stop together." },
    again: {
      nl: "Nieuw voorstel om samen te stoppen. Het vorige is vervallen.",
      en: "New proposal to stop together. The earlier one has lapsed.",
    },
    refused: {
      nl: "Voorstel om te stoppen geweigerd. De deal gaat door.",
      en: "Proposal to stop refused. The deal goes on.",
    },
    withdrawn: {
      nl: "Voorstel om te stoppen ingetrokken. De deal gaat door.",
      en: "Proposal to stop withdrawn. The deal goes on.",
    },
    lapsed: {
      nl: `Het voorstel om te stoppen is vervallen: er kwam binnen ${STOP_DAYS} dagen geen antwoord.`,
      en: `The proposal to stop has lapsed: there was no reply within ${STOP_DAYS} days.`,
    },
    void: {
      nl: "Het voorstel om te stoppen is vervallen: er veranderde iets aan het geld in bewaring.",
      en: "The proposal to stop has lapsed: something changed about the held money.",
    },
    dispute: {
      nl: "Het voorstel om te stoppen is vervallen, want er is een geschil geopend.",
      en: "The proposal to stop has lapsed because a dispute was opened.",
    },
    chargeback: {
      nl: "Het voorstel om te stoppen is vervallen, want de bank boekte de betaling terug.",
      en: "The proposal to stop has lapsed because the bank charged the payment back.",
    },
    extra_work: {
      nl: "Het voorstel om te stoppen is vervallen, want er is meerwerk betaald.",
      en: "The proposal to stop has lapsed because extra work was paid.",
    },
  },
  team: {
    decided: { nl: "Ons team heeft beslist over de betaling.", en: "Our team has decided about the payment." },
    paused: {
      nl: "Ons team kijkt naar de betaling. Het geld blijft in bewaring en wordt nog niet vrijgegeven.",
      en: "Our team is looking into the payment. The money stays held and isn’t released yet.",
    },
    unpaid: {
      nl: `Er is aan de klus gewerkt, maar er is al ${RELEASE_DAYS} dagen geen geld voor in bewaring. Ons team kijkt hoe het verder gaat. Betalen kan nog steeds.`,
      en: `Work has been done on the job, but no money has been held for it for ${RELEASE_DAYS} days. Our team is looking into it. Paying is still possible.`,
    },
    resumed: {
      nl: "Ons team heeft naar de betaling gekeken en is klaar.",
      en: "Our team has looked into the payment and is done.",
    },
  },
  shares: {
    nl: (shares) =>
      `${GETS.nl(shares).owner} ${shares.refund || "niets"} terug, ${GETS.nl(shares).helper} ${shares.helper || "niets"}.`,
    en: (shares) =>
      `${GETS.en(shares).owner} ${shares.refund || "nothing"} back, ${GETS.en(shares).helper} ${shares.helper || "nothing"}.`,
  },
  extraBack: {
    nl: ({ amount, reader }) =>
      `Het meerwerk (${amount}) gaat terug naar ${reader === "owner" ? "jou" : "de plaatser"}.`,
    en: ({ amount, reader }) => `The extra work (${amount}) goes back to ${reader === "owner" ? "you" : "the client"}.`,
  },
  compensated: {
    nl: (shares) => {
      const { owner, helper } = GETS.nl(shares);
      const back = `${owner} ${shares.refund} terug`;
      return shares.helper ? `${back}, ${helper} ${shares.helper} vergoeding.` : `${back}.`;
    },
    en: (shares) => {
      const { owner, helper } = GETS.en(shares);
      const back = `${owner} ${shares.refund} back`;
      return shares.helper ? `${back}, ${helper} ${shares.helper} as compensation.` : `${back}.`;
    },
  },
  nothingPaid: { nl: "Er was niets via ons betaald.", en: "Nothing was paid through us." },
  notHeld: { nl: "Er was geen geld meer in bewaring.", en: "No money was held any more." },
  outcome: {
    open: { nl: "De klus staat weer open.", en: "The job is open again." },
    solved: { nl: "De klus is afgerond.", en: "The job is completed." },
    ended: { nl: "De deal is gestopt.", en: "The deal has ended." },
    reserved: { nl: "De klus gaat verder.", en: "The job goes on." },
  },
  gone: { nl: "De klus is verwijderd.", en: "The job has been deleted." },
  appointment: {
    proposed: { nl: "Afspraak voorgesteld", en: "Appointment suggested" },
    accepted: { nl: "Akkoord met de afspraak", en: "Appointment agreed" },
    declined: { nl: "Kan niet op deze tijd", en: "Can’t make this time" },
    missed: { nl: "Melding: niet gekomen", en: "No-show reported" },
    admitted: { nl: "Klopt, ik was er niet", en: "That’s right, I wasn’t there" },
    unanswered: { nl: "Geen antwoord, dus telt als niet gekomen", en: "No reply, so it counts as a no-show" },
    contested: { nl: "Ik was er wel", en: "I was there" },
    retracted: { nl: "Melding ingetrokken", en: "Report withdrawn" },
    begun: {
      nl: "Melding ingetrokken, want de startcode is ingevuld",
      en: "Report withdrawn, because the start code was entered",
    },
  },
  address: {
    given: { nl: "Adres gegeven. Het staat bij de klus.", en: "Address given. It’s on the job page." },
    changed: {
      nl: "Adres van de klus veranderd. Bekijk het bij de klus.",
      en: "Address of the job changed. See the job page.",
    },
    removed: { nl: "Adres van de klus weggehaald.", en: "Address of the job removed." },
  },
  stands: {
    nl: (span) => `De afspraak van ${span} geldt tot er een akkoord is.`,
    en: (span) => `The appointment on ${span} stays in place until you both agree.`,
  },
  replaced: {
    nl: (span) => `De afspraak van ${span} vervalt.`,
    en: (span) => `It replaces the appointment on ${span}.`,
  },
  answerUntil: {
    nl: (until) => `Antwoorden kan tot ${until}.`,
    en: (until) => `Replies are possible until ${until}.`,
  },
  request: {
    asked: { nl: "Meerwerk", en: "Extra work" },
    changed: { nl: "Meerwerk gewijzigd", en: "Extra work changed" },
    withdrawn: { nl: "Meerwerk ingetrokken", en: "Extra work withdrawn" },
    refused: { nl: "Meerwerk geweigerd", en: "Extra work declined" },
    settled: { nl: "Betaald", en: "Paid" },
    again: { nl: "Opnieuw betaald", en: "Paid again" },
  },
  direct: {
    asked: { nl: "Betaalverzoek", en: "Payment request" },
    changed: { nl: "Betaalverzoek gewijzigd", en: "Payment request changed" },
    withdrawn: { nl: "Betaalverzoek ingetrokken", en: "Payment request withdrawn" },
    refused: { nl: "Betaalverzoek geweigerd", en: "Payment request declined" },
    settled: { nl: "Betaald", en: "Paid" },
    again: { nl: "Opnieuw betaald", en: "Paid again" },
  },
  start: { nl: "Startcode ingevuld: het werk is begonnen", en: "Start code entered: the work has begun" },
  work: {
    done: { nl: "Het werk is klaar", en: "The work is done" },
    approved: { nl: "Werk goedgekeurd. De klus is afgerond.", en: "Work approved. The job is completed." },
    approved_by_time: {
      nl: `De klus is afgerond: de ${RELEASE_DAYS} dagen om goed te keuren of een geschil te openen zijn voorbij.`,
      en: `The job is completed: the ${RELEASE_DAYS} days to approve or open a dispute are over.`,
    },
  },
  lapsed: {
    nl: (amount) => `De ${amount} extra die gevraagd was, is daarmee vervallen.`,
    en: (amount) => `The ${amount} extra that was asked for has lapsed.`,
  },
  outdated: {
    nl: ({ amount, reader }) =>
      `De betaling is niet doorgegaan: het bod veranderde net. ${reader === "owner" ? "Je krijgt" : "De plaatser krijgt"} ${amount} terug en ${reader === "owner" ? "kunt" : "kan"} het bod van nu kiezen.`,
    en: ({ amount, reader }) =>
      `The payment didn’t go through: the offer had just changed. ${reader === "owner" ? "You get" : "The client gets"} ${amount} back and can choose the current offer.`,
  },
  unpaid: {
    nl: "De betaling is niet gelukt: de bank voerde die niet uit. Er is niets afgeschreven.",
    en: "The payment failed: the bank didn’t carry it out. Nothing was taken.",
  },
  paid: {
    nl: "De betaling is nu wel gelukt. Het geld is in bewaring.",
    en: "The payment has now gone through. The money is held.",
  },
  chargeback: {
    held: {
      opened: {
        nl: (reader) => `${BANK.nl(reader)} heeft een betaling teruggeboekt. De deal staat stil tot de bank beslist.`,
        en: (reader) => `${BANK.en(reader)} has charged a payment back. The deal is on hold until the bank decides.`,
      },
      won: {
        nl: () => "De bank heeft de terugboeking afgewezen. Het geld is weer in bewaring.",
        en: () => "The bank has rejected the chargeback. The money is held again.",
      },
      lost: {
        nl: () => "De bank heeft de terugboeking definitief gemaakt. Die betaling is niet meer in bewaring.",
        en: () => "The bank has made the chargeback final. That payment is no longer held.",
      },
    },
    released: {
      opened: {
        nl: (reader) => `${BANK.nl(reader)} heeft een betaling teruggeboekt. De bank beslist nog.`,
        en: (reader) => `${BANK.en(reader)} has charged a payment back. The bank still has to decide.`,
      },
      won: {
        nl: () => "De bank heeft de terugboeking afgewezen. De betaling blijft zoals ze was.",
        en: () => "The bank has rejected the chargeback. The payment stays as it was.",
      },
      lost: {
        nl: (reader) =>
          `De bank heeft de terugboeking definitief gemaakt. ${reader === "owner" ? "Jij houdt" : "De plaatser houdt"} dat geld.`,
        en: (reader) =>
          `The bank has made the chargeback final. ${reader === "owner" ? "You keep" : "The client keeps"} that money.`,
      },
    },
    tip: {
      opened: {
        nl: (reader) => `${BANK.nl(reader)} heeft de fooi teruggeboekt. De bank beslist nog.`,
        en: (reader) => `${BANK.en(reader)} has charged the tip back. The bank still has to decide.`,
      },
      won: {
        nl: (reader) =>
          `De bank heeft de terugboeking van de fooi afgewezen. De fooi blijft voor ${reader === "helper" ? "jou" : "de klusser"}.`,
        en: (reader) =>
          `The bank has rejected the chargeback of the tip. ${reader === "helper" ? "You keep" : "The helper keeps"} the tip.`,
      },
      lost: {
        nl: () => "De bank heeft de terugboeking van de fooi definitief gemaakt.",
        en: () => "The bank has made the chargeback of the tip final.",
      },
    },
  },
  withdrawal: {
    asked: {
      nl: (reader) =>
        `${reader === "owner" ? "Je hebt" : "De plaatser heeft"} de overeenkomst herroepen. Ons team kijkt ernaar.`,
      en: (reader) =>
        `${reader === "owner" ? "You’ve" : "The client has"} withdrawn from the contract. Our team is looking into it.`,
    },
    granted: {
      nl: () => "Ons team heeft de herroeping toegekend.",
      en: () => "Our team has granted the withdrawal.",
    },
    rejected: {
      nl: () => "Ons team heeft de herroeping afgewezen.",
      en: () => "Our team has rejected the withdrawal.",
    },
  },
  withdrawalService: {
    asked: {
      nl: (reader) =>
        `${reader === "owner" ? "Je hebt" : "De plaatser heeft"} onze dienst herroepen: dat gaat over de servicekosten, niet over het werk. Ons team kijkt ernaar.`,
      en: (reader) =>
        `${reader === "owner" ? "You’ve" : "The client has"} withdrawn from our service: that’s about the service fee, not about the work. Our team is looking into it.`,
    },
    granted: {
      nl: (reader) =>
        `Ons team heeft de herroeping van onze dienst toegekend. ${reader === "owner" ? "Je krijgt" : "De plaatser krijgt"} de servicekosten terug. Aan het werk verandert niets.`,
      en: (reader) =>
        `Our team has granted the withdrawal from our service. ${reader === "owner" ? "You get" : "The client gets"} the service fee back. Nothing changes about the work.`,
    },
  },
  withdrawalExtra: {
    nl: (description) => `Het gaat om het meerwerk ‘${description}’.`,
    en: (description) => `It’s about the extra work ‘${description}’.`,
  },
  tip: {
    nl: ({ amount, reader }) => `${reader === "owner" ? "Je gaf" : "De plaatser gaf"} een fooi van ${amount}.`,
    en: ({ amount, reader }) => `${reader === "owner" ? "You gave" : "The client gave"} a tip of ${amount}.`,
  },
  refund: {
    all: {
      nl: ({ amount, reader }) =>
        `De bank of betaaldienst stuurde ${reader === "owner" ? `je betaling van ${amount} terug` : `een betaling van ${amount} terug naar de plaatser`}. Die is niet meer in bewaring.`,
      en: ({ amount, reader }) =>
        `The bank or payment provider sent ${reader === "owner" ? `your payment of ${amount} back to you` : `a payment of ${amount} back to the client`}. It’s no longer held.`,
    },
    part: {
      nl: ({ amount, reader }) =>
        `${reader === "owner" ? "Je krijgt" : "De plaatser krijgt"} ${amount} terug via de betaaldienst. Wat ${reader === "helper" ? "jij krijgt" : "de klusser krijgt"}, verandert niet.`,
      en: ({ amount, reader }) =>
        `${reader === "owner" ? "You get" : "The client gets"} ${amount} back through the payment provider. What ${reader === "helper" ? "you get" : "the helper gets"} doesn’t change.`,
    },
    tip: {
      nl: ({ amount, reader }) =>
        `${reader === "owner" ? "Je krijgt" : "De plaatser krijgt"} ${amount} van de fooi terug via de betaaldienst. ${reader === "helper" ? "Jij houdt" : "De klusser houdt"} de fooi.`,
      en: ({ amount, reader }) =>
        `${reader === "owner" ? "You get" : "The client gets"} ${amount} of the tip back through the payment provider. ${reader === "helper" ? "You keep" : "The helper keeps"} the tip.`,
    },
  },
  reopened: {
    nl: "De klus staat weer open voor biedingen.",
    en: "The job is open for offers again.",
  },
};

export const REMOVED_BY_TEAM = { nl: "Weggehaald door ons team", en: "Removed by our team" };

export const PHOTOS = {
  one: { nl: "Foto", en: "Photo" },
  several: { nl: (count: number) => `${count} foto’s`, en: (count: number) => `${count} photos` },
  oneRemoved: { nl: "Foto verwijderd", en: "Photo removed" },
  severalRemoved: { nl: "Foto’s verwijderd", en: "Photos removed" },
};
