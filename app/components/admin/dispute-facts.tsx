import type { DisputeFile } from "~/domain/admin/case-files";
import { centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { timelineAddress } from "../deals/timeline-address";
import { useLocale } from "../locale";
import { Link } from "../ui/link";
import { AdminFacts } from "./admin-facts";
import { AdminLink } from "./admin-link";
import { AdminMoment } from "./admin-moment";
import { AdminPanel } from "./admin-panel";
import { AdminPerson } from "./admin-person";

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
        <AdminPanel
          title={t("dispute.job")}
          aside={<span className="text-ink-soft">{t(`statuses:job.${job.stopped ? "stopped" : job.status}`)}</span>}
        >
          <Link className="text-link font-bold" to={`/task/${job.id}`}>
            {job.title}
          </Link>
          <blockquote className="admin-words">{job.description}</blockquote>
          {job.begun_at && (
            <p>
              {t("dispute.begunAt")} <AdminMoment at={job.begun_at} />
            </p>
          )}
          <p>
            <AdminLink to={timelineAddress(job.id, payment.deal)}>{t("dispute.timeline")}</AdminLink>
          </p>
          {job.done_at !== null && (
            <p>
              {t("dispute.doneAt")} <AdminMoment at={job.done_at} />
            </p>
          )}
        </AdminPanel>
      )}
      <AdminPanel
        title={t("dispute.payment")}
        aside={<span className="text-ink-soft">{t(`dispute.kind.${payment.kind}`)}</span>}
      >
        {payment.description !== null && <blockquote className="admin-words">{payment.description}</blockquote>}
        <AdminFacts
          facts={[
            { name: t("dispute.payer"), value: <AdminPerson person={payment.payer} /> },
            { name: t("dispute.helper"), value: payment.payee && <AdminPerson person={payment.payee} /> },
            { name: t("dispute.agreed"), value: euros(payment.amount) },
            { name: t("dispute.paid"), value: euros(payment.amount_with_platform_cost) },
            ...beside.map(({ kind, description, amount_with_platform_cost: paid }) => ({
              name: t("dispute.beside", { what: description ?? t(`dispute.kind.${kind}`) }),
              value: euros(paid),
            })),
            ...(payment.paid_at === null
              ? []
              : [{ name: t("dispute.paidAt"), value: <AdminMoment at={payment.paid_at} /> }]),
          ]}
        />
      </AdminPanel>
    </>
  );
}
