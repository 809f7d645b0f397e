import { isSuspended } from "~/domain/accounts/account-life";
import type { Bid } from "~/domain/deals/bid";
import { type bidRefusal, canWithdraw, type changeRefusal, isAccepted, isPending } from "~/domain/deals/bid-life";
import type { JobDetails } from "~/domain/jobs/job-details";
import { centsOf, formatEuros, parseMoney } from "~/domain/money/money";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { JobLine } from "../jobs/job-line";
import type { GuidedPrice } from "../jobs/price-guide";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/payment-terms";
import { Alert } from "../ui/alert";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { ClosedForm } from "../ui/closed-form";
import { FormErrors } from "../ui/form-errors";
import { BarredNote } from "./barred-note";
import { BidForm } from "./bid-form";
import { type TypedBid, useBidForm } from "./use-bid-form";
import { WithdrawBid } from "./withdraw-bid";

export interface BidPageProps {
  job: JobDetails;
  bid: Bid | null;
  former: Bid | null;
  viewer: { id: number | null };
  terms: PaymentTerms;
  guide: GuidedPrice | null;
  closed:
    | Exclude<ReturnType<typeof bidRefusal>, "own_job">
    | ReturnType<typeof changeRefusal>
    | "blocked"
    | "suspended";
  reported?: boolean;
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
  reported,
  result,
  typed,
  now,
}: BidPageProps) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  const [form, fields] = useBidForm(bid ?? former, locale, { lastResult: result, typed, now });
  const chosen = bid !== null && isAccepted(bid.status);
  const isDisputed = job.cancellation?.reason === "disputed";
  const titleOf = () => {
    if (!bid) return t(former ? "form.titleAgain" : "form.title");
    return closed ? t("form.titleOwn") : t("form.titleChange");
  };
  return (
    <section className="page-width grid justify-items-center py-6 sm:py-12">
      <div className="grid w-full max-w-xl gap-5">
        <BackLink to={`/task/${job.id}`}>{t("form.back")}</BackLink>
        <h1>{titleOf()}</h1>
        <JobLine job={job} />
        {closed ? (
          <ClosedForm id={form.id} result={result} field="message" />
        ) : (
          <FormErrors form={form} fields={fields} />
        )}
        <Closed closed={closed} job={job} bid={bid} viewer={viewer} />
        {bid?.being_paid && (
          <Alert tone="info" title={t("paying.title", { name: job.owner.name })}>
            {t("paying.text", { name: job.owner.name })} {t("paying.change", { name: job.owner.name })}
          </Alert>
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
              guide={guide}
              bid={bid && parseMoney(bid.amount)}
              again={former !== null}
              now={now}
            />
          </Card>
        )}
        {chosen && isDisputed && <Alert tone="info">{t("withdraw.disputed")}</Alert>}
        {bid && canWithdraw(bid, isDisputed) && (
          <WithdrawBid
            job={job}
            amount={formatEuros(parseMoney(bid.amount) ?? 0, locale)}
            accepted={chosen}
            paying={bid.being_paid === true}
            direct={terms.mode === "direct" || job.cancellation?.reason === "gone"}
            late={chosen && job.cancellation?.reason === "late"}
            reported={reported}
            back={chosen && job.cancellation?.allowed ? formatEuros(centsOf(job.cancellation.refund), locale) : null}
          />
        )}
      </div>
    </section>
  );
}

function FormerNote({ name }: { name: string }) {
  const { t } = useTranslation("bids");
  return <Alert tone="info">{t("form.former", { name })}</Alert>;
}

function Closed({ closed, job, bid, viewer }: Pick<BidPageProps, "closed" | "job" | "bid" | "viewer">) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  if (!closed) return null;
  if (closed === "business_required") return <BarredNote viewer={viewer.id} next={`/task/${job.id}/bod`} />;
  const chosen = bid !== null && isAccepted(bid.status);
  return (
    <Alert
      tone={chosen ? "success" : "info"}
      action={chosen ? <ButtonLink to={`/messages/${bid.chat_uri}`}>{t("form.chat")}</ButtonLink> : undefined}
    >
      {t(`form.${closed}`, { name: job.owner.name, amount: formatEuros(parseMoney(bid?.amount ?? "") ?? 0, locale) })}
    </Alert>
  );
}
