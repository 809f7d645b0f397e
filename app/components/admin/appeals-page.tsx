import type { Decision } from "~/domain/admin/decision";
import { APPEAL_STATUSES } from "~/domain/admin/decision-life";
import type { Page } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { APPEAL_TONES } from "../reports/decision-rows";
import { Badge } from "../ui/badge";
import { AdminFilters } from "./admin-filters";
import { AdminHead } from "./admin-head";
import { AdminList } from "./admin-list";
import { AdminMoment } from "./admin-moment";
import { AdminPages } from "./admin-pages";
import type { AdminSearch } from "./admin-search";

const PATH = "/admin/appeals";

export function AppealsPage({ appeals, search }: { appeals: Page<Decision>; search: AdminSearch }) {
  const { t } = useTranslation("admin");
  return (
    <section className="grid gap-4">
      <AdminHead title={t("nav.appeals")} />
      <AdminFilters
        path={PATH}
        search={search}
        statuses={APPEAL_STATUSES.map((value) => ({ value, label: t(`appealStatus.${value}`) }))}
      />
      <div className="grid gap-4" data-part="list">
        <AdminList
          caption={t("nav.appeals")}
          empty={{ title: t("empty.appeals"), text: t("empty.text") }}
          rows={appeals.results}
          keyOf={({ id }) => id}
          href={({ id }) => `${PATH}/${id}`}
          columns={[
            { label: t("column.appeal"), cell: ({ id }) => t("queue.appeal", { id }) },
            {
              label: t("column.about"),
              cell: ({ target_type, action }) => `${t(`target.${target_type}`)}: ${t(`decided.${action}`)}`,
            },
            {
              label: t("column.objection"),
              cell: ({ appeal }) => <span className="line-clamp-2">{appeal?.text}</span>,
            },
            { label: t("filter.status"), cell: ({ appeal }) => appeal && <Status status={appeal.status} /> },
            { label: t("column.decided"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
          ]}
        />
        <AdminPages path={PATH} search={search} count={appeals.count} />
      </div>
    </section>
  );
}

function Status({ status }: { status: (typeof APPEAL_STATUSES)[number] }) {
  const { t } = useTranslation("admin");
  return <Badge tone={APPEAL_TONES[status]}>{t(`appealStatus.${status}`)}</Badge>;
}
