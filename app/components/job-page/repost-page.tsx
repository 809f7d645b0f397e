import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { JobLine } from "../jobs/job-line";
import { DealPage } from "../payments/deal-page";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { OnceInput } from "../ui/once-input";

export function RepostPage({ job }: { job: Job }) {
  const { t } = useTranslation("owner");
  return (
    <DealPage title={t("repost.title")} back={{ to: `/task/${job.id}`, text: t("bids.back") }}>
      <JobLine job={{ ...job, bids: [] }} />
      <p>{t("repost.text")}</p>
      <Form method="post">
        <OnceInput form="repost" />
        <Button pendingText={t("repost.pending")}>{t("repost.action")}</Button>
      </Form>
    </DealPage>
  );
}
