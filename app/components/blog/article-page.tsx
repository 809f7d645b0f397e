import type { Article, ArticleSummary } from "~/domain/site/article";
import { useTranslation } from "~/locales/use-translation";
import { ArticlePicture } from "../illustrations/article-picture";
import { Breadcrumb } from "../ui/breadcrumb";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { ArticleBlocks } from "./article-blocks";
import { ArticleCards } from "./article-cards";
import { ArticleFacts } from "./article-facts";
import { PostYourJob } from "./post-your-job";

export interface ArticlePageProps {
  article: Article;
  others: readonly ArticleSummary[];
  trail: readonly { name: string; path: string }[];
}

export function ArticlePage({ article, others, trail }: ArticlePageProps) {
  const { t } = useTranslation("blog");
  return (
    <div className="page-width grid gap-10 pt-4 sm:gap-14">
      <article className="article">
        <Breadcrumb
          label={t("trail")}
          trail={trail.map(({ name, path }) => ({ to: path, text: name }))}
          current={article.title}
        />
        <header className="grid gap-4">
          <h1>{article.title}</h1>
          <p className="text-lg text-ink-soft">{article.intro}</p>
          <ArticleFacts date={article.date} minutes={article.minutes} />
        </header>
        <ArticlePicture name={article.drawing} alt={article.alt} className="rounded-panel" />
        <ArticleBlocks blocks={article.blocks} />
      </article>
      <PostYourJob />
      <Others articles={others} />
    </div>
  );
}

function Others({ articles }: { articles: readonly ArticleSummary[] }) {
  const { t } = useTranslation("blog");
  return (
    <section className="article-others grid gap-6" aria-labelledby="others">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="others">{t("others")}</h2>
        <Link className="text-link inline-flex min-h-11 items-center gap-1.5 font-bold" to="/blog">
          {t("all")}
          <Icon name="arrow-right" />
        </Link>
      </div>
      <ArticleCards articles={articles} />
    </section>
  );
}
