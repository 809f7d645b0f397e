import type { TFunction } from "i18next";
import { centsOf, formatSum } from "~/domain/money/money";
import { earnedOf } from "~/domain/money/payment-life";
import { type Earnings, setApartIn } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { SumTable } from "../payments/sum-table";
import { Card } from "../ui/card";

/** A payment that a bank took back for good earned nothing. */
function grossText(payments: Earnings["payments"], t: TFunction<"receipts">): string {
  const earning = payments.filter((payment) => earnedOf(payment) > 0);
  const tips = earning.filter(({ kind }) => kind === "tip").length;
  const jobs = earning.length - tips;
  const of = jobs === 0 && tips > 0 ? "grossOfTips" : tips > 0 ? "grossWithTips" : "gross";
  const counts = [
    (jobs > 0 || tips === 0) && t("year.jobs", { count: jobs }),
    tips > 0 && t("year.tips", { count: tips }),
  ].filter((words) => words !== false);
  return `${t(`year.${of}`)} (${counts.join(t("year.and"))})`;
}

export function YearSum({ earnings }: { earnings: Earnings }) {
  const { t } = useTranslation("receipts");
  const locale = useLocale();
  const apart = setApartIn(earnings.payments);
  const euros = (amount: string) => formatSum(centsOf(amount), locale);
  return (
    <Card>
      <SumTable
        lines={[
          {
            text: grossText(earnings.payments, t),
            amount: euros(earnings.gross),
          },
          { text: t("year.fees"), amount: `−\u00a0${euros(earnings.fees)}` },
        ]}
        total={{ text: t("year.net"), amount: euros(earnings.net) }}
      />
      {apart > 0 && <p className="pt-3 text-sm">{t("year.setApart", { amount: formatSum(apart, locale) })}</p>}
    </Card>
  );
}
