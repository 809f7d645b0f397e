import type { ReactNode } from "react";
import type { Chat } from "~/domain/chats/chat";
import type { Appointment } from "~/domain/deals/appointment";
import {
  type AppointmentAnswer,
  type AppointmentStatus,
  spanInWords,
  wordedStatus,
} from "~/domain/deals/appointment-life";
import { isAfterHold } from "~/domain/deals/meeting-hold";
import { type Cents, formatEuros } from "~/domain/money/money";
import { dayInWords } from "~/domain/values/day-words";
import { useTranslation } from "~/locales/use-translation";
import { formatDay, formatDeadline, unbroken } from "../format";
import { useLocale } from "../locale";
import { Badge, type BadgeTone } from "../ui/badge";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { OnceInput } from "../ui/once-input";
import { calendarAddress } from "./appointment-address";

interface AppointmentStateProps {
  chat: Chat;
  appointment: Appointment;
  viewer: number | null;
  answers: readonly AppointmentAnswer[];
  begun: boolean;
  reminds: boolean;
  held: boolean;
  soon: boolean;
  compensation: Cents | null;
  onHold: boolean;
  closed: { why: string } | null;
  waits: boolean;
  lastDay?: string | null;
}

export const APPOINTMENT_TONES = {
  proposed: "attention",
  accepted: "action",
  declined: "neutral",
  missed: "danger",
} as const satisfies Record<AppointmentStatus, BadgeTone>;

export function AppointmentBadge({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation("statuses");
  const { status, missed_until, lapsed } = appointment;
  if (lapsed) return <Badge tone="neutral">{t("appointment.lapsed")}</Badge>;
  if (missed_until) return <Badge tone="attention">{t("appointment.reported")}</Badge>;
  return <Badge tone={APPOINTMENT_TONES[status]}>{t(`appointment.${wordedStatus(appointment)}`)}</Badge>;
}

export function AppointmentState({ chat, appointment, viewer, answers, ...facts }: AppointmentStateProps) {
  const { begun, reminds, held } = facts;
  const { t } = useTranslation(["appointments", "statuses"]);
  const locale = useLocale();
  const inWords = ({ starts_at, ends_at }: Pick<Appointment, "starts_at" | "ends_at">) =>
    spanInWords(Date.parse(starts_at), Date.parse(ends_at), locale);
  const span = inWords(appointment);
  const isOver = facts.closed !== null || Boolean(appointment.begun_at);
  const isAhead = !begun && !isOver && IS_AHEAD[appointment.status];
  const isOwner = chat.owner === viewer;
  const costs = facts.soon && answers.includes("accepted") && (isOwner ? held && facts.compensation !== null : true);
  const afterHold = isAhead && isAfterHold(Date.parse(appointment.starts_at), facts.lastDay ?? null);
  const paysFee = held && isAhead && isOwner && !costs;
  const amount = formatEuros(facts.compensation ?? 0, locale);
  const { missed_until } = appointment;
  const until = missed_until ? formatDeadline(missed_until, locale) : "";
  const replaced = appointment.replaces && inWords(appointment.replaces);
  return (
    <Card className="grid gap-3">
      <div>
        <AppointmentBadge appointment={appointment} />
      </div>
      <p className="flex items-start gap-3 font-heading text-2xl font-bold">
        <Icon name="calendar" className="mt-1 flex-none text-action" />
        <span className="first-letter:uppercase">{unbroken(span)}</span>
      </p>
      <p>{t(`state.${sentenceOf(appointment, viewer, facts)}`, { name: chat.name, until })}</p>
      {afterHold && (
        <p className="rounded-control bg-attention-tint px-4 py-3">
          {t("afterHold", { day: dayInWords(facts.lastDay ?? "", locale) })}
        </p>
      )}
      {costs && (
        <p className="rounded-control bg-attention-tint px-4 py-3">
          {t(isOwner ? "soonOwner" : "soonHelper", { name: chat.name, amount })}
        </p>
      )}
      {paysFee && <p className="text-ink-soft">{t("fee", { name: chat.name })}</p>}
      {reminds && !isOver && STANDS[appointment.status] && <p className="text-sm text-ink-soft">{t("reminder")}</p>}
      <Answers appointment={appointment} answers={answers} />
      {!isOver && STANDS[appointment.status] && <CalendarLink uri={chat.uri}>{t("calendar")}</CalendarLink>}
      {appointment.replaces && (
        <div className="grid gap-3 border-t border-line pt-3">
          <p className="font-bold">{t(isOver ? "state.replacesOver" : "state.replaces", { span: replaced })}</p>
          {!isOver && (
            <CalendarLink uri={chat.uri}>
              {t("calendarAgreed", { day: formatDay(appointment.replaces.starts_at, locale) })}
            </CalendarLink>
          )}
        </div>
      )}
    </Card>
  );
}

function CalendarLink({ uri, children }: { uri: string; children: ReactNode }) {
  return (
    <p>
      <a className="button button-secondary" href={calendarAddress(uri)}>
        <Icon name="download" />
        {children}
      </a>
    </p>
  );
}

const STANDS: Record<AppointmentStatus, boolean> = { proposed: false, accepted: true, declined: false, missed: false };

const IS_AHEAD: Record<AppointmentStatus, boolean> = { proposed: true, accepted: true, declined: false, missed: false };

function sentenceOf(
  appointment: Appointment,
  viewer: number | null,
  { begun, held, waits, onHold, closed }: Pick<AppointmentStateProps, "begun" | "held" | "waits" | "onHold" | "closed">,
) {
  const { status, proposed_by, missed_by, missed_until, missed_answer } = appointment;
  const missed = missed_until ? "missed" : (`${missed_answer ?? "missed"}${closed === null ? "Over" : "End"}` as const);
  if (missed_answer === "contested" && onHold) return missed_by === viewer ? "contestedEndOwn" : "contestedEnd";
  if (waits && missed_by !== viewer) return "missedWaits";
  const said = {
    proposed: closed ? "proposedEnd" : begun ? "proposedOver" : proposed_by === viewer ? "proposedOwn" : "proposed",
    accepted: begun || closed || appointment.begun_at ? "begun" : "accepted",
    declined: appointment.lapsed ? "lapsed" : closed ? "declinedEnd" : "declined",
    missed: onHold
      ? missed_by === viewer
        ? "missedHoldOwn"
        : "missedHold"
      : missed_by === viewer
        ? (`${missed}Own` as const)
        : missed === "missed" && !held
          ? "missedDirect"
          : missed,
  } as const;
  return said[status];
}

function Answers({ appointment, answers }: Pick<AppointmentStateProps, "appointment" | "answers">) {
  const { t } = useTranslation("appointments");
  if (!answers.includes("accepted")) return null;
  return (
    <Form method="post" className="flex flex-wrap gap-3 pt-1">
      <OnceInput form="answer" />
      {/* The id that the user saw: the API rejects it if there is a newer proposal. */}
      <input type="hidden" name="id" value={appointment.id} />
      <Button name="intent" value="accepted" pendingText={t("acceptPending")}>
        {t("accept")}
      </Button>
      <Button name="intent" value="declined" variant="secondary" pendingText={t("declinePending")}>
        {t("decline")}
      </Button>
    </Form>
  );
}
