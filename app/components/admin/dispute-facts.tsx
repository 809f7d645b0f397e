import type { DisputeFile } from "~/domain/admin/desk";
import { centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { timelineAddress } from "../deals/timeline-address";
import { useLocale } from "../locale";
import { Link } from "../ui/link";
import { DeskFacts } from "./desk-facts";
import { DeskLink } from "./desk-link";
import { DeskMoment } from "./desk-moment";
import { DeskPanel } from "./desk-panel";
import { DeskPerson } from "./desk-person";

interface DisputeFactsProps {
  file: DisputeFile;
  beside: readonly Payment[];
}

export function DisputeFacts({ file: { payment, job }, beside }: DisputeFactsProps) {
  const { t } = useTranslation(["admin", "statuses"]);
  const locale = useLocale();
  const euros = (amount: string) => formatSum(centsOf(amount), locale);
  return (
    <>
      {job && (
        <DeskPanel
          title={t("dispute.job")}
          aside={<span className="text-ink-soft">{t(`statuses:job.${job.stopped ? "stopped" : job.status}`)}</span>}
        >
          <Link className="text-link font-bold" to={`/task/${job.id}`}>
            {job.title}
          </Link>
          <blockquote className="desk-words">{job.description}</blockquote>
          {job.begun_at && (
            <p>
              {t("dispute.begunAt")} <DeskMoment at={job.begun_at} />
            </p>
          )}
          <p>
            <DeskLink to={timelineAddress(job.id, payment.deal)}>{t("dispute.timeline")}</DeskLink>
          </p>
          {job.done_at !== null && (
            <p>
              {t("dispute.doneAt")} <DeskMoment at={job.done_at} />
            </p>
          )}
        </DeskPanel>
      )}
      <DeskPanel
        title={t("dispute.payment")}
        aside={<span className="text-ink-soft">{t(`dispute.kind.${payment.kind}`)}</span>}
      >
        {payment.description !== null && <blockquote className="desk-words">{payment.description}</blockquote>}
        <DeskFacts
          facts={[
            { name: t("dispute.payer"), value: <DeskPerson person={payment.payer} /> },
            { name: t("dispute.helper"), value: payment.payee && <DeskPerson person={payment.payee} /> },
            { name: t("dispute.agreed"), value: euros(payment.amount) },
            { name: t("dispute.paid"), value: euros(payment.amount_with_platform_cost) },
            ...beside.map(({ kind, description, amount_with_platform_cost: paid }) => ({
              name: t("dispute.beside", { what: description ?? t(`dispute.kind.${kind}`) }),
              value: euros(paid),
            })),
            ...(payment.paid_at === null
              ? []
              : [{ name: t("dispute.paidAt"), value: <DeskMoment at={payment.paid_at} /> }]),
          ]}
        />
      </DeskPanel>
    </>
  );
}
