import { pagesOf } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { useLocale } from "../locale";
import { Pagination } from "./pagination";

type ListPagesProps = { page: number; count: number; href: (page: number) => string };

export function ListPages({ page, count, href }: ListPagesProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  return (
    <Pagination
      page={page}
      pages={pagesOf(count)}
      href={href}
      labels={{
        navigation: t("browse.pages"),
        previous: t("browse.previous"),
        next: t("browse.next"),
        page: (number) => t("browse.page", { page: formatNumber(number, locale) }),
      }}
    />
  );
}
