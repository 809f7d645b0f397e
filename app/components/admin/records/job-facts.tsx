import { categoryOf } from "~/domain/jobs/category-names";
import type { Job } from "~/domain/jobs/job";
import { JOB_ADDITION_NAMES } from "~/domain/jobs/job-additions";
import { postcodeText } from "~/domain/values/postcode-text";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../../format";
import { useLocale } from "../../locale";
import { AdminMoment } from "../admin-moment";
import { AdminPanel } from "../admin-panel";
import { AdminPerson } from "../admin-person";
import { Facts } from "./facts";
import { JobBadge, JobPrice } from "./job-cells";

export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation("adminRecords");
  const locale = useLocale();
  return (
    <Facts
      title={t("job.about")}
      facts={[
        [t("job.status"), <JobBadge key="status" status={job.status} stopped={job.stopped} />],
        [t("job.owner"), <AdminPerson key="owner" person={job.owner} />],
        [t("job.category"), categoryOf(job.category)[locale]],
        [t("job.place"), job.is_remote ? t("jobs.remote") : job.city],
        [t("job.zipcode"), job.zipcode && postcodeText(job.zipcode)],
        [t("job.price"), <JobPrice key="price" job={job} />],
        [t("job.date"), job.execution_date && formatLongDay(job.execution_date, locale)],
        [t("job.forBusiness"), t(job.business_required ? "yes" : "no")],
        [t("job.posted"), <AdminMoment key="posted" at={job.created_at} />],
        [t("job.expires"), job.expires_at && <AdminMoment at={job.expires_at} />],
        [t("job.begun"), job.begun_at && <AdminMoment at={job.begun_at} />],
        [t("job.done"), job.done_at && <AdminMoment at={job.done_at} />],
      ]}
    />
  );
}

export function JobTexts({ job }: { job: Job }) {
  const { t } = useTranslation("adminRecords");
  const texts: (readonly [string, string | number | null])[] = [
    [t("job.description"), job.description],
    ...JOB_ADDITION_NAMES.map((name) => [t(`job.additions.${name}`), job[name]] as const),
  ];
  return (
    <div className="grid gap-4">
      {texts.map(
        ([label, text]) =>
          text !== null && (
            <AdminPanel key={label} title={label}>
              <p className="admin-words">{text}</p>
            </AdminPanel>
          ),
      )}
    </div>
  );
}
