import type { EarningsOfAll, Sums } from "~/domain/admin/admin";
import { QUARTERS } from "~/domain/money/earnings-period";
import type { Page } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../../ui/button-link";
import { Icon } from "../../ui/icon";
import { AdminPanel } from "../admin-panel";
import { AdminRows } from "../admin-rows";
import { FilterBar } from "../filter-bar";
import { FilterSelect } from "../filter-fields";
import { Euros } from "./euros";
import { recordAddress } from "./record-address";
import { type Listed, RecordList } from "./record-list";

const PATH = "/admin/exports";
type Helper = EarningsOfAll["results"][number];

interface ExportsPageProps extends Listed<Helper, "year" | "quarter"> {
  list: Page<Helper> | null;
  sums: Sums | null;
  years: readonly number[];
}

export function ExportsPage(props: ExportsPageProps) {
  const { asked, sums } = props;
  const { t } = useTranslation("adminRecords");
  const { year, quarter } = asked;
  return (
    <RecordList
      {...props}
      path={PATH}
      title={t("exports.title")}
      note={t("exports.note")}
      none={t("exports.none")}
      empty={{ title: t("exports.none"), text: t("exports.noneText") }}
      filters={<ExportFilters {...props} />}
    >
      {(helpers) => (
        <>
          <div className="admin-head">
            <h2 className="text-lg">{t(quarter ? "exports.quarter" : "exports.year", { year, quarter })}</h2>
            <Downloads asked={asked} />
          </div>
          {sums && <Totals sums={sums} helpers={props.list?.count ?? 0} />}
          <HelperTable helpers={helpers} />
        </>
      )}
    </RecordList>
  );
}

function Downloads({ asked }: { asked: { year: string; quarter: string } }) {
  const { t } = useTranslation("adminRecords");
  const { year } = asked;
  const addressOf = (format: string) => recordAddress("/api/admin/earnings/", { ...asked, format });
  return (
    <div className="flex flex-wrap gap-2">
      <a className="button button-primary button-small" href={addressOf("excel")} download>
        <Icon name="download" />
        {t("exports.downloadExcel")}
      </a>
      <a className="button button-secondary button-small" href={addressOf("csv")} download>
        <Icon name="download" />
        {t("exports.download")}
      </a>
      <ButtonLink variant="secondary" className="button-small" to={recordAddress(`${PATH}/tax-file`, { year })}>
        {t("taxFile.open")}
      </ButtonLink>
    </div>
  );
}

function Totals({ sums, helpers }: { sums: Sums; helpers: number }) {
  const { t } = useTranslation("adminRecords");
  return (
    <AdminPanel title={t("exports.total", { count: helpers })}>
      <dl className="admin-totals">
        {(["gross", "fees", "net"] as const).map((name) => (
          <div key={name}>
            <dt>{t(`exports.${name}`)}</dt>
            <dd className="money">
              <Euros amount={sums[name]} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t("exports.count")}</dt>
          <dd className="money">{sums.count}</dd>
        </div>
      </dl>
    </AdminPanel>
  );
}

function HelperTable({ helpers }: { helpers: readonly Helper[] }) {
  const { t } = useTranslation("adminRecords");
  return (
    <AdminRows
      caption={t("exports.title")}
      rows={helpers}
      keyOf={({ id }) => id}
      href={({ id }) => `/admin/users/${id}`}
      columns={[
        { label: t("exports.helper"), cell: ({ name }) => name },
        { label: t("exports.address"), cell: (helper) => <Identity helper={helper} /> },
        {
          label: t("exports.iban"),
          cell: ({ iban }) => <span className="whitespace-nowrap">{iban ?? t("unknown")}</span>,
        },
        { label: t("exports.count"), numeric: true, cell: ({ count }) => count },
        { label: t("exports.gross"), numeric: true, cell: ({ gross }) => <Euros amount={gross} /> },
        { label: t("exports.fees"), numeric: true, cell: ({ fees }) => <Euros amount={fees} /> },
        { label: t("exports.net"), numeric: true, cell: ({ net }) => <Euros amount={net} /> },
      ]}
    />
  );
}

function Identity({ helper: { address, kvk, vat, tax_data } }: { helper: Helper }) {
  const { t } = useTranslation(["business", "adminRecords"]);
  return (
    <>
      {address ?? t("adminRecords:unknown")}
      {!tax_data && <span className="block text-sm text-ink-soft">{t("adminRecords:exports.withoutTaxData")}</span>}
      {kvk && vat && <span className="block text-sm text-ink-soft">{t("seen.identity", { kvk, vat })}</span>}
    </>
  );
}

function ExportFilters({ asked, errors, years }: ExportsPageProps) {
  const { t } = useTranslation("adminRecords");
  const quarters = QUARTERS.map((quarter) => ({
    value: String(quarter),
    label: t("exports.quarterName", { quarter }),
  }));
  return (
    <FilterBar path={PATH}>
      <FilterSelect
        name="year"
        label={t("filter.year")}
        value={asked.year}
        errors={errors}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
      />
      <FilterSelect
        name="quarter"
        label={t("filter.quarter")}
        value={asked.quarter}
        errors={errors}
        options={[{ value: "", label: t("filter.wholeYear") }, ...quarters]}
      />
    </FilterBar>
  );
}
