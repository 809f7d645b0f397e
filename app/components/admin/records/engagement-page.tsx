import type { MILESTONES } from "~/domain/site/engagement";
import type { PageUses } from "~/domain/site/page-use";
import { shareOf } from "~/domain/site/share";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../../format";
import { useLocale } from "../../locale";
import { ErrorSummary, errorsByField } from "../../ui/error-summary";
import { AdminHead } from "../admin-head";
import { AdminList } from "../admin-list";
import { FilterBar } from "../filter-bar";
import { FilterSelect } from "../filter-fields";

const PATH = "/admin/engagement";
const PERIODS = [7, 30, 90];

interface EngagementPageProps {
  asked: string;
  uses: PageUses | null;
  /** From the loader: importing it would share a module with the measuring script. */
  milestones: typeof MILESTONES;
  errors: Record<string, string[]>;
}

export function EngagementPage({ asked, uses, milestones, errors }: EngagementPageProps) {
  const { t } = useTranslation("measuring");
  const locale = useLocale();
  return (
    <section className="grid gap-4">
      <AdminHead title={t("title")} note={t("note")} />
      <ErrorSummary errors={errorsByField(errors)} />
      <FilterBar path={PATH}>
        <FilterSelect
          name="days"
          label={t("period")}
          value={asked || "30"}
          errors={errors}
          options={PERIODS.map((days) => ({ value: String(days), label: t("days", { count: days }) }))}
        />
      </FilterBar>
      <div className="grid gap-4" data-part="list">
        {uses && (
          <>
            <p className="text-sm text-ink-soft">
              {t("views", { count: uses.views, number: formatNumber(uses.views, locale) })}
            </p>
            <PageTable uses={uses} milestones={milestones} />
          </>
        )}
      </div>
    </section>
  );
}

function PageTable({ uses: { pages }, milestones }: { uses: PageUses; milestones: typeof MILESTONES }) {
  const { t } = useTranslation("measuring");
  const locale = useLocale();
  return (
    <AdminList
      caption={t("title")}
      empty={{ title: t("none"), text: t("noneText") }}
      rows={pages}
      keyOf={({ page }) => page}
      columns={[
        { label: t("page"), cell: ({ page }) => page },
        { label: t("count"), numeric: true, cell: ({ views }) => formatNumber(views, locale) },
        { label: t("score"), numeric: true, cell: ({ score }) => score ?? t("unknown") },
        ...milestones.map((percent) => ({
          label: t("read", { percent }),
          numeric: true,
          cell: ({ read, views }: PageUses["pages"][number]) => `${shareOf(read[percent], views)}%`,
        })),
      ]}
    />
  );
}
