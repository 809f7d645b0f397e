import type { TFunction } from "i18next";
import { centsOf, formatSum } from "~/domain/money/money";
import { earnedOf, isCompensation } from "~/domain/money/payment-life";
import { type Earnings, setApartIn, vatSum } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import type { Locale } from "../format";
import { useLocale } from "../locale";
import { SumTable } from "../payments/sum-table";
import { Card } from "../ui/card";

/** A payment that a bank took back for good earned nothing. */
function grossText(payments: Earnings["payments"], t: TFunction<"receipts">, locale: Locale): string {
  const earning = payments.filter((payment) => earnedOf(payment) > 0);
  const tips = earning.filter(({ kind }) => kind === "tip").length;
  const compensations = earning.filter(isCompensation).length;
  const jobs = earning.length - tips - compensations;
  const isEmpty = earning.length === 0;
  const counts = [
    (jobs > 0 || isEmpty) && t("year.jobs", { count: jobs }),
    compensations > 0 && t("year.compensations", { count: compensations }),
    tips > 0 && t("year.tips", { count: tips }),
  ].filter((words) => words !== false);
  const of = jobs > 0 || isEmpty ? "jobs" : compensations > 0 ? "compensation" : "tips";
  const word = counts.length > 1 ? (compensations > 0 ? "grossMixed" : "grossWithTips") : GROSS[of];
  return `${t(`year.${word}`)} (${new Intl.ListFormat(locale).format(counts)})`;
}

const GROSS = { jobs: "gross", compensation: "grossOfCompensation", tips: "grossOfTips" } as const;

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
            text: grossText(earnings.payments, t, locale),
            amount: euros(earnings.gross),
          },
          ...(centsOf(earnings.fees) > 0 ? [{ text: t("year.fees"), amount: `−\u00a0${euros(earnings.fees)}` }] : []),
        ]}
        total={{ text: t("year.net"), amount: euros(earnings.net) }}
      />
      {earnings.vat && (
        <p className="pt-3 text-sm">{t("year.vat", { vat: formatSum(vatSum(earnings.vat), locale) })}</p>
      )}
      {apart > 0 && <p className="pt-3 text-sm">{t("year.setApart", { amount: formatSum(apart, locale) })}</p>}
    </Card>
  );
}
