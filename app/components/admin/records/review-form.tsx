import { Form } from "react-router";
import { reviewChange } from "~/domain/admin";
import type { Review } from "~/domain/review";
import { fieldProps, formProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../../ui/button";
import { FormErrors } from "../../ui/form-errors";
import { RadioGroup } from "../../ui/radio-group";
import { TextareaField } from "../../ui/text-field";
import { DeskPanel } from "../desk-panel";
import { ReasonField } from "../reason-field";

/** Changes what a review says, or whether it is shown; always with a reason. */
export function ReviewForm({ review, result }: { review: Review; result?: Reply }) {
  const { t } = useTranslation("adminRecords");
  const [form, fields] = useForm(reviewChange, {
    id: "review",
    lastResult: result,
    defaultValue: { text: review.text },
  });
  const asked = fields.visible.initialValue;
  const now = t(review.visible ? "reviews.shown.visible" : "reviews.shown.hidden");
  return (
    <DeskPanel title={t("review.change")}>
      <Form {...formProps(form)} className="grid gap-5">
        <FormErrors form={form} fields={fields} />
        <TextareaField field={fields.text} label={t("review.text")} hint={t("review.textHint")} rows={5} />
        <RadioGroup
          {...fieldProps(fields.visible)}
          legend={t("review.visible")}
          choices={[
            { value: "", label: t("review.leave", { now }) },
            { value: "true", label: t("review.show") },
            { value: "false", label: t("review.hide") },
          ]}
          defaultValue={typeof asked === "string" ? asked : ""}
        />
        <ReasonField field={fields.reason} usual={t("review.usual", { returnObjects: true })} />
        <Button pendingText={t("review.pending")} className="justify-self-start">
          {t("review.save")}
        </Button>
      </Form>
    </DeskPanel>
  );
}
