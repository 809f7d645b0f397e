import { paidFor } from "~/domain/approval";
import type { Job } from "~/domain/job";
import type { JobRole } from "~/domain/job-life";
import { centsOf, formatEuros } from "~/domain/money";
import type { Payment } from "~/domain/payment";
import { tipAmong, tippableAmong } from "~/domain/tip";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { TipGiven } from "../payments/tip-page";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { Link } from "../ui/link";

interface AfterApprovalProps {
  job: Job;
  payments: readonly Payment[];
  role: JobRole;
}

/** Once the helper is paid: what each of the two has, where it is, and the statement of it. */
export function AfterApproval({ job, payments, role }: AfterApprovalProps) {
  const { t } = useTranslation("approval");
  const locale = useLocale();
  const paid = paidFor(job, payments);
  if (!paid) return null;
  const values = {
    name: paid.helper.name,
    amount: formatEuros(paid.agreed, locale),
    net: formatEuros(paid.net, locale),
    back: formatEuros(paid.back, locale),
  };
  const said = paid.back > 0 ? (`${role}Split` as const) : role;
  return (
    <>
      <Alert tone="success" title={t(`after.${said}`, values)}>
        <p>
          {t(`after.${said}Text`, values)} {role === "helper" && t("after.payout")}
        </p>
        <p className="flex flex-wrap gap-x-5">
          {paid.parts.map((part) => (
            <Link
              key={part.id}
              className="text-link inline-flex min-h-11 items-center"
              to={`/wallet/betaling/${part.id}`}
            >
              {paid.parts.length === 1
                ? t("after.receipt")
                : t("after.receiptOf", {
                    amount: formatEuros(
                      centsOf(role === "owner" ? part.amount_with_platform_cost : part.helper_amount),
                      locale,
                    ),
                  })}
            </Link>
          ))}
          {role === "helper" && (
            <Link className="text-link inline-flex min-h-11 items-center" to="/wallet">
              {t("after.wallet")}
            </Link>
          )}
        </p>
      </Alert>
      <Tipping payments={payments} role={role} />
    </>
  );
}

/** The way for the owner to tip, and what each of the two reads once there is a tip. */
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
