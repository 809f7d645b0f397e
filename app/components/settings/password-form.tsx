import { passwordForm } from "~/domain/profile-form";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";

export function PasswordForm({ result }: { result?: Reply }) {
  const { t } = useTranslation(["profile", "account"]);
  const [form, fields] = useForm(passwordForm, { id: "password", lastResult: result });
  return (
    <Card className="grid gap-6 p-5 sm:p-7">
      <h3 className="text-xl">{t("settings.password")}</h3>
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
    </Card>
  );
}
