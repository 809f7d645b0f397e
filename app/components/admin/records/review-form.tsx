import type { Review } from "~/domain/deals/review";
import { fieldProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { type FieldLimits, usePlainForm } from "~/forms/use-plain-form";
import { useTranslation } from "~/locales/use-translation";
import { RadioGroup } from "../../ui/radio-group";
import { AdminForm, AdminSubmit } from "../admin-form";
import { AdminPanel } from "../admin-panel";
import { AdminTextarea } from "../admin-textarea";
import { ReasonField } from "../reason-field";

export interface ReviewFormProps {
  review: Review;
  limits: FieldLimits<"text" | "visible" | "reason">;
  result?: Reply;
}

export function ReviewForm({ review, limits, result }: ReviewFormProps) {
  const { t } = useTranslation("adminRecords");
  const [form, fields] = usePlainForm(limits, {
    id: "review",
    lastResult: result,
    defaultValue: { text: review.text },
  });
  const isVisible = fields.visible.initialValue;
  const now = t(review.visible ? "reviews.shown.visible" : "reviews.shown.hidden");
  return (
    <AdminPanel title={t("review.change")}>
      <AdminForm form={form} fields={fields} result={result}>
        <AdminTextarea field={fields.text} label={t("review.text")} hint={t("review.textHint")} rows={5} />
        <RadioGroup
          {...fieldProps(fields.visible)}
          legend={t("review.visible")}
          choices={[
            { value: "", label: t("review.leave", { now }) },
            { value: "true", label: t("review.show") },
            { value: "false", label: t("review.hide") },
          ]}
          defaultValue={typeof isVisible === "string" ? isVisible : ""}
        />
        <ReasonField field={fields.reason} usual={t("review.usual", { returnObjects: true })} />
        <AdminSubmit pendingText={t("review.pending")} className="justify-self-start">
          {t("review.save")}
        </AdminSubmit>
      </AdminForm>
    </AdminPanel>
  );
}
