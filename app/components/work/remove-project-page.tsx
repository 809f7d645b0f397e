import { Form } from "react-router";
import type { WorkExperience } from "~/domain/work-experience";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";

interface RemoveProjectPageProps {
  profile: number;
  project: WorkExperience;
  refusal?: string;
}

/** Asks once more before a project goes. */
export function RemoveProjectPage({ profile, project, refusal }: RemoveProjectPageProps) {
  const { t } = useTranslation("work");
  const count = project.work_experience_image.length;
  return (
    <section className="grid max-w-xl gap-5">
      <h1 className="wrap-anywhere">{t("remove.heading", { title: project.title })}</h1>
      {refusal && (
        <Alert tone="error" live>
          {refusal}
        </Alert>
      )}
      <p>{t("remove.text", { count })}</p>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button variant="danger" pendingText={t("remove.pending")}>
          {t("remove.confirm")}
        </Button>
        <ButtonLink variant="secondary" to={`/profile/${profile}/work-experience`}>
          {t("remove.cancel")}
        </ButtonLink>
      </Form>
    </section>
  );
}
