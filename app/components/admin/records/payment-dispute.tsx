import type { Dispute } from "~/domain/deals/dispute";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminPanel } from "../admin-panel";
import { partiesOf } from "../dispute-parties";
import { DisputeReason } from "../dispute-reason";

export function PaymentDispute({ payment, dispute }: { payment: Payment; dispute: Dispute }) {
  const { t } = useTranslation(["adminPayment", "admin"]);
  const { status, ended, statement, proposals } = dispute;
  const { opener, accused } = partiesOf(payment, dispute);
  const last = proposals.at(-1);
  return (
    <AdminPanel
      title={t("dispute")}
      aside={<span className="text-ink-soft">{t(ended ? `ended.${ended}` : `admin:disputeStatus.${status}`)}</span>}
    >
      <h3 className="text-base">{t("admin:dispute.reason", { name: opener.name })}</h3>
      <DisputeReason dispute={dispute} opener={opener.name} accused={accused.name} />
      {dispute.answer && (
        <>
          <h3 className="text-base">{t("admin:dispute.answer", { name: accused.name })}</h3>
          <blockquote className="admin-words">{dispute.answer}</blockquote>
        </>
      )}
      {last && (
        <p>
          {t("lastProposal", { count: proposals.length })} <AdminMoment at={last.created_at} />
        </p>
      )}
      {statement && (
        <>
          <h3 className="text-base">{t("statement")}</h3>
          <blockquote className="admin-words">{statement}</blockquote>
        </>
      )}
      <p>
        <AdminLink to={`/admin/disputes/${payment.id}`}>{t("file")}</AdminLink>
      </p>
    </AdminPanel>
  );
}
