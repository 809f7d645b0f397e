import type { ArticleSummary } from "~/domain/site/article";
import { useTranslation } from "~/locales/use-translation";
import { ArticleCards } from "../blog/article-cards";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Section } from "../ui/section";

export function BlogTeaser({ articles }: { articles: readonly ArticleSummary[] }) {
  const { t } = useTranslation("front");
  return (
    <Section
      id="blog"
      title={t("blog.title")}
      more={
        <Link className="text-link inline-flex min-h-11 items-center gap-1.5 font-bold" to="/blog">
          {t("blog.all")}
          <Icon name="arrow-right" />
        </Link>
      }
    >
      <ArticleCards articles={articles} isRow />
    </Section>
  );
}
