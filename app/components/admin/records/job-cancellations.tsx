import type { AdminJob } from "~/domain/admin/admin-job";
import { LATE_HOURS } from "~/domain/deals/cancellation-rule";
import { useTranslation } from "~/locales/use-translation";
import { AdminTable } from "../admin-table";
import { Euros } from "./euros";

const ROLES = ["owner", "helper"] as const;

/** The API computes both rows with the function that the two themselves get. */
export function JobCancellations({ ends }: { ends: NonNullable<AdminJob["cancellations"]> }) {
  const { t } = useTranslation("adminRecords");
  const sum = (role: (typeof ROLES)[number], part: "refund" | "compensation") =>
    ends[role].allowed ? <Euros amount={ends[role][part]} /> : t("unknown");
  return (
    <AdminTable
      caption={t("job.endsNow")}
      rows={ROLES}
      keyOf={(role) => role}
      columns={[
        { label: t("job.ender"), cell: (role) => t(`job.enders.${role}`) },
        { label: t("job.mayEnd"), cell: (role) => t(ends[role].allowed ? "yes" : "no") },
        { label: t("job.toOwner"), numeric: true, cell: (role) => sum(role, "refund") },
        { label: t("job.toHelper"), numeric: true, cell: (role) => sum(role, "compensation") },
        { label: t("job.endWhy"), cell: (role) => t(`job.endReasons.${ends[role].reason}`, { hours: LATE_HOURS }) },
      ]}
    />
  );
}
