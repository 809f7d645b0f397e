import { redirect } from "react-router";
import { AccountPage } from "~/components/account/account-page";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { FormErrors } from "~/components/ui/form-errors";
import { Link } from "~/components/ui/link";
import { PostForm } from "~/components/ui/post-form";
import { TextField } from "~/components/ui/text-field";
import { getApi, getSession } from "~/context";
import { resetForm } from "~/domain/account";
import { checkProps } from "~/forms/props";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/reset-password";

export function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  return {
    title: getT(context, "account")("reset.title"),
    uid: search.get("uid") ?? "",
    token: search.get("token") ?? "",
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(await readFields(request), resetForm, { locale: getLocale(context), context: "reset" });
  if (!form.ok) return refused(form.reply);
  const { confirm: _, ...body } = form.value;
  try {
    await getApi(context).account.confirmReset({ body });
  } catch (error) {
    return refusedByApi(form, error);
  }
  await getSession(context).signOut();
  getFlash(context).success(getT(context, "account")("reset.done"));
  return redirect("/login", 303);
}

export const meta = privateMeta;

export default function ResetPassword({ loaderData: { uid, token }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const [form, fields] = useForm(resetForm, {
    id: "reset",
    lastResult: actionData?.result,
    defaultValue: { uid, token },
  });
  return (
    <AccountPage title={t("reset.title")} aside={<Link to="/forgot-password">{t("reset.failed")}</Link>}>
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-5">
        <input type="hidden" name="uid" value={uid} />
        <input type="hidden" name="token" value={token} />
        <TextField
          field={fields.new_password}
          label={t("reset.new")}
          hint={t("signup.passwordHint")}
          type="password"
          autoComplete="new-password"
        />
        <TextField field={fields.confirm} label={t("signup.confirm")} type="password" autoComplete="new-password" />
        <fieldset className="grid gap-3">
          <legend className="font-semibold">{t("reset.ways")}</legend>
          <p className="text-ink-soft">{t("reset.waysText")}</p>
          <Checkbox {...checkProps(fields.keep_passkeys)} label={t("reset.keepPasskeys")} />
          <Checkbox {...checkProps(fields.keep_linked)} label={t("reset.keepLinked")} />
        </fieldset>
        <Button className="button-wide">{t("reset.submit")}</Button>
      </PostForm>
    </AccountPage>
  );
}
