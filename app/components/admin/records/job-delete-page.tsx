import type { Job } from "~/domain/jobs/job";
import { standingOf } from "~/domain/money/chargeback-life";
import { isPricePayment } from "~/domain/money/deal-money";
import { centsOf, formatMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { isHeld } from "~/domain/money/payment-life";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { DeskAction, type DeskActionProps } from "../desk-action";
import type { TeamStatement } from "../statement";
import { JobFacts } from "./job-facts";
import { MoneyPreview } from "./money-preview";

interface JobDeletePageProps {
  job: Job;
  /** Held for the job, also what the payer's bank took back. */
  held: readonly Payment[];
  closed: string | null;
  limits: DeskActionProps["limits"];
  statement: TeamStatement;
  result?: Reply;
}

export function JobDeletePage({ job, held, ...rest }: JobDeletePageProps) {
  const { t } = useTranslation("adminRecords");
  const total = held.reduce((sum, { amount_with_platform_cost }) => sum + centsOf(amount_with_platform_cost), 0);
  const moved = held.filter((payment) => isHeld(standingOf(payment))).map((payment) => ({ payment, earned: 0 }));
  const first = (moved.find(({ payment }) => isPricePayment(payment)) ?? moved[0])?.payment;
  return (
    <DeskAction
      {...rest}
      title={t("removeJob.title", { job: job.title })}
      text={t("removeJob.text")}
      confirm={t("removeJob.confirm")}
      pending={t("removeJob.pending")}
      danger
      usual={t("removeJob.usual", { returnObjects: true })}
      back={`/admin/jobs/${job.id}`}
      hidden={<input type="hidden" name="total" value={formatMoney(total)} />}
    >
      <JobFacts job={job} />
      {first && rest.closed === null && <MoneyPreview payment={first} moved={moved} />}
    </DeskAction>
  );
}
