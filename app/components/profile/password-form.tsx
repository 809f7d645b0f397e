import { useForm } from "@conform-to/react";
import { Form } from "react-router";
import { fieldProps, formProps, summaryProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { ErrorSummary } from "../ui/error-summary";
import { Field } from "../ui/field";
import { Input } from "../ui/input";

/** Changes the password: the current one proves who asks. */
export function PasswordForm({ result }: { result?: Reply }) {
  const { t } = useTranslation(["profile", "account", "common"]);
  const [form, fields] = useForm({
    id: "password",
    lastResult: result,
    defaultValue: { old_password: "", new_password: "" },
  });
  const summary = summaryProps(form, fields);
  return (
    <Card className="grid gap-6 p-5 sm:p-7">
      <h2 className="text-xl">{t("settings.password")}</h2>
      <ErrorSummary title={t("common:form.refused", { count: summary.errors.length })} {...summary} />
      <Form {...formProps(form)} className="grid gap-6">
        <input type="hidden" name="intent" value="password" />
        <Field {...fieldProps(fields.old_password)} label={t("settings.passwordOld")}>
          {(attributes) => <Input {...attributes} type="password" autoComplete="current-password" />}
        </Field>
        <Field
          {...fieldProps(fields.new_password)}
          label={t("settings.passwordNew")}
          hint={t("account:signup.passwordHint")}
        >
          {(attributes) => <Input {...attributes} type="password" autoComplete="new-password" />}
        </Field>
        <Button variant="secondary" className="justify-self-start" pendingText={t("saving")}>
          {t("settings.passwordChange")}
        </Button>
      </Form>
    </Card>
  );
}
