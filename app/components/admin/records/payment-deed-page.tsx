import type { Reader } from "~/domain/admin/reader";
import { statusAfterDispute } from "~/domain/deals/deal-end";
import { LAST_DAYS } from "~/domain/money/deal-money";
import { type Cents, centsOf, formatEuros, formatMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { extraWorkBeside, movedBy, type PaymentDeed, sumOfMoved } from "~/domain/money/payment-deeds";
import { HOLD_DAYS } from "~/domain/money/payment-life";
import { pricePartOf } from "~/domain/money/price-part";
import { checkProps, controlProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { type FieldLimits, usePlainForm } from "~/forms/use-plain-form";
import { useStepTitle } from "~/live/use-step-title";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../../locale";
import { Alert } from "../../ui/alert";
import { AmountField } from "../../ui/amount-field";
import { ButtonLink } from "../../ui/button-link";
import { Checkbox } from "../../ui/checkbox";
import { AdminForm, AdminSubmit } from "../admin-form";
import { AdminHead } from "../admin-head";
import { AdminLate } from "../admin-late";
import { AdminStopped } from "../admin-stopped";
import { AdminTextarea } from "../admin-textarea";
import { ReaderLanguages } from "../reader-languages";
import { NoteField, ReasonField } from "../reason-field";
import { WaitingWithdrawals } from "../waiting-withdrawals";
import { MoneyPreview } from "./money-preview";
import { PaymentFacts } from "./payment-facts";
import { type Frozen, FrozenNote } from "./payment-todo";

interface PaymentDeedPageProps {
  deed: PaymentDeed;
  payment: Payment;
  held: readonly Payment[];
  earned: Cents | null;
  extraBack: boolean;
  asks?: boolean;
  frozen: Frozen;
  readers: readonly Reader[];
  closed: string | null;
  stopped: boolean;
  limits: FieldLimits<"reason"> & Partial<FieldLimits<"statement" | "amount" | "extra_back">>;
  drawn: string;
  result?: Reply;
}

export function PaymentDeedPage(props: PaymentDeedPageProps) {
  const { deed, payment, earned, frozen, closed } = props;
  const { t } = useTranslation(["adminPayment", "admin"]);
  const { id } = payment;
  const back = `/admin/payments/${id}`;
  const isPart = deed === "refund" && earned !== null && earned > 0;
  const first = t(`deeds.${deed}.title`, { id });
  const title = isPart ? t("deeds.refund.part", { id }) : first;
  useStepTitle(first, title);
  return (
    <section className="grid max-w-2xl gap-5">
      <AdminHead back={{ to: back, text: t("title", { id }) }} title={title} />
      {closed !== null && props.result && <AdminLate />}
      <PaymentFacts payment={payment} />
      {closed === null ? (
        <Confirm {...props} />
      ) : (
        <>
          {frozen ? <FrozenNote payment={payment} frozen={frozen} /> : <Alert tone="info">{closed}</Alert>}
          <ButtonLink variant="secondary" className="justify-self-start" to={back}>
            {t("admin:action.back")}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

function Confirm(props: PaymentDeedPageProps) {
  const { deed } = props;
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
  const isStopped = props.stopped && props.earned !== 0;
  return (
    <>
      {props.stopped && <AdminStopped />}
      {(deed === "refund" || !isStopped) && <DeedForm {...props} />}
    </>
  );
}

type MovedProps = Pick<PaymentDeedPageProps, "payment" | "held" | "extraBack"> & { earned: Cents };

function Moved({ payment, held, earned, extraBack }: MovedProps) {
  const { t } = useTranslation("adminPayment");
  const moved = movedBy(payment, held, earned, extraBack);
  return (
    <>
      <WaitingWithdrawals
        payments={moved.map((one) => one.payment)}
        deed={earned === centsOf(payment.amount) ? "release" : "refund"}
      />
      <MoneyPreview payment={payment} moved={moved} />
      <p>
        {t(`job_${statusAfterDispute(pricePartOf(payment), earned)}`)} {t("final")}
      </p>
      <input type="hidden" name="total" value={formatMoney(sumOfMoved(moved).total)} />
      <input type="hidden" name="earned" value={formatMoney(earned)} />
      <input type="hidden" name="extra_shown" value={String(extraBack)} />
    </>
  );
}

function Asks() {
  const { t } = useTranslation("adminPayment");
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script the page would open at its top, far from the form
    <div tabIndex={-1} autoFocus data-autofocus="">
      <Alert tone="info" live>
        {t("amountChanged")}
      </Alert>
    </div>
  );
}

const MOVING: readonly PaymentDeed[] = ["refund", "release"];

function DeedForm(props: PaymentDeedPageProps) {
  const { deed, payment, held, earned, extraBack, readers, limits, drawn, result } = props;
  const { t } = useTranslation(["adminPayment", "admin"]);
  const locale = useLocale();
  const [form, fields] = usePlainForm(limits as FieldLimits<"reason" | "statement" | "amount" | "extra_back">, {
    id: `${deed}-${payment.id}`,
    lastResult: result,
  });
  const usual: string[] = Object.values(t(`deeds.${deed}.usual`, { returnObjects: true }));
  const names = { payer: payment.payer.name, helper: payment.payee?.name ?? "" };
  const extra = extraWorkBeside(payment, held);
  return (
    <AdminForm
      form={form}
      fields={fields}
      result={result}
      drawn={drawn}
      labels={{ amount: t("amount"), statement: t("admin:resolve.statement"), reason: t("admin:reason.label") }}
    >
      {props.asks && <Asks />}
      {deed === "refund" && (
        <AmountField
          id={fields.amount.id}
          label={t("amount")}
          hint={t(payment.withdrawn?.answer?.fee ? "amountHintFee" : "amountHint", {
            amount: formatEuros(centsOf(payment.amount), locale),
          })}
          errors={fields.amount.errors}
          {...controlProps(fields.amount)}
        />
      )}
      {deed === "refund" && extra > 0 && (
        <Checkbox
          {...checkProps(fields.extra_back)}
          errors={fields.extra_back.errors}
          label={t("admin:resolve.extraBack", { ...names, extra: formatEuros(extra, locale) })}
          hint={t("admin:resolve.extraBackHint")}
        />
      )}
      {earned !== null && MOVING.includes(deed) && (
        <Moved payment={payment} held={held} earned={earned} extraBack={extraBack} />
      )}
      {deed !== "note" && (
        <>
          <AdminTextarea
            field={fields.statement}
            label={t("admin:resolve.statement")}
            hint={t("statementHint", names)}
            rows={4}
          />
          <ReaderLanguages readers={readers} />
        </>
      )}
      {deed === "note" ? (
        <NoteField field={fields.reason} usual={usual} />
      ) : (
        <ReasonField field={fields.reason} usual={usual} />
      )}
      <div className="flex flex-wrap gap-3">
        <AdminSubmit pendingText={t(`deeds.${deed}.pending`)}>{t(`deeds.${deed}.confirm`)}</AdminSubmit>
        <ButtonLink variant="secondary" to={`/admin/payments/${payment.id}`}>
          {t("admin:action.cancel")}
        </ButtonLink>
      </div>
    </AdminForm>
  );
}
