import { CONTACT_SUBJECTS, contactForm } from "~/domain/site/support-mail";
import { controlProps, fieldProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { Select } from "../ui/select";
import { TextareaField } from "../ui/text-field";
import { type Sender, SenderFields } from "./sender-fields";

export interface ContactFormProps {
  sender: Sender;
  result?: Reply;
}

export function ContactForm({ sender, result }: ContactFormProps) {
  const { t } = useTranslation("site");
  const [form, fields] = useForm(contactForm, { id: "contact", lastResult: result, defaultValue: sender });
  const subjects = CONTACT_SUBJECTS.map((value) => ({ value, label: t(`contact.subjects.${value}`) }));
  return (
    <PostForm form={form} className="grid gap-6">
      <FormErrors form={form} fields={fields} />
      <SenderFields fields={fields} />
      <Field {...fieldProps(fields.subject)} label={t("contact.subject")}>
        {(control) => (
          <Select
            {...control}
            defaultValue={controlProps(fields.subject).defaultValue}
            options={[{ value: "", label: t("contact.choose") }, ...subjects]}
          />
        )}
      </Field>
      <TextareaField field={fields.letter} label={t("contact.letter")} hint={t("contact.letterHint")} rows={7} />
      <Button className="button-wide" pendingText={t("contact.pending")}>
        {t("contact.send")}
      </Button>
    </PostForm>
  );
}
