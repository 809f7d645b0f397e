import type { DealMoney } from "~/domain/money/deal-money";
import { type Cents, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { appointmentAddress } from "../deals/appointment-address";
import { disputeAddress, disputeOpening } from "../deals/dispute-address";
import { stopAddress } from "../deals/stop-address";
import { formatDeadline } from "../format";
import { useLocale } from "../locale";
import { useMoneyEnd } from "../payments/use-money-end";
import { ButtonLink } from "../ui/button-link";

export interface ClosedProps {
  money: Pick<DealMoney, "paying" | "disputed" | "chargedBack" | "paused" | "disputable" | "uncovered">;
  report?: Report | null;
  /** The price that moved, if that is why the action is closed, and what moved with it. */
  paid?: readonly Payment[];
}

export interface Report {
  chat: string;
  name: string;
  own: boolean;
  helper?: boolean;
  until: string;
  refund: Cents;
  compensation: Cents;
}

export function Closed({
  sentence,
  money,
  report,
  paid: [price, ...beside] = [],
}: ClosedProps & { sentence: string | null }) {
  const endOf = useMoneyEnd("payer");
  const { t } = useTranslation("deals");
  if (report) return <Reported {...report} />;
  if (price) return <p>{endOf(price, beside)}</p>;
  const why = money.chargedBack !== null ? "chargeback" : money.disputed !== null ? "dispute" : null;
  const said = why ? `${t(`${why}.title`)}. ${t(`${why}.busy`)}` : sentence;
  return said && <p>{said}</p>;
}

function Reported({ name, own, helper = false, until, refund, compensation }: Report) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const values = {
    name,
    until: formatDeadline(until, locale),
    refund: formatEuros(refund, locale),
    compensation: formatEuros(compensation, locale),
  };
  if (helper)
    return (
      <>
        <p>{t("reportedHelper.until", values)}</p>
        {refund > 0 && <p>{t("reportedHelper.next", values)}</p>}
      </>
    );
  return (
    <>
      <p>{t(own ? "report.youUntil" : "report.until", values)}</p>
      <p>{t(own ? "report.youThen" : "report.afterwards", values)}</p>
    </>
  );
}

export function WayOut({
  disputed,
  chargedBack,
  paused,
  disputable,
  report,
  stop,
}: ClosedProps["money"] & Pick<ClosedProps, "report"> & { stop: number | null }) {
  const { t } = useTranslation("deals");
  if (report)
    return (
      <ButtonLink to={appointmentAddress(report.chat)}>
        {t(report.own ? "reportedHelper.answer" : "meet.see")}
      </ButtonLink>
    );
  if (chargedBack !== null)
    return <ButtonLink to={`/wallet/betaling/${chargedBack}`}>{t("chargeback.see")}</ButtonLink>;
  if (disputed !== null) return <ButtonLink to={disputeAddress(disputed)}>{t("dispute.see")}</ButtonLink>;
  return (
    <>
      {paused !== null && (
        <ButtonLink variant="secondary" to="/contact">
          {t("paused.write")}
        </ButtonLink>
      )}
      {stop !== null && <ButtonLink to={stopAddress(stop)}>{t("stop.agree")}</ButtonLink>}
      {disputable !== null && (
        <ButtonLink variant={stop === null ? "primary" : "secondary"} to={disputeOpening(disputable)}>
          {t("dispute.wrong")}
        </ButtonLink>
      )}
    </>
  );
}
