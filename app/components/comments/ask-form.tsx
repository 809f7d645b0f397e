import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "react-router";
import type { Job } from "~/domain/job";
import { controlProps, fieldProps, formProps, summaryProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { ErrorSummary } from "../ui/error-summary";
import { Field } from "../ui/field";
import { Textarea } from "../ui/textarea";

/** A public question to the owner of a job. */
export function AskForm({ job, result }: { job: Pick<Job, "id">; result?: SubmissionResult<string[]> }) {
  const { t } = useTranslation(["jobs", "common"]);
  const [form, fields] = useForm<{ comment: string }, { comment: string }, string[]>({ id: "ask", lastResult: result });
  const summary = summaryProps(form, fields);
  return (
    <Form
      {...formProps(form)}
      action={`/task/${job.id}#${form.id}`}
      className="grid gap-4 rounded-card border border-line bg-card p-5"
    >
      <ErrorSummary title={t("common:form.refused", { count: summary.errors.length })} {...summary} />
      <Field {...fieldProps(fields.comment)} required label={t("questions.ask")} hint={t("questions.askHint")}>
        {(control) => <Textarea {...control} {...controlProps(fields.comment)} maxLength={1000} rows={3} />}
      </Field>
      <Button
        variant="secondary"
        className="justify-self-start"
        name="intent"
        value="ask"
        pendingText={t("questions.askPending")}
      >
        {t("questions.askButton")}
      </Button>
    </Form>
  );
}
