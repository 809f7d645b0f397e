import { partnerForm } from "~/domain/site/support-mail";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextareaField, TextField } from "../ui/text-field";
import { type Sender, SenderFields } from "./sender-fields";

export interface PartnerFormProps {
  sender: Sender;
  result?: Reply;
}

export function PartnerForm({ sender, result }: PartnerFormProps) {
  const { t } = useTranslation("site");
  const [form, fields] = useForm(partnerForm, { id: "partner", lastResult: result, defaultValue: sender });
  return (
    <PostForm form={form} className="grid gap-6">
      <FormErrors form={form} fields={fields} />
      <SenderFields fields={fields} />
      <TextField field={fields.company} label={t("partner.company")} autoComplete="organization" />
      <TextareaField field={fields.letter} label={t("contact.letter")} hint={t("partner.letterHint")} rows={6} />
      <Button className="button-wide" pendingText={t("contact.pending")}>
        {t("partner.send")}
      </Button>
    </PostForm>
  );
}
