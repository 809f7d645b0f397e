import type { FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { TextField } from "../ui/text-field";

export function PasswordProof({ field }: { field: FormField }) {
  const { t } = useTranslation("account");
  return <TextField field={field} label={t("password")} type="password" autoComplete="current-password" />;
}

export function EmailProof({ field, label, email }: { field: FormField; label: string; email: string }) {
  const { t } = useTranslation("security");
  return (
    <TextField field={field} label={label} hint={t("removal.emailHint", { email })} type="email" autoComplete="off" />
  );
}
