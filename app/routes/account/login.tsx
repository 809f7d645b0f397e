import { Form, redirect } from "react-router";
import { AccountPage } from "~/components/account/account-page";
import { DemoAccounts } from "~/components/account/demo-accounts";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { FormErrors } from "~/components/ui/form-errors";
import { Link } from "~/components/ui/link";
import { TextField } from "~/components/ui/text-field";
import { getApi, getEnvironment, getSession } from "~/context";
import { credentials } from "~/domain/account";
import { isLocal } from "~/domain/environment";
import { formProps } from "~/forms/props";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { returnPath } from "~/middleware/return-path";
import { getViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/login";

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = returnPath(new URL(request.url).searchParams.get("next"));
  if (await getViewer(context)) throw redirect(next, 303);
  return {
    next,
    title: getT(context, "account")("login.title"),
    demo: isLocal(getEnvironment(context)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readFields(request);
  const form = readForm(sent, credentials, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await getSession(context).signIn(await getApi(context).account.logIn({ body: form.data }));
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "account")("login.welcomeBare"));
  return redirect(returnPath(sent.get("next")), 303);
}

export const meta = privateMeta;

export default function Login({ loaderData: { next, demo }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const [form, fields] = useForm(credentials, { id: "login", lastResult: actionData?.result });
  const other = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
  return (
    <AccountPage
      title={t("login.title")}
      intro={t("login.intro")}
      notice={next !== "/" && <Alert tone="info">{t("login.needed")}</Alert>}
      aside={
        <>
          <p>
            {t("login.noAccount")} <Link to={`/signup${other}`}>{t("login.signup")}</Link>
          </p>
          {!import.meta.env.DEPLOYED && demo && <DemoAccounts />}
        </>
      }
    >
      <FormErrors form={form} fields={fields} />
      <Form {...formProps(form)} className="grid gap-5">
        <input type="hidden" name="next" value={next} />
        <TextField field={fields.email} label={t("email")} type="email" autoComplete="username" />
        <TextField field={fields.password} label={t("password")} type="password" autoComplete="current-password" />
        <Button className="button-wide" pendingText={t("login.pending")}>
          {t("login.submit")}
        </Button>
      </Form>
      <p>
        <Link to="/forgot-password">{t("login.forgot")}</Link>
      </p>
    </AccountPage>
  );
}
