import type { Dispute } from "~/domain/deals/dispute";
import { isBetweenTheTwo } from "~/domain/deals/dispute-life";
import { centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { divisionWith } from "~/domain/money/payment-deeds";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { AdminMoment } from "./admin-moment";
import { AdminPanel } from "./admin-panel";
import { AdminPerson } from "./admin-person";

interface DisputeProposalsProps {
  payment: Payment;
  beside: readonly Payment[];
  dispute: Dispute;
}

export function DisputeProposals({ payment, beside, dispute }: DisputeProposalsProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { proposals, desk_at, status, ended } = dispute;
  return (
    <AdminPanel
      title={t("dispute.proposals")}
      aside={
        ended === null && (
          <span className="text-ink-soft">
            {t(isBetweenTheTwo(status) ? "dispute.until" : "dispute.since")} <AdminMoment at={desk_at} />
          </span>
        )
      }
    >
      {proposals.length === 0 ? (
        <p className="text-ink-soft">{t("dispute.noProposals")}</p>
      ) : (
        <ol className="admin-said">
          {proposals.map(({ by, amount, created_at, why, extra_back = false }) => {
            const earned = centsOf(amount);
            const { helper, placer } = divisionWith(payment, beside, earned, extra_back);
            return (
              <li key={created_at}>
                <p className="admin-said-head">
                  <AdminPerson person={by === payment.payer.id ? payment.payer : (payment.payee ?? payment.payer)} />
                  <AdminMoment at={created_at} />
                </p>
                <p>
                  {t("dispute.proposal", {
                    earned: formatSum(earned, locale),
                    helper: formatSum(helper, locale),
                    refund: formatSum(placer, locale),
                  })}
                  {extra_back && earned > 0 && ` ${t("dispute.proposalBack")}`}
                </p>
                {why && <blockquote className="admin-words">{why}</blockquote>}
              </li>
            );
          })}
        </ol>
      )}
    </AdminPanel>
  );
}
