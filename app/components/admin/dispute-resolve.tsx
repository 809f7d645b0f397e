import type { Reader } from "~/domain/admin/reader";
import type { DisputeOutcome } from "~/domain/deals/dispute-life";
import { type Cents, centsOf, formatMoney, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { movedBy, sumOfMoved } from "~/domain/money/payment-deeds";
import { isPricePayment } from "~/domain/money/price-part";
import type { Reply } from "~/forms/read-form";
import { type FieldLimits, usePlainForm } from "~/forms/use-plain-form";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { AdminForm, AdminSubmit } from "./admin-form";
import { AdminPanel } from "./admin-panel";
import { AdminTextarea } from "./admin-textarea";
import { MovedList } from "./moved-list";
import { MovedTable } from "./moved-table";
import { ReaderLanguages } from "./reader-languages";
import { ReasonField } from "./reason-field";
import { WaitingWithdrawals } from "./waiting-withdrawals";

export interface Division {
  outcome: DisputeOutcome;
  earned: Cents;
  extraBack: boolean;
}

export interface DisputeResolveProps {
  payment: Payment;
  beside: readonly Payment[];
  chosen: Division;
  readers: readonly Reader[];
  limits: FieldLimits<"outcome" | "amount" | "statement" | "reason">;
  words?: Partial<Record<"statement" | "reason", string>>;
  result?: Reply;
}

function confirmText({ dispute, ...payment }: Payment, outcome: DisputeOutcome) {
  if (!isPricePayment(payment)) return "resolve.confirm.requestText";
  return outcome !== "refund" && dispute?.absence_at
    ? "resolve.confirm.endsDeal"
    : (`resolve.confirm.${outcome}.text` as const);
}

export function DisputeResolve({
  payment,
  beside,
  chosen: { outcome, earned, extraBack },
  readers,
  limits,
  words,
  result,
}: DisputeResolveProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const [form, fields] = usePlainForm(limits, { id: `resolve-${outcome}`, lastResult: result, defaultValue: words });
  const euros = (cents: Cents) => formatSum(cents, locale);
  const { payer, payee } = payment;
  const names = { payer: payer.name, helper: payee?.name ?? "" };
  const moved = movedBy(payment, beside, earned, extraBack);
  const isPart = outcome === "split";
  return (
    <AdminPanel
      title={t(
        extraBack && outcome === "release" ? "resolve.confirm.releaseBack" : `resolve.confirm.${outcome}.title`,
        names,
      )}
    >
      <MovedTable payment={payment} moved={moved} />
      {isPart && <p>{t("resolve.earned", { earned: euros(earned), amount: euros(centsOf(payment.amount)) })}</p>}
      <MovedList moved={moved} />
      <p>
        {t(confirmText(payment, outcome))} {t("resolve.final")}
      </p>
      <WaitingWithdrawals
        payments={moved.map((one) => one.payment)}
        deed={outcome === "release" && !extraBack ? "release" : "refund"}
      />
      <AdminForm
        form={form}
        fields={fields}
        result={result}
        labels={{ statement: t("resolve.statement"), reason: t("reason.label") }}
      >
        <input type="hidden" name="outcome" value={outcome} />
        <input type="hidden" name="total" value={formatMoney(sumOfMoved(moved).total)} />
        {outcome === "split" && <input type="hidden" name="amount" value={formatMoney(earned)} />}
        {extraBack && <input type="hidden" name="extra_back" value="true" />}
        <AdminTextarea
          field={fields.statement}
          label={t("resolve.statement")}
          hint={t("resolve.statementHint", names)}
          rows={4}
        />
        <ReaderLanguages readers={readers} />
        <ReasonField field={fields.reason} usual={Object.values(t(`usual.${outcome}`, { returnObjects: true }))} />
        <div className="flex flex-wrap gap-3">
          <AdminSubmit pendingText={t("decide.pending")}>{t(`resolve.confirm.${outcome}.button`, names)}</AdminSubmit>
          <Button variant="secondary" name="intent" value="back">
            {t("action.cancel")}
          </Button>
        </div>
      </AdminForm>
    </AdminPanel>
  );
}
