import { credentials } from "~/domain/accounts/account";
import { useAsPageForm } from "~/forms/page-form";
import { formProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { FormErrors } from "../ui/form-errors";
import { Link } from "../ui/link";
import { TextField } from "../ui/text-field";
import { AccountPage } from "./account-page";

interface ConfirmByLoginProps {
  uid: string;
  token: string;
  isChange: boolean;
  pageAddress: string;
  lastResult?: Reply;
}

/** Confirms an address and logs in at once: the link opens in a phone's browser, where users are often logged out. */
export function ConfirmByLogin({ uid, token, isChange, pageAddress, lastResult }: ConfirmByLoginProps) {
  const { t } = useTranslation("account");
  const [form, fields] = useForm(credentials, { id: "confirm", lastResult });
  useAsPageForm(form.id);
  return (
    <AccountPage
      title={t("activate.title")}
      intro={t(isChange ? "activate.loginTextOfChange" : "activate.loginText")}
      aside={
        <>
          <p>
            {t(isChange ? "login.forgot" : "activate.unknown")}{" "}
            <Link to="/forgot-password">{t("activate.unknownLink")}</Link>
          </p>
          <p>
            <Link to={`/login?next=${encodeURIComponent(pageAddress)}`}>{t("activate.otherWay")}</Link>
          </p>
        </>
      }
    >
      <FormErrors form={form} fields={fields} />
      <Form {...formProps(form)} className="grid gap-5">
        <input type="hidden" name="uid" value={uid} />
        <input type="hidden" name="token" value={token} />
        <TextField field={fields.email} label={t("email")} type="email" autoComplete="username" />
        <TextField field={fields.password} label={t("password")} type="password" autoComplete="current-password" />
        <Button className="button-wide">{t("activate.loginSubmit")}</Button>
      </Form>
    </AccountPage>
  );
}
