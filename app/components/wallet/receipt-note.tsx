import type { Payment } from "~/domain/payment";
import {
  awaitsAnswer,
  holdOf,
  isAsked,
  isSplit,
  type PaymentStatus,
  releaseOf,
  type sideOf,
} from "~/domain/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { ChargebackNote } from "../payments/chargeback-note";
import { Alert, type Tone } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";

type Note =
  | "approval"
  | "work"
  | "begun"
  | "team"
  | "decision"
  | "processing"
  | "disputed"
  | "refunded"
  | "released"
  | "split";

const NOTES: Partial<Record<PaymentStatus, Note>> = {
  processing: "processing",
  disputed: "disputed",
  refunded: "refunded",
  released: "released",
};

const TONES: Record<Note, Tone> = {
  approval: "warning",
  work: "info",
  begun: "info",
  decision: "warning",
  team: "warning",
  processing: "info",
  disputed: "warning",
  refunded: "info",
  released: "success",
  split: "success",
};

export function ReceiptNote({ payment, side }: { payment: Payment; side: ReturnType<typeof sideOf> }) {
  const { t } = useTranslation(["receipts", "approval"]);
  const locale = useLocale();
  const hold = holdOf(payment);
  const ended = isSplit(payment) ? "split" : NOTES[payment.status];
  const note = hold?.waitsFor ?? ended;
  const other = side === "payer" ? payment.payee : payment.payer;
  if (other && isAsked(payment)) return <Asked payment={payment} side={side} name={other.name} />;
  if (payment.chargeback) return <ChargebackNote payment={payment} chargeback={payment.chargeback} side={side} />;
  if (side === "payer" && awaitsAnswer(payment)) {
    return (
      <Alert tone="info" title={t("note.payer.withdrawn")} className="print-hidden">
        {t("note.payer.withdrawnText")}
      </Alert>
    );
  }
  if (side === "payer" && payment.withdrawn?.answer?.granted) {
    return (
      <Alert tone="info" title={t("note.payer.granted")} className="print-hidden">
        {t("note.payer.grantedText")}
      </Alert>
    );
  }
  if (!note || !other) return null;
  const values = {
    name: other.name,
    day: hold?.until ? formatDay(hold.until, locale) : "",
    why: t(`approval:after.why.${releaseOf(payment)}`),
  };
  return (
    <Alert
      tone={TONES[note]}
      title={t(`note.${side}.${note}`, values)}
      className="print-hidden"
      action={
        hold && (
          <ButtonLink variant="secondary" className="button-small" to={`/task/${payment.job_id}`}>
            {t("toJob")}
          </ButtonLink>
        )
      }
    >
      {t(`note.${side}.${note}Text`, values)}
    </Alert>
  );
}

function Asked({ payment, side, name }: Parameters<typeof ReceiptNote>[0] & { name: string }) {
  const { t } = useTranslation("receipts");
  return (
    <Alert
      tone="info"
      title={t(`ask.${side}`, { name })}
      className="print-hidden"
      action={
        <ButtonLink
          variant={side === "payer" ? "primary" : "secondary"}
          className="button-small"
          to={`/payment/${payment.id}/meerwerk`}
        >
          {t("ask.link")}
        </ButtonLink>
      }
    >
      {t(`ask.${side}Text`)}
    </Alert>
  );
}
