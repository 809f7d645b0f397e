import { type Approval, paidFor, takenBackFrom } from "~/domain/deals/approval";
import type { Job } from "~/domain/jobs/job";
import type { JobRole } from "~/domain/jobs/job-life";
import { isKeptByPayer } from "~/domain/money/chargeback-life";
import { centsOf, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { paymentEnd } from "~/domain/money/payment-end";
import { isPricePayment } from "~/domain/money/price-part";
import { tipAmong, tippableAmong } from "~/domain/money/tip";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { ChargebackNote } from "../payments/chargeback-note";
import { RefundFailedLine } from "../payments/refund-failed-line";
import { TipGiven } from "../payments/tip-page";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { Link } from "../ui/link";

interface AfterApprovalProps {
  job: Job;
  payments: readonly Payment[];
  role: JobRole;
}

export function AfterApproval({ job, payments, role }: AfterApprovalProps) {
  const paid = paidFor(job, payments);
  const taken = takenBackFrom(payments);
  if (!paid && taken.length === 0) return null;
  return (
    <>
      {taken.map((payment) => (
        <TakenBack key={payment.id} payment={payment} role={role} />
      ))}
      {paid && <Paid paid={paid} role={role} />}
      <Tipping payments={payments} role={role} />
    </>
  );
}

/** A loss at the bank lowers what the helper earned; the receipt names what came first. */
const paidOrGot = (role: JobRole, part: Payment) =>
  seenBy(role, part) +
  (role === "helper" && isKeptByPayer(part) && part.released_at ? centsOf(part.chargeback?.from_balance ?? "0.00") : 0);

function TakenBack({ payment, role }: { payment: Payment; role: JobRole }) {
  const { t } = useTranslation("approval");
  const locale = useLocale();
  if (!payment.chargeback) return null;
  return (
    <ChargebackNote payment={payment} chargeback={payment.chargeback} side={role === "owner" ? "payer" : "payee"}>
      <Link className="text-link inline-flex min-h-11 items-center" to={`/wallet/betaling/${payment.id}`}>
        {t("after.receiptOf", { amount: formatEuros(paidOrGot(role, payment), locale) })}
      </Link>
    </ChargebackNote>
  );
}

const seenBy = (role: JobRole, part: Payment) =>
  centsOf(role === "owner" ? part.amount_with_platform_cost : part.helper_amount);

const paidOrAskedFor = (role: JobRole, part: Payment) =>
  centsOf(role === "owner" ? part.amount_with_platform_cost : part.amount);

function Paid({ paid, role }: { paid: Approval; role: JobRole }) {
  const { t } = useTranslation("approval");
  const locale = useLocale();
  const returned = [...paid.parts, ...paid.returned].reduce((sum, part) => sum + paymentEnd(part).provider, 0);
  const values = {
    name: paid.helper.name,
    amount: formatEuros(paid.agreed, locale),
    net: formatEuros(paid.net, locale),
    back: formatEuros(paid.back, locale),
  };
  const isExtraOnly = paid.parts.every((part) => !isPricePayment(part));
  const title = paid.back > 0 ? t("after.titleSplit", values) : t(`after.title.${paid.by}`, values);
  return (
    <Alert tone="success" title={role === "owner" ? title : t("after.titleHelper", values)}>
      <p>
        {isExtraOnly && t("after.extraOnly")} {t(`after.why.${paid.by}`)} {t(`after.${role}Text`, values)}{" "}
        {role === "helper" && t("after.payout")}
        {role === "owner" && paid.feeBack > 0 && `${t("feeBack", { amount: formatEuros(paid.feeBack, locale) })} `}
        {role === "owner" && returned > 0 && t("after.returned", { amount: formatEuros(returned, locale) })}
      </p>
      <RefundFailedLine payments={[...paid.parts, ...paid.returned]} />
      <p className="flex flex-wrap gap-x-5">
        {paid.parts.map((part) => (
          <Link
            key={part.id}
            className="text-link inline-flex min-h-11 items-center"
            to={`/wallet/betaling/${part.id}`}
          >
            {paid.parts.length + paid.returned.length === 1
              ? t("after.receipt")
              : t("after.receiptOf", { amount: formatEuros(seenBy(role, part), locale) })}
          </Link>
        ))}
        {paid.returned.map((part) => (
          <Link
            key={part.id}
            className="text-link inline-flex min-h-11 items-center"
            to={`/wallet/betaling/${part.id}`}
          >
            {t("after.receiptBack", { amount: formatEuros(paidOrAskedFor(role, part), locale) })}
          </Link>
        ))}
        {role === "helper" && (
          <Link className="text-link inline-flex min-h-11 items-center" to="/wallet">
            {t("after.wallet")}
          </Link>
        )}
      </p>
    </Alert>
  );
}

function Tipping({ payments, role }: Pick<AfterApprovalProps, "payments" | "role">) {
  const { t } = useTranslation("tip");
  const tip = tipAmong(payments);
  if (tip) return <TipGiven tip={tip} side={role === "owner" ? "payer" : "payee"} />;
  const payment = role === "owner" ? tippableAmong(payments) : undefined;
  if (!payment?.payee) return null;
  return (
    <ButtonLink variant="secondary" className="justify-self-start" to={`/payment/${payment.id}/fooi`}>
      {t("link", { name: payment.payee.name })}
    </ButtonLink>
  );
}
