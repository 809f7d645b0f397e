import { askForm } from "~/domain/jobs/comment";
import type { Job } from "~/domain/jobs/job";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextareaField } from "../ui/text-field";

export function AskForm({ job, result, typed }: { job: Pick<Job, "id">; result?: Reply; typed?: string }) {
  const { t } = useTranslation("jobs");
  const [form, fields] = useForm(askForm, { id: "ask", lastResult: result, defaultValue: { comment: typed } });
  return (
    <PostForm
      form={form}
      action={`/task/${job.id}#${form.id}`}
      className="grid gap-4 rounded-card border border-line bg-card p-5"
    >
      <FormErrors form={form} fields={fields} />
      <TextareaField field={fields.comment} label={t("questions.ask")} hint={t("questions.askHint")} rows={3} />
      <Button
        variant="secondary"
        className="justify-self-start"
        name="intent"
        value="ask"
        pendingText={t("questions.askPending")}
      >
        {t("questions.askButton")}
      </Button>
    </PostForm>
  );
}
