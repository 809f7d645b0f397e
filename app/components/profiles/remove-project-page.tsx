import type { WorkExperience } from "~/domain/accounts/work-experience";
import { useTranslation } from "~/locales/use-translation";
import { ConfirmPage } from "../ui/confirm-page";

interface RemoveProjectPageProps {
  profile: number;
  project: WorkExperience;
  refusal?: string;
}

export function RemoveProjectPage({ profile, project, refusal }: RemoveProjectPageProps) {
  const { t } = useTranslation("work");
  const count = project.work_experience_image.length;
  return (
    <ConfirmPage
      title={t("remove.heading", { title: project.title })}
      submit={t("remove.confirm")}
      pending={t("remove.pending")}
      back={`/profile/${profile}/work-experience`}
      cancel={t("remove.cancel")}
      refusal={refusal}
    >
      <p>{t("remove.text", { count })}</p>
    </ConfirmPage>
  );
}
