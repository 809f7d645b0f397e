import { REVIEW_DAYS, reviewForm } from "~/domain/deals/review";
import type { JobRole } from "~/domain/jobs/job-life";
import { fieldProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { StarField } from "../ui/star-field";
import { TextareaField } from "../ui/text-field";

interface ReviewFormProps {
  name: string;
  role: JobRole;
  result?: Reply;
  typed?: Record<string, string>;
}

export function ReviewForm({ name, role, result, typed }: ReviewFormProps) {
  const { t } = useTranslation("reviews");
  const [form, fields] = useForm(reviewForm, { id: "review", lastResult: result, defaultValue: typed });
  const stars = fields.rating.initialValue;
  return (
    <PostForm form={form} className="grid gap-6">
      <FormErrors form={form} fields={fields} />
      <StarField
        {...fieldProps(fields.rating)}
        legend={t("write.rating", { name })}
        words={[t("words.worst"), t("words.poor"), t("words.fair"), t("words.good"), t("words.best")]}
        defaultValue={typeof stars === "string" ? stars : undefined}
      />
      <TextareaField field={fields.text} label={t("write.text")} hint={t(`write.textHint.${role}`)} rows={5} />
      <p className="text-sm text-ink-soft">{t("write.rule", { name, days: REVIEW_DAYS })}</p>
      <Button className="button-wide" pendingText={t("write.pending")}>
        {t("write.send")}
      </Button>
    </PostForm>
  );
}
