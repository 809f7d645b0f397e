import type { StatRow } from "~/domain/admin/admin-stats";
import { STAT_PERIODS, type StatPeriod } from "~/domain/admin/stat-periods";
import { useTranslation } from "~/locales/use-translation";
import { formatDay, formatNumber } from "../../format";
import { useLocale } from "../../locale";
import { ErrorSummary, errorsByField } from "../../ui/error-summary";
import { AdminHead } from "../admin-head";
import { AdminRows } from "../admin-rows";
import { FilterBar } from "../filter-bar";
import { FilterSelect } from "../filter-fields";
import { Euros } from "./euros";

const PATH = "/admin/figures";
const COUNTS = ["sign_ups", "jobs", "bids", "deals", "disputes"] as const;
const AMOUNTS = ["turnover", "fees", "losses", "payouts"] as const;

interface StatsPageProps {
  by: StatPeriod;
  rows: readonly StatRow[];
  errors: Record<string, string[]>;
}

export function StatsPage({ by, rows, errors }: StatsPageProps) {
  const { t } = useTranslation("adminFigures");
  const locale = useLocale();
  return (
    <section className="grid gap-4">
      <AdminHead title={t("title")} note={t("note", { by: t(`period.${by}`) })} />
      <ErrorSummary errors={errorsByField(errors)} />
      <FilterBar path={PATH}>
        <FilterSelect
          name="by"
          label={t("by")}
          value={by}
          errors={errors}
          options={STAT_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      </FilterBar>
      <div className="grid gap-4" data-part="list">
        <AdminRows
          caption={t("title")}
          rows={rows}
          keyOf={({ day }) => day}
          columns={[
            {
              label: t(`column.${by}`),
              cell: ({ day }) => <span className="whitespace-nowrap">{formatDay(day, locale)}</span>,
            },
            ...COUNTS.map((name) => ({
              label: t(`column.${name}`),
              numeric: true,
              cell: (row: StatRow) => formatNumber(row[name], locale),
            })),
            ...AMOUNTS.map((name) => ({
              label: t(`column.${name}`),
              numeric: true,
              cell: (row: StatRow) => <Euros amount={row[name] ?? "0.00"} />,
            })),
          ]}
        />
        <p className="text-sm text-ink-soft">{t("explain")}</p>
      </div>
    </section>
  );
}
