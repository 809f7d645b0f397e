import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Link } from "./link";
import { pagesAround } from "./pages-around";

type PaginationProps = {
  page: number;
  pages: number;
  href: (page: number) => string;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
};

/** As many fit on a phone. With more, dots stand for the pages beside the current one. */
const FEW_PAGES = 4;

export function Pagination({ page, pages, href, labels }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={classNames("pagination", pages <= FEW_PAGES && "pagination-few")} aria-label={labels.navigation}>
      {page > 1 && (
        <Link className="page-step" to={href(page - 1)} rel="prev">
          <Icon name="arrow-left" />
          <span className="page-step-text">{labels.previous}</span>
        </Link>
      )}
      <ol>
        {pagesAround(page, pages).map((entry) => (
          <li
            key={entry.page}
            className={classNames(entry.kind === "neighbour" && "page-neighbour", entry.kind === "gap" && "page-gap")}
          >
            {entry.kind === "neighbour" && <span aria-hidden="true">…</span>}
            {entry.kind === "gap" ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={href(entry.page)}
                className="page-number"
                aria-label={labels.page(entry.page)}
                aria-current={entry.kind === "current" ? "page" : undefined}
              >
                {entry.page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link className="page-step" to={href(page + 1)} rel="next">
          <span className="page-step-text">{labels.next}</span>
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
