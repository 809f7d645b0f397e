import type { ArticleSummary } from "~/domain/site/article";
import { useTranslation } from "~/locales/use-translation";
import { ArticleCards } from "./article-cards";
import { PostYourJob } from "./post-your-job";

export function OverviewPage({ articles }: { articles: readonly ArticleSummary[] }) {
  const { t } = useTranslation("blog");
  return (
    <div className="page-width grid gap-10 pt-8 sm:gap-14 sm:pt-12">
      <header className="grid gap-3">
        <h1>{t("heading")}</h1>
        <p className="measure text-lg text-ink-soft">{t("description")}</p>
      </header>
      <ArticleCards articles={articles} heading="h2" />
      <PostYourJob />
    </div>
  );
}
