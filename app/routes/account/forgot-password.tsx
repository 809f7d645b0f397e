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
import { getViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { once } from "../once";
import type { Route } from "./+types/forgot-password";

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = await getViewer(context);
  const chooses = viewer?.has_password === false ? { id: viewer.id, email: viewer.email } : null;
  return { title: getT(context, "account")(chooses ? "forgot.choose" : "forgot.title"), chooses };
}

export async function action({ request, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  const form = readForm(formData, mailForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await once(context, request, formData, (key) => getApi(context).account.resetPassword({ body: form.data }, key));
  } catch (error) {
    return refusedByApi(form, error);
  }
  const viewer = await getViewer(context);
  const isOwn = viewer?.email === form.value.email;
  getFlash(context).success(getT(context, "account")(isOwn ? "forgot.chosen" : "forgot.done"));
  return redirect(viewer ? settingsOf(viewer.id) : "/login", 303);
}

export const meta = privateMeta;

const settingsOf = (viewer: number | null) => `/profile/${viewer}/settings`;

export default function ForgotPassword({ loaderData: { title, chooses }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["account", "security"]);
  const [form, fields] = useForm(mailForm, {
    id: "forgot",
    lastResult: actionData?.result,
    defaultValue: { email: chooses?.email },
  });
  return (
    <AccountPage
      title={title}
      intro={t(chooses ? "forgot.chooseIntro" : "forgot.intro")}
      aside={
        chooses ? (
          <Link to={settingsOf(chooses.id)}>{t("security:passkey.back")}</Link>
        ) : (
          <Link to="/login">{t("forgot.back")}</Link>
        )
      }
    >
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-5">
        <TextField field={fields.email} label={t("email")} type="email" autoComplete="email" />
        <Button className="button-wide">{t("forgot.submit")}</Button>
      </PostForm>
    </AccountPage>
  );
}
