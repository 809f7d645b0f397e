import { credentials } from "~/domain/accounts/account";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { FormErrors } from "../ui/form-errors";
import { Link } from "../ui/link";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";
import { AccountPage } from "./account-page";

export function PartnerLoginPage({ title, lastResult }: { title: string; lastResult?: Reply }) {
  const { t } = useTranslation(["partner", "fields"]);
  const [form, fields] = useForm(credentials, { id: "partner-login", lastResult });
  return (
    <AccountPage
      title={title}
      intro={t("login.intro")}
      aside={
        <p>
          {t("login.none")} <Link to="/partner">{t("login.become")}</Link>
        </p>
      }
    >
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-5">
        <TextField field={fields.email} label={t("fields:label.email")} type="email" autoComplete="username" />
        <TextField
          field={fields.password}
          label={t("fields:label.password")}
          type="password"
          autoComplete="current-password"
        />
        <Button className="button-wide" pendingText={t("login.pending")}>
          {t("login.submit")}
        </Button>
      </PostForm>
      <p>
        <Link to="/forgot-password">{t("login.forgot")}</Link>
      </p>
    </AccountPage>
  );
}
