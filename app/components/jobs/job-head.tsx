import { categoryOf } from "~/domain/category-names";
import type { Job } from "~/domain/job";
import type { JobStatus } from "~/domain/job-status";
import { useTranslation } from "~/locales/use-translation";
import { categoryPath } from "../categories/category-search";
import { useLocale } from "../locale";
import { Badge, type BadgeTone } from "../ui/badge";
import { Breadcrumb } from "../ui/breadcrumb";
import { Price } from "../ui/price";
import { priceOf } from "./facts";
import { JobBadges } from "./job-badges";

const TONES = {
  open: null,
  reserved: "attention",
  solved: "attention",
  deleted: "danger",
} as const satisfies Record<JobStatus, BadgeTone | null>;

export function JobHead({ job, hasBidBox }: { job: Job; hasBidBox: boolean }) {
  const { t } = useTranslation(["jobs", "terms"]);
  const locale = useLocale();
  const category = categoryOf(job.category);
  const name = category[locale];
  const tone = TONES[job.status];
  return (
    <header className="grid gap-3">
      <Breadcrumb
        label={t("job.trail")}
        trail={[
          { to: "/browse-tasks", text: t("job.all") },
          { to: categoryPath(category), text: name },
        ]}
        here={job.title}
      />
      <p className="flex flex-wrap gap-2 empty:hidden">
        {tone && (
          <Badge tone={tone} className="uppercase">
            {t(`terms:job.${job.status}`)}
          </Badge>
        )}
        <JobBadges job={job} />
      </p>
      <h1>{job.title}</h1>
      <p className={hasBidBox ? "lg:hidden" : undefined}>
        <Price cents={priceOf(job)} tbdText={t("card.priceOpen")} locale={locale} className="text-2xl" />
      </p>
    </header>
  );
}
