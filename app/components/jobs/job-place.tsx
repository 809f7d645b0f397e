import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { formatDistance } from "../format";
import { useLocale } from "../locale";
import { DistanceIcon } from "../ui/distance-icon";
import { Icon } from "../ui/icon";

export function JobPlace({ job }: { job: Pick<Job, "distance" | "city" | "is_remote"> }) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  if (job.is_remote) {
    return (
      <span className="inline-flex items-center gap-1.5">
        <Icon name="remote" />
        {t("card.remote")}
      </span>
    );
  }
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <DistanceIcon metres={job.distance} />
      <span className="min-w-0">
        {job.distance !== null && (
          <strong className="text-ink">{formatDistance(job.distance, locale, t("card.nearby"))}</strong>
        )}
        {job.distance !== null && job.city ? (
          <>
            {" "}
            <span className="whitespace-nowrap max-[16em]:whitespace-normal">
              {/* On a phone the line may break here. */}
              <span className="max-sm:hidden">· </span>
              {job.city}
            </span>
          </>
        ) : (
          job.city
        )}
      </span>
    </span>
  );
}
