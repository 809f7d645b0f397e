import { CATEGORIES_SHOWN, type Category } from "~/domain/jobs/category-names";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Link } from "../ui/link";
import { categoryPath } from "./category-search";

export function CategoryLinks({ current }: { current: Category["slug"] }) {
  const { t } = useTranslation("categories");
  const locale = useLocale();
  return (
    <nav className="grid gap-4" aria-labelledby="categorieen">
      <h2 id="categorieen" className="text-2xl">
        {t("one.others")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {CATEGORIES_SHOWN.filter(({ slug }) => slug !== current).map((category) => (
          <li key={category.slug}>
            <Link className="chip" to={categoryPath(category)}>
              {category[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
