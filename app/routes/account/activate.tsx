import { data, Form, redirect } from "react-router";
import { isRefused } from "~/api/error";
import { AccountPage } from "~/components/account/account-page";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { FormErrors } from "~/components/ui/form-errors";
import { PostForm } from "~/components/ui/post-form";
import { TextField } from "~/components/ui/text-field";
import { getApi } from "~/context";
import { mailForm } from "~/domain/account";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/activate";

/** The same page at two addresses: the first address of an account, and one that was changed. */
const isEmailChange = (request: Request) => new URL(request.url).pathname.endsWith("/confirm-email");

export function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  return {
    title: getT(context, "account")("activate.title"),
    uid: search.get("uid") ?? "",
    token: search.get("token") ?? "",
  };
}

async function resend(sent: FormData, context: Route.ActionArgs["context"]) {
  const form = readForm(sent, mailForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await getApi(context).account.resendActivation({ body: form.data });
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "account")("activate.resent"));
  return redirect("/", 303);
}

/** A link in a mail is opened by programs that look for harm, too: it is used by a press of the button alone. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readFields(request);
  if (sent.has("email")) return resend(sent, context);
  const body = { uid: String(sent.get("uid")), token: String(sent.get("token")) };
  try {
    const { account } = getApi(context);
    await (isEmailChange(request) ? account.confirmEmail({ body }) : account.activate({ body }));
  } catch (error) {
    if (isRefused(error, 400)) return data({ result: undefined }, { status: 400 });
    throw error;
  }
  getFlash(context).success(getT(context, "account")("activate.done"));
  return redirect("/", 303);
}

export const meta = privateMeta;

export default function Activate({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const [form, fields] = useForm(mailForm, { id: "resend", lastResult: actionData?.result });
  if (actionData || !loaderData.token) {
    return (
      <AccountPage title={t("activate.failedTitle")} notice={<Alert tone="error">{t("activate.failed")}</Alert>}>
        <FormErrors form={form} fields={fields} />
        <PostForm form={form} className="grid gap-5">
          <TextField field={fields.email} label={t("email")} type="email" autoComplete="email" />
          <Button className="button-wide">{t("activate.resend")}</Button>
        </PostForm>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t("activate.title")} intro={t("activate.text")}>
      <Form method="post">
        <input type="hidden" name="uid" value={loaderData.uid} />
        <input type="hidden" name="token" value={loaderData.token} />
        <Button className="button-wide">{t("activate.submit")}</Button>
      </Form>
    </AccountPage>
  );
}
