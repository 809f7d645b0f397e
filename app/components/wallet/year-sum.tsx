import { centsOf, formatSum } from "~/domain/money/money";
import { type Earnings, setApartIn } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { SumTable } from "../payments/sum-table";
import { Card } from "../ui/card";

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
            text: `${t("year.gross")} (${t("year.jobs", { count: earnings.count })})`,
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
