import type { Category } from "~/domain/jobs/category-names";
import { useTranslation } from "~/locales/use-translation";
import { CategoryPicture } from "../illustrations/category-picture";
import { categoryPath } from "../jobs/category-search";
import { useLocale } from "../locale";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

export function CategorySection({ category }: { category: Category }) {
  const { t } = useTranslation("categories");
  const locale = useLocale();
  const { slug } = category;
  return (
    <Card as="section" id={slug} className="category-section" aria-labelledby={`${slug}-naam`}>
      <CategoryPicture name={slug} className="size-18 sm:size-24" />
      <div className="grid content-start gap-3">
        <h2 id={`${slug}-naam`} className="text-2xl">
          {category[locale]}
        </h2>
        <p>{t(`about.${slug}.text`)}</p>
        <ul className="list-disc ps-[1.1em] text-ink-soft">
          {t(`about.${slug}.examples`, { returnObjects: true }).map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
        <Link className="text-link inline-flex min-h-11 items-center gap-1.5 font-bold" to={categoryPath(category)}>
          {t("all.see", { category: category[locale] })}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </Card>
  );
}
