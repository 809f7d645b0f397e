import { data, redirect } from "react-router";
import { isRefused } from "~/api/error";
import { AccountPage } from "~/components/account/account-page";
import { ConfirmAddress } from "~/components/account/confirm-address";
import { ConfirmByLogin } from "~/components/account/confirm-by-login";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { FormErrors } from "~/components/ui/form-errors";
import { PostForm } from "~/components/ui/post-form";
import { TextField } from "~/components/ui/text-field";
import { getApi, getSession } from "~/context";
import { credentials, mailForm } from "~/domain/account";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { pageUrl } from "~/middleware/page-url";
import { getViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { flashRefusal } from "../refusal";
import type { Route } from "./+types/activate";

type Context = Route.ActionArgs["context"];

/** The same page at two addresses: the first address of an account, and one that was changed. */
const isEmailChange = (request: Request) => pageUrl(request).pathname.endsWith("/confirm-email");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = pageUrl(request);
  const uid = searchParams.get("uid") ?? "";
  const viewer = await getViewer(context);
  return {
    title: getT(context, "account")("activate.title"),
    uid,
    token: searchParams.get("token") ?? "",
    isOwn: viewer !== null && String(viewer.id) === uid,
    isChange: isEmailChange(request),
    here: pathname + search,
  };
}

/** Answers others in the same way for every address. Its holder reads on the home page what happened. */
async function resend(sent: FormData, context: Context) {
  const form = readForm(sent, mailForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const isOwn = (await getViewer(context))?.email === form.value.email;
  try {
    await getApi(context).account.resendActivation({ body: form.data });
  } catch (error) {
    if (!isOwn) return refusedByApi(form, error);
    flashRefusal(context, error);
    return redirect("/", 303);
  }
  getFlash(context).success(getT(context, "account")(isOwn ? "activate.resentOwn" : "activate.resent"));
  return redirect("/", 303);
}

/** Logs in to the account of the link, and to no other. Returns why not. */
async function logInTo(uid: string, sent: FormData, context: Context) {
  const form = readForm(sent, credentials, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const session = getSession(context);
  try {
    await session.signIn(await getApi(context).account.logIn({ body: form.data }));
    if (String((await getApi(context).profile.own()).id) === uid) return null;
  } catch (error) {
    return refusedByApi(form, error);
  }
  await session.signOut();
  return refused(form.refuse({}, [getT(context, "account")("activate.otherAccount")]));
}

/**
 * Confirms in a session of the account only: somebody else may have signed up with this address, and their password would
 * stay (record 071). A press of the button uses the link, because programs that look for harm open links in mails too.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readFields(request);
  if (sent.has("email") && !sent.has("token")) return resend(sent, context);
  const body = { uid: String(sent.get("uid")), token: String(sent.get("token")) };
  if (sent.has("password")) {
    const reply = await logInTo(body.uid, sent, context);
    if (reply) return reply;
  } else if (String((await getViewer(context))?.id) !== body.uid) {
    return redirect(`${pageUrl(request).pathname}?${new URLSearchParams(body)}`, 303);
  }
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
  const isDead = (actionData && !actionData.result) || !loaderData.token;
  const [form, fields] = useForm(mailForm, { id: "resend", lastResult: actionData?.result });
  if (!isDead) {
    return loaderData.isOwn ? (
      <ConfirmAddress {...loaderData} />
    ) : (
      <ConfirmByLogin {...loaderData} lastResult={actionData?.result} />
    );
  }
  return (
    <AccountPage title={t("activate.failedTitle")} notice={<Alert tone="error">{t("activate.failed")}</Alert>}>
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} action="/account/activate" className="grid gap-5">
        <TextField field={fields.email} label={t("email")} type="email" autoComplete="email" />
        <Button className="button-wide">{t("activate.resend")}</Button>
      </PostForm>
    </AccountPage>
  );
}
