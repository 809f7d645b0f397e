import type { AdminReport } from "~/domain/admin/admin";
import { REPORT_STATUSES } from "~/domain/admin/report-life";
import type { Page } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../ui/badge";
import { AdminFilters } from "./admin-filters";
import { AdminHead } from "./admin-head";
import { AdminList } from "./admin-list";
import { AdminMoment } from "./admin-moment";
import { AdminPages } from "./admin-pages";
import type { AdminSearch } from "./admin-search";
import { STATUS_TONES } from "./status-tones";

const PATH = "/admin/reports";

export function ReportsPage({ reports, search }: { reports: Page<AdminReport>; search: AdminSearch }) {
  const { t } = useTranslation(["admin", "reports"]);
  return (
    <section className="grid gap-4">
      <AdminHead title={t("nav.reports")} />
      <AdminFilters
        path={PATH}
        search={search}
        byPerson
        statuses={REPORT_STATUSES.map((value) => ({ value, label: t(`reportStatus.${value}`) }))}
      />
      <div className="grid gap-4" data-part="list">
        <AdminList
          caption={t("nav.reports")}
          empty={{ title: t("empty.reports"), text: t("empty.text") }}
          rows={reports.results}
          keyOf={({ id }) => id}
          href={({ id }) => `${PATH}/${id}`}
          columns={[
            { label: t("column.report"), cell: ({ id }) => t("queue.report", { id }) },
            { label: t("column.about"), cell: (report) => <About report={report} /> },
            { label: t("column.reason"), cell: ({ reason }) => t(`reports:form.reasons.${reason}`) },
            { label: t("column.person"), cell: ({ target }) => target.user.name },
            {
              label: t("filter.status"),
              cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(`reportStatus.${status}`)}</Badge>,
            },
            { label: t("column.at"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
          ]}
        />
        <AdminPages path={PATH} search={search} count={reports.count} />
      </div>
    </section>
  );
}

function About({ report: { target, target_type } }: { report: AdminReport }) {
  const { t } = useTranslation("admin");
  return (
    <span className="min-w-0">
      {t(`target.${target_type}`)}
      {target.title !== null && `: ${target.title}`}
      {target.text !== null && <span className="line-clamp-1 text-ink-soft">{target.text}</span>}
    </span>
  );
}
