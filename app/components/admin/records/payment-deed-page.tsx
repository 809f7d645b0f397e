import type { ReactNode } from "react";
import { statusAfterDispute } from "~/domain/deals/deal-end";
import { LAST_DAYS, pricePartOf } from "~/domain/money/deal-money";
import { type Cents, centsOf, formatMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { movedBy, type PaymentDeed, sumOfMoved } from "~/domain/money/payment-deeds";
import { HOLD_DAYS } from "~/domain/money/payment-life";
import type { Reply } from "~/forms/read-form";
import { type FieldLimits, usePlainForm } from "~/forms/use-plain-form";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../../ui/alert";
import { ButtonLink } from "../../ui/button-link";
import { BackLink } from "../back-link";
import { DeskForm, DeskSubmit } from "../desk-form";
import { DeskHead } from "../desk-head";
import { DeskTextarea } from "../desk-textarea";
import { NoteField, ReasonField } from "../reason-field";
import { MoneyPreview } from "./money-preview";
import { PaymentFacts } from "./payment-facts";
import { RefundPart } from "./refund-part";

interface PaymentDeedPageProps {
  deed: PaymentDeed;
  payment: Payment;
  held: readonly Payment[];
  /** The part that the helper gets. Null if the typed amount is invalid. */
  earned: Cents | null;
  typed: string;
  faults: readonly string[];
  closed: string | null;
  limits: FieldLimits<"reason"> & Partial<FieldLimits<"statement">>;
  drawn: string;
  result?: Reply;
}

export function PaymentDeedPage(props: PaymentDeedPageProps) {
  const { deed, payment, earned, closed } = props;
  const { t } = useTranslation(["adminPayment", "admin"]);
  const { id } = payment;
  const back = `/admin/payments/${id}`;
  const isPart = deed === "refund" && earned !== null && earned > 0;
  return (
    <section className="grid max-w-2xl gap-5">
      <div>
        <BackLink to={back}>{t("title", { id })}</BackLink>
        <DeskHead title={t(isPart ? "deeds.refund.part" : `deeds.${deed}.title`, { id })} />
      </div>
      <PaymentFacts payment={payment} />
      {closed === null ? (
        <Confirm {...props} />
      ) : (
        <>
          <Alert tone="info">{closed}</Alert>
          <ButtonLink variant="secondary" className="justify-self-start" to={back}>
            {t("admin:action.back")}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

function Confirm(props: PaymentDeedPageProps) {
  const { deed, payment, typed, faults, earned } = props;
  const { t } = useTranslation("adminPayment");
  if (deed === "pause" || deed === "resume" || deed === "note") {
    const days = deed === "pause" ? HOLD_DAYS : LAST_DAYS;
    return (
      <>
        <p>{t(`deeds.${deed}.text`, { days })}</p>
        <DeedForm {...props} />
      </>
    );
  }
  return (
    <>
      {deed === "refund" && <RefundPart payment={payment} typed={typed} faults={faults} />}
      {earned !== null && <MoveForm {...props} earned={earned} />}
    </>
  );
}

function MoveForm({ earned, ...props }: PaymentDeedPageProps & { earned: Cents }) {
  const { deed, payment, held } = props;
  const { t } = useTranslation("adminPayment");
  const moved = movedBy(payment, held, earned);
  const { total } = sumOfMoved(moved);
  const isPart = deed === "refund" && earned > 0;
  return (
    <>
      <MoneyPreview payment={payment} moved={moved} earned={earned} />
      <p>
        {t(`job_${statusAfterDispute(pricePartOf(payment), earned)}`)} {t("final")}
      </p>
      <DeedForm key={earned} {...props} earned={earned}>
        <input type="hidden" name="total" value={formatMoney(total)} />
        {isPart && <input type="hidden" name="amount" value={formatMoney(centsOf(payment.amount) - earned)} />}
      </DeedForm>
    </>
  );
}

function DeedForm({ deed, payment, limits, drawn, result, children }: PaymentDeedPageProps & { children?: ReactNode }) {
  const { t } = useTranslation(["adminPayment", "admin"]);
  const [form, fields] = usePlainForm<"reason" | "statement">(limits as FieldLimits<"reason" | "statement">, {
    id: `${deed}-${payment.id}`,
    lastResult: result,
  });
  const usual: string[] = Object.values(t(`deeds.${deed}.usual`, { returnObjects: true }));
  const names = { payer: payment.payer.name, helper: payment.payee?.name ?? "" };
  return (
    <DeskForm form={form} fields={fields} result={result} drawn={drawn}>
      {children}
      {deed !== "note" && (
        <DeskTextarea
          field={fields.statement}
          label={t("admin:resolve.statement")}
          hint={t("statementHint", names)}
          rows={4}
        />
      )}
      {deed === "note" ? (
        <NoteField field={fields.reason} usual={usual} />
      ) : (
        <ReasonField field={fields.reason} usual={usual} />
      )}
      <div className="flex flex-wrap gap-3">
        <DeskSubmit pendingText={t(`deeds.${deed}.pending`)}>{t(`deeds.${deed}.confirm`)}</DeskSubmit>
        <ButtonLink variant="secondary" to={`/admin/payments/${payment.id}`}>
          {t("admin:action.cancel")}
        </ButtonLink>
      </div>
    </DeskForm>
  );
}
