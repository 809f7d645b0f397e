import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "react-router";
import type { Comment } from "~/domain/comment";
import type { Job } from "~/domain/job";
import { controlProps, fieldProps, formProps, summaryProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { ErrorSummary } from "../ui/error-summary";
import { Field } from "../ui/field";
import { Textarea } from "../ui/textarea";

type ReplyFormProps = { job: Pick<Job, "id">; comment: Comment; result?: SubmissionResult<string[]> };

/** The owner's answer, behind the question it belongs to. */
export function ReplyForm({ job, comment, result }: ReplyFormProps) {
  const { t } = useTranslation(["jobs", "common"]);
  const [form, fields] = useForm<{ reply: string }, { reply: string }, string[]>({
    id: `reply-${comment.id}`,
    lastResult: result,
  });
  const summary = summaryProps(form, fields);
  return (
    <details open={result !== undefined} className="group">
      <summary className="button button-secondary button-small group-open:hidden">
        <span aria-hidden="true">{t("questions.replyButton")}</span>
        <span className="visually-hidden">{t("questions.replyTo", { name: comment.user.name })}</span>
      </summary>
      <Form {...formProps(form)} action={`/task/${job.id}#${form.id}`} className="grid gap-3 pt-2">
        <input type="hidden" name="commentId" value={comment.id} />
        <ErrorSummary title={t("common:form.refused", { count: summary.errors.length })} {...summary} />
        <Field {...fieldProps(fields.reply)} required label={t("questions.reply")} hint={t("questions.askHint")}>
          {(control) => <Textarea {...control} {...controlProps(fields.reply)} maxLength={1000} rows={3} />}
        </Field>
        <Button className="justify-self-start" name="intent" value="reply" pendingText={t("questions.replyPending")}>
          {t("questions.replyButton")}
        </Button>
      </Form>
    </details>
  );
}
