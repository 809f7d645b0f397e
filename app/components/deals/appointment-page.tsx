import type { ReactNode } from "react";
import { asHelper } from "~/domain/accounts/as-helper";
import type { Chat } from "~/domain/chats/chat";
import type { Appointment } from "~/domain/deals/appointment";
import { type AppointmentAnswer, agreedTime, isAgreed, waitsForTeam } from "~/domain/deals/appointment-life";
import type { dayOfWork } from "~/domain/deals/bid-life";
import type { DealPlace } from "~/domain/jobs/job-place";
import { type Cents, formatEuros } from "~/domain/money/money";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { PersonLine } from "../payments/person-line";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { ClosedForm } from "../ui/closed-form";
import { Icon } from "../ui/icon";
import { AppointmentFacts } from "./appointment-facts";
import { AppointmentState } from "./appointment-state";
import { MissedAnswer } from "./missed-answer";
import { MissedForm } from "./missed-form";
import { WindowForm } from "./window-form";

export interface Closure {
  why: "disputed" | "chargedBack" | "workDone" | "over" | "suspended" | "holdOver";
  to: string;
}

export interface AppointmentPageProps {
  chat: Chat;
  viewer: number | null;
  answers: readonly AppointmentAnswer[];
  held: boolean;
  compensation: Cents | null;
  total?: Cents | null;
  paid?: Cents | null;
  closed: Closure | null;
  onHold: boolean;
  paused?: number | null;
  reports?: boolean;
  begun: boolean;
  late: boolean;
  soon: boolean;
  reminds: boolean;
  today: string;
  lastDay?: string | null;
  fixedDay: ReturnType<typeof dayOfWork>;
  place?: DealPlace | null;
  hasCode?: boolean;
  mayEnd?: boolean;
  result?: Reply;
  contest?: Reply;
  typed?: Record<string, string>;
  refusal?: string;
}

export function AppointmentPage({ refusal, result, contest, typed, ...page }: AppointmentPageProps) {
  const { t } = useTranslation("appointments");
  const { chat, answers, viewer, held } = page;
  const { appointment, name } = chat;
  const parties = {
    isOwner: chat.owner === viewer,
    held,
    compensation: page.compensation,
  };
  const isReported = Boolean(appointment?.missed_until);
  const proposes = !isReported && page.closed === null;
  const waits = waitsForTeam(appointment, { owner: chat.owner, paused: page.paused ?? null });
  const propose = proposes && (
    <Propose
      appointment={appointment}
      name={name}
      late={page.late && <LateNote name={name} {...parties} />}
      today={page.today}
      lastDay={page.lastDay}
      fixedDay={page.fixedDay}
      dayHint={page.fixedDay?.of === "bid" ? (parties.isOwner ? "form.bidDay" : "form.ownBidDay") : "form.fixedDay"}
      result={result}
      typed={typed}
    />
  );
  return (
    <DealPage title={t("title", { name: chat.name })} back={{ to: `/messages/${chat.uri}`, text: t("back") }}>
      {refusal && (
        <Alert tone="error" live title={t("refused")}>
          {refusal}
        </Alert>
      )}
      <PersonLine person={parties.isOwner ? asHelper(chat.opponent) : chat.opponent}>
        {chat.title && t("job", { job: chat.title })}
      </PersonLine>
      {appointment && <AppointmentState {...page} {...parties} appointment={appointment} waits={waits} />}
      {propose}
      <AppointmentFacts
        chat={chat}
        isOwner={parties.isOwner}
        place={page.place ?? null}
        hasCode={page.hasCode === true && agreedTime<object>(appointment) !== null}
        mayEnd={page.mayEnd === true && !isReported}
      />
      {appointment && (
        <MissedAnswer
          appointment={appointment}
          name={name}
          answers={answers}
          waits={waits}
          paid={page.paid}
          result={contest}
          typed={typed}
          {...parties}
        />
      )}
      {!isReported && page.closed !== null && <Closed {...page.closed} name={name} />}
      {!proposes && <ClosedForm id="proposal" result={result} />}
      {appointment && answers.includes("missed") && (
        <MissedForm appointment={appointment} name={name} total={page.total} isOpen={page.reports} {...parties} />
      )}
      {appointment && page.closed === null && isSoon(page) && (
        <p className="text-ink-soft">{t(parties.isOwner ? "missed.later" : "missed.laterOwner", { name })}</p>
      )}
    </DealPage>
  );
}

function Closed({ why, to, name }: Closure & { name: string }) {
  const { t } = useTranslation("appointments");
  return (
    <Alert
      tone="info"
      action={
        <ButtonLink variant="secondary" className="button-small" to={to}>
          {t(`over.${why}.link`)}
        </ButtonLink>
      }
    >
      {t(`over.${why}.text`, { name })}
    </Alert>
  );
}

const isSoon = ({ chat, begun, answers }: Pick<AppointmentPageProps, "chat" | "begun" | "answers">): boolean =>
  begun && !chat.appointment?.begun_at && isAgreed(chat.appointment?.status) && !answers.includes("missed");

interface ProposeProps extends Pick<AppointmentPageProps, "today" | "lastDay" | "fixedDay" | "result" | "typed"> {
  appointment: Appointment | null;
  name: string;
  late: ReactNode;
  dayHint: "form.fixedDay" | "form.bidDay" | "form.ownBidDay";
}

function LateNote({ name, isOwner, held, compensation }: Parties & { name: string }) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  if (isOwner && (!held || compensation === null)) return null;
  return (
    <p className="rounded-control bg-attention-tint px-4 py-3">
      {t(isOwner ? "form.lateOwner" : "form.lateHelper", { name, amount: formatEuros(compensation ?? 0, locale) })}
    </p>
  );
}

interface Parties {
  isOwner: boolean;
  held: boolean;
  compensation: Cents | null;
}

function Propose({ appointment, name, late, fixedDay, dayHint, ...form }: ProposeProps) {
  const { t } = useTranslation("appointments");
  const stands = appointment !== null && STANDS[appointment.status];
  if (!stands) {
    return (
      <Card className="grid gap-4">
        <h2 className="text-xl">{t("form.first")}</h2>
        <WindowForm
          {...form}
          day={fixedDay?.day}
          dayHint={fixedDay ? t(dayHint, { name }) : undefined}
          intro={t("form.intro", { name })}
        />
      </Card>
    );
  }
  return (
    <details
      className="group rounded-card border border-line bg-card px-5 open:pb-5"
      open={form.result !== undefined || form.typed !== undefined}
    >
      <summary className="flex min-h-12 items-center gap-2 font-bold">
        <Icon name="refresh" />
        {t(`form.${stands}`)}
        <Icon name="chevron-down" className="ms-auto group-open:rotate-180" />
      </summary>
      <div className="grid gap-4">
        {late}
        <WindowForm
          {...form}
          intro={t(isAgreed(appointment.status) || appointment.replaces ? "form.replaces" : "form.again", { name })}
        />
      </div>
    </details>
  );
}

const STANDS = { proposed: "other", accepted: "change", declined: null, missed: null } as const;
