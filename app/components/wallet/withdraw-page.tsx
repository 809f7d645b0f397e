import { endsDeal, isBack } from "~/domain/deals/withdrawal";
import type { BackParts } from "~/domain/money/back-parts";
import { isChargedBack } from "~/domain/money/chargeback-life";
import { awaitsAnswer } from "~/domain/money/deal-money";
import { feeToWithdraw } from "~/domain/money/kept-fee";
import { type Cents, centsOf, formatEuros, formatMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { isHeld, isPaused, isRefunded, isReleased } from "~/domain/money/payment-life";
import { isBetweenThem } from "~/domain/money/payment-request";
import { isPricePayment } from "~/domain/money/price-part";
import { ANSWER_WORKING_DAYS } from "~/domain/site/answer-time";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { useWayText } from "../payments/use-back-text";
import { useMoneyEnd } from "../payments/use-money-end";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { Form } from "../ui/form";
import { OnceInput } from "../ui/once-input";
import { useWithdrawalText } from "./use-withdrawal-text";
import { WithdrawalStatement } from "./withdrawal-statement";

interface WithdrawPageProps {
  title: string;
  payment: Payment;
  isPossible: boolean;
  reader: "payer" | "payee";
  compensation: Cents;
  back: { own: Cents; extra: Cents };
  way?: BackParts | null;
  reported?: "payer" | "payee" | null;
  refusal?: string;
}

export function WithdrawPage({
  title,
  payment,
  isPossible,
  reader,
  compensation: late,
  back: { own, extra },
  way = null,
  reported = null,
  refusal,
}: WithdrawPageProps) {
  const { t } = useTranslation("withdrawal");
  const locale = useLocale();
  const endOf = useMoneyEnd("payer");
  const wayText = useWayText();
  const withdrawnText = useWithdrawalText(reader);
  const reason = reasonOf(payment);
  const receipt = `/wallet/betaling/${payment.id}`;
  const values = {
    number: payment.id,
    total: formatEuros(centsOf(payment.amount_with_platform_cost), locale),
    back: formatEuros(own + extra, locale),
    extra: formatEuros(extra, locale),
    compensation: formatEuros(late, locale),
    name: payment.payee?.name ?? "",
    fee: formatEuros(feeToWithdraw(payment), locale),
    why: reason === "released" ? endOf(payment) : t(`why.${reason}`),
  };
  const effect = effectOf(payment, late);
  return (
    <DealPage title={title} back={{ to: receipt, text: t("back") }}>
      {refusal && (
        <Alert tone="error" live title={t("refused")}>
          {refusal}
        </Alert>
      )}
      {isPossible ? (
        <Card className="grid gap-4">
          <h2 className="text-xl">{payment.job_title ?? t("credits")}</h2>
          <p>{t("from", values)}</p>
          <p>{t(effect, values)}</p>
          {extra > 0 && <p>{t("extra", values)}</p>}
          {effect !== "answered" && way && <p>{wayText(way)}</p>}
          {reported && effect === "compensated" && <p>{t(`reported.${reported}`, values)}</p>}
          {payment.payee && <p>{t(payment.payee.business ? "business" : PRIVATE[effect], values)}</p>}
          {payment.payee && effect === "answered" && goesOn(payment) && <p>{t("goesOn", values)}</p>}
          <Form method="post" className="flex flex-wrap gap-3">
            {/* The amount that the user saw: the API rejects it if it has changed. */}
            <input type="hidden" name="refund" value={formatMoney(effect === "answered" ? 0 : own)} />
            <OnceInput form="withdraw" />
            <Button variant="danger" pendingText={t("pending")}>
              {t("confirm")}
            </Button>
            <ButtonLink variant="secondary" to={receipt}>
              {t("keep")}
            </ButtonLink>
          </Form>
        </Card>
      ) : (
        <Alert tone="info" title={t(closedTitleOf(payment, reader), values)}>
          {payment.withdrawn ? (
            <>
              {withdrawnText(payment)}
              {awaitsAnswer(payment) && ` ${t("waits", { days: ANSWER_WORKING_DAYS })}`}
              <WithdrawalStatement payment={payment} />
            </>
          ) : (
            <Closed payment={payment} reader={reader} />
          )}
        </Alert>
      )}
    </DealPage>
  );
}

function closedTitleOf(payment: Payment, reader: "payer" | "payee") {
  if (!payment.withdrawn) return "closedTitle";
  return reader === "payer" ? "wasTitle" : "titleOther";
}

const goesOn = (payment: Payment) =>
  isHeld(payment.status) && !isPaused(payment) && !isChargedBack(payment) && !payment.job_disputed;

const PRIVATE = { refunded: "private", compensated: "private", answered: "privateAnswered" } as const;

function reasonOf(payment: Payment) {
  const { kind, status, job_begun_at = null, job_done_at, job_disputed = false } = payment;
  const isExtra = kind === "request" && !isPricePayment(payment);
  if (isChargedBack(payment)) return "bank";
  if (kind === "credits") return "credits";
  if (isReleased(status)) return "released";
  if (isPaused(payment)) return "paused";
  if (!isHeld(status) || job_disputed) return "disputed";
  if (job_done_at !== null) return "done";
  return isExtra && job_begun_at === null ? "extra" : "begun";
}

function Closed({ payment, reader }: Pick<WithdrawPageProps, "payment" | "reader">) {
  const { t } = useTranslation("withdrawal");
  const endOf = useMoneyEnd(reader);
  const why = closedOf(payment);
  // A bank or provider can give back a payment that did not end by our own doing.
  if (why === "closedBack" && isRefunded(payment.status)) return endOf(payment);
  if (reader === "payer" || why === "closedDirect") return t(why);
  return t(why === "closedTip" ? "closedTipOther" : "closedOther", { name: payment.payer.name });
}

function closedOf(payment: Payment) {
  if (payment.kind === "tip") return "closedTip";
  if (isBetweenThem(payment)) return "closedDirect";
  return isBack(payment) ? "closedBack" : "closed";
}

function effectOf(payment: Payment, late: number) {
  if (!endsDeal(payment)) return "answered";
  return late === 0 ? "refunded" : "compensated";
}
