import { isSuspended } from "~/domain/accounts/account-life";
import { waitingBids } from "~/domain/deals/bid-life";
import type { EarlyDone, EndingDeal } from "~/domain/deals/ending-deal";
import type { Job } from "~/domain/jobs/job";
import type { JobDetails } from "~/domain/jobs/job-details";
import { canCancelAndRemove, isDestructive, stopsBids, wordsOf } from "~/domain/jobs/job-life";
import type { JobAction } from "~/domain/jobs/job-status";
import { type Cents, formatEuros, formatMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { JobLine } from "../jobs/job-line";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { useWayText } from "../payments/use-back-text";
import { PhotoField, type UnsentPhotos } from "../photos/photo-field";
import { Alert } from "../ui/alert";
import { ConfirmButtons } from "../ui/confirm-buttons";
import { Form } from "../ui/form";
import { OnceInput } from "../ui/once-input";
import { RadioGroup } from "../ui/radio-group";
import { Closed, type ClosedProps, WayOut } from "./action-closed";
import { Absent, Asked, Instead, PlanNote, Shares } from "./action-notes";

interface ActionPageProps extends ClosedProps, Partial<UnsentPhotos> {
  job: Job & Pick<JobDetails, "stop">;
  action: JobAction;
  deal: EndingDeal | null;
  agreed: Cents | null;
  closed: string | null;
  plan: EarlyDone | null;
  asked?: readonly Pick<Payment, "amount">[];
  total?: Cents | null;
  refusal?: string;
  remove?: boolean;
  absent?: string | null;
  /** The day on which the job would end if it is renewed. */
  renewedUntil: string;
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
    renewedUntil,
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
    : t(text, { name: job.owner.name, day: formatDay(renewedUntil, locale) });
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
