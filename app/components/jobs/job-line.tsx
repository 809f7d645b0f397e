import { acceptedBid } from "~/domain/deals/bid-life";
import type { Job } from "~/domain/jobs/job";
import { type Cents, parseMoney } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Price } from "../ui/price";
import { areaOf, priceOf } from "./facts";
import { JobPicture } from "./job-picture";

export function JobLine({ job, agreed = null }: { job: Job; agreed?: Cents | null }) {
  const { t } = useTranslation("jobs");
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-card p-3">
      <JobPicture job={job} eager className="size-18 flex-none rounded-control" />
      <div className="min-w-0">
        <p className="line-clamp-2 font-heading font-bold">{job.title}</p>
        <p className="text-sm text-ink-soft">
          <Price
            cents={agreed ?? parseMoney(acceptedBid(job.bids)?.amount ?? "") ?? priceOf(job)}
            tbdText={t("card.priceOpen")}
            locale={useLocale()}
            className="text-ink"
          />
          {" · "}
          {job.is_remote ? t("card.remote") : areaOf(job)}
        </p>
      </div>
    </div>
  );
}
