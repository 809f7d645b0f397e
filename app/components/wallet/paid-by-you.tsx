import { centsOf, formatEuros } from "~/domain/money";
import type { Payment, PaymentStatus } from "~/domain/payment";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { Badge, type BadgeTone } from "../ui/badge";
import { Link } from "../ui/link";
import { MoneyRow } from "./money-row";

const tones = {
  processing: "info",
  held: "action",
  released: "neutral",
  refunded: "neutral",
  disputed: "attention",
  settled: "neutral",
} as const satisfies Partial<Record<PaymentStatus, BadgeTone>>;
type PaidStatus = keyof typeof tones;

/** Money moved or is about to; windows that came to nothing are left out. */
export const isPaid = (payment: Payment): payment is Payment & { status: PaidStatus } => payment.status in tones;

/** What somebody paid for jobs, newest first. */
export function PaidByYou({ payments }: { payments: (Payment & { status: PaidStatus })[] }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{t("paid.title")}</h2>
      <ol className="money-rows">
        {payments.map((payment) => (
          <MoneyRow
            key={payment.id}
            title={payment.payee ? t("paid.to", { name: payment.payee.name }) : t("balance.credits")}
            notes={
              <>
                <time dateTime={payment.created_at}>{formatDay(payment.created_at, locale)}</time>
                {payment.chat_uri && (
                  <Link className="text-link" to={`/messages/${payment.chat_uri}`}>
                    {t("paid.chat")}
                  </Link>
                )}
                <Badge tone={tones[payment.status]}>{t(`paid.status.${payment.status}`)}</Badge>
              </>
            }
            amount={formatEuros(centsOf(payment.amount_with_platform_cost), locale)}
          />
        ))}
      </ol>
    </section>
  );
}
