import type { MoneyNews } from "~/domain/money/money-news";
import { useTranslation } from "~/locales/use-translation";
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
      <Line {...news} reader={reader} />
      {news.withdrawn !== undefined && <Line payment={news.withdrawn} kind="withdrawn" reader={reader} />}
    </>
  );
}

function Line({ payment, kind, reader }: Pick<MoneyNews, "payment" | "kind"> & Pick<MoneyNewsLineProps, "reader">) {
  const { t } = useTranslation("profile");
  return (
    <Link
      className="text-link relative z-1 inline-flex min-h-11 items-center gap-2 justify-self-start"
      to={receiptAddress(payment)}
    >
      <Icon name="warning" />
      {t(`jobs.money.${reader}.${kind}`)}
    </Link>
  );
}
