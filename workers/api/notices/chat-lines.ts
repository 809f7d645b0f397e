import { CHAT_LINES, type ChatReader, PHOTOS } from "~/content/events/chat-lines";
import type { ChatEvent } from "~/domain/chats/chat-event";
import { spanInWords } from "~/domain/deals/appointment-life";
import { endsJob, reopensJob } from "~/domain/deals/deal-end";
import { type Cents, formatEuros } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import { momentIn } from "./moment";

const inEuros = (cents: Cents, language: Language) => (cents === 0 ? "" : formatEuros(cents, language));

interface Reading {
  language: Language;
  reader: ChatReader | null;
}

const sharesIn = ({ refund, helper }: Record<"refund" | "helper", Cents>, { language, reader }: Reading) => ({
  refund: inEuros(refund, language),
  helper: inEuros(helper, language),
  reader,
});

function moneyText(event: Extract<ChatEvent, { kind: "dispute" | "team" }>, reading: Reading): string {
  const { language } = reading;
  const { dispute, team, shares, extraBack, outcome, notHeld } = CHAT_LINES;
  const said = (event.kind === "team" ? team[event.step] : dispute[event.step])[language];
  if (!("refund" in event)) return said;
  if (event.refund === 0 && event.helper === 0)
    return `${said} ${notHeld[language]} ${"outcome" in event ? outcome[event.outcome][language] : ""}`.trim();
  const sums = shares[language](sharesIn(event, reading));
  const extra = event.extra_back
    ? ` ${extraBack[language]({ amount: inEuros(event.extra_back, language), reader: reading.reader })}`
    : "";
  const divided = sums + extra;
  return event.step === "proposed" ? `${said} ${divided}` : `${said} ${divided} ${outcome[event.outcome][language]}`;
}

function togetherText(event: Extract<ChatEvent, { kind: "deal" }>, reading: Reading): string {
  const { language } = reading;
  const { deal, shares, outcome } = CHAT_LINES;
  const divided = shares[language](sharesIn(event, reading));
  return `${deal.together[language]} ${divided} ${outcome[event.helper > 0 ? "ended" : "open"][language]}`;
}

function stopText(event: Extract<ChatEvent, { kind: "stop" }>, reading: Reading): string {
  const { language } = reading;
  if (event.step !== "proposed") return CHAT_LINES.stop[event.because ?? event.step][language];
  const said = CHAT_LINES.stop[event.again ? "again" : "proposed"][language];
  return `${said} ${CHAT_LINES.shares[language](sharesIn(event, reading))}`;
}

function dealText(event: Extract<ChatEvent, { kind: "deal" }>, reading: Reading): string {
  const { language } = reading;
  const { step, refund, helper } = event;
  if (step === "together") return togetherText(event, reading);
  const { compensated, nothingPaid, notHeld, outcome, gone } = CHAT_LINES;
  const money =
    refund === 0 ? (event.gone ? notHeld : nothingPaid)[language] : compensated[language](sharesIn(event, reading));
  const open = reopensJob(step, helper) ? outcome.open[language] : "";
  // The line of a takedown says it, and the job may be back.
  const next = endsJob(step) && step !== "taken_down" ? gone[language] : open;
  return `${endLine(event, reading)[language]} ${money} ${next}`.trim();
}

function endLine({ step, unanswered }: Extract<ChatEvent, { kind: "deal" }>, { reader }: Reading) {
  const { deal, unanswered: silent, youMissed, youUnanswered } = CHAT_LINES;
  if (step !== "missed_by_helper" && step !== "missed_by_owner") return deal[step];
  const isReader = reader !== null && step === `missed_by_${reader}`;
  if (isReader) return unanswered ? youUnanswered : youMissed;
  return (unanswered ? silent : deal)[step];
}

function workText({ step, lapsed }: Extract<ChatEvent, { kind: "work" }>, language: Language): string {
  const said = CHAT_LINES.work[step][language];
  return lapsed ? `${said} ${CHAT_LINES.lapsed[language](formatEuros(lapsed, language))}` : said;
}

function withdrawalText(
  { step, description, service }: Extract<ChatEvent, { kind: "withdrawal" }>,
  { language, reader }: Reading,
): string {
  const { withdrawal, withdrawalService } = CHAT_LINES;
  const lines = service && step !== "rejected" ? withdrawalService[step] : withdrawal[step];
  const said = lines[language](reader);
  return description ? `${said} ${CHAT_LINES.withdrawalExtra[language](description)}` : said;
}

function appointmentText(event: Extract<ChatEvent, { kind: "appointment" }>, language: Language): string {
  const { step, starts_at, ends_at, replaces, until } = event;
  const { appointment, stands, replaced, answerUntil } = CHAT_LINES;
  const said = `${appointment[step][language]}: ${spanInWords(starts_at, ends_at, language)}`;
  if (until !== undefined) return `${said}. ${answerUntil[language](momentIn(until, language))}`;
  if (replaces === undefined) return said;
  const former = spanInWords(replaces.starts_at, replaces.ends_at, language);
  return `${said}. ${(step === "accepted" ? replaced : stands)[language](former)}`;
}

/** `reader`: one of the two reads it; null for our team. */
export function chatEventText(event: ChatEvent, language: Language, reader: ChatReader | null = null): string {
  const reading = { language, reader };
  if (event.kind === "deal") return dealText(event, reading);
  if (event.kind === "dispute" || event.kind === "team") return moneyText(event, reading);
  if (event.kind === "stop") return stopText(event, reading);
  if (event.kind === "address") return CHAT_LINES.address[event.step][language];
  if (event.kind === "start") return CHAT_LINES.start[language];
  if (event.kind === "reopened") return CHAT_LINES.reopened[language];
  if (event.kind === "work") return workText(event, language);
  if (event.kind === "unpaid") return CHAT_LINES.unpaid[language];
  if (event.kind === "paid") return CHAT_LINES.paid[language];
  if (event.kind === "chargeback") return CHAT_LINES.chargeback[event.of ?? "held"][event.step][language](reader);
  if (event.kind === "withdrawal") return withdrawalText(event, reading);
  if (event.kind === "tip") return CHAT_LINES.tip[language]({ amount: formatEuros(event.amount, language), reader });
  if (event.kind === "refund")
    return CHAT_LINES.refund[event.step][language]({ amount: formatEuros(event.amount, language), reader });
  if (event.kind === "outdated")
    return CHAT_LINES.outdated[language]({ amount: formatEuros(event.amount, language), reader });
  if (event.kind === "appointment") return appointmentText(event, language);
  const steps = event.direct ? CHAT_LINES.direct : CHAT_LINES.request;
  const said = `${steps[event.step][language]}: ${formatEuros(event.amount, language)}`;
  return event.description === null ? said : `${said}\n${event.description}`;
}

export function photosText({ sent, left }: { sent: number; left: number }, language: Language): string {
  if (left > 1) return PHOTOS.several[language](left);
  if (left === 1) return PHOTOS.one[language];
  return PHOTOS[sent > 1 ? "severalRemoved" : "oneRemoved"][language];
}
