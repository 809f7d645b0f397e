import {
  AFTER_BREAK,
  BREAKS,
  type BreakStep,
  COUNTS,
  MEETING_OF_BREAK,
  MONEY_OF_BREAK,
  UNKNOWN_END,
} from "~/content/events/deal-ends";
import { type DealFacts, isOwner } from "~/content/events/deal-facts";
import { AWAY_IN_DISPUTE } from "~/content/events/dispute-away";
import * as disputes from "~/content/events/disputes";
import * as team from "~/content/events/team-decisions";
import type { DisputeStep, TeamStep } from "~/domain/chats/chat-event";
import { spanInWords } from "~/domain/deals/appointment-life";
import { endsJob } from "~/domain/deals/deal-end";
import { centsOf, formatEuros, formatMoney } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import { momentIn } from "./moment";
import { creditIfAgreed, type EventData, partiesOf, refundWay } from "./refund-words";

export interface DealWords {
  title: string;
  what: string;
  money: string;
  next: string;
}

export interface DealEvent extends DealFacts {
  step: string;
  outcome: string;
  gone: boolean;
  closed: boolean;
  disputed: boolean;
  overdue: boolean;
  suspended: boolean;
  objected: boolean;
  unclear: boolean;
}

function refundFor({ role, refund, earlier }: EventData): { refund: EventData[string]; isBackBefore: boolean } {
  if (role !== "helper" || refund === undefined || earlier === undefined) return { refund, isBackBefore: false };
  const still = centsOf(String(refund)) - centsOf(String(earlier));
  return { refund: formatMoney(still), isBackBefore: still === 0 };
}

export function eventOf(data: EventData, language: Language): DealEvent {
  const { refund, isBackBefore } = refundFor(data);
  const euros = (value: string | number | undefined) => {
    const cents = value === undefined ? 0 : centsOf(String(value));
    return cents === 0 ? "" : formatEuros(cents, language);
  };
  return {
    ...partiesOf(data, language),
    step: String(data.step ?? ""),
    role: String(data.role ?? ""),
    refund: euros(refund),
    way: refundWay(data, language),
    credit: creditIfAgreed(data, language),
    helper: euros(data.helper),
    total: euros(data.total),
    outcome: String(data.outcome ?? ""),
    standing: String(data.standing ?? ""),
    beside: data.beside === 1,
    extra: euros(data.extra_back),
    untold: data.untold === 1,
    away: String(data.away ?? ""),
    late: data.late === 1,
    answerUntil: data.answer_until === undefined ? "" : momentIn(Number(data.answer_until), language),
    until: data.until === undefined ? "" : momentIn(Number(data.until), language),
    since: data.since === undefined ? "" : momentIn(Number(data.since), language),
    photos: Number(data.photos ?? 0),
    own: data.own === 1,
    again: data.again === 1,
    countered: data.countered === 1,
    gone: data.gone === 1 || isBackBefore,
    closed: data.closed === 1,
    restored: data.restored === 1,
    unanswered: data.unanswered === 1,
    done: data.done === 1,
    paused: data.paused === 1,
    disputed: data.disputed === 1,
    overdue: data.because === "begun",
    suspended: data.suspended === 1,
    objected: data.because === "objected",
    unclear: data.because === "bank",
  };
}

function moneyOfBreak(step: BreakStep, event: DealEvent, language: Language): string {
  if (step === "together") return disputes.MONEY_OF_DISPUTE.divided[language](event);
  const { nothingPaid, gone, refund, compensated, compensation, toOther } = MONEY_OF_BREAK;
  if (!event.refund && !event.helper) return (event.gone ? gone : nothingPaid)[language];
  if (event.role === "helper") return (event.helper ? compensation : toOther)[language](event);
  return (event.helper ? compensated : refund)[language](event);
}

const reopened = (event: DealEvent, language: Language) =>
  event.closed
    ? ""
    : event.suspended
      ? AFTER_BREAK[isOwner(event) ? "waitsOwner" : "waitsHelper"][language](event)
      : AFTER_BREAK[isOwner(event) ? "openOwner" : "openHelper"][language];

function moneyOfDispute(step: DisputeStep, event: DealEvent, language: Language): string {
  const isDivided = step === "proposed" || step === "agreed" || step === "decided";
  return [
    amountsOfDispute(step, event, language),
    event.beside && step !== "withdrawn" && disputes.BESIDE[isDivided ? "several" : "one"][language],
    event.extra && isDivided && disputes.EXTRA_BACK[language](event),
  ]
    .filter(Boolean)
    .join(" ");
}

function amountsOfDispute(step: DisputeStep, event: DealEvent, language: Language): string {
  const { held, heldUntilDone, proposal, divided } = disputes.MONEY_OF_DISPUTE;
  switch (step) {
    case "opened":
    case "contested":
    case "answered":
    case "desk":
      return held[language](event);
    case "proposed":
      return proposal[language](event);
    case "withdrawn":
      if (event.answerUntil) return "";
      return event.paused ? team.AFTER_PAUSE.stillPaused[language] : heldUntilDone[language];
    case "agreed":
    case "decided":
      return divided[language](event);
  }
}

const moneyOfDecision = (event: DealEvent, language: Language): string =>
  event.gone && !event.refund && !event.helper
    ? MONEY_OF_BREAK.gone[language]
    : moneyOfDispute("decided", event, language);

const isDisputeOver = (step: DisputeStep): boolean => step === "withdrawn" || step === "agreed" || step === "decided";

function afterDispute(step: DisputeStep, event: DealEvent, language: Language): string {
  const {
    open,
    contested,
    answered,
    answer,
    answerPaused,
    reported,
    goesOn,
    goesOnDone,
    desk,
    solved,
    ended,
    reserved,
  } = disputes.AFTER_DISPUTE;
  if (event.away === "own" && step === "withdrawn" && event.until && isOwner(event))
    return AWAY_IN_DISPUTE.done[language](event);
  if (event.away === "own" && !isDisputeOver(step)) return AWAY_IN_DISPUTE.open[language];
  if (step === "opened") return open[language](event);
  if (step === "contested") return contested[language](event);
  if (step === "answered") return answered[language](event);
  if (step === "proposed") return (event.paused ? answerPaused : answer)[language](event);
  if (step === "withdrawn" && event.answerUntil) return reported[language](event);
  if (step === "withdrawn" && event.paused) return "";
  if (step === "withdrawn") return event.until ? goesOnDone[language](event) : goesOn[language];
  if (step === "desk") return desk[language](event);
  if (event.outcome === "solved") return solved[language];
  if (event.outcome === "ended") return ended[language];
  if (event.outcome === "reserved") return reserved[language];
  return reopened(event, language);
}

function afterBreak(step: BreakStep, event: DealEvent, language: Language): string {
  if (step === "left_done" || (step === "together" && event.helper)) return "";
  if (step === "taken_down") return event.restored ? AFTER_BREAK.restored[language] : "";
  return endsJob(step) ? AFTER_BREAK.gone[language] : reopened(event, language);
}

const isBreak = (step: string): step is BreakStep => Object.hasOwn(BREAKS, step);
const isDispute = (step: string): step is DisputeStep => Object.hasOwn(disputes.DISPUTE_STEPS, step);
const isTeam = (step: string): step is TeamStep => Object.hasOwn(team.TEAM_STEPS, step);

const brief = ([title, what]: [title: string, what: string]): DealWords => ({ title, what, money: "", next: "" });

export function dealEndWords(data: EventData, language: Language): DealWords {
  const event = eventOf(data, language);
  const { step } = event;
  if (step === "agreed" || step === "decided") return disputeWords(data, language);
  if (step === "team") return teamWords({ ...data, step: "decided" }, language);
  if (!isBreak(step)) return brief(UNKNOWN_END[language](event.job));
  const [title, owner, helper] = BREAKS[step][language](event);
  return {
    title,
    what: isOwner(event) ? owner : event.late ? `${helper} ${COUNTS[language]}` : helper,
    money: moneyOfBreak(step, event, language),
    next: [meetingOfBreak(data, language), afterBreak(step, event, language)].filter(Boolean).join(" "),
  };
}

function meetingOfBreak({ starts_at, ends_at }: EventData, language: Language): string {
  if (starts_at === undefined) return "";
  return MEETING_OF_BREAK[language](spanInWords(Number(starts_at), Number(ends_at), language));
}

export function disputeWords(data: EventData, language: Language): DealWords {
  const event = eventOf(data, language);
  const { step, role } = event;
  if (!isDispute(step)) return brief(disputes.UNKNOWN_STEP[language](event.job));
  const [title, what] = disputes.DISPUTE_STEPS[step][language](event);
  if (role === "") return brief([title, what]);
  const counts = isDisputeOver(step) && event.outcome === "open" && !isOwner(event);
  return {
    title,
    what: counts ? `${what} ${COUNTS[language]}` : what,
    money: moneyOfDispute(step, event, language),
    next: afterDispute(step, event, language),
  };
}

function pausedWords([title, what]: [title: string, what: string], event: DealEvent, language: Language): DealWords {
  const [money, next] = team.PAUSED[language](event);
  if (event.unclear) return { title, what: team.UNCLEAR[language](event.job), money: "", next };
  if (!event.overdue && !event.objected) return { title, what, money, next };
  const [why, answer] = (event.overdue ? team.OVERDUE : team.OBJECTED)[language](event);
  return { title, what: why, money, next: answer };
}

export function teamWords(data: EventData, language: Language): DealWords {
  const event = eventOf(data, language);
  const { step, done, disputed } = event;
  if (!isTeam(step)) return brief(team.UNKNOWN_STEP[language](event.job));
  const [title, what] = team.TEAM_STEPS[step][language](event.job);
  if (step === "paused") return pausedWords([title, what], event, language);
  if (step === "unpaid") {
    const [why, answer] = team.UNPAID[language](event);
    return { title, what, money: why, next: answer };
  }
  if (step === "decided")
    return { title, what, money: moneyOfDecision(event, language), next: afterDispute(step, event, language) };
  const { held, heldUntilDone } = disputes.MONEY_OF_DISPUTE;
  if (disputed) {
    const goesOn = event.suspended ? "resumedInSuspendedDispute" : "resumedInDispute";
    return { title, what, money: held[language](event), next: team.AFTER_PAUSE[goesOn][language] };
  }
  const goesOn = event.suspended ? "resumedSuspended" : "resumed";
  const next = team.AFTER_PAUSE[done ? (`${goesOn}Done` as const) : goesOn][language](event);
  return { title, what, money: heldUntilDone[language], next };
}

export const asText = ({ what, money, next }: DealWords): string => [what, money, next].filter(Boolean).join(" ");
