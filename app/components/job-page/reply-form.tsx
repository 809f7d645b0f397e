import { type Comment, replyForm } from "~/domain/jobs/comment";
import type { Job } from "~/domain/jobs/job";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextareaField } from "../ui/text-field";

type ReplyFormProps = { job: Pick<Job, "id">; comment: Comment; result?: Reply; typed?: string };

export function ReplyForm({ job, comment, result, typed }: ReplyFormProps) {
  const { t } = useTranslation("jobs");
  const [form, fields] = useForm(replyForm, {
    id: `reply-${comment.id}`,
    lastResult: result,
    defaultValue: { reply: typed },
  });
  return (
    <details open={result !== undefined || typed !== undefined} className="group">
      <summary className="button button-secondary button-small group-open:hidden">
        <span aria-hidden="true">{t("questions.replyButton")}</span>
        <span className="visually-hidden">{t("questions.replyTo", { name: comment.user.name })}</span>
      </summary>
      <PostForm form={form} action={`/task/${job.id}#${form.id}`} className="grid gap-3 pt-2">
        <input type="hidden" name="commentId" value={comment.id} />
        <FormErrors form={form} fields={fields} />
        <TextareaField field={fields.reply} label={t("questions.reply")} hint={t("questions.askHint")} rows={3} />
        <Button className="justify-self-start" name="intent" value="reply" pendingText={t("questions.replyPending")}>
          {t("questions.replyButton")}
        </Button>
      </PostForm>
    </details>
  );
}
