import { CATEGORIES_SHOWN } from "~/domain/jobs/category-names";
import { useTranslation } from "~/locales/use-translation";
import { CategoryPicture } from "../illustrations/category-picture";
import { categoryPath } from "../jobs/category-search";
import { useLocale } from "../locale";
import { Card } from "../ui/card";
import { Link } from "../ui/link";
import { Section } from "../ui/section";

export function Categories() {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <Section id="soorten" title={t("categories.title")} intro={t("categories.text")}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.75rem,100%),1fr))] gap-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
        {CATEGORIES_SHOWN.map((category) => (
          <Card
            as="li"
            interactive
            key={category.id}
            className="flex items-center gap-1 p-1 pe-3 sm:grid sm:justify-items-center sm:gap-3 sm:p-5 sm:text-center"
          >
            <CategoryPicture name={category.slug} className="size-7 flex-none sm:size-22" />
            <Link className="card-link font-heading text-sm font-bold sm:text-lg" to={categoryPath(category)}>
              {category[locale]}
            </Link>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
