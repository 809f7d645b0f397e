import { asHelper } from "~/domain/accounts/as-helper";
import { shortNameOf } from "~/domain/accounts/short-name";
import type { ChatPhoto } from "~/domain/chats/chat-photo";
import type { Approval, Unready } from "~/domain/deals/approval";
import type { Job } from "~/domain/jobs/job";
import type { JobDetails } from "~/domain/jobs/job-details";
import { dealMoneyOf, objectionFrom, objectionUntil } from "~/domain/money/deal-money";
import { type Cents, centsOf, formatEuros, formatMoney, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { requestAddress } from "../deals/request-address";
import { stopAddress } from "../deals/stop-address";
import { formatDayAndTime, formatDeadline } from "../format";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { MoneyStopped } from "../payments/money-stopped";
import { PersonLine } from "../payments/person-line";
import { SumTable } from "../payments/sum-table";
import { DealPhotos } from "../photos/deal-photos";
import { JobPhotos } from "../photos/job-photos";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { ConfirmButtons } from "../ui/confirm-buttons";
import { Form } from "../ui/form";
import { Link } from "../ui/link";
import { OnceInput } from "../ui/once-input";
import { DisputeButton } from "./dispute-button";

interface ApprovalPageProps {
  job: Job & Pick<JobDetails, "stop">;
  approval: Approval;
  stopped: boolean;
  photos: readonly ChatPhoto[];
  unready?: Unready | null;
  reported?: "own" | "other" | null;
  gone?: boolean;
  suspended?: boolean;
  withdrawable?: boolean;
  asked?: readonly Pick<Payment, "id" | "amount">[];
  refusal?: string;
}

export function ApprovalPage(props: ApprovalPageProps) {
  const { job, approval, stopped, photos, unready, reported, gone, suspended, asked = [], refusal } = props;
  const { withdrawable = false } = props;
  const { t } = useTranslation(["approval", "jobs"]);
  const locale = useLocale();
  const { helper, agreed, paid, feeBack } = approval;
  const name = shortNameOf(helper);
  return (
    <DealPage title={t("page.title")} back={{ to: `/task/${job.id}`, text: t("jobs:edit.back") }}>
      {refusal && (
        <Alert tone="error" title={t("jobs:action.refused", { pressed: t("page.title") })} live>
          {refusal}
        </Alert>
      )}
      <Card className="grid gap-5">
        <PersonLine person={asHelper(helper)}>{t("page.intro", { job: job.title })}</PersonLine>
        {photos.length > 0 && <JobPhotos title={t("page.photosJob")} job={job} />}
        <DealPhotos title={t("page.photos")} photos={photos} />
        <Sum approval={approval} />
        <p className="text-ink-soft">
          {t("page.paid", { amount: formatEuros(paid, locale) })}
          {feeBack > 0 && ` ${t("feeBack", { amount: formatEuros(feeBack, locale) })}`}
        </p>
        {unready && (
          <Alert tone="warning">
            {!unready.done && `${t("page.unready", { name })} `}
            {unready.startsAt && t("page.ahead", { at: formatDayAndTime(unready.startsAt, locale) })}
          </Alert>
        )}
        {reported && <Alert tone="warning">{t(`page.reported.${reported}`, { name })}</Alert>}
        {gone && <Alert tone="warning">{t("page.gone", { name })}</Alert>}
        {job.stop?.proposal && <StopNote job={job.id} name={name} own={job.stop.proposal.by !== helper.id} />}
        {asked.length > 0 && <Asked name={name} asked={asked} />}
        {stopped ? (
          <MoneyStopped act="release" />
        ) : (
          <>
            <Alert tone="warning" title={t(withdrawable ? "page.finalTitleBusiness" : "page.finalTitle")}>
              {t(withdrawable ? "page.finalBusiness" : "page.final", { name })}
            </Alert>
            <Form method="post">
              <input type="hidden" name="total" value={formatMoney(paid)} />
              <OnceInput form="act" />
              <ConfirmButtons
                submit={t("action", { amount: formatEuros(agreed, locale) })}
                pending={t("pending")}
                back={`/task/${job.id}`}
                cancel={t("page.back")}
              />
            </Form>
          </>
        )}
      </Card>
      <SomethingWrong job={job} approval={approval} suspended={suspended} />
    </DealPage>
  );
}

function Asked({ name, asked }: { name: string; asked: NonNullable<ApprovalPageProps["asked"]> }) {
  const { t } = useTranslation("approval");
  const locale = useLocale();
  const requests = asked.map(({ id, amount }) => ({ id, amount: formatEuros(centsOf(amount), locale) }));
  const amounts = new Intl.ListFormat(locale).format(requests.map(({ amount }) => amount));
  return (
    <Alert tone="warning">
      <p>{t("page.asked.text", { count: asked.length, name, amounts })}</p>
      <ul>
        {requests.map(({ id, amount }) => (
          <li key={id}>
            <Link className="text-link inline-flex min-h-11 items-center" to={requestAddress(id)}>
              {t("page.asked.link", { amount })}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function StopNote({ job, name, own }: { job: number; name: string; own: boolean }) {
  const { t } = useTranslation("approval");
  return (
    <Alert
      tone="warning"
      title={t(own ? "page.stopOwn" : "page.stop", { name })}
      action={
        <ButtonLink variant="secondary" className="button-small" to={stopAddress(job)}>
          {t("page.stopLink")}
        </ButtonLink>
      }
    >
      {t("page.stopText")}
    </Alert>
  );
}

function SomethingWrong({
  job,
  approval: { parts },
  suspended = false,
}: Pick<ApprovalPageProps, "job" | "approval" | "suspended">) {
  const { t } = useTranslation("approval");
  const locale = useLocale();
  const chat = parts[0]?.chat_uri;
  const money = dealMoneyOf(parts);
  const { disputable } = money;
  const until = objectionUntil(objectionFrom(job), money);
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{t("page.wrong")}</h2>
      <p>
        {t(suspended ? "page.wrongAlone" : "page.wrongText")}{" "}
        {until ? t("page.wrongUntil", { until: formatDeadline(until, locale) }) : t("page.wrongOpen")}
      </p>
      <p className="flex flex-wrap gap-3">
        {chat && !suspended && (
          <ButtonLink variant="secondary" to={`/messages/${chat}`}>
            {t("done.chat")}
          </ButtonLink>
        )}
        <DisputeButton payment={disputable} />
      </p>
    </Card>
  );
}

function Sum({ approval: { helper, parts, fee, net } }: Pick<ApprovalPageProps, "approval">) {
  const { t } = useTranslation("approval");
  const locale = useLocale();
  const euros = (cents: Cents) => formatSum(cents, locale);
  const name = shortNameOf(helper);
  return (
    <SumTable
      lines={[
        ...parts.map(({ kind, amount, description }) => ({
          text: description ?? t(`page.part.${kind}`, { name }),
          amount: euros(centsOf(amount)),
        })),
        { text: t("page.fee", { name }), amount: `−\u00a0${euros(fee)}` },
      ]}
      total={{ text: t("page.net", { name }), amount: euros(net) }}
    />
  );
}
