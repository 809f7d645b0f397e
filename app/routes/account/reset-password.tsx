import { redirect } from "react-router";
import { ApiError, isRefused } from "~/api/error";
import { AccountPage } from "~/components/account/account-page";
import { WaysToKeep } from "~/components/account/ways-to-keep";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { FormErrors } from "~/components/ui/form-errors";
import { Link } from "~/components/ui/link";
import { PostForm } from "~/components/ui/post-form";
import { TextField } from "~/components/ui/text-field";
import { getApi, getSession } from "~/context";
import { resetForm, type WaysToKeep as Ways } from "~/domain/accounts/account";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { loginTo, namePath } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/reset-password";
import { noteEmptied } from "./emptied";

const NOTHING_ELSE: Ways = { passkeys: [], linked: [] };

async function waysOf(context: Route.LoaderArgs["context"], body: { uid: string; token: string }) {
  try {
    return await getApi(context).account.resetWays({ body });
  } catch (error) {
    if (isRefused(error, 400)) return null;
    // Older back ends do not have this call; the link is then validated on submit.
    if (error instanceof ApiError) return NOTHING_ELSE;
    throw error;
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const link = { uid: search.get("uid") ?? "", token: search.get("token") ?? "" };
  const title = getT(context, "account")("reset.title");
  return { title, ...link, ways: await waysOf(context, link) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(await readFields(request), resetForm, { locale: getLocale(context), context: "reset" });
  if (!form.ok) return refused(form.reply);
  const { confirm: _, ...body } = form.value;
  const { cleared, left } = (await waysOf(context, { uid: body.uid, token: body.token })) ?? NOTHING_ELSE;
  try {
    await getApi(context).account.confirmReset({ body });
  } catch (error) {
    return refusedByApi(form, error);
  }
  await getSession(context).signOut();
  getFlash(context).success(getT(context, "account")("reset.done"));
  noteEmptied(context, { cleared, left });
  return redirect(cleared ? loginTo(namePath("/")) : "/login", 303);
}

export const meta = privateMeta;

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { title, uid, token, ways } = loaderData;
  const { t } = useTranslation("account");
  const [form, fields] = useForm(resetForm, {
    id: "reset",
    lastResult: actionData?.result,
    defaultValue: { uid, token },
  });
  if (!ways) return <LinkTooOld title={title} />;
  return (
    <AccountPage title={title} aside={<Link to="/forgot-password">{t("reset.failed")}</Link>}>
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-5">
        <input type="hidden" name="uid" value={uid} />
        <input type="hidden" name="token" value={token} />
        {ways.new_account && (
          <Alert tone="warning" title={t("reset.newAccount")}>
            {t("reset.newAccountText")}
          </Alert>
        )}
        {ways.cleared && (
          <Alert tone="warning" title={t("reset.clears")}>
            <p>{t("reset.clearsText")}</p>
            {ways.left && <p>{t("emptied.left")}</p>}
          </Alert>
        )}
        <TextField
          field={fields.new_password}
          label={t("reset.new")}
          hint={t("signup.passwordHint")}
          type="password"
          autoComplete="new-password"
        />
        <TextField field={fields.confirm} label={t("signup.confirm")} type="password" autoComplete="new-password" />
        <WaysToKeep {...ways} fields={fields} />
        <Button className="button-wide">{t("reset.submit")}</Button>
      </PostForm>
    </AccountPage>
  );
}

function LinkTooOld({ title }: { title: string }) {
  const { t } = useTranslation("account");
  return (
    <AccountPage title={title}>
      <p>{t("reset.tooOld")}</p>
      <ButtonLink to="/forgot-password">{t("reset.again")}</ButtonLink>
    </AccountPage>
  );
}
