import { type Review, reviewReplyForm } from "~/domain/deals/review";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextareaField } from "../ui/text-field";

type AnswerFormProps = { review: Review; result?: Reply; typed?: string };

export function AnswerForm({ review, result, typed }: AnswerFormProps) {
  const { t } = useTranslation("reviews");
  const [form, fields] = useForm(reviewReplyForm, {
    id: `answer-${review.id}`,
    lastResult: result,
    defaultValue: { reply: typed },
  });
  return (
    <details open={result !== undefined || typed !== undefined} className="group">
      <summary className="button button-secondary button-small group-open:hidden">
        <span aria-hidden="true">{t("answer.open")}</span>
        <span className="visually-hidden">{t("answer.openOf", { name: review.author.name })}</span>
      </summary>
      <PostForm form={form} action={`/helper/${review.user}#${form.id}`} className="grid gap-3 pt-2">
        <input type="hidden" name="review" value={review.id} />
        <FormErrors form={form} fields={fields} />
        <TextareaField field={fields.reply} label={t("answer.label")} hint={t("answer.hint")} rows={3} />
        <Button className="justify-self-start" pendingText={t("answer.pending")}>
          {t("answer.send")}
        </Button>
      </PostForm>
    </details>
  );
}
