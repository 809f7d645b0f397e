import type { Job } from "~/domain/jobs/job";
import { canEdit } from "~/domain/jobs/job-life";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { BackLink } from "../ui/back-link";
import { Card } from "../ui/card";
import { EditForm } from "./edit-form";
import { EditPhotos } from "./edit-photos";

type EditPageProps = { job: Job; result?: Reply; photoErrors?: string[] };

export function EditPage({ job, result, photoErrors }: EditPageProps) {
  const { t } = useTranslation("jobs");
  const open = canEdit(job.status);
  return (
    <section className="page-width grid justify-items-center py-6 sm:py-12">
      <div className="grid w-full max-w-2xl gap-6">
        <BackLink to={`/task/${job.id}`}>{t("edit.back")}</BackLink>
        <header className="grid gap-2">
          <h1>{t("edit.title")}</h1>
          {open && job.number_of_bids > 0 && <p className="text-ink-soft">{t("edit.intro")}</p>}
        </header>
        {!open && <Alert tone="info">{t("edit.closed")}</Alert>}
        {(open || result) && (
          <Card>
            <EditForm job={job} result={result} />
          </Card>
        )}
        {open && (
          <Card>
            <EditPhotos job={job} errors={photoErrors} />
          </Card>
        )}
      </div>
    </section>
  );
}
