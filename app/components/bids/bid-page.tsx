import { isSuspended } from "~/domain/accounts/account-life";
import type { Bid } from "~/domain/deals/bid";
import { type bidRefusal, canWithdraw, type changeRefusal, isAccepted, isPending } from "~/domain/deals/bid-life";
import type { JobDetails } from "~/domain/jobs/job-details";
import { type Cents, centsOf, formatEuros, parseMoney } from "~/domain/money/money";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { appointmentAddress } from "../deals/appointment-address";
import { disputeAddress } from "../deals/dispute-address";
import { formatDeadline } from "../format";
import { JobLine } from "../jobs/job-line";
import type { GuidedPrice } from "../jobs/price-guide";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/payment-terms";
import { Alert } from "../ui/alert";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { BarredNote } from "./barred-note";
import { BidForm } from "./bid-form";
import { ClosedBid } from "./closed-bid";
import { type TypedBid, useBidForm } from "./use-bid-form";
import { WithdrawBid } from "./withdraw-bid";

export interface BidPageProps {
  job: JobDetails;
  bid: Bid | null;
  former: Bid | null;
  viewer: { id: number | null; business?: boolean };
  terms: PaymentTerms;
  guide: GuidedPrice | null;
  closed:
    | Exclude<ReturnType<typeof bidRefusal>, "own_job">
    | ReturnType<typeof changeRefusal>
    | "blocked"
    | "suspended";
  /** The payment whose dispute stops the deal. Null if the bank took money back. */
  dispute?: number | null;
  agreed?: Cents | null;
  report?: { isOwn: boolean; chat: string; until: string } | null;
  result?: Reply;
  typed?: TypedBid;
  now: number;
}

export function BidPage({
  job,
  bid,
  former,
  viewer,
  terms,
  guide,
  closed,
  dispute = null,
  agreed = null,
  report = null,
  result,
  typed,
  now,
}: BidPageProps) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  const [form, fields] = useBidForm(bid ?? former, locale, { lastResult: result, typed, now });
  const chosen = bid !== null && isAccepted(bid.status);
  const isDisputed = job.cancellation?.reason === "disputed";
  const asked = report && !report.isOwn && !isDisputed ? report : null;
  const titleOf = () => {
    if (!bid) return t(former ? "form.titleAgain" : "form.title");
    return closed ? t("form.titleOwn") : t("form.titleChange");
  };
  return (
    <section className="page-width grid justify-items-center py-6 sm:py-12">
      <div className="grid w-full max-w-xl gap-5">
        <BackLink to={`/task/${job.id}`}>{t("form.back")}</BackLink>
        <h1>{titleOf()}</h1>
        <JobLine job={job} agreed={agreed} />
        {closed ? <ClosedBid id={form.id} result={result} now={now} /> : <FormErrors form={form} fields={fields} />}
        <Closed closed={closed} job={job} bid={bid} viewer={viewer} isAsked={asked !== null} />
        {bid?.being_paid && (
          <Alert tone="info" title={t("paying.title", { name: job.owner.name })}>
            {t("paying.text", { name: job.owner.name })}
            {!closed && ` ${t("paying.change", { name: job.owner.name })}`}
          </Alert>
        )}
        {!closed && bid && result && (
          <p>{t("panel.standing", { amount: formatEuros(parseMoney(bid.amount) ?? 0, locale) })}</p>
        )}
        {bid && isPending(bid.status) && !bid.being_paid && isSuspended(job.owner) && (
          <Alert tone="info">{t("form.suspendedBid", { name: job.owner.name })}</Alert>
        )}
        {!closed && former && <FormerNote name={job.owner.name} />}
        {!closed && (
          <Card>
            <BidForm
              job={job}
              form={form}
              fields={fields}
              terms={terms}
              isBusiness={viewer.business}
              guide={guide}
              bid={bid && parseMoney(bid.amount)}
              again={former !== null}
              now={now}
            />
          </Card>
        )}
        {chosen && isDisputed && <OnHold dispute={dispute} />}
        {asked && <ReportNote job={job} {...asked} />}
        {bid && canWithdraw(bid, isDisputed) && (
          <WithdrawBid
            job={job}
            amount={formatEuros(agreed ?? parseMoney(bid.amount) ?? 0, locale)}
            accepted={chosen}
            paying={bid.being_paid === true}
            direct={terms.mode === "direct" || job.cancellation?.reason === "gone"}
            late={chosen && job.cancellation?.reason === "late"}
            reported={report?.isOwn}
            back={chosen && job.cancellation?.allowed ? formatEuros(centsOf(job.cancellation.refund), locale) : null}
          />
        )}
      </div>
    </section>
  );
}

function OnHold({ dispute }: { dispute: number | null }) {
  const { t } = useTranslation("bids");
  if (dispute === null) return <Alert tone="info">{t("withdraw.chargedBack")}</Alert>;
  return (
    <Alert
      tone="info"
      action={
        <ButtonLink variant="secondary" className="button-small" to={disputeAddress(dispute)}>
          {t("withdraw.toDispute")}
        </ButtonLink>
      }
    >
      {t("withdraw.disputed")}
    </Alert>
  );
}

function ReportNote({ job, chat, until }: Pick<BidPageProps, "job"> & NonNullable<BidPageProps["report"]>) {
  const { t } = useTranslation(["bids", "deals"]);
  const locale = useLocale();
  const isHeld = centsOf(job.cancellation?.refund ?? "0.00") > 0;
  return (
    <Alert
      tone="warning"
      title={t("report.title", { name: job.owner.name })}
      action={
        <ButtonLink className="button-small" to={appointmentAddress(chat)}>
          {t("deals:reportedHelper.answer")}
        </ButtonLink>
      }
    >
      {t(isHeld ? "report.held" : "report.text", { name: job.owner.name, until: formatDeadline(until, locale) })}
    </Alert>
  );
}

function FormerNote({ name }: { name: string }) {
  const { t } = useTranslation("bids");
  return <Alert tone="info">{t("form.former", { name })}</Alert>;
}

interface ClosedProps extends Pick<BidPageProps, "closed" | "job" | "bid" | "viewer"> {
  isAsked: boolean;
}

function Closed({ closed, job, bid, viewer, isAsked }: ClosedProps) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  if (!closed) return null;
  if (closed === "business_required") return <BarredNote viewer={viewer.id} next={`/task/${job.id}/bod`} />;
  const chosen = bid !== null && isAccepted(bid.status);
  return (
    <Alert
      tone={chosen ? "success" : "info"}
      action={
        chosen ? (
          <ButtonLink variant={isAsked ? "secondary" : "primary"} to={`/messages/${bid.chat_uri}`}>
            {t("form.chat")}
          </ButtonLink>
        ) : undefined
      }
    >
      {t(`form.${closed === "blocked" && bid ? "blockedBid" : closed}`, {
        name: job.owner.name,
        amount: formatEuros(parseMoney(bid?.amount ?? "") ?? 0, locale),
      })}
    </Alert>
  );
}
