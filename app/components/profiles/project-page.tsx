import type { ProjectInProgress } from "~/domain/accounts/project-draft";
import { projectForm } from "~/domain/accounts/work-experience";
import { MAX_WORK_IMAGES } from "~/domain/jobs/image-limits";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { PicturesField } from "../photos/pictures-field";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { Form } from "../ui/form";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextareaField, TextField } from "../ui/text-field";

interface ProjectPageProps {
  title: string;
  profile: number;
  draft: ProjectInProgress;
  unsaved: boolean;
  result?: Reply;
  photoErrors?: string[];
}

export function ProjectPage({ title, profile, draft, unsaved, result, photoErrors }: ProjectPageProps) {
  const { t } = useTranslation(["work", "profile"]);
  const [form, fields] = useForm(projectForm, { id: "project", lastResult: result, defaultValue: draft.fields });
  const more = photoErrors?.map((text) => ({ id: "images", text, field: "images" }));
  return (
    <section className="grid max-w-2xl gap-6">
      <h1>{title}</h1>
      <FormErrors form={form} fields={fields} more={more} />
      {unsaved && !result && !photoErrors && <Unsaved />}
      <PostForm form={form} encType="multipart/form-data" className="grid gap-6">
        {/* Enter clicks the first button of a form: make that this one, not a picture's. */}
        <button type="submit" name="intent" value="save" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {t("profile:save")}
        </button>
        <Card className="grid gap-6 p-5 sm:p-7">
          <TextField field={fields.title} label={t("project.title")} hint={t("project.titleHint")} />
          <TextareaField
            field={fields.description}
            label={t("project.description")}
            hint={t("project.descriptionHint")}
            rows={5}
          />
          <PicturesField id="images" pictures={draft.pictures} most={MAX_WORK_IMAGES} errors={photoErrors} />
        </Card>
        <div className="flex flex-wrap items-center gap-3">
          <Button name="intent" value="save" pendingText={t("profile:saving")} className="max-sm:flex-1">
            {t("profile:save")}
          </Button>
          <ButtonLink variant="quiet" to={`/profile/${profile}/work-experience`}>
            {t("cancel")}
          </ButtonLink>
        </div>
      </PostForm>
    </section>
  );
}

function Unsaved() {
  const { t } = useTranslation("work");
  return (
    <Alert
      tone="info"
      action={
        <Form method="post">
          <Button variant="quiet" name="intent" value="discard" className="button-small">
            {t("unsaved.discard")}
          </Button>
        </Form>
      }
    >
      {t("unsaved.text")}
    </Alert>
  );
}
