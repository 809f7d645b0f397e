import { asHelper } from "~/domain/accounts/as-helper";
import type { UserCard } from "~/domain/accounts/user-card";
import { REVIEW_DAYS, type Review, type reviewRefusal } from "~/domain/deals/review";
import type { Job } from "~/domain/jobs/job";
import type { JobRole } from "~/domain/jobs/job-life";
import type { Cents } from "~/domain/money/money";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { JobLine } from "../jobs/job-line";
import { PersonLine } from "../payments/person-line";
import { Alert } from "../ui/alert";
import { BackLink } from "../ui/back-link";
import { Card } from "../ui/card";
import { ReviewForm } from "./review-form";
import { ReviewItem } from "./review-item";

export interface ReviewPageProps {
  job: Job;
  other: UserCard;
  agreed: Cents | null;
  role: JobRole;
  own: Review | null;
  closed: ReturnType<typeof reviewRefusal>;
  result?: Reply;
  typed?: Record<string, string>;
}

export function ReviewPage({ job, other, role, agreed, own, closed, result, typed }: ReviewPageProps) {
  const { t } = useTranslation("reviews");
  const { name } = other;
  return (
    <section className="page-width grid justify-items-center py-6 sm:py-12">
      <div className="grid w-full max-w-xl gap-5">
        <BackLink to={`/task/${job.id}`}>{t("write.back")}</BackLink>
        <h1 className="wrap-anywhere">{t("write.title", { name })}</h1>
        <PersonLine person={role === "owner" ? asHelper(other) : other} />
        <JobLine job={job} agreed={agreed} />
        {closed === "not_completed" && <Alert tone="info">{t("write.notCompleted")}</Alert>}
        {own && result && (
          <Alert tone="error" live>
            {t("write.second")}
          </Alert>
        )}
        {own && (
          <>
            <Alert tone={result ? "info" : "success"}>
              {own.visible ? t("write.visible") : t("write.hidden", { name, days: REVIEW_DAYS })}
            </Alert>
            <ul>
              <ReviewItem review={own} about={other} viewerId={own.author.id} />
            </ul>
          </>
        )}
        {closed === null && (
          <Card>
            <ReviewForm name={name} role={role} result={result} typed={typed} />
          </Card>
        )}
      </div>
    </section>
  );
}
