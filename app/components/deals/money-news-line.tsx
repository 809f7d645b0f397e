import { centsOf, formatEuros } from "~/domain/money/money";
import type { MoneyNews } from "~/domain/money/money-news";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { receiptAddress } from "./receipt-address";

interface MoneyNewsLineProps {
  news: MoneyNews | null | undefined;
  reader: "owner" | "helper";
}

export function MoneyNewsLine({ news, reader }: MoneyNewsLineProps) {
  if (!news) return null;
  return (
    <>
      <Line payment={news.payment} kind={news.kind} amount={news.amount} reader={reader} />
      {news.withdrawn !== undefined && <Line payment={news.withdrawn} kind="withdrawn" reader={reader} />}
    </>
  );
}

function Line({ payment, kind, amount, reader }: Omit<MoneyNews, "withdrawn"> & Pick<MoneyNewsLineProps, "reader">) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  return (
    <Link
      className="text-link relative z-1 inline-flex min-h-11 items-center gap-2 justify-self-start"
      to={receiptAddress(payment)}
    >
      <Icon name="warning" />
      {t(`jobs.money.${reader}.${kind}`, { amount: formatEuros(centsOf(amount ?? "0.00"), locale) })}
    </Link>
  );
}
