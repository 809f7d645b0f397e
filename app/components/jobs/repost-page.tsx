import { Form } from "react-router";
import type { Job } from "~/domain/job";
import { useTranslation } from "~/locales/use-translation";
import { DealPage } from "../payments/deal-page";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { JobLine } from "./job-line";

interface RepostPageProps {
  job: Job;
  /** The title, perhaps empty, of what would be lost; null when nothing would. */
  begun: string | null;
}

/** Asks before a job is filled in once more. */
export function RepostPage({ job, begun }: RepostPageProps) {
  const { t } = useTranslation("owner");
  const title = begun || t("repost.untitled");
  return (
    <DealPage title={t("repost.title")} back={{ to: `/task/${job.id}`, text: t("bids.back") }}>
      <JobLine job={job} />
      <p>{t("repost.text")}</p>
      {begun !== null && (
        <Alert tone="warning" title={t("repost.begun", { title })}>
          {t("repost.begunText")}
        </Alert>
      )}
      <Form method="post" className="flex flex-wrap gap-3">
        <Button name="intent" value="replace" pendingText={t("repost.pending")}>
          {begun === null ? t("repost.action") : t("repost.replace")}
        </Button>
        {begun !== null && (
          <ButtonLink to="/post-job" variant="secondary">
            {t("repost.continue")}
          </ButtonLink>
        )}
      </Form>
    </DealPage>
  );
}
