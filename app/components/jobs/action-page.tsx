import { Form } from "react-router";
import type { Job } from "~/domain/job";
import type { JobAction } from "~/domain/job-status";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { JobLine } from "./job-line";

type ActionPageProps = { job: Job; action: JobAction; possible: boolean; refusal?: string };

/** Asks once more before a job changes, and says what comes of it. */
export function ActionPage({ job, action, possible, refusal }: ActionPageProps) {
  const { t } = useTranslation("jobs");
  return (
    <section className="page-width grid justify-items-center py-6 sm:py-12">
      <div className="grid w-full max-w-xl gap-5">
        <h1>{t(`action.${action}.title`)}</h1>
        <JobLine job={job} />
        {refusal && (
          <Alert tone="error" title={t("action.refusedTitle")} live>
            {refusal}
          </Alert>
        )}
        <p>{possible ? t(`action.${action}.text`) : t("action.notNow")}</p>
        <Form method="post" className="flex flex-wrap gap-3">
          {possible && (
            <Button variant={action === "delete" ? "danger" : "primary"} pendingText={t(`action.${action}.pending`)}>
              {t(`action.${action}.confirm`)}
            </Button>
          )}
          <ButtonLink variant="secondary" to={`/task/${job.id}`}>
            {possible ? t("action.cancelLink") : t("edit.back")}
          </ButtonLink>
        </Form>
      </div>
    </section>
  );
}
