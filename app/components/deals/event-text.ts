import type { AddressStep, AppointmentStep, RequestStep, TeamStep } from "~/domain/chats/chat-event";
import { spanInWords } from "~/domain/deals/appointment-life";
import { reopensJob, wordedEnd } from "~/domain/deals/deal-end";
import type { DealEndStep } from "~/domain/deals/deal-end-step";
import type { DisputeEnd } from "~/domain/deals/dispute-life";
import type { PaidStep, Timeline, TimelineEvent, TimelineStopStep } from "~/domain/deals/timeline";
import type { WithdrawalAnswer } from "~/domain/deals/withdrawal";
import { centsOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";

interface Reading {
  timeline: Timeline;
  reader: "owner" | "helper" | null;
}

const OF_FORMER_TIME: Partial<Record<AppointmentStep, "replaced">> = { accepted: "replaced" };

export function useEventText({ timeline, reader }: Reading): (event: TimelineEvent) => string {
  const { t } = useTranslation("timeline");
  const locale = useLocale();
  const object = (side: "owner" | "helper") => (side === reader ? t("youObject") : timeline[side].name);
  const subject = (side: "owner" | "helper") => (side === reader ? t("you") : timeline[side].name);
  const euros = (amount: string | null) => formatEuros(centsOf(amount ?? "0.00"), locale);
  // Without held money a request is for the price itself.
  const isHeld = timeline.events.some(({ kind }) => kind === "paid");
  const isAbsenceAt = (at: string) =>
    timeline.events.some((one) => one.kind === "appointment" && one.step === "admitted" && one.at === at);
  return (event) => {
    const { kind, by, step, starts_at, ends_at } = event;
    const facts = {
      who: by === null ? "" : subject(by),
      amount: euros(event.amount),
      back: euros(event.back),
      owner: object("owner"),
      helper: object("helper"),
      ownerDoes: subject("owner"),
      helperDoes: subject("helper"),
      balance: reader === "helper" ? t("balanceOwn") : t("balance", { name: timeline.helper.name }),
      bank: reader === "owner" ? t("bankOwn") : t("bank", { name: timeline.owner.name }),
    };
    if (kind === "appointment") {
      const span = spanInWords(Date.parse(starts_at ?? ""), Date.parse(ends_at ?? ""), locale);
      if (step === "missed" && by !== null && by !== reader && reader !== null)
        return t("appointment.missedYou", { ...facts, span });
      const other = by === "owner" ? timeline.helper.name : timeline.owner.name;
      const said = t(`appointment.${step as AppointmentStep}`, { ...facts, other, span });
      const { replaces } = event;
      if (!replaces) return said;
      const former = spanInWords(Date.parse(replaces.starts_at), Date.parse(replaces.ends_at), locale);
      return `${said} ${t(OF_FORMER_TIME[step as AppointmentStep] ?? "stands", { span: former })}`;
    }
    if (kind === "paid" && step) return t(`paid.${step as PaidStep}`, facts);
    if (event.paid_for !== undefined) return t("outdated", { ...facts, paidFor: euros(event.paid_for) });
    if (kind === "address") return t(`address.${step as AddressStep}`, facts);
    if (kind === "request") {
      const words = `request.${step as Exclude<RequestStep, "again">}` as const;
      return isHeld ? t(words, { ...facts, for: t("forExtra") }) : t(words, { ...facts, for: "" });
    }
    if (kind === "dispute_opened" && by === null) return t("event.dispute_started");
    if (kind === "dispute_closed" && step === "agreed" && by !== null) return t("closed.agreedBy", facts);
    if (kind === "dispute_closed") return t(`closed.${step as DisputeEnd}`, facts);
    if (kind === "withdrawal" && step === "service") return t("withdrawalService", facts);
    if (kind === "withdrawal" && event.amount !== null) return t("withdrawalExtra", facts);
    if (kind === "withdrawal_answered") {
      const goesOn = step === "granted_goes_on";
      const said = t(`answer.${goesOn ? "granted" : (step as WithdrawalAnswer)}`);
      return [said, event.amount !== null && t("answer.fee", facts), goesOn && t("answer.goesOn")]
        .filter(Boolean)
        .join(" ");
    }
    if (kind === "stop") return t(`stop.${step as TimelineStopStep}`, facts);
    if (kind === "team") return t(`team.${step as TeamStep}`, facts);
    if (kind === "withdrawn_late") return `${t("event.withdrawn_late", facts)} ${t("reopened")}`;
    // An older back end tells no amount.
    if (kind === "bid" && event.amount === null) return t("bidOnly", facts);
    const end = kind === "ended" || kind === "withdrawn" ? (step as DealEndStep | null) : null;
    if (end === "together" && by !== null) {
      const said = t("togetherBy", facts);
      return reopensJob(end, centsOf(event.amount ?? "0.00")) ? `${said} ${t("reopened")}` : said;
    }
    const isSaid = kind === "ended" && isAbsenceAt(event.at);
    const said =
      kind === "ended" && end && !isSaid
        ? t(`ends.${wordedEnd(end, event.unanswered)}`, facts)
        : t(`event.${kind}`, facts);
    if (kind === "dispute_proposal" && event.back !== null) return `${said} ${t("extraBack", facts)}`;
    if (step === "extra") return `${said} ${t("ofExtra")}`;
    return end && reopensJob(end, centsOf(event.amount ?? "0.00")) ? `${said} ${t("reopened")}` : said;
  };
}
