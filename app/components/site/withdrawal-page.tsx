import { brand } from "~/brand";
import { centsOf, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";

interface WithdrawalPageProps {
  title: string;
  direct: boolean;
  payments: readonly Payment[] | null;
}

export function WithdrawalPage({ title, direct, payments }: WithdrawalPageProps) {
  const { t } = useTranslation("withdrawal");
  return (
    <section className="page-width py-6 sm:py-12">
      <div className="mx-auto grid w-full max-w-xl gap-5">
        <h1>{title}</h1>
        {direct ? <p>{t("page.direct")}</p> : <Right />}
        {!direct && (payments === null ? <LogIn /> : <Choice payments={payments} />)}
        <p>
          {t("page.mail")}{" "}
          <a className="text-link" href={`mailto:${brand.supportEmail}`}>
            {brand.supportEmail}
          </a>
        </p>
      </div>
    </section>
  );
}

function Right() {
  const { t } = useTranslation("withdrawal");
  return (
    <>
      <p>{t("page.right")}</p>
      <p>{t("page.business")}</p>
    </>
  );
}

function LogIn() {
  const { t } = useTranslation("withdrawal");
  return (
    <Card className="grid justify-items-start gap-3">
      <p>{t("page.loginText")}</p>
      <ButtonLink to="/login?next=/herroepen">{t("page.login")}</ButtonLink>
    </Card>
  );
}

function Choice({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation("withdrawal");
  const locale = useLocale();
  if (payments.length === 0) return <Card>{t("page.none")}</Card>;
  return (
    <>
      <p>{t("page.how")}</p>
      <ul className="grid gap-3">
        {payments.map((payment) => (
          <Card as="li" key={payment.id} className="grid justify-items-start gap-2">
            <h2 className="text-lg">{payment.job_title ?? t("credits")}</h2>
            {payment.kind === "request" && <p>{t("page.extra")}</p>}
            <p className="text-ink-soft">
              {t("page.of", {
                total: formatEuros(centsOf(payment.amount_with_platform_cost), locale),
                day: formatDay(payment.paid_at ?? payment.created_at, locale),
              })}
            </p>
            <ButtonLink variant="secondary" to={`/wallet/betaling/${payment.id}/herroepen`}>
              {t("link")}
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </>
  );
}
