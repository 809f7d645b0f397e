import { isSuspended } from "~/domain/accounts/account-life";
import { waitingBids } from "~/domain/deals/bid-life";
import type { EarlyDone, EndingDeal } from "~/domain/deals/ending-deal";
import type { Job } from "~/domain/jobs/job";
import type { JobDetails } from "~/domain/jobs/job-details";
import { canCancelAndRemove, isDestructive, stopsBids, wordsOf } from "~/domain/jobs/job-life";
import type { JobAction } from "~/domain/jobs/job-status";
import type { DealMoney } from "~/domain/money/deal-money";
import { type Cents, centsOf, formatEuros, formatMoney, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { appointmentAddress, missedAddress } from "../deals/appointment-address";
import { disputeAddress, disputeOpening } from "../deals/dispute-address";
import { stopAddress } from "../deals/stop-address";
import { formatDay, formatDayAndTime, formatDeadline, formatTime } from "../format";
import { JobLine } from "../jobs/job-line";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { useWayText } from "../payments/use-back-text";
import { useMoneyEnd } from "../payments/use-money-end";
import { PhotoField, type UnsentPhotos } from "../photos/photo-field";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { ConfirmButtons } from "../ui/confirm-buttons";
import { Form } from "../ui/form";
import { Link } from "../ui/link";
import { OnceInput } from "../ui/once-input";
import { RadioGroup } from "../ui/radio-group";

export interface Report {
  chat: string;
  name: string;
  own: boolean;
  helper?: boolean;
  until: string;
  refund: Cents;
  compensation: Cents;
}

interface ActionPageProps extends Partial<UnsentPhotos> {
  job: Job & Pick<JobDetails, "stop">;
  action: JobAction;
  deal: EndingDeal | null;
  agreed: Cents | null;
  closed: string | null;
  money: Pick<DealMoney, "paying" | "disputed" | "chargedBack" | "paused" | "disputable" | "uncovered">;
  report?: Report | null;
  paid?: readonly Payment[];
  plan: EarlyDone | null;
  asked?: readonly Pick<Payment, "amount">[];
  total?: Cents | null;
  refusal?: string;
  remove?: boolean;
  absent?: string | null;
}

export function ActionPage(props: ActionPageProps) {
  const {
    job,
    action,
    deal,
    agreed,
    closed,
    money,
    report,
    paid,
    plan,
    asked = [],
    total = null,
    refusal,
    remove = false,
    absent = null,
    photos = [],
    photoErrors,
    alt,
    alts,
  } = props;
  const { t } = useTranslation(["jobs", "deals", "approval"]);
  const locale = useLocale();
  const wayText = useWayText();
  const words = wordsOf(action, deal !== null);
  // The money waits, so there is no approval yet.
  const approves = action === "solve" && (money.paused !== null || money.disputed !== null);
  const stops = action === "cancel" && job.stop?.allowed === true;
  const offers = waitingBids(job).length;
  const takesPhotos = action === "done" && !closed;
  const text =
    action === "done" ? doneText(money, agreed !== null, isSuspended(job.owner)) : (`action.${action}.text` as const);
  const says = deal?.effect
    ? t(`action.effect.${deal.effect}`, { name: deal.name, total: formatEuros(deal.refund, locale) })
    : t(text, { name: job.owner.name });
  return (
    <DealPage
      title={approves ? t("approval:page.title") : t(`action.${words}.title`)}
      back={{ to: `/task/${job.id}`, text: t("edit.back") }}
    >
      <JobLine job={job} agreed={agreed} />
      {refusal && (
        <Alert
          tone="error"
          title={t("action.refused", { pressed: approves ? t("approval:page.title") : t(`action.${words}.menu`) })}
          live
        >
          {refusal}
        </Alert>
      )}
      {closed ? (
        <Closed sentence={refusal === closed ? null : closed} money={money} report={report} paid={paid} />
      ) : (
        <p>
          {says}
          {COUNTS_DAYS.includes(text) && !job.begun_at && ` ${t("done.later")}`}
        </p>
      )}
      {closed && stops && job.done_at !== null && <p>{t("action.together")}</p>}
      {!closed && action === "done" && money.uncovered !== null && (
        <Alert tone="warning" title={t("deals:gone.title")}>
          {t("action.done.gone")}
        </Alert>
      )}
      {!closed && deal?.effect === "late" && absent !== null && <Absent {...deal} chat={absent} />}
      {!closed && deal?.effect === "late" && <Shares {...deal} />}
      {!closed && (deal?.effect === "late" || deal?.effect === "refunds") && deal.back && <p>{wayText(deal.back)}</p>}
      {!closed && deal?.effect === "late" && stops && <Instead job={job.id} />}
      {!closed && action === "cancel" && deal?.processing ? (
        <Alert tone="warning">{t("action.processing", { amount: formatEuros(deal.processing, locale) })}</Alert>
      ) : null}
      {!closed && plan && <PlanNote {...plan} name={job.owner.name} />}
      {!closed && asked.length > 0 && <Asked asked={asked} />}
      {!closed && offers > 0 && (action === "solve" || action === "reserve") && (
        <Alert tone="info">{t(`action.${action}.offers`, { count: offers })}</Alert>
      )}
      {!closed && money.paying && stopsBids(action) && <Alert tone="warning">{t("action.paying")}</Alert>}
      <Form
        method="post"
        id="act"
        encType={takesPhotos ? "multipart/form-data" : undefined}
        className="flex flex-wrap gap-3"
      >
        <OnceInput form="act" />
        {takesPhotos && (
          <div className="grid w-full gap-4 pb-2">
            <PhotoField
              label={t("action.done.photos")}
              photos={photos}
              photoErrors={photoErrors}
              alt={alt}
              alts={alts}
            />
          </div>
        )}
        {!closed && plan?.appointment && <input type="hidden" name="early" value="true" />}
        {!closed && total !== null && <input type="hidden" name="total" value={formatMoney(total)} />}
        {deal && action === "cancel" && (
          <input type="hidden" name="compensation" value={formatMoney(deal.compensation)} />
        )}
        {!closed && deal && canCancelAndRemove(job.status, action) && <AfterCancelling remove={remove} />}
        {!closed && (
          <ConfirmButtons
            variant={isDestructive(action) ? "danger" : "primary"}
            submit={t(`action.${words}.confirm`)}
            pending={t(`action.${words}.pending`)}
            back={`/task/${job.id}`}
            cancel={t("action.no")}
          />
        )}
        {closed && <WayOut {...money} report={report} stop={stops ? job.id : null} />}
      </Form>
    </DealPage>
  );
}

const COUNTS_DAYS: readonly string[] = ["action.done.text", "action.done.suspended", "action.done.direct"];

function doneText({ paused, uncovered }: ActionPageProps["money"], isHeld: boolean, suspended: boolean) {
  if (uncovered !== null) return "action.done.told";
  if (paused !== null) return "action.done.paused";
  if (suspended && isHeld) return "action.done.suspended";
  return isHeld ? "action.done.text" : "action.done.direct";
}

function AfterCancelling({ remove }: { remove: boolean }) {
  const { t } = useTranslation("jobs");
  return (
    <RadioGroup
      id="after"
      name="after"
      className="w-full pb-2"
      legend={t("action.cancelDeal.after")}
      defaultValue={remove ? "remove" : "reopen"}
      choices={[
        { value: "reopen", label: t("action.cancelDeal.reopen") },
        { value: "remove", label: t("action.cancelDeal.remove") },
      ]}
    />
  );
}

function PlanNote({ appointment, day, reported, name }: EarlyDone & { name: string }) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  if (appointment) {
    const { starts_at, ends_at } = appointment;
    const at = `${formatDayAndTime(starts_at, locale)}–${formatTime(ends_at, locale)}`;
    return <Alert tone="warning">{t("action.done.early", { at })}</Alert>;
  }
  if (reported) return <Alert tone="warning">{t("action.done.reported", { name })}</Alert>;
  if (day) return <Alert tone="warning">{t("action.done.beforeDay", { day: formatDay(day, locale) })}</Alert>;
  return <Alert tone="info">{t("action.done.noAppointment")}</Alert>;
}

function Asked({ asked }: Required<Pick<ActionPageProps, "asked">>) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const amounts = new Intl.ListFormat(locale).format(asked.map(({ amount }) => formatEuros(centsOf(amount), locale)));
  return <Alert tone="warning">{t("action.done.asked", { count: asked.length, amounts })}</Alert>;
}

function Shares({ name, refund, compensation }: EndingDeal) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const shares = [
    [t("action.effect.back"), refund],
    [t("action.effect.compensation", { name }), compensation],
  ] as const;
  return (
    <dl className="grid gap-2 rounded-card border border-line bg-card px-5 py-4">
      {shares.map(([whose, cents]) => (
        <div key={whose} className="flex flex-wrap justify-between gap-x-4">
          <dt>{whose}</dt>
          <dd className="font-bold">{formatSum(cents, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Absent({ chat, name, refund, compensation }: EndingDeal & { chat: string }) {
  const { t } = useTranslation("jobs");
  const total = formatEuros(refund + compensation, useLocale());
  return (
    <Alert
      tone="info"
      title={t("action.absent.title", { name })}
      action={
        <ButtonLink variant="secondary" className="button-small" to={missedAddress(chat)}>
          {t("action.absent.link", { name })}
        </ButtonLink>
      }
    >
      {t("action.absent.text", { name, total })}
    </Alert>
  );
}

function Instead({ job }: { job: number }) {
  const { t } = useTranslation(["jobs", "deals"]);
  return (
    <p>
      {t("action.instead")}{" "}
      <Link className="text-link" to={stopAddress(job)}>
        {t("deals:stop.agree")}
      </Link>
    </p>
  );
}

function Closed({
  sentence,
  money,
  report,
  paid: [price, ...beside] = [],
}: { sentence: string | null } & Pick<ActionPageProps, "money" | "report" | "paid">) {
  const endOf = useMoneyEnd("payer");
  const { t } = useTranslation("deals");
  if (report) return <Reported {...report} />;
  if (price) return <p>{endOf(price, beside)}</p>;
  const why = money.chargedBack !== null ? "chargeback" : money.disputed !== null ? "dispute" : null;
  const said = why ? `${t(`${why}.title`)}. ${t(`${why}.busy`)}` : sentence;
  return said && <p>{said}</p>;
}

function Reported({ name, own, helper = false, until, refund, compensation }: Report) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const values = {
    name,
    until: formatDeadline(until, locale),
    refund: formatEuros(refund, locale),
    compensation: formatEuros(compensation, locale),
  };
  if (helper)
    return (
      <>
        <p>{t("reportedHelper.until", values)}</p>
        {refund > 0 && <p>{t("reportedHelper.next", values)}</p>}
      </>
    );
  return (
    <>
      <p>{t(own ? "report.youUntil" : "report.until", values)}</p>
      <p>{t(own ? "report.youThen" : "report.afterwards", values)}</p>
    </>
  );
}

function WayOut({
  disputed,
  chargedBack,
  paused,
  disputable,
  report,
  stop,
}: ActionPageProps["money"] & Pick<ActionPageProps, "report"> & { stop: number | null }) {
  const { t } = useTranslation("deals");
  if (report)
    return (
      <ButtonLink to={appointmentAddress(report.chat)}>
        {t(report.own ? "reportedHelper.answer" : "meet.see")}
      </ButtonLink>
    );
  if (chargedBack !== null)
    return <ButtonLink to={`/wallet/betaling/${chargedBack}`}>{t("chargeback.see")}</ButtonLink>;
  if (disputed !== null) return <ButtonLink to={disputeAddress(disputed)}>{t("dispute.see")}</ButtonLink>;
  return (
    <>
      {paused !== null && (
        <ButtonLink variant="secondary" to="/contact">
          {t("paused.write")}
        </ButtonLink>
      )}
      {stop !== null && <ButtonLink to={stopAddress(stop)}>{t("stop.agree")}</ButtonLink>}
      {disputable !== null && (
        <ButtonLink variant={stop === null ? "primary" : "secondary"} to={disputeOpening(disputable)}>
          {t("dispute.wrong")}
        </ButtonLink>
      )}
    </>
  );
}
