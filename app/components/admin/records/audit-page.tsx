import type { AuditEntry } from "~/domain/admin/admin";
import { AUDIT_TARGETS } from "~/domain/admin/audit-target";
import { useTranslation } from "~/locales/use-translation";
import { FilterBar } from "../filter-bar";
import { FilterNumber, FilterSelect } from "../filter-fields";
import { LogTable } from "./log";
import { type Listed, RecordList } from "./record-list";

const PATH = "/admin/audit";
type AuditList = Listed<AuditEntry, "target_type" | "target_id">;

export function AuditPage(list: AuditList) {
  const { t } = useTranslation("adminRecords");
  return (
    <RecordList
      {...list}
      path={PATH}
      title={t("audit.title")}
      note={t("audit.note")}
      none={t("audit.none")}
      filters={<AuditFilters {...list} />}
    >
      {(entries) => <LogTable caption={t("audit.title")} entries={entries} />}
    </RecordList>
  );
}

function AuditFilters({ asked, errors }: AuditList) {
  const { t } = useTranslation(["adminRecords", "admin"]);
  const kinds = AUDIT_TARGETS.map((value) => ({ value, label: t(`audit.kinds.${value}`) }));
  return (
    <FilterBar path={PATH}>
      <FilterSelect
        name="target_type"
        label={t("filter.kind")}
        value={asked.target_type}
        options={[{ value: "", label: t("admin:filter.all") }, ...kinds]}
      />
      <FilterNumber name="target_id" label={t("filter.number")} value={asked.target_id} errors={errors} />
    </FilterBar>
  );
}
