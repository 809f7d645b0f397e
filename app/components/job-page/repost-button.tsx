import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { OnceInput } from "../ui/once-input";

export function RepostButton({ job }: { job: Pick<Job, "id"> }) {
  const { t } = useTranslation("owner");
  return (
    <Form method="post" action={`/task/${job.id}/opnieuw`} className="grid">
      <OnceInput form="repost" />
      <Button variant="secondary" pendingText={t("repost.pending")}>
        <Icon name="refresh" />
        {t("repost.action")}
      </Button>
    </Form>
  );
}
