import { type ArticleSummary, articleAddress } from "~/domain/site/article";
import { ArticlePicture } from "../illustrations/article-picture";
import { Card } from "../ui/card";
import { classNames } from "../ui/class-names";
import { Link } from "../ui/link";
import { ArticleFacts } from "./article-facts";

type ArticleCardsProps = { articles: readonly ArticleSummary[]; heading?: "h2" | "h3"; isRow?: boolean };

export function ArticleCards({ articles, heading: Heading = "h3", isRow }: ArticleCardsProps) {
  return (
    <ul className={classNames("grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3", isRow && "phone-row")}>
      {articles.map(({ id, slug, title, intro, drawing, alt, date, minutes }) => (
        <li key={id} className="min-w-0">
          <Card as="article" interactive className="article-card">
            <ArticlePicture name={drawing} alt={alt} />
            <div className="article-card-body">
              <Heading className="text-xl">
                <Link className="card-link" to={articleAddress(slug)}>
                  {title}
                </Link>
              </Heading>
              <p className={classNames("text-ink-soft", isRow && "max-sm:hidden")}>{intro}</p>
              <ArticleFacts date={date} minutes={minutes} className="mt-auto pt-2" />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
