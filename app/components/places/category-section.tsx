import type { Category } from "~/domain/jobs/category-names";
import { postPath } from "~/domain/jobs/job-steps";
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
  const about = t(`about.${slug}`, { returnObjects: true });
  return (
    <Card as="section" interactive id={slug} className="category-section" aria-labelledby={`${slug}-naam`}>
      <CategoryPicture name={slug} className="size-18 sm:size-24" />
      <div className="grid content-start gap-1.5">
        <h2 id={`${slug}-naam`} className="text-xl">
          <Link className="card-link" to={categoryPath(category)}>
            {category[locale]}
          </Link>
        </h2>
        <p>{about.text}</p>
        <p className="text-ink-soft max-sm:hidden">{about.examples.join(" · ")}</p>
        <p>
          <Link
            className="text-link relative z-10 inline-flex min-h-11 items-center gap-1.5 font-bold"
            to={postPath(category.id)}
          >
            {about.post}
            <Icon name="arrow-right" />
          </Link>
        </p>
      </div>
    </Card>
  );
}
