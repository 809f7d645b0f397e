import type { ArticleSummary } from "~/domain/site/article";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../format";
import { useLocale } from "../locale";
import { classNames } from "../ui/class-names";

type ArticleFactsProps = Pick<ArticleSummary, "date" | "minutes"> & { className?: string };

export function ArticleFacts({ date, minutes, className }: ArticleFactsProps) {
  const { t } = useTranslation("blog");
  const locale = useLocale();
  return (
    <p className={classNames("article-facts", className)}>
      <span>{t("author")}</span>
      <time dateTime={date}>{formatLongDay(date, locale)}</time>
      <span>{t("minutes", { count: minutes })}</span>
    </p>
  );
}
