import type { Dispute } from "~/domain/deals/dispute";
import { divisionOf, isBetweenTheTwo } from "~/domain/deals/dispute-life";
import { centsOf, formatSum, percentOf } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { DeskMoment } from "./desk-moment";
import { DeskPanel } from "./desk-panel";
import { DeskPerson } from "./desk-person";

export function DisputeProposals({ payment, dispute }: { payment: Payment; dispute: Dispute }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { proposals, desk_at, status, ended } = dispute;
  const whole = centsOf(payment.amount);
  return (
    <DeskPanel
      title={t("dispute.proposals")}
      aside={
        // The team may decide before the two are out of time.
        ended === null && (
          <span className="text-ink-soft">
            {t(isBetweenTheTwo(status) ? "dispute.until" : "dispute.since")} <DeskMoment at={desk_at} />
          </span>
        )
      }
    >
      {proposals.length === 0 ? (
        <p className="text-ink-soft">{t("dispute.noProposals")}</p>
      ) : (
        <ol className="desk-said">
          {proposals.map(({ by, amount, created_at }) => {
            const { helper, placer } = divisionOf(centsOf(amount), whole, percentOf(payment));
            return (
              <li key={created_at}>
                <p className="desk-said-head">
                  <DeskPerson person={by === payment.payer.id ? payment.payer : (payment.payee ?? payment.payer)} />
                  <DeskMoment at={created_at} />
                </p>
                <p>
                  {t("dispute.proposal", {
                    helper: formatSum(helper, locale),
                    refund: formatSum(placer, locale),
                  })}
                </p>
              </li>
            );
          })}
        </ol>
      )}
    </DeskPanel>
  );
}
