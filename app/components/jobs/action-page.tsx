import { Form } from "react-router";
import type { DealMoney } from "~/domain/deal-money";
import type { Job } from "~/domain/job";
import { type JobEffect, wordsOf } from "~/domain/job-life";
import type { JobAction } from "~/domain/job-status";
import { type Cents, formatEuros, formatMoney } from "~/domain/money";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress, disputeOpening } from "../disputes/dispute-address";
import { useLocale } from "../locale";
import { PhotoField } from "../photos/photo-field";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { JobLine } from "./job-line";

/** The helper who was chosen, and what was agreed, paid extra work included. */
export interface Deal {
  effect: JobEffect | null;
  name: string;
  agreed: Cents;
  /** In cents, for the owner. */
  refund: Cents;
  /** In cents, for the helper, because the owner cancels late. */
  compensation: Cents;
}

interface ActionPageProps {
  job: Job;
  action: JobAction;
  deal: Deal | null;
  /** Why it cannot be done now. */
  closed: string | null;
  /** For the owner: what can be, or is, in dispute. */
  money: Pick<DealMoney, "disputed" | "disputable"> | null;
  refusal?: string;
}

/** Asks once more before a job changes, and says what comes of it. */
export function ActionPage({ job, action, deal, closed, money, refusal }: ActionPageProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const words = wordsOf(action, deal !== null);
  const takesPhotos = action === "done" && !closed;
  const says = deal?.effect
    ? t(`action.effect.${deal.effect}`, { name: deal.name, total: formatEuros(deal.refund, locale) })
    : t(`action.${action}.text`);
  return (
    <section className="page-width grid justify-items-center py-6 sm:py-12">
      <div className="grid w-full max-w-xl gap-5">
        <h1>{t(`action.${words}.title`)}</h1>
        <JobLine job={job} agreed={deal?.agreed ?? null} />
        {refusal && (
          <Alert tone="error" title={t("action.refusedTitle")} live>
            {refusal}
          </Alert>
        )}
        <p>{closed ?? says}</p>
        {!closed && deal?.effect === "late" && <Shares {...deal} />}
        <Form method="post" encType={takesPhotos ? "multipart/form-data" : undefined} className="flex flex-wrap gap-3">
          {takesPhotos && (
            <div className="grid w-full gap-4 pb-2">
              <PhotoField label={t("action.done.photos")} />
            </div>
          )}
          {deal && action === "cancel" && (
            <input type="hidden" name="compensation" value={formatMoney(deal.compensation)} />
          )}
          {!closed && (
            <Button variant={action === "delete" ? "danger" : "primary"} pendingText={t(`action.${words}.pending`)}>
              {t(`action.${words}.confirm`)}
            </Button>
          )}
          <ButtonLink variant="secondary" to={`/task/${job.id}`}>
            {closed || words === "cancelDeal" ? t("edit.back") : t("action.cancelLink")}
          </ButtonLink>
          {closed && money && <Dispute {...money} />}
        </Form>
      </div>
    </section>
  );
}

/** Shows who gets what of the money that is held. */
function Shares({ name, refund, compensation }: Deal) {
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
          <dd className="font-bold">{formatEuros(cents, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is refused because of the money between the two goes on there. */
function Dispute({ disputed, disputable }: Pick<DealMoney, "disputed" | "disputable">) {
  const { t } = useTranslation("deals");
  if (disputed !== null) return <ButtonLink to={disputeAddress(disputed)}>{t("dispute.see")}</ButtonLink>;
  if (disputable === null) return null;
  return <ButtonLink to={disputeOpening(disputable)}>{t("dispute.wrong")}</ButtonLink>;
}
