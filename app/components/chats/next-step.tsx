import type { Chat } from "~/domain/chats/chat";
import { isReportOpen, waitsForTeam } from "~/domain/deals/appointment-life";
import { nextStepFor } from "~/domain/deals/deal";
import type { StopOfJob } from "~/domain/deals/stop-proposal";
import type { JobRole } from "~/domain/jobs/job-life";
import type { DealPlace } from "~/domain/jobs/job-place";
import type { JobStatus } from "~/domain/jobs/job-status";
import { type DealMoney, isOnHold, objectionUntil, unpaidUntil } from "~/domain/money/deal-money";
import { centsOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { appointmentAddress } from "../deals/appointment-address";
import { disputeAddress, disputeOpening } from "../deals/dispute-address";
import { askingAddress } from "../deals/request-address";
import { formatDayAndTime } from "../format";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/terms";
import { Link } from "../ui/link";
import { AppointmentLine } from "./appointment-line";
import { DealBar } from "./deal-bar";
import { First, Unsettled } from "./next-step-lines";
import { isDoneAsked, ownProposal } from "./next-step-order";
import { RequestLines } from "./request-lines";

export interface NextStepProps {
  chat: Chat;
  viewer: number | null;
  jobStatus: JobStatus | null;
  doneAt: string | null;
  begunAt: string | null;
  canBegin: boolean;
  mayCancel: boolean;
  stop?: StopOfJob | null | undefined;
  place?: DealPlace | null;
  money: DealMoney;
  terms: PaymentTerms;
  now: number;
}

const doneAddress = (job: string, { uri }: Chat): string =>
  `${job}/actie/done?next=${encodeURIComponent(`/messages/${uri}`)}`;

export function NextStep(props: NextStepProps) {
  const { chat, viewer, jobStatus, doneAt, money, terms } = props;
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const role = chat.owner === viewer ? "owner" : "helper";
  const done = doneAt !== null;
  const disputed = isOnHold(money);
  const values = { name: chat.name, amount: formatEuros(money.secured ?? centsOf(chat.bid?.amount ?? "0.00"), locale) };
  const job = `/task/${chat.job}`;
  const own = doneAt === null ? ownProposal(props) : null;
  const waits = own && t("next.proposed", { at: formatDayAndTime(own.starts_at, locale) });
  const step = nextStepFor(role, { bid: chat.bid_status, job: jobStatus, done, disputed });
  if (money.gone !== null && step !== null && step !== "finished" && step !== "settle_dispute")
    return <Gone {...props} role={role} />;
  if (chat.suspended && !done && money.paused === null && (step === "confirm_done" || step === "report_done")) {
    const isOwner = role === "owner";
    return (
      <DealBar
        {...props}
        icon="warning"
        text={t(`next.suspended.${role}`)}
        to={isOwner ? `${job}/actie/cancel` : doneAddress(job, chat)}
        link={t(isOwner ? "next.suspended.cancel" : "next.helperAction")}
        aside={
          !isOwner && (
            <Link className="text-link inline-flex min-h-11 items-center" to={`${job}/bod`}>
              {t("next.suspended.withdraw")}
            </Link>
          )
        }
      />
    );
  }
  if (isReportOpen(chat.appointment) && (step === "confirm_done" || step === "report_done"))
    return <Reported {...props} />;
  switch (step) {
    case null:
      return null;
    case "finished":
      return (
        <DealBar
          {...props}
          text={t(money.stopped ? "next.ended" : "next.solved")}
          to={chat.reviewed ? undefined : `${job}/beoordelen`}
          link={t("next.review", values)}
        />
      );
    case "settle_dispute":
      if (money.chargedBack !== null) {
        const payment = `/wallet/betaling/${money.chargedBack}`;
        return (
          <DealBar
            {...props}
            icon="lock"
            text={t("next.chargeback")}
            to={payment}
            link={t("next.chargebackLink")}
            strong
          />
        );
      }
      return (
        <DealBar
          {...props}
          icon="lock"
          text={t("next.dispute")}
          to={disputeAddress(money.disputed)}
          link={t("next.disputeLink")}
          strong
        />
      );
    case "confirm_done": {
      if (money.paused !== null) return <Paused {...props} payment={money.paused} />;
      const link = terms.mode === "direct" ? t("next.ownerAction") : t("next.ownerPay", values);
      return (
        <DealBar
          {...props}
          icon="lock"
          text={waits ?? t(`next.${ownerText(props)}`, values)}
          to={`${job}/actie/solve`}
          link={link}
          strong={isDoneAsked(props)}
          aside={objection(props) && <Objection {...props} />}
          first={<First {...props} />}
        >
          <Unsettled {...props} />
        </DealBar>
      );
    }
    case "await_owner":
      if (money.paused !== null) return <Paused {...props} payment={money.paused} />;
      return (
        <DealBar {...props} text={t("next.helperDone", values)} aside={objection(props) && <Objection {...props} />}>
          <Unsettled {...props} />
        </DealBar>
      );
    case "report_done":
      if (money.paused !== null) return <Paused {...props} payment={money.paused} reports={job} />;
      return (
        <DealBar
          {...props}
          icon="lock"
          text={waits ?? t(`next.${helperText(props)}`, values)}
          to={doneAddress(job, chat)}
          link={t("next.helperAction")}
          strong={isDoneAsked(props)}
          first={<First {...props} />}
        >
          <Unsettled {...props} />
        </DealBar>
      );
  }
}

function Reported(props: NextStepProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const { chat, viewer, terms, money } = props;
  const { appointment: one, name } = chat;
  if (!one) return null;
  const waits = waitsForTeam(one, { owner: chat.owner, paused: money.paused });
  const isOwn = one.missed_by === viewer;
  const until = formatDayAndTime(one.missed_until ?? "", locale);
  const follows = terms.mode === "direct" ? "counts" : "ends";
  return (
    <DealBar
      {...props}
      icon="warning"
      text={t(isOwn ? "next.reportedYou" : "next.reported", { name })}
      to={appointmentAddress(chat.uri)}
      link={t(isOwn ? "meet.answer" : "meet.see")}
      strong
      aside={
        waits
          ? t("next.unanswered.waits")
          : `${t(isOwn ? "next.reportedYouUntil" : "next.reportedUntil", { name, until })} ${t(`next.unanswered.${follows}`)}`
      }
    >
      <RequestLines {...props} />
    </DealBar>
  );
}

function Gone({ role, ...props }: NextStepProps & { role: JobRole }) {
  const { t } = useTranslation("messages");
  const { chat, money, doneAt, begunAt } = props;
  const isOwner = role === "owner";
  const isRest = money.secured !== null;
  return (
    <DealBar
      {...props}
      icon="warning"
      text={t(isRest ? "next.goneRest" : "next.gone")}
      to={isOwner ? `/task/${chat.job}` : askingAddress(chat.uri)}
      link={t(isOwner ? "next.goneSee" : "extra.askDirect")}
      strong
      aside={(doneAt ?? begunAt) === null ? t(`next.goneTo.${role}`, { name: chat.name }) : <Unpaid {...props} />}
    >
      <RequestLines {...props} />
      {doneAt === null && <AppointmentLine {...props} />}
    </DealBar>
  );
}

function Unpaid({ doneAt, begunAt, money, now }: NextStepProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const until = unpaidUntil({ begun_at: begunAt, done_at: doneAt }, money);
  if (until === null) return null;
  return t(Date.parse(until) > now ? "next.goneUntil" : "next.goneTeam", { until: formatDayAndTime(until, locale) });
}

/** `reports`: the address of the job whose work the helper can still mark as done. */
function Paused({ payment, reports, ...props }: NextStepProps & { payment: number; reports?: string }) {
  const { t } = useTranslation("messages");
  const to = `/wallet/betaling/${payment}`;
  const done = reports && (
    <Link className="text-link inline-flex min-h-11 items-center" to={doneAddress(reports, props.chat)}>
      {t("next.helperAction")}
    </Link>
  );
  return (
    <DealBar {...props} icon="lock" text={t("next.paused")} to={to} link={t("next.chargebackLink")} strong aside={done}>
      <Unsettled {...props} />
    </DealBar>
  );
}

function ownerText(props: NextStepProps) {
  const isDirect = props.terms.mode === "direct";
  if (!isDoneAsked(props)) return isDirect ? "agreed" : "held";
  if (isDirect) return "ownerDirect";
  return props.doneAt === null ? "heldReserved" : "ownerDone";
}

function helperText(props: NextStepProps) {
  const isHeld = props.terms.mode !== "direct" && props.money.secured !== null;
  if (isDoneAsked(props)) return isHeld ? "heldReserved" : "helperReserved";
  return isHeld ? "held" : "agreed";
}

const objection = ({ doneAt, money }: NextStepProps) =>
  money.disputable === null ? null : objectionUntil(doneAt, money);

function Objection(props: NextStepProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const until = objection(props);
  const { disputable } = props.money;
  if (until === null || disputable === null) return null;
  return (
    <span>
      <Link to={disputeOpening(disputable)} className="text-link">
        {t("next.wrong")}
      </Link>
      {". "}
      {t("next.until", { until: formatDayAndTime(until, locale) })}
    </span>
  );
}
