import { passwordForm } from "~/domain/accounts/profile-form";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";
import { SettingRow } from "./setting-row";

export function PasswordForm({ result }: { result?: Reply }) {
  const { t } = useTranslation(["profile", "account"]);
  const [form, fields] = useForm(passwordForm, { id: "password", lastResult: result });
  return (
    <SettingRow title={t("settings.password")} open={result !== undefined}>
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-6">
        <input type="hidden" name="intent" value="password" />
        <TextField
          field={fields.old_password}
          label={t("settings.passwordOld")}
          type="password"
          autoComplete="current-password"
        />
        <TextField
          field={fields.new_password}
          label={t("settings.passwordNew")}
          hint={t("account:signup.passwordHint")}
          type="password"
          autoComplete="new-password"
        />
        <TextField
          field={fields.confirm}
          label={t("account:signup.confirm")}
          type="password"
          autoComplete="new-password"
        />
        <Button variant="secondary" className="justify-self-start" pendingText={t("saving")}>
          {t("settings.passwordChange")}
        </Button>
      </PostForm>
    </SettingRow>
  );
}
