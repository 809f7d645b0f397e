import type { ReactNode } from "react";
import { type Page, pagesOf } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { BackLink } from "./back-link";
import { BeyondPages } from "./beyond-pages";
import { EmptyState } from "./empty-state";
import { Pagination } from "./pagination";

interface SettingsListProps<T> {
  id: number;
  pageAddress: string;
  heading: string;
  text: string;
  empty: { illustration: ReactNode; title: string; text: string };
  page: number;
  items: Page<T>;
  row: (item: T) => ReactNode;
}

export function SettingsList<T>({ id, pageAddress, heading, text, empty, page, items, row }: SettingsListProps<T>) {
  const { t } = useTranslation(["profile", "reports"]);
  return (
    <section className="grid max-w-2xl gap-5">
      <BackLink to={`/profile/${id}/settings`}>{t("reports:block.back")}</BackLink>
      <h1>{heading}</h1>
      {items.count > 0 && items.results.length === 0 ? (
        <BeyondPages first={pageAddress} illustration={empty.illustration} />
      ) : items.results.length === 0 ? (
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
        href={(number) => `${pageAddress}?page=${number}`}
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
