import { countsAsUnfinished } from "~/domain/deals/deal-end";
import { outcomeOf } from "~/domain/deals/dispute-life";
import { partsIfDivided } from "~/domain/money/back-parts";
import { type Cents, centsOf, formatEuros, formatMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { divisionWith, movedBy } from "~/domain/money/payment-deeds";
import { isPaused } from "~/domain/money/payment-life";
import { isPricePayment } from "~/domain/money/price-part";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress } from "../deals/dispute-address";
import { DivisionTable } from "../deals/division-table";
import type { Parties } from "../deals/parties";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { MoneyStopped } from "../payments/money-stopped";
import { PersonLine } from "../payments/person-line";
import { useWayText } from "../payments/use-back-text";
import { Alert } from "../ui/alert";
import { Card } from "../ui/card";
import { ConfirmButtons } from "../ui/confirm-buttons";
import { Form } from "../ui/form";
import { Link } from "../ui/link";
import { OnceInput } from "../ui/once-input";
import { MovesAlong } from "./moves-along";
import { Said } from "./said";

export interface AgreePageProps extends Parties {
  payment: Payment;
  earned: Cents | null;
  extraBack: boolean;
  own: boolean;
  why: string | null;
  stopped: boolean;
  beside: readonly Payment[];
  refusal?: string;
}

export function AgreePage({
  payment,
  role,
  other,
  earned,
  extraBack,
  own,
  why,
  stopped,
  beside,
  refusal,
}: AgreePageProps) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const wayText = useWayText();
  const pageAddress = disputeAddress(payment.id);
  const back = role === "payer" && earned !== null ? partsIfDivided(movedBy(payment, beside, earned, extraBack)) : null;
  return (
    <DealPage title={t("agree.title")} back={{ to: pageAddress, text: t("propose.back") }}>
      {refusal && (
        <Alert tone="error" live title={t("room.refused")}>
          {refusal}
        </Alert>
      )}
      {isPaused(payment) ? (
        <Alert tone="warning" title={t("room.paused")}>
          {t("room.pausedText")}
        </Alert>
      ) : earned === null ? (
        <Alert tone="info" title={t("agree.closed")}>
          {own && `${t("room.standsOwn", { name: other.name })} `}
          <Link className="text-link" to={pageAddress}>
            {t("open.room")}
          </Link>
        </Alert>
      ) : stopped ? (
        <MoneyStopped act="agree" />
      ) : (
        <Card className="grid gap-5">
          <PersonLine person={other} />
          {why && <Said by={t("room.said", { name: other.name })}>{why}</Said>}
          <p>
            {t("propose.earned", {
              earned: formatEuros(earned, locale),
              amount: formatEuros(centsOf(payment.amount), locale),
            })}
          </p>
          <DivisionTable division={divisionWith(payment, beside, earned, extraBack)} role={role} other={other} />
          <MovesAlong beside={beside} earned={earned} extraBack={extraBack} role={role} other={other} />
          {back && <p>{wayText(back)}</p>}
          <p>
            {t("agree.text")} {isPricePayment(payment) && t(`agree.${endOf(payment, earned)}`)}
          </p>
          {role === "payee" && countsAsUnfinished(payment, earned) && (
            <p className="rounded-control bg-attention-tint px-4 py-3">{t("agree.counts")}</p>
          )}
          <Form method="post">
            {/* The division that the user saw: the API rejects it if it has changed. */}
            <input type="hidden" name="amount" value={formatMoney(earned)} />
            <input type="hidden" name="total" value={formatMoney(paidFor([payment, ...beside]))} />
            {extraBack && <input type="hidden" name="extra_back" value="true" />}
            <OnceInput form="agree" />
            <ConfirmButtons
              submit={t("agree.submit")}
              pending={t("agree.pending")}
              back={pageAddress}
              cancel={t("agree.back")}
            />
          </Form>
        </Card>
      )}
    </DealPage>
  );
}

const paidFor = (payments: readonly Payment[]): Cents =>
  payments.reduce((sum, { amount_with_platform_cost }) => sum + centsOf(amount_with_platform_cost), 0);

function endOf({ amount, dispute }: Payment, earned: Cents) {
  if (outcomeOf(earned, centsOf(amount)) === "refund") return "reopens";
  return dispute?.absence_at ? "endsDeal" : "ends";
}
