import { isSuspended } from "~/domain/accounts/account-life";
import type { UserCard } from "~/domain/accounts/user-card";
import { actorOf, wordedEnd } from "~/domain/deals/deal-end";
import { backParts } from "~/domain/money/back-parts";
import { wentOn } from "~/domain/money/chargeback-life";
import { awaitsAnswer, isDisputed } from "~/domain/money/deal-money";
import { centsOf, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { paymentEnd } from "~/domain/money/payment-end";
import {
  holdOf,
  isAsked,
  isCompensation,
  isHeld,
  isRefundFailed,
  releaseOf,
  type sideOf,
} from "~/domain/money/payment-life";
import { isAgain, letGoOf } from "~/domain/money/payment-request";
import type { PaymentStatus } from "~/domain/money/payment-status";
import { isSplit } from "~/domain/money/payment-status";
import { priceOf, pricePartOf } from "~/domain/money/price-part";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress } from "../deals/dispute-address";
import type { Locale } from "../format";
import { useLocale } from "../locale";
import { ChargebackNote } from "../payments/chargeback-note";
import { endOf } from "../payments/end-of";
import { useBackText } from "../payments/use-back-text";
import { Alert, type Tone } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";

type Note =
  | "approval"
  | "work"
  | "begun"
  | "team"
  | "priceGone"
  | "decision"
  | "stopped"
  | "processing"
  | "disputed"
  | "compensated"
  | "refunded"
  | "released"
  | "split"
  | "absence"
  | "absenceOwn"
  | "failed"
  | "unpaid"
  | "declined"
  | "refundFailed"
  | "refundOtherwise"
  | "returned";

const NOTES: Partial<Record<PaymentStatus, Note>> = {
  processing: "processing",
  disputed: "disputed",
  refunded: "refunded",
  released: "released",
  failed: "failed",
  cancelled: "unpaid",
  expired: "unpaid",
};

const NAMELESS: readonly Note[] = ["processing", "failed", "unpaid", "refundFailed", "refundOtherwise"];

/** Their text says that nothing was charged. */
const UNCHARGED: readonly Note[] = ["failed", "unpaid", "declined"];

const TONES: Record<Note, Tone> = {
  approval: "warning",
  work: "info",
  begun: "info",
  decision: "warning",
  stopped: "warning",
  team: "warning",
  priceGone: "warning",
  processing: "info",
  disputed: "warning",
  compensated: "info",
  refunded: "info",
  released: "success",
  split: "success",
  absence: "warning",
  absenceOwn: "warning",
  failed: "warning",
  unpaid: "info",
  declined: "info",
  refundFailed: "warning",
  refundOtherwise: "info",
  returned: "warning",
};

type Side = ReturnType<typeof sideOf>;

function noteOf(
  payment: Payment,
  side: Side,
  waitsFor: NonNullable<ReturnType<typeof holdOf>>["waitsFor"] | undefined,
) {
  if (waitsFor === "absence" && payment.absence?.shares === null) return "priceGone";
  if (waitsFor === "absence") return payment.absence?.by === payment[side]?.id ? "absenceOwn" : "absence";
  if (payment.price_gone && (waitsFor === "approval" || waitsFor === "stopped" || waitsFor === "begun"))
    return "priceGone";
  if (letGoOf(payment) === "declined") return "declined";
  if (waitsFor) return waitsFor;
  if (payment.refund_failed) return isRefundFailed(payment) ? "refundFailed" : "refundOtherwise";
  if (isSplit(payment)) return "split";
  if (isCompensation(payment)) return "compensated";
  return payment.refunded_elsewhere ? "returned" : NOTES[payment.status];
}

const priceIn = (payment: Payment) => priceOf(pricePartOf(payment));

/** Extra work goes with the price, or back in full: the compensation comes from the price. */
function textOf(note: Note, payment: Payment, other: UserCard | null) {
  if ((note === "work" || note === "begun" || note === "absence" || note === "absenceOwn") && priceIn(payment) === 0)
    return `${note}ExtraText` as const;
  if ((note === "work" || note === "begun" || note === "approval") && other !== null && isSuspended(other))
    return `${note}SuspendedText` as const;
  return `${note}Text` as const;
}

function sumsOf({ amount_with_platform_cost, absence }: Payment, locale: Locale) {
  const shares = absence?.shares ?? { refund: amount_with_platform_cost, compensation: "0.00" };
  return {
    total: formatEuros(centsOf(amount_with_platform_cost), locale),
    compensation: formatEuros(centsOf(shares.compensation), locale),
    back: formatEuros(centsOf(shares.refund), locale),
  };
}

function useDealEnd(
  { deal_end, deal_unanswered, payer, payee, status, withdrawn }: Payment,
  side: Side,
): string | null {
  const { t } = useTranslation(["receipts", "timeline"]);
  if (withdrawn?.answer?.granted && side === "payee" && !isHeld(status) && !deal_end) return "";
  if (!deal_end) return null;
  if (deal_end === "agreed" || deal_end === "decided" || deal_end === "team") return t(`ended.${deal_end}`);
  const owner = side === "payer" ? t("timeline:you") : payer.name;
  const helper = side === "payee" ? t("timeline:you") : (payee?.name ?? "");
  return t(`timeline:ends.${wordedEnd(deal_end, deal_unanswered)}`, {
    who: actorOf(deal_end) === "helper" ? helper : owner,
    ownerDoes: owner,
    helperDoes: helper,
  });
}

const isOfWithdrawal = ({ withdrawn, status, deal_end }: Payment): boolean =>
  withdrawn?.answer?.granted === true && !isHeld(status) && !isDisputed(status) && !deal_end;

interface ReceiptNoteProps {
  payment: Payment;
  side: Side;
  again: string | null;
  late?: boolean | undefined;
}

export function ReceiptNote({ payment, side, again, late }: ReceiptNoteProps) {
  const { t } = useTranslation(["receipts", "approval"]);
  const ended = useDealEnd(payment, side);
  const backText = useBackText();
  const locale = useLocale();
  const hold = holdOf(payment);
  const note = noteOf(payment, side, hold?.waitsFor);
  const other = side === "payer" ? payment.payee : payment.payer;
  if (other && isAsked(payment)) return <Asked payment={payment} side={side} name={other.name} />;
  const isBehind = note !== undefined && wentOn(payment);
  if (payment.chargeback && note !== "refundFailed" && !isBehind)
    return <ChargebackNote payment={payment} chargeback={payment.chargeback} side={side} />;
  if (side === "payer" && isOfWithdrawal(payment) && note !== "refundFailed") return null;
  // “You don’t have to do anything more” would contradict the note about the withdrawal.
  if (side === "payer" && note === "released" && awaitsAnswer(payment)) return null;
  if (!note || !(other || NAMELESS.includes(note))) return null;
  const next = nextOf(payment, note, hold !== null);
  const returned = side === "payer" && (note === "released" || note === "split") ? paymentEnd(payment).provider : 0;
  const wasReturned = payment.returned !== undefined && UNCHARGED.includes(note);
  const values = {
    name: other?.name ?? "",
    ...endOf(hold?.until, locale),
    ...sumsOf(payment, locale),
    ended:
      ended ??
      (note === "released"
        ? ""
        : note === "compensated"
          ? t("ended.compensated")
          : side === "payee"
            ? t("ended.payee")
            : ""),
    amount: payment.refund_failed ? formatEuros(centsOf(payment.refund_failed.amount), locale) : "",
    way: side === "payer" ? backText(backParts(payment)) : "",
    why: t(`approval:after.why.${releaseOf(payment)}`),
  };
  return (
    <Alert
      tone={TONES[note]}
      title={t(`note.${side}.${note}`, values)}
      className="print-hidden"
      action={
        again ? (
          <ButtonLink className="button-small" to={again}>
            {t("again")}
          </ButtonLink>
        ) : (
          next && (
            <ButtonLink variant="secondary" className="button-small" to={next.to}>
              {t(next.word)}
            </ButtonLink>
          )
        )
      }
    >
      {late && note === "processing"
        ? t("note.payer.processingLate", values)
        : wasReturned
          ? t("returnedBefore.note")
          : t(`note.${side}.${textOf(note, payment, other)}`, values).trim()}
      {again && payment.kind === "bid" && ` ${t("note.payer.orOther")}`}
      {returned > 0 && ` ${t("approval:after.returned", { amount: formatEuros(returned, locale) })}`}
      {isBehind && ` ${t("chargeback.before")}`}
    </Alert>
  );
}

function nextOf({ id, job_id, status }: Payment, note: Note, isOpen: boolean) {
  if (note === "disputed" && isDisputed(status)) return { to: disputeAddress(id), word: "toDispute" } as const;
  return isOpen || note === "returned" ? ({ to: `/task/${job_id}`, word: "toJob" } as const) : null;
}

function Asked({ payment, side, name }: Omit<ReceiptNoteProps, "again" | "late"> & { name: string }) {
  const { t } = useTranslation("receipts");
  const again = isAgain(payment) && side === "payer";
  const words = again ? "again" : side;
  return (
    <Alert
      tone="info"
      title={t(`ask.${words}`, { name })}
      className="print-hidden"
      action={
        <ButtonLink
          variant={side === "payer" ? "primary" : "secondary"}
          className="button-small"
          to={`/payment/${payment.id}/meerwerk`}
        >
          {t(again ? "ask.againLink" : "ask.link")}
        </ButtonLink>
      }
    >
      {t(`ask.${words}Text`)}
    </Alert>
  );
}
