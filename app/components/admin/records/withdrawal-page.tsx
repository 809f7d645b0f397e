import type { Reader } from "~/domain/admin/reader";
import { canGrant } from "~/domain/deals/withdrawal";
import { isChargedBack } from "~/domain/money/chargeback-life";
import { feeToWithdraw } from "~/domain/money/kept-fee";
import { centsOf, formatEuros, formatMoney } from "~/domain/money/money";
import { isReleased } from "~/domain/money/payment-life";
import type { AdminWithdrawal } from "~/domain/money/payment-queue";
import { isSplit } from "~/domain/money/payment-status";
import { ANSWER_WORKING_DAYS } from "~/domain/site/answer-time";
import type { Reply } from "~/forms/read-form";
import { type FieldLimits, usePlainForm } from "~/forms/use-plain-form";
import { useTranslation } from "~/locales/use-translation";
import { timelineAddress } from "../../deals/timeline-address";
import { useLocale } from "../../locale";
import { ButtonLink } from "../../ui/button-link";
import { RadioGroup } from "../../ui/radio-group";
import { AdminForm, AdminSubmit } from "../admin-form";
import { AdminHead } from "../admin-head";
import { AdminLate } from "../admin-late";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminPanel } from "../admin-panel";
import { AdminPerson } from "../admin-person";
import { AdminTextarea } from "../admin-textarea";
import { ReaderLanguages } from "../reader-languages";
import { ReasonField } from "../reason-field";
import { Euros } from "./euros";
import { Facts } from "./facts";
import { PaymentBadge } from "./payment-badge";
import { stateOf } from "./withdrawals-page";

interface WithdrawalPageProps {
  title: string;
  withdrawal: AdminWithdrawal;
  closed: string | null;
  readers: readonly Reader[];
  limits: FieldLimits<"granted" | "statement" | "reason">;
  drawn: string;
  result?: Reply;
}

export function WithdrawalPage({ title, withdrawal, closed, ...rest }: WithdrawalPageProps) {
  const { t } = useTranslation("adminQueue");
  return (
    <section className="grid max-w-2xl gap-5">
      <AdminHead back={{ to: "/admin/withdrawals", text: t("withdrawals.title") }} title={title} />
      {(withdrawal.answer || closed || withdrawal.refunded) && rest.result && <AdminLate />}
      <WithdrawalFacts withdrawal={withdrawal} />
      {withdrawal.answer ? (
        <AdminPanel title={t(`state.${stateOf(withdrawal)}`)}>
          {withdrawal.unpaid && <p>{t("withdrawals.unpaid")}</p>}
          <p>{t("withdrawals.by", { name: withdrawal.answer.by.name })}</p>
          {withdrawal.payment.withdrawn?.answer?.fee && (
            <p>
              {t("withdrawals.feeBack")} <Euros amount={withdrawal.payment.withdrawn.answer.fee} />
            </p>
          )}
          <blockquote className="admin-words">{withdrawal.answer.statement}</blockquote>
        </AdminPanel>
      ) : closed || withdrawal.refunded ? (
        <p>{closed ?? t("withdrawals.refundedText")}</p>
      ) : (
        <AnswerForm withdrawal={withdrawal} {...rest} />
      )}
    </section>
  );
}

function WithdrawalFacts({ withdrawal: { payment, at } }: { withdrawal: AdminWithdrawal }) {
  const { t } = useTranslation(["adminQueue", "adminRecords"]);
  return (
    <Facts
      title={t("number", { id: payment.id })}
      facts={[
        [
          t("column.payment"),
          <AdminLink key="payment" to={`/admin/payments/${payment.id}`}>
            {t("number", { id: payment.id })}
          </AdminLink>,
        ],
        [t("column.state"), <PaymentBadge key="status" payment={payment} />],
        [t("column.amount"), <Euros key="amount" amount={payment.amount_with_platform_cost} />],
        [t("column.fee"), <Euros key="fee" amount={formatMoney(feeToWithdraw(payment))} />],
        ...(centsOf(payment.refunded_amount) > 0
          ? ([[t("withdrawals.back"), <Euros key="back" amount={payment.refunded_amount} />]] as const)
          : []),
        [
          t("column.job"),
          payment.job_id === null ? (
            t("withdrawals.credits")
          ) : (
            <span key="job" className="flex flex-wrap gap-x-3">
              <AdminLink to={`/admin/jobs/${payment.job_id}`}>{payment.job_title}</AdminLink>
              <AdminLink to={timelineAddress(payment.job_id, payment.deal)}>{t("adminRecords:job.timeline")}</AdminLink>
            </span>
          ),
        ],
        [t("column.person"), <AdminPerson key="payer" person={payment.payer} />],
        [t("column.helper"), payment.payee && <AdminPerson key="payee" person={payment.payee} />],
        [t("column.since"), <AdminMoment key="since" at={at} />],
      ]}
    />
  );
}

/** The law gives back more than the fee, so no rule decides the amount. */
function OfBusiness({ payment, name }: Pick<AdminWithdrawal, "payment"> & { name: string }) {
  const { t } = useTranslation("adminQueue");
  const isSpent = isReleased(payment.status);
  return (
    <p>
      {t("withdrawals.business", { name })}{" "}
      {t(isSpent ? "withdrawals.businessReleased" : "withdrawals.businessHeld", { id: payment.id })}{" "}
      {isSpent && centsOf(payment.credits_used) > 0 && t("withdrawals.credit")}
    </p>
  );
}

function taskOf(payment: AdminWithdrawal["payment"], isOfLaw: boolean) {
  if (isWaiting(payment)) return isChargedBack(payment) ? "heldBank" : "heldDispute";
  if (isSplit(payment)) return "divided";
  const isSpent = isReleased(payment.status);
  if (isOfLaw) return isSpent ? "releasedFee" : "heldFee";
  return isSpent ? "released" : "held";
}

const isWaiting = (payment: AdminWithdrawal["payment"]) => payment.payee?.business === false && !canGrant(payment);

function AnswerForm({
  withdrawal: { payment },
  readers,
  limits,
  drawn,
  result,
}: Omit<WithdrawalPageProps, "title" | "closed">) {
  const { t } = useTranslation(["adminQueue", "admin"]);
  const [form, fields] = usePlainForm(limits, { id: "answer", lastResult: result });
  const locale = useLocale();
  const isSpent = isReleased(payment.status);
  const mayGrant = canGrant(payment);
  const feeCents = feeToWithdraw(payment);
  const fee = formatEuros(feeCents, locale);
  const card = centsOf(payment.to_pay) - centsOf(payment.refunded_at_provider ?? "0.00");
  const isOfLaw = mayGrant && payment.payee?.business === false;
  return (
    <>
      <p>
        {t(`withdrawals.${taskOf(payment, isOfLaw)}`, { days: ANSWER_WORKING_DAYS })}{" "}
        {!isSpent && !isOfLaw && !isWaiting(payment) && (
          <AdminLink to={`/admin/payments/${payment.id}/refund`}>
            {t("withdrawals.refund", { id: payment.id })}
          </AdminLink>
        )}
      </p>
      {payment.payee?.business && <OfBusiness payment={payment} name={payment.payee.name} />}
      {payment.payee?.business === false && (
        <p>
          {t("withdrawals.private", {
            name: payment.payee.name,
            fee,
          })}{" "}
          {isOfLaw && t("withdrawals.byGrant")}{" "}
          {isOfLaw && card < feeCents && t("withdrawals.feeCredit", { amount: formatEuros(feeCents - card, locale) })}
        </p>
      )}
      <AdminForm form={form} fields={fields} result={result} drawn={drawn}>
        {mayGrant ? (
          <RadioGroup
            id={fields.granted.id}
            name={fields.granted.name}
            legend={t("withdrawals.answer")}
            choices={[
              { value: "true", label: isOfLaw ? t("withdrawals.grantFee", { fee }) : t("withdrawals.grant") },
              { value: "false", label: t("withdrawals.reject") },
            ]}
            defaultValue={String(fields.granted.initialValue ?? "")}
            errors={fields.granted.errors}
          />
        ) : (
          <>
            <input type="hidden" name={fields.granted.name} value="false" />
            <p className="font-bold">{t("withdrawals.onlyReject")}</p>
          </>
        )}
        <AdminTextarea
          field={fields.statement}
          label={t("withdrawals.statement")}
          hint={t("withdrawals.statementHint", { name: payment.payer.name })}
          rows={6}
        />
        <ReaderLanguages readers={readers} />
        <ReasonField field={fields.reason} usual={t("withdrawals.usual", { returnObjects: true })} />
        <div className="flex flex-wrap gap-3">
          <AdminSubmit pendingText={t("withdrawals.pending")}>{t("withdrawals.confirm")}</AdminSubmit>
          <ButtonLink variant="secondary" to="/admin/withdrawals">
            {t("admin:action.cancel")}
          </ButtonLink>
        </div>
      </AdminForm>
    </>
  );
}
