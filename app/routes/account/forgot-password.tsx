import { redirect } from "react-router";
import { AccountPage } from "~/components/account/account-page";
import { Button } from "~/components/ui/button";
import { FormErrors } from "~/components/ui/form-errors";
import { Link } from "~/components/ui/link";
import { PostForm } from "~/components/ui/post-form";
import { TextField } from "~/components/ui/text-field";
import { getApi } from "~/context";
import { mailForm } from "~/domain/accounts/account";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/forgot-password";

export const loader = ({ context }: Route.LoaderArgs) => ({ title: getT(context, "account")("forgot.title") });

export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(await readFields(request), mailForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await getApi(context).account.resetPassword({ body: form.data });
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "account")("forgot.done"));
  return redirect("/login", 303);
}

export const meta = privateMeta;

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const [form, fields] = useForm(mailForm, { id: "forgot", lastResult: actionData?.result });
  return (
    <AccountPage
      title={t("forgot.title")}
      intro={t("forgot.intro")}
      aside={<Link to="/login">{t("forgot.back")}</Link>}
    >
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-5">
        <TextField field={fields.email} label={t("email")} type="email" autoComplete="email" />
        <Button className="button-wide">{t("forgot.submit")}</Button>
      </PostForm>
    </AccountPage>
  );
}
