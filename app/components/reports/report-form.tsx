import { visitorReportForm } from "~/domain/admin/report";
import { REPORT_REASONS } from "~/domain/admin/report-life";
import { fieldProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { RadioGroup } from "../ui/radio-group";
import { TextareaField, TextField } from "../ui/text-field";

export function ReportForm({ signedIn, result }: { signedIn: boolean; result?: Reply }) {
  const { t } = useTranslation(["reports", "common"]);
  const [form, fields] = useForm(visitorReportForm, { id: "report", lastResult: result });
  const chosen = fields.reason.initialValue;
  return (
    <PostForm form={form} className="grid gap-6">
      <FormErrors form={form} fields={fields} />
      <RadioGroup
        {...fieldProps(fields.reason)}
        legend={t("form.reason")}
        choices={REPORT_REASONS.map((reason) => ({ value: reason, label: t(`form.reasons.${reason}`) }))}
        defaultValue={typeof chosen === "string" ? chosen : undefined}
      />
      <TextareaField
        field={fields.text}
        label={t("form.text")}
        optionalText={t("common:form.optional")}
        hint={t("form.textHint")}
        rows={4}
      />
      {!signedIn && (
        <TextField
          field={fields.email}
          label={t("form.email")}
          hint={t("form.emailHint")}
          type="email"
          autoComplete="email"
        />
      )}
      <Button className="button-wide" pendingText={t("form.pending")}>
        {t("form.send")}
      </Button>
    </PostForm>
  );
}
