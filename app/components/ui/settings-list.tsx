import type { ReactNode } from "react";
import { type Page, pagesOf } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { EmptyState } from "./empty-state";
import { Icon } from "./icon";
import { Link } from "./link";
import { Pagination } from "./pagination";

interface SettingsListProps<T> {
  id: number;
  here: string;
  heading: string;
  text: string;
  empty: { illustration: ReactNode; title: string; text: string };
  page: number;
  items: Page<T>;
  row: (item: T) => ReactNode;
}

export function SettingsList<T>({ id, here, heading, text, empty, page, items, row }: SettingsListProps<T>) {
  const { t } = useTranslation(["profile", "reports"]);
  return (
    <section className="grid max-w-2xl gap-5">
      <Link
        className="text-link inline-flex min-h-11 items-center gap-2 justify-self-start"
        to={`/profile/${id}/settings`}
      >
        <Icon name="arrow-left" />
        {t("reports:block.back")}
      </Link>
      <h1>{heading}</h1>
      {items.results.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <>
          <p className="text-ink-soft">{text}</p>
          <ul className="grid gap-3">{items.results.map(row)}</ul>
        </>
      )}
      <Pagination
        page={page}
        pages={pagesOf(items.count)}
        href={(number) => `${here}?page=${number}`}
        labels={{
          navigation: t("jobs.pages.navigation"),
          previous: t("jobs.pages.previous"),
          next: t("jobs.pages.next"),
          page: (number) => t("jobs.pages.page", { page: number }),
        }}
      />
    </section>
  );
}
