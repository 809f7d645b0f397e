import type { Job } from "~/domain/jobs/job";
import { JOB_STATUSES } from "~/domain/jobs/job-status";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../../format";
import { useLocale } from "../../locale";
import { AdminFilters } from "../admin-filters";
import { AdminMoment } from "../admin-moment";
import { AdminPerson } from "../admin-person";
import { AdminRows } from "../admin-rows";
import { FilterNumber } from "../filter-fields";
import { JobBadge, JobPrice } from "./job-cells";
import { type Listed, RecordList } from "./record-list";

const PATH = "/admin/jobs";
type JobList = Listed<Job, "search" | "status" | "user" | "bidder" | "helper">;

export function JobsPage(list: JobList) {
  const { t } = useTranslation(["adminRecords", "admin"]);
  const locale = useLocale();
  return (
    <RecordList {...list} path={PATH} title={t("jobs.title")} none={t("jobs.none")} filters={<JobFilters {...list} />}>
      {(jobs) => (
        <AdminRows
          caption={t("jobs.title")}
          rows={jobs}
          keyOf={({ id }) => id}
          href={({ id }) => `${PATH}/${id}`}
          columns={[
            { label: t("jobs.job"), cell: ({ title }) => title },
            {
              label: t("admin:filter.status"),
              cell: ({ status, stopped }) => <JobBadge status={status} stopped={stopped} />,
            },
            { label: t("jobs.owner"), cell: ({ owner }) => <AdminPerson person={owner} /> },
            { label: t("jobs.place"), cell: ({ city, is_remote }) => (is_remote ? t("jobs.remote") : city) },
            { label: t("jobs.price"), numeric: true, cell: (job) => <JobPrice job={job} /> },
            {
              label: t("jobs.bids"),
              numeric: true,
              cell: ({ number_of_bids }) => formatNumber(number_of_bids, locale),
            },
            { label: t("jobs.posted"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
          ]}
        />
      )}
    </RecordList>
  );
}

function JobFilters({ asked, errors }: JobList) {
  const { t } = useTranslation(["adminRecords", "statuses"]);
  return (
    <AdminFilters
      path={PATH}
      search={asked}
      statuses={JOB_STATUSES.map((value) => ({ value, label: t(`statuses:job.${value}`) }))}
      searchHint={t("jobs.search")}
      byPerson
      errors={errors}
    >
      <FilterNumber name="bidder" label={t("jobs.bidder")} value={asked.bidder} errors={errors} />
      <FilterNumber name="helper" label={t("jobs.helper")} value={asked.helper} errors={errors} />
    </AdminFilters>
  );
}
