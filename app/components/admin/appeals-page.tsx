import type { Decision } from "~/domain/admin/decision";
import { APPEAL_STATUSES } from "~/domain/admin/decision-life";
import type { Page } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { APPEAL_TONES } from "../reports/decision-rows";
import { Badge } from "../ui/badge";
import { DeskFilters } from "./desk-filters";
import { DeskHead } from "./desk-head";
import { DeskList } from "./desk-list";
import { DeskMoment } from "./desk-moment";
import { DeskPages } from "./desk-pages";
import type { DeskSearch } from "./desk-search";

const PATH = "/admin/appeals";

export function AppealsPage({ appeals, search }: { appeals: Page<Decision>; search: DeskSearch }) {
  const { t } = useTranslation("admin");
  return (
    <section className="grid gap-4">
      <DeskHead title={t("nav.appeals")} />
      <DeskFilters
        path={PATH}
        search={search}
        statuses={APPEAL_STATUSES.map((value) => ({ value, label: t(`appealStatus.${value}`) }))}
      />
      <div className="grid gap-4" data-part="list">
        <DeskList
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
            { label: t("column.decided"), cell: ({ created_at }) => <DeskMoment at={created_at} /> },
          ]}
        />
        <DeskPages path={PATH} search={search} count={appeals.count} />
      </div>
    </section>
  );
}

function Status({ status }: { status: (typeof APPEAL_STATUSES)[number] }) {
  const { t } = useTranslation("admin");
  return <Badge tone={APPEAL_TONES[status]}>{t(`appealStatus.${status}`)}</Badge>;
}
