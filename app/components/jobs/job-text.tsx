import type { Job } from "~/domain/job";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";

/** What has to be done, and what to bring. */
export function JobText({ job, isOwner }: { job: Job; isOwner: boolean }) {
  const { t } = useTranslation("jobs");
  return (
    <div className="grid gap-6">
      <section className="grid gap-2" aria-labelledby="what-title">
        <h2 id="what-title">{t("job.what")}</h2>
        <p className="measure whitespace-pre-line">{job.description}</p>
      </section>
      {job.special_requirements && (
        <section className="grid gap-1" aria-labelledby="requirements-title">
          <h3 id="requirements-title">{t("job.requirements")}</h3>
          <p className="measure whitespace-pre-line">{job.special_requirements}</p>
        </section>
      )}
      {job.location_details && (
        <section className="grid gap-1 rounded-card bg-attention-tint p-5" aria-labelledby="address-title">
          <h3 id="address-title">{t("job.address")}</h3>
          <p className="measure whitespace-pre-line font-bold">{job.location_details}</p>
          <p className="flex items-center gap-1.5 text-sm text-ink-soft">
            <Icon name="lock" />
            {isOwner ? t("job.addressOwner") : t("job.addressText")}
          </p>
        </section>
      )}
    </div>
  );
}
