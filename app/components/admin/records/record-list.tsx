import type { ReactNode } from "react";
import { type Page, pagesOf } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../../format";
import { Scene } from "../../illustrations/scene";
import { useLocale } from "../../locale";
import { ButtonLink } from "../../ui/button-link";
import { EmptyState } from "../../ui/empty-state";
import { ErrorSummary, errorsByField } from "../../ui/error-summary";
import { Pagination } from "../../ui/pagination";
import { AdminHead } from "../admin-head";
import { isNarrowed, type QueryFilters, recordAddress } from "./record-address";

export interface Listed<Row, Name extends string> {
  asked: QueryFilters<Name>;
  page: number;
  list: Page<Row> | null;
  errors: Record<string, string[]>;
}

interface RecordListProps<Row> extends Listed<Row, string> {
  path: string;
  title: string;
  note?: ReactNode;
  back?: { to: string; text: string };
  none: string;
  empty?: { title: string; text: string };
  filters?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

export function RecordList<Row>(props: RecordListProps<Row>) {
  const { title, note, back, filters, asked, list, errors } = props;
  const { t } = useTranslation("adminRecords");
  const locale = useLocale();
  return (
    <section className="grid gap-4">
      <AdminHead title={title} note={note} back={back} />
      <ErrorSummary errors={errorsByField(errors)} />
      {filters}
      <div className="grid gap-4" data-part="list">
        {list && (isNarrowed(asked) || list.count > 0) && (
          <p className="text-sm text-ink-soft">
            {t("list.found", { count: list.count, number: formatNumber(list.count, locale) })}
          </p>
        )}
        {list && list.results.length > 0 ? props.children(list.results) : <NoRecords {...props} />}
        <RecordPages {...props} />
      </div>
    </section>
  );
}

function RecordPages<Row>({ path, asked, page, list }: RecordListProps<Row>) {
  const { t } = useTranslation("admin");
  return (
    <Pagination
      page={page}
      pages={list && list.results.length > 0 ? pagesOf(list.count) : 1}
      href={(number) => recordAddress(path, asked, number)}
      labels={{
        navigation: t("pages.navigation"),
        previous: t("pages.previous"),
        next: t("pages.next"),
        page: (number) => t("pages.page", { page: number }),
      }}
    />
  );
}

function NoRecords<Row>({ path, asked, list, none, empty }: RecordListProps<Row>) {
  const { t } = useTranslation("adminRecords");
  if (list && list.count > 0) {
    const first = <ButtonLink to={recordAddress(path, asked)}>{t("list.first")}</ButtonLink>;
    return <Nothing title={t("list.beyond")} text={t("list.beyondText")} action={first} />;
  }
  if (empty && list) return <Nothing {...empty} />;
  if (!isNarrowed(asked)) return <Nothing title={t("list.empty")} text={none} />;
  const clear = (
    <ButtonLink variant="secondary" to={path}>
      {t("list.clear")}
    </ButtonLink>
  );
  return <Nothing title={t("list.nothing")} text={t("list.nothingText")} action={clear} />;
}

const Nothing = (props: { title: string; text: string; action?: ReactNode }) => (
  <EmptyState illustration={<Scene name="no-results" className="w-40" />} {...props} />
);
