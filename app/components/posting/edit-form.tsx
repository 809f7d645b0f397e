import { type Job, type JobInput, jobDraft } from "~/domain/jobs/job";
import { typedAdditions } from "~/domain/jobs/job-additions";
import type { Language } from "~/domain/values/language";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { typedPrice } from "../format";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { EditPlace } from "./edit-place";
import { EditPrice } from "./edit-price";
import { EditWhat } from "./edit-what";
import { MoreFields } from "./more-fields";

type EditFormProps = { job: Job; result?: Reply };

/** The photo buttons submit this form along (edit-photos.tsx), so that typed text is not lost. */
export const EDIT_FORM = "job";

export function EditForm({ job, result }: EditFormProps) {
  const { t } = useTranslation("jobs");
  const [form, fields] = useForm(jobDraft, {
    id: EDIT_FORM,
    lastResult: result,
    defaultValue: asTyped(job, useLocale()),
  });
  return (
    <>
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} encType="multipart/form-data" className="grid gap-8">
        <EditWhat fields={fields} />
        <EditPlace fields={fields} />
        <EditPrice fields={fields} />
        <MoreFields fields={fields} />
        <Button name="intent" value="save" className="justify-self-start" pendingText={t("edit.pending")}>
          {t("edit.save")}
        </Button>
      </PostForm>
    </>
  );
}

function asTyped(job: Job, locale: Language) {
  const budget = job.price_type === "TBD" ? "" : typedPrice(job.budget, locale);
  return {
    title: job.title,
    description: job.description,
    category: String(job.category),
    execution_date: job.execution_date ?? "",
    is_remote: String(job.is_remote) as "true" | "false",
    business_required: String(job.business_required) as "true" | "false",
    zipcode: job.zipcode ?? "",
    ...typedAdditions(job),
    price_type: job.price_type,
    budget,
  } satisfies Record<keyof JobInput, string>;
}
