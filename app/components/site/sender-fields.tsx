import type { FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { TextField } from "../ui/text-field";

export interface Sender {
  name: string;
  email: string;
}

export function SenderFields({ fields }: { fields: Record<keyof Sender, FormField> }) {
  const { t } = useTranslation("site");
  return (
    <>
      <TextField field={fields.name} label={t("contact.name")} autoComplete="name" />
      <TextField
        field={fields.email}
        label={t("contact.email")}
        hint={t("contact.emailHint")}
        type="email"
        autoComplete="email"
      />
    </>
  );
}
