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
  const { t } = useTranslation("profile");
  if (!news) return null;
  return (
    <Link
      className="text-link relative z-1 inline-flex min-h-11 items-center gap-2 justify-self-start"
      to={receiptAddress(news.payment)}
    >
      <Icon name="warning" />
      {t(`jobs.money.${reader}.${news.kind}`)}
    </Link>
  );
}
