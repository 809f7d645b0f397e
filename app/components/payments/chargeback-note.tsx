import type { ReactNode } from "react";
import type { Chargeback } from "~/domain/money/chargeback";
import { type ChargebackStatus, isChargedBack, isWon } from "~/domain/money/chargeback-life";
import { centsOf, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import type { sideOf } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Alert, type Tone } from "../ui/alert";

interface ChargebackNoteProps {
  payment: Payment;
  chargeback: Chargeback;
  side: ReturnType<typeof sideOf>;
  children?: ReactNode;
}

const TONES: Record<ChargebackStatus, Tone> = { open: "warning", won: "info", lost: "info" };

const placeOf = ({ released_at, kind }: Payment, { from_balance }: Chargeback) =>
  released_at === null || kind === "credits" ? "held" : centsOf(from_balance) > 0 ? "balance" : "gone";

export function ChargebackNote({ payment, chargeback, side, children }: ChargebackNoteProps) {
  const { t } = useTranslation("receipts");
  const locale = useLocale();
  const { status, amount, from_balance } = chargeback;
  const euros = (text: string) => formatEuros(centsOf(text), locale);
  const values = {
    name: (side === "payer" ? payment.payee : payment.payer)?.name ?? "",
    tip: euros(payment.amount),
    amount: euros(amount),
    part: euros(from_balance),
    net: euros(payment.helper_amount),
  };
  const place = payment.kind === "credits" ? "credits" : placeOf(payment, chargeback);
  const isHeldForDone = isChargedBack(payment) && place === "held" && payment.job_done_at !== null;
  const isTip = payment.kind === "tip";
  const isEarned = isWon(status) && (place === "balance" || place === "gone");
  const text =
    side === "payer"
      ? t(`chargeback.payer.${isEarned ? (isTip ? "wonTip" : "wonEarned") : status}`, values)
      : t(`chargeback.payee.${status}`, values);
  const where =
    side === "payee" && place !== "credits"
      ? t(isHeldForDone ? "chargeback.where.open.heldDone" : `chargeback.where.${status}.${place}`, values)
      : place === "credits"
        ? t(`chargeback.credits.${status}`, values)
        : "";
  return (
    <Alert
      tone={TONES[status]}
      title={t(isTip ? `chargeback.titleTip.${status}` : `chargeback.title.${status}`, values)}
      className="print-hidden"
    >
      <p>{[text, where, isChargedBack(payment) && t(`chargeback.next.${side}`)].filter(Boolean).join(" ")}</p>
      {children}
    </Alert>
  );
}
