import { waitingBids } from "~/domain/bid-life";
import type { Job } from "~/domain/job";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

/** How many people wait for the reader's word, and where to give it. */
export function WaitingNote({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation("owner");
  const count = jobs.reduce((sum, job) => sum + waitingBids(job).length, 0);
  const [only] = jobs;
  if (!only) return null;
  return (
    <section className="bg-attention-tint" aria-label={t("waiting.action")}>
      <p className="page-width flex flex-wrap items-center gap-x-4 py-2">
        <strong className="inline-flex items-center gap-2">
          <Icon name="clock" />
          {t("waiting.count", { count })}
        </strong>
        <Link
          className="text-link inline-flex min-h-11 items-center gap-1.5"
          to={jobs.length > 1 ? "/profile/my-jobs" : `/task/${only.id}#biedingen`}
        >
          {t("waiting.action")}
          <Icon name="arrow-right" />
        </Link>
      </p>
    </section>
  );
}
