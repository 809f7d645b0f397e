import { acceptedBid } from "~/domain/deals/bid-life";
import type { Job } from "~/domain/jobs/job";
import { isForParties, JOB_ADDITION_NAMES } from "~/domain/jobs/job-additions";
import { useTranslation } from "~/locales/use-translation";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

export function JobText({ job, isOwner }: { job: Job; isOwner: boolean }) {
  const { t } = useTranslation(["jobs", "fields"]);
  return (
    <div className="grid gap-6">
      <section className="grid gap-2" aria-labelledby="what-title">
        <h2 id="what-title">{t("job.what")}</h2>
        {job.description ? (
          <p className="measure whitespace-pre-line">{job.description}</p>
        ) : (
          <p className="text-ink-soft">{t("job.textErased")}</p>
        )}
      </section>
      {JOB_ADDITION_NAMES.filter((name) => job[name] !== null).map((name) => {
        const inside = isForParties(name);
        return (
          <section
            key={name}
            className={classNames("grid gap-1", inside && "rounded-card bg-attention-tint p-5")}
            aria-labelledby={`${name}-title`}
          >
            <h3 id={`${name}-title`}>{t(`fields:label.${name}`)}</h3>
            <p className={classNames("measure whitespace-pre-line", inside && "font-bold")}>{job[name]}</p>
            {inside && (
              <p className="flex items-center gap-1.5 text-sm text-ink-soft">
                <Icon name="lock" />
                {t(isOwner && !acceptedBid(job.bids) ? "job.partiesOwner" : "job.partiesText")}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
